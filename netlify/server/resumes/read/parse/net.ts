/** Addresses of mail and web, and telephone numbers. */

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@(?:[\p{L}\d-]{1,63}\.){1,5}\p{L}{2,20}(?![\p{L}\d])/u;
const LINK =
  /(?<![\w@./-])(?:https?:\/\/[^\s|,;<>"“”()]{3,200}|(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,4}(?:com|org|net|edu|io|dev|de|at|ch|fr|be|eu|uk|co|me|app|info|tech|page|site|ca|us|nl|it|es|pl|cz|se|no|fi|dk|ai|xyz|blog|name|online|example)(?:\/[^\s|,;<>"“”()]{0,180})?)(?![\w@]|\.[a-z])/giu;
/** A text that is nothing but the name of a host, whatever its last part. */
const BARE = /^(?:[a-z\d-]{2,63}\.){2,4}[a-z]{2,12}$/u;
const PHONE = /(?<![\w.])(?:\(?\+|00|\()?\d[\d\s()./–-]{5,22}\d(?!\w)/gu;

export const findEmail = (text: string): string => EMAIL.exec(text)?.[0] ?? '';

/** The first number of 7 to 15 digits that is no date and no postal code. */
export function findPhone(texts: string[]): string {
  for (const text of texts.flatMap((one) => one.split(BETWEEN_NUMBERS)))
    for (const [found] of text.matchAll(PHONE)) {
      const digits = found.replace(/\D/g, '').length;
      if (digits >= 7 && digits <= 15 && !IS_DATE.test(found) && !SPAN.test(found)) return found.trim();
    }
  return '';
}

/** `04921 555020 / 0151 555020`, but `04921 / 555020` is one. */
const BETWEEN_NUMBERS = /(?<=\d{3})\s?[/|]\s?(?=(?:\+|0)\d)|\s(?:oder|or|ou)\s/u;

const IS_DATE = /^\d{1,2}[./]\s?\d{1,2}[./]\s?\d{4}$|^\d{4}-\d\d-\d\d$|^\d{4}-\d{4}-\d{4}-\d{4}$/;

const SPAN = /\b(?:19|20)\d\d\s?[–-]\s?(?:\d{1,2}[./]){0,2}(?:19|20)\d\d\b/;

export const isLinkedIn = (link: string): boolean => /(?:^|[/.])linkedin\.com\//i.test(link);

/** Addresses in the texts, without those of mail; then those that only stand behind words. */
export function findLinks(texts: string[], targets: string[]): string[] {
  const written = texts.flatMap((text) =>
    BARE.test(text)
      ? [text]
      : Array.from(text.replace(new RegExp(EMAIL, 'gu'), ' ').matchAll(LINK), ([link]) =>
          link.replace(/[.:]$/, ''),
        ),
  );
  const known = new Set(written.map(bare));
  const hidden = targets.filter((target) => /^https?:\/\//i.test(target) && !known.has(bare(target)));
  return [...new Set([...written, ...hidden])];
}

const bare = (link: string) => link.replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/gi, '').toLowerCase();
