/** Why there is no picture, in a sentence for the owner. */
import { ORPCError } from '@orpc/server';

import { databaseErrorCode, isDatabaseUnavailable } from '../db/errors.ts';

/** A page could not be taken; the message is a sentence for the owner. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** @throws what is of the database: then nothing can be noted either, and the run is taken up again later. */
export function sentenceOf(error: unknown): string {
  if (error instanceof PictureError || error instanceof ORPCError) return error.message;
  if (isDatabaseUnavailable(error) || databaseErrorCode(error)) throw error;
  console.error('A picture could not be made.', error);
  return 'The picture could not be made. The log says why.';
}
