/** What `them` and `it` stand for, written out. */
import type { Phrase } from './frame.ts';
import { framesOf } from './frames.ts';

const AGAIN = / (and|und) (?:then )?(\S{1,40}) (?:them|it|sie|es|ihn)(?=[ .,;]|$)/iu;
const AGAIN_BEFORE = / (et) les (\S{1,40})(?=[ .,;]|$)/iu;
const MANY = /^(?:\d[\d.,]*|the|my|all|its|die|das|den|les|des|la|le)$/i;
const BEHIND = /^(?:for|of|in|to|with|at|on|per|each|every|from|für|im|pro|par|pour|dans|instand|ein|auf)$/i;
/** `Checked 9 invoices and posted them` is `Checked 9 invoices and posted invoices`. */
export function withoutPronoun(text: string): string {
  const found = AGAIN.exec(text) ?? AGAIN_BEFORE.exec(text);
  const [all = '', joint = '', verb = ''] = found ?? [];
  // `et les clients`
  if (found === null || (joint === 'et' && /[sx]$/.test(verb))) return text;
  const [, ...words] = text.slice(0, found.index).split(' ');
  const start = words.findIndex((word) => !MANY.test(word));
  const end = words.findIndex((word, at) => at > start && BEHIND.test(word));
  const object = words.slice(start, end === -1 ? undefined : end).join(' ');
  if (object === '' || /[,;.]| (?:and|und|et) /.test(object)) return text;
  const rest = text.slice(found.index + all.length);
  return `${text.slice(0, found.index)} ${joint} ${verb} ${object}${rest}`;
}

const PRONOUN = /(?<= )(?:them|it|these)(?= myself|[.,;]|$)/i;
/** Behind a joint, as the object of what follows it. */
const JOINED = /(?: and|,? but|;|, then) (?:[\w-]+,? ){0,5}(?!(?:of|with|within|among) )[\w-]+ $/i;
/** In characters; nobody says more between a joint and a pronoun. */
const JOINED_LENGTH = 80;
const isNamed = ({ items }: Phrase): boolean =>
  items.some(({ quantity, key, kind }) => kind === 'word' && quantity === null && !key.startsWith('per:'));

/** `Reviewed drafts but wrote none of them`: of one thing before it, or it is not said which. */
export function withThings(text: string): string[] {
  const found = PRONOUN.exec(text);
  const before = text.slice(0, found?.index ?? 0);
  if (found === null || !JOINED.test(before.slice(-JOINED_LENGTH))) return [];
  const isMany = found[0].toLowerCase() !== 'it';
  const things = framesOf(before)
    .flatMap(({ phrases }) => phrases)
    .filter(isNamed)
    .map(({ items }) => before.slice(items[0]?.start ?? 0, items.at(-1)?.end ?? 0))
    .filter((thing) => (/[^su]s$/i.test(thing) || thing.includes(' and ')) === isMany);
  const [thing = ''] = things;
  const rest = text.slice(before.length + found[0].length);
  return new Set(things).size === 1 ? [`${before}${thing}${rest}`] : [];
}

const YEAR = /(?<![\d,.])(?:19|20)\d\d(?![\d,.]?\d)/g;
/** `that year` where one is named before it. */
export function withYear(text: string): string[] {
  const [before = '', ...rest] = text.split(
    / (?:(?:in|during|over|within) )?that (?:same )?year(?=[ .,;]|$)/i,
  );
  const years = new Set(before.match(YEAR));
  return rest.length === 1 && years.size === 1 ? [`${before} in ${[...years].join('')}${rest.join('')}`] : [];
}
