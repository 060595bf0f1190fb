/** The public boards whose own data are asked before the page. */
import { ashby } from './ashby.ts';
import type { Board, BoardAddress } from './board.ts';
import { greenhouse } from './greenhouse.ts';
import { lever } from './lever.ts';
import { personio } from './personio.ts';
import { recruitee } from './recruitee.ts';
import { smartRecruiters } from './smartrecruiters.ts';
import { teamtailor } from './teamtailor.ts';
import { workable } from './workable.ts';

const BOARDS: readonly Board[] = [
  greenhouse,
  lever,
  ashby,
  smartRecruiters,
  recruitee,
  personio,
  workable,
  teamtailor,
];

export type BoardFound = BoardAddress & { board: Board; url: URL };

/** The board that an address belongs to, with where its data are; nothing for all other sites. */
export function boardAt(address: string): BoardFound | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  for (const board of BOARDS) {
    const found = board.addressOf(url);
    if (found) return { ...found, board, url };
  }
  return undefined;
}
