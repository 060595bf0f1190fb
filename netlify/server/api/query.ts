import { apiError } from './errors.ts';

const PARAMETERS_MAXIMUM = 100;

/**
 * Refuses a query of more names than any call has: reading those of one name takes time by the square of their number.
 *
 * @throws 400 `MALFORMED`
 */
export function assertFewParameters({ url }: Request): void {
  const query = url.indexOf('?');
  if (query < 0) return;
  let count = 1;
  for (let at = url.indexOf('&', query); at >= 0; at = url.indexOf('&', at + 1)) count += 1;
  if (count > PARAMETERS_MAXIMUM)
    throw apiError(400, 'MALFORMED', `The address has more than ${PARAMETERS_MAXIMUM} parameters.`);
}
