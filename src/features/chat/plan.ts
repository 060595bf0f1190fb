/** What a message of the visitor leads to, besides an answer: the game's words (P-CHAT-4, P-CHAT-5, D9). */
import { hasGame } from 'virtual:brand/parts';

import { NO, YES } from './words.ts';

export type Plan = 'nothing' | 'ask' | 'open game' | 'open game and ask' | 'decline';

/** Beyond this a message is surely about something else as well (D9). */
const LONGEST_COMMAND = 6;
const GAME = /\b(game|play)\b/i;
const ACCEPTS = /\b(yes|sure|play)\b|\bwhy not\b/i;
const DECLINES = /\b(no|not)\b/i;

/** Whole words count, in any case; while an offer is pending, the first yes or no decides. */
export function planFor(message: string, isOfferPending: boolean): Plan {
  if (!message.trim()) return 'nothing'; // P-CHAT-7
  const isLong = message.trim().split(/\s+/).length > LONGEST_COMMAND;
  const opening: Plan = isLong ? 'open game and ask' : 'open game';
  if (isOfferPending) {
    if (message === YES) return opening; // as the button says it, in the owner's words
    if (message === NO) return 'decline';
    const [yes, no] = [ACCEPTS.exec(message)?.index, DECLINES.exec(message)?.index];
    if (no !== undefined && (yes === undefined || no < yes)) return 'decline';
    if (yes !== undefined) return opening;
  }
  return hasGame && GAME.test(message) ? opening : 'ask';
}
