/** What other parts of the server ask about files that a text names by their address. */
import { inArray } from 'drizzle-orm';

import { FILE_PATH_PATTERN } from '#contracts/files.ts';

import type { Database } from '../db/database.ts';
import { managedFiles } from '../db/schema/files.ts';
import { readWholeBlob } from '../integrations/blobs.ts';
import type { FileRow } from './repository.ts';

export type { FileRow };

const ADDRESS = new RegExp(`${FILE_PATH_PATTERN}(?:[?#]|$)`);

/** The id of the file that an address of this site names. */
export function fileIdOf(address: string): number | undefined {
  const id = Number(ADDRESS.exec(address)?.[1]);
  return id > 0 ? id : undefined;
}

const ADDRESSES = new RegExp(FILE_PATH_PATTERN, 'g');

/** The ids of the files whose address stands somewhere in a text. */
export const fileIdsIn = (text: string): number[] => [
  ...new Set(Array.from(text.matchAll(ADDRESSES), ([, id]) => Number(id))),
];

/** A picture that comes with the post whose text it is put into, once that is saved: not public, and no post's yet. */
export const awaitsPost = ({ category, isPublic, postId }: FileRow): boolean =>
  category === 'media' && !isPublic && postId === null;

/** The files with these ids, by id. */
export async function findFiles(db: Database, ids: number[]): Promise<Map<number, FileRow>> {
  const rows = await db.select().from(managedFiles).where(inArray(managedFiles.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** All bytes of a file; nothing when they are not there. */
export const readFile = (file: FileRow): Promise<Uint8Array | null> => readWholeBlob(file.path);
