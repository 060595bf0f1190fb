/** Which language a text is in, by its small words. */
import { frenchActs, germanActs, type Act } from './act-forms.ts';
import type { Token, Tokens } from './token.ts';
import { wordSet } from './word-set.ts';

export type Language = 'german' | 'french' | 'other';

const GERMAN = wordSet(
  'der die das den dem und von vom mit für bei beim ein eine einen einem einer eines zur zum auf als ich wir im am aus nach über unter durch sowie sich oder seit pro rund etwa um wochen monat monate jahr jahre täglich wöchentlich monatlich jährlich jede jeden jedem jeder jedes allen habe zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
);
const FRENCH = wordSet(
  "le la les des du de et une un au aux dans pour par sur avec l' d' qu' j' ai je nous en environ chaque toutes tous parmi lesquels semaine mois jour fois deux quatre dont chez sous à",
);
const ENGLISH = wordSet('the and of to with for by from at is was as that which using their');
const ACCENTED = /[äöüßéèêàç]/;

function isOpeningOf({ word, text }: Token, forms: ReadonlyMap<string, unknown>): boolean {
  return (
    (forms.has(word) || forms.has(`+${word}`)) &&
    word.length >= 5 &&
    (ACCENTED.test(text) || /(?:te|ung|é)$/.test(word))
  );
}

/** `Rechnungen geprüft`. */
const isClosingOf = (tokens: Tokens, forms: ReadonlyMap<string, Act>): boolean =>
  forms.get(tokens.findLast(({ kind }) => kind === 'word')?.word ?? '')?.form === 'participle';

/** `Hält Anlagen instand`. */
const isParted = ([first, ...rest]: Tokens): boolean =>
  rest.some(({ word }) => germanActs.parted.has(`${word} ${first?.word}`));

/** `Devis rédigés`. */
const isDescribed = (tokens: Tokens, forms: ReadonlyMap<string, Act>): boolean =>
  tokens.some(({ word }) => /é(?:e?s?)$/.test(word) && forms.get(word)?.form === 'participle');

export function languageOf(tokens: Tokens): Language {
  // `des Hausmeisters`, but `des contrats`.
  const isGermanOf = ({ word }: Token, at: number) =>
    word === 'des' && /^\p{Lu}\p{Ll}/u.test(tokens[at + 1]?.text ?? '');
  const ofs = tokens.filter(isGermanOf).length;
  const count = (words: ReadonlySet<string>) => tokens.filter(({ word }) => words.has(word)).length;
  const [first] = tokens;
  if (first === undefined) return 'other';
  const german =
    count(GERMAN) +
    ofs +
    Number(isOpeningOf(first, germanActs.forms) || isClosingOf(tokens, germanActs.forms) || isParted(tokens));
  const french =
    count(FRENCH) -
    ofs +
    Number(isOpeningOf(first, frenchActs.forms) || isDescribed(tokens, frenchActs.forms));
  const most = Math.max(german, french);
  if (most === 0 || most <= count(ENGLISH) || german === french) return 'other';
  return german > french ? 'german' : 'french';
}
