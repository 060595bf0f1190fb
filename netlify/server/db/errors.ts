/** Errors of the network and of Postgres that mean "not reachable now": answered with 503. */
const UNAVAILABLE_CODES = new Set([
  '53000', // short of resources
  '53200', // of memory
  '53400',
  '57014', // the statement took too long, and was ended

  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '08000',
  '08003',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
const UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|WebSocket/i;

/** It is full, or takes no changes: what is there can be read, and often deleted. */
const READ_ONLY_CODES = new Set(['25006', '53100']);
/** Of changes that were in each other's way one was given up and left nothing behind: it may be done again. */
const CONTENDED_CODES = new Set(['40001', '40P01', '55P03']);

/** Postgres' error code or Node's, wherever drizzle or the driver has put it. */
export function databaseErrorCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return undefined;
}

/** True when the database could not be reached, so that trying again later may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = databaseErrorCode(error);
  if (code && UNAVAILABLE_CODES.has(code)) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // The socket of a server on this machine is a file: without the server it is missing.
    if ('syscall' in cause && cause.syscall === 'connect') return true;
    if (UNAVAILABLE_MESSAGE.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}

/** True when the database can be read but takes no changes, because it is full or a copy. */
export const isReadOnly = (error: unknown): boolean => READ_ONLY_CODES.has(databaseErrorCode(error) ?? '');

/** True when there is no room: what takes none may still be done. */
export const isFull = (error: unknown): boolean => databaseErrorCode(error) === '53100';

/** True when another change was in the way: done again, it is likely to succeed. */
export const isContended = (error: unknown): boolean => CONTENDED_CODES.has(databaseErrorCode(error) ?? '');
