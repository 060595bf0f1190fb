/**
 * Keeps the index of the search linear: Postgres reads a word again and again where underscores join its parts, and
 * a text where comments of HTML begin; 20,000 characters of `a_` took it more than 4 seconds. Nobody writes such.
 */

/** In a row of characters without a blank, such as an address. */
export const UNDERSCORES_MAXIMUM = 200;
/** In a text. */
export const COMMENTS_MAXIMUM = 200;

const COMMENT = '<!--';
const isBlank = (code: number) => code <= 0x20;

/** Whether a text would keep the search from reading it in time; in one pass. */
export function isHardToIndex(text: string): boolean {
  let underscores = 0;
  let comments = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isBlank(code)) underscores = 0;
    else if (code === 0x5f) underscores += 1;
    else if (code === 0x3c && text.startsWith(COMMENT, at)) comments += 1;
    if (underscores > UNDERSCORES_MAXIMUM || comments > COMMENTS_MAXIMUM) return true;
  }
  return false;
}
