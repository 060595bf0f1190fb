/** Tells `Go` the language from the verb, and `Oracle` the database from the bakery: by the words around, never by case. */
import { foldedWords } from './fold.ts';
import { type Range, isJoined, type Token, type Tokens } from './tokens.ts';

/** After these a word is a verb or an employer. */
const REFUSED_AFTER = foldedWords(
  'to we you they i will can must should would who not at bei chez may and/to let us',
);
/** Before these it is a verb or a figure of speech. */
const REFUSED_BEFORE = foldedWords(
  'at to into out the through live beyond of on for your our a an up down back',
);
const CUES =
  foldedWords(`d de du in with using use used know knowledge via mit von en avec sous built build developed develop wrote
  write programmed experience proficient skilled proficiency advanced expert fluency strong basic solid microsoft and/or
  langage language like including e.g z.b wie notamment comfortable of maitrise maîtrisez maîtriser utilisez connaissez pratiquez beherrschen nutzen kennen run runs ran operate operated configure configured deploy deployed maintain maintained administer administered familiar kenntnisse both`);
const NOUNS =
  foldedWords(`programming language developer development engineer engineering skill experience script scripting
  code package framework kenntnisse programmierung dashboard component app application formula pivot spreadsheet
  database module playbook cookbook macro studio shiny backend frontend service entwickler entwicklung developpeur tool
  software report hook worksheet table instance query documentation production system charting`);
const BEING = foldedWords('serait seraient would should waren werden');
const CONJUNCTIONS = foldedWords('and or und oder et ou nor bzw');
/** What a name of a house, a shop or a company ends with. */
const NAME_NOUNS =
  foldedWords(`bakery gmbh ggmbh inc ltd llc corp corporation ag street avenue road cafe coffee roaster
  catering restaurant hotel brewery foundation holding brother hospital clinic church museum theater theatre kg sarl
  bistro cinema pub building campus sale junction boulevard plaza tower arena`);
const NAME_REACH = 3;

/** True where the word is the beginning of a name such as `Oracle Street Bakery`. */
export function isPartOfName(tokens: Tokens, { to }: Range): boolean {
  for (let index = to; index < to + NAME_REACH; index += 1) {
    const token = tokens[index];
    if (token?.gap !== 'joint') return false;
    if (NAME_NOUNS.has(token.key)) return true;
    if (CONJUNCTIONS.has(token.key) || CUES.has(token.key)) return false;
  }
  return false;
}

/**
 * @param begins where certain terms begin
 * @param ends where they end
 */
export function isInContext(
  tokens: Tokens,
  { from, to }: Range,
  begins: ReadonlySet<number>,
  ends: ReadonlySet<number>,
): boolean {
  const before = tokens[from - 1];
  const first = tokens[from];
  const after = tokens[to];
  if (!first) return false;
  // `Steuerfachangestellte/r`
  if (first.gap === 'slash' && first.text === 'r' && before?.key.endsWith('e') === true) return false;
  const isAfterWord = before !== undefined && isJoined(first);
  const isBeforeWord = after !== undefined && isJoined(after);
  if (isAfterWord && REFUSED_AFTER.has(before.key)) return false;
  if (isBeforeWord && (REFUSED_BEFORE.has(after.key) || /^\d{4}$/.test(after.key))) return false;
  if (isBeforeWord && NOUNS.has(after.key)) return true;
  if (isAfterWord && CUES.has(before.key)) return !isBeforeWord || !isPlainWord(after, to, begins);
  if (!isAfterWord && !isBeforeWord) return true;
  return isListedWith(tokens, from, -1, ends) || isListedWith(tokens, to, 1, begins);
}

/** A word that goes on with a phrase: `in spring term`; `in R for` and `in R or` do not. */
function isPlainWord(after: Token, at: number, begins: ReadonlySet<number>): boolean {
  if (BEING.has(after.key)) return false;
  return after.gap === 'joint' && after.key.length > 4 && !begins.has(at) && !NOUNS.has(after.key);
}

/** `R, Python` and `R or Python`: a comma, a slash or a conjunction, and then a certain term. */
function isListedWith(tokens: Tokens, edge: number, step: 1 | -1, certain: ReadonlySet<number>): boolean {
  const parting = step === 1 ? tokens[edge] : tokens[edge - 1];
  if (parting && CONJUNCTIONS.has(parting.key)) return certain.has(edge + step);
  const gap = tokens[edge]?.gap;
  return certain.has(edge) && (gap === 'comma' || gap === 'slash' || gap === 'joint');
}
