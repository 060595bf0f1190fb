/** What follows from a text of the base by counting, or says the same in other words: its further readings, each held against a claim as the text itself is. */
import { COUNTRIES, LANGUAGES } from '../data/kinds.ts';
import { withThings, withYear } from '../text/pronouns.ts';
import { remembered } from '../text/remembered.ts';

type Tongue = 'english' | 'german' | 'french';
const HOURS: Readonly<Record<Tongue, string>> = {
  english: 'hours a day',
  german: 'Stunden am Tag',
  french: 'heures par jour',
};
const KINDS = [
  { names: LANGUAGES, said: { english: 'languages', german: 'Sprachen', french: 'langues' } },
  { names: COUNTRIES, said: { english: 'countries', german: 'Ländern', french: 'pays' } },
];
const TONGUES: Readonly<Record<string, Tongue>> = { und: 'german', bis: 'german', et: 'french', à: 'french' };

/** No noun follows that they would describe: `in French and Italian restaurants`. */
const BEHIND =
  '(?= (?:and|for|to|at|with|by|on|in|from|of|that|which|für|mit|bei|pour|dans|chez)\\b|[,.;)]|$)';
const LISTS = KINDS.map(({ names, said }) => ({
  said,
  // It begins with the first, or a list without an end is read again from each.
  list: new RegExp(
    `(?<=^|[\\s(])(?<!(?:${names}), )(?:(?:${names}), )*(?:${names}),? (and|und|et) (?:${names})${BEHIND}`,
    'gu',
  ),
  names: new RegExp(`(?<=^|[\\s(])(?:${names})(?![\\p{L}])`, 'gu'),
}));

/** `guides in English and Irish` are guides in two languages. */
const withCounts = (text: string): string =>
  LISTS.reduce(
    (told, { said, list, names }) =>
      told.replace(list, (all, joint: string) => {
        const count = new Set(all.match(names)).size;
        return `${count} ${said[TONGUES[joint] ?? 'english']} (${all})`;
      }),
    text,
  );

const CLOCK = '(\\d{1,2})(?:[:.h](\\d\\d))?( ?[ap]\\.?m\\.?| ?Uhr| ?h)?';
const OPEN = new RegExp(
  `(?:from|between|von|zwischen|de) ${CLOCK} (to|until|and|bis|und|à) ${CLOCK}(?!\\d)`,
  'u',
);
const DAY_HOURS = 24;
const HALF_DAY = 12;

const isHalf = (half = ''): boolean => /[ap]\.?m/.test(half);

function hourOf(hour = '', minutes = '0', half = ''): number {
  const plain = Number(hour) + Number(minutes) / 60;
  return isHalf(half) ? (plain % HALF_DAY) + (half.includes('p') ? HALF_DAY : 0) : plain;
}

/** `from 7 a.m. to 10 p.m.` is fifteen hours a day. */
function withHours(text: string): string {
  const [all = '', hour, minutes, half, joint = '', end, rest, other] = OPEN.exec(text) ?? [];
  // `from 8 to 12` is no time of day.
  if ([minutes, half, rest, other].every((one) => one === undefined)) return text;
  const opening = hourOf(hour, minutes, half ?? (isHalf(other) ? other : undefined));
  const count = (hourOf(end, rest, other) - opening + DAY_HOURS) % DAY_HOURS;
  return count > 0 && Number.isInteger(count)
    ? text.replace(all, `${count} ${HOURS[TONGUES[joint] ?? 'english']}`)
    : text;
}

const BROUGHT =
  /\b(brought|bringing|keep|kept|keeping) ([^,;.]{1,80}?) (up to date|(?:down|up)(?= (?:from|to|by) ))/iu;
const CHANGED: Readonly<Record<string, string>> = {
  'brought down': 'reduced',
  'brought up': 'raised',
  'bringing down': 'reducing',
  'bringing up': 'raising',
  'keep up to date': 'update',
  'kept up to date': 'updated',
  'keeping up to date': 'updating',
};
/** `bringing errors down from 9 to 4` is reducing them, and what is kept up to date is updated. */
const withChanges = (text: string): string =>
  text.replace(BROUGHT, (all, verb: string, object: string, way: string) => {
    const changed = CHANGED[`${verb.toLowerCase()} ${way}`];
    if (changed === undefined) return all;
    return `${/^\p{Lu}/u.test(verb) ? changed.charAt(0).toUpperCase() + changed.slice(1) : changed} ${object}`;
  });

export const furtherOf: (text: string) => readonly string[] = remembered((text) =>
  [
    withCounts(text),
    withHours(text),
    withHours(withCounts(text)),
    withChanges(text),
    ...withThings(text),
    ...withYear(text),
  ].filter((told, at, all) => told !== text && all.indexOf(told) === at),
);
