/**
 * Other ways to say a claim, each of which says at least as much: what supports one of them supports the claim.
 * Never a way that says less, and never one of the base: its words stay as they are.
 */
import { OWN_NAMES } from './data/own-names.ts';

type Rewording = readonly [pattern: RegExp, replacement: string];

const FALLING = String.raw`(\d[\d.,]*)`;

/** Who did it is told beside what was done: the active voice says more than the passive. */
const PASSIVES: readonly Rewording[] = [
  [
    /^([^,;.:]{3,90}?) (?:was|were|is|are|has been|have been) (\p{L}{2,20}(?:ed|en|ne|wn|pt|lt|ld|de|nt))\b(?!.{0,200}\bby\b)/iu,
    '$2 $1',
  ],
  [
    /^(l['’][^,;.:\s]{3,40}|l[ea]s? [^,;.:]{3,80}?) (?:était|étaient|a été|ont été|est|sont) (\p{L}{2,20}(?:é|ée|és|ées|i|ie|is|it|ite|u|ue|us))(?=\s|[,.]|$)(?!.{0,200}\bpar\b)/iu,
    '$2 $1',
  ],
  [
    /^((?:der|die|das) [^,;.:]{3,80}?) (?:wurde|wurden|wird|werden) (?!.{0,200}\b(?:von|durch)\b)([^,;.:]{0,80}?)\b(\p{L}{2,24}(?:t|en))(?=[,.;]|$)/iu,
    '$3 $1 $2',
  ],
];

/** The same in other words. */
const PHRASES: readonly Rewording[] = [
  [/^(\p{L}{3,12}) ([^,;.:]{3,60}?) (on|up|out|off|over) (?=(?:to|in|for|with|from|by)\b)/iu, '$1 $3 $2 '],
  [/([;,] )(?:with )?([^,;.:]{2,60}?) (\p{L}{3,14}(?:ed|en)) by (the [\p{L} ]{3,40})/iu, '; $4 $3 $2'],
  [/^author of\b/i, 'Wrote'],
  [/^(?:took|take|takes) a share of\b/i, 'Shared'],
  [/\bone (\p{L}{3,12}) in (?:three)\b/iu, 'every third $1'],
  [/\bone (\p{L}{3,12}) in (?:two)\b/iu, 'every second $1'],
  [/\bone (\p{L}{3,12}) in (?:four)\b/iu, 'every fourth $1'],
  [/, mostly\b/i, ', most of them'],
  [/, (?:davon|dont|darunter)\b/iu, '; '],
  [/,? à raison de\b/iu, ','],
  [/\bzus\.(?=\s)/iu, 'zusammen'],
  [/\b(\d{1,2}(?:st|nd|rd|th))-century ([^.;,]{2,60})/iu, '$2 of the $1 century'],
  [
    /, whose (\p{L}[\p{L} ]{1,40}?) (the [\p{L} ]{2,40}) (does|do|did|makes|checks|signs|approves|writes|runs)\b/iu,
    '; $2 $3 the $1',
  ],
  [/\bquotidienne?s?\b([^.;]{0,60}), le soir\b/iu, '$1 chaque soir'],
  [/;? the decision lies with (the [\p{L} ]{2,40})/iu, '; $1 decides'],
  [/\(entscheidung (?:beim|durch das|durch den) (\p{L}+)\)/iu, '; die Entscheidung lag beim $1;'],
];

/** What fell by the numbers that it tells; who or what did it, it does not say. */
const FALLS: readonly Rewording[] = [
  [
    new RegExp(
      `^(?:baisse|diminution|recul) (?:du |de la |des |de l['’]|de |d['’])(.{3,60}?) de ${FALLING}(.{0,20}?) à ${FALLING}`,
      'iu',
    ),
    '$1 passé de $2$3 à $4',
  ],
  [
    new RegExp(`^rückgang (?:der|des|von) (.{3,60}?) von ${FALLING}(.{0,20}?) auf ${FALLING}`, 'iu'),
    '$1 gesunken von $2$3 auf $4',
  ],
  [
    new RegExp(
      `^(?:share of (?=.{0,200}(?:%|percent)))?(.{3,60}?) (?:is |are )?down from ${FALLING}(.{0,24}?) to ${FALLING}`,
      'iu',
    ),
    '$1 fell from $2$3 to $4',
  ],
];

const RESPONSIBLE =
  /^(?:responsible for|zuständig für) (?:the |a |an |die |der |das |den |ein |eine |einen )?/iu;
const CARING =
  /(?<=^|[.;,] |\band |\bund )(?:look(?:ed|ing)? after|betreuung|betreue|betreute) (?:(?:the|a|an|von|der|des|die|den|eines|einer|ein|eine|einen) )?/giu;

/** `Responsible for X` of `looked after X`, where nothing stands between them: a ward's patients are not the ward. */
function asCare(text: string, texts: readonly string[]): string[] {
  const [opening = ''] = RESPONSIBLE.exec(text) ?? [];
  const object = text.slice(opening.length);
  const [first = '', second = ''] = object.toLowerCase().split(' ');
  if (opening === '' || first === '') return [];
  const begin = /\d/.test(first) ? `${first} ${second}` : first;
  return texts.flatMap((own) =>
    [...own.matchAll(CARING)]
      .filter(({ index, 0: verb }) =>
        own
          .slice(index + verb.length)
          .toLowerCase()
          .startsWith(begin),
      )
      .map(({ 0: verb }) => `${verb}${object}`),
  );
}

const TEXT_MAXIMUM = 600;
const MOST = 12;

const numberOf = (text = '') =>
  Number(
    text
      .replace(/[.,](?=\d{3}\b)/g, '')
      .replace(',', '.')
      .replace(/\.$/, ''),
  );

function reworded(text: string, [pattern, replacement]: Rewording, isFall: boolean): string | undefined {
  const match = pattern.exec(text);
  if (!match || (isFall && numberOf(match[2]) <= numberOf(match[4]))) return undefined;
  return text
    .replace(pattern, replacement)
    .replace(/\s{2,}/g, ' ')
    .trim();
}

/** Words of `texts` that begin with the letters of a short form: `FNOL` of `first notices of loss`. */
function longForms(short: string, texts: readonly string[]): string[] {
  if (OWN_NAMES.has(short)) return [];
  const letters = short.toLowerCase();
  return texts.flatMap((text) => {
    const words = text
      .slice(0, TEXT_MAXIMUM)
      .split(/[\s-]+/u)
      .map((word) => word.replace(/[,;:.()]/g, ''));
    return words.flatMap((_, at) => {
      const rest = words.slice(at, at + letters.length);
      const isAll =
        rest.length === letters.length &&
        rest.every((word, index) => word.toLowerCase().startsWith(letters[index] ?? ' '));
      return isAll ? [rest.join(' ')] : [];
    });
  });
}

/**
 * Ways to say `text`, by the words of language and by the short forms that `texts` of the base spell out; two letters
 * are spelled by chance too often, except where nothing but names stands.
 */
export function rewordingsOf(text: string, texts: readonly string[], shortest = 3): string[] {
  if (text.length > TEXT_MAXIMUM) return [];
  const found: string[] = [];
  const rules = [...PASSIVES, ...PHRASES, ...FALLS];
  const from = [text, ...asCare(text, texts)];
  found.push(...from.slice(1));
  for (const one of from) {
    for (const rule of rules) {
      const next = reworded(one, rule, FALLS.includes(rule));
      if (next !== undefined && next !== one && !from.includes(next) && found.length < MOST) {
        found.push(next);
        from.push(next);
      }
    }
    for (const [short] of one.matchAll(/(?<![\p{L}\d])\p{Lu}{2,5}(?![\p{L}\d])/gu))
      for (const long of short.length < shortest ? [] : new Set(longForms(short, texts))) {
        const next = one.replace(short, long);
        if (!from.includes(next) && found.length < MOST) {
          found.push(next);
          from.push(next);
        }
      }
  }
  return found;
}
