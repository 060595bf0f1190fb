/** By what a message looks like one of a machine's: scored, never filed for one thing that people do as well. */
import type { ContactInput } from '#contracts/contact-message.ts';
import type { SpamSign } from '#contracts/contacts.ts';

/** People need longer than this for an empty form; a browser that fills them in does not. */
const FASTEST_HUMAN_MS = 3_000;
const LINKS_MAXIMUM = 2;
/** From here on a message is filed as spam. */
const SPAM_POINTS = 2;

type Rule = { sign: SpamSign; points: number; applies: (message: ContactInput) => boolean };

const RULES: Rule[] = [
  // Nobody sees this field, and browsers are told not to fill it in.
  { sign: 'hidden-field', points: 2, applies: ({ website }) => Boolean(website) },
  {
    sign: 'fast',
    points: 1,
    applies: ({ elapsedMs }) => elapsedMs !== undefined && elapsedMs < FASTEST_HUMAN_MS,
  },
  {
    sign: 'links',
    points: 1,
    applies: ({ message }) => message.split(/https?:\/\//i).length - 1 > LINKS_MAXIMUM,
  },
  {
    sign: 'markup',
    points: 1,
    applies: ({ message }) => /<a\s[^<>]{0,40}href|\[(?:url|link)[=\]]/i.test(message),
  },
];

/** What speaks for spam, for the owner to read, and whether it is enough. */
export function judge(message: ContactInput): { signs: SpamSign[]; isSpam: boolean } {
  const found = RULES.filter(({ applies }) => applies(message));
  const points = found.reduce((sum, rule) => sum + rule.points, 0);
  return { signs: found.map(({ sign }) => sign), isSpam: points >= SPAM_POINTS };
}
