/** Why a database does not answer, in a sentence without statements, values and stacks. */
import { databaseErrorCode } from '../server/db/errors.ts';

const SENTENCES: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at its address: is the database running, and the port right?',
  ENOTFOUND: 'its host does not exist: look at the name once more',
  EAI_AGAIN: 'its host cannot be looked up now: try again',
  ETIMEDOUT: 'it does not answer in time: is it awake, and open to this address?',
  ECONNRESET: 'it broke the connection off: does it want `?sslmode=require`?',
  '28P01': 'the user or password is wrong',
  '28000': 'it does not let this user in: user, or `?sslmode=require`',
  '3D000': 'it has no database of this name',
  '53300': 'it has no connection left: use the pooled address',
  '53100': 'it is full',
};

/** @param error what its driver threw */
export function databaseProblem(error: unknown): string {
  const code = databaseErrorCode(error);
  const known = code === undefined ? undefined : SENTENCES[code];
  return `the database of DATABASE_URL cannot be used: ${known ?? 'it does not answer'}${code ? ` (${code})` : ''}.`;
}
