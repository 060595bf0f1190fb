/** German acts that others did. */
import { germanActs } from './act-forms.ts';
import { isCapital, nounOf } from './german-words.ts';
import { isBreakAt, isStrongAt, named } from './plain-acts.ts';
import type { Token, Tokens } from './token.ts';
import { wordSet } from './word-set.ts';

export const ARTICLES = wordSet(
  'der die das den dem des ein eine einen einem einer eines von vom zur zum im am beim bei mit für durch auf aus nach jede jeder jeden jedes alle',
);

/** `Unser Team erzielte`: a verb that we do not know, of somebody else. */
export const isDoneByOthers = (tokens: Tokens, start: number, index: number): boolean =>
  index === start + 2 &&
  /^(?:der|die|das|unser|unsere|mein|meine)$/.test(tokens[start]?.word ?? '') &&
  /^\p{Ll}+ten?$/u.test(tokens[index]?.text ?? '');

/** Is done by who stands behind `durch`: `Wartung der Pumpen durch einen Meister`; `durch den Einbau` is how. */
export function isOfOther(tokens: Tokens, index: number): boolean {
  const end = tokens.findIndex((_, at) => at > index && isBreakAt(tokens, at));
  const rest = tokens.slice(index, end === -1 ? tokens.length : end);
  const at = rest.findIndex(
    ({ word }, place) => word === 'durch' && ARTICLES.has(rest[place + 1]?.word ?? ''),
  );
  const doer = rest[at + 2];
  return at !== -1 && nounOf(doer?.word ?? '') === undefined && (doer === undefined || isCapital(doer));
}

export const PASSIVE = /^(?:wurden?|worden|wird|werden)$/;
const isDoer = (tokens: Tokens, index: number): boolean =>
  /^(?:vom|von|durch)$/.test(tokens[index]?.word ?? '') && tokens[index + 1]?.kind === 'word';

/** `Wurden von der Leiterin betreut`: she did it. */
export function withOthersActs(tokens: Tokens): Token[] {
  let isOfOthers = false;
  return tokens.map((token, index) => {
    isOfOthers = isDoer(tokens, index) || (isOfOthers && !isStrongAt(tokens, index));
    const act = germanActs.forms.get(token.word);
    return isOfOthers && act?.form === 'participle' ? named(token, act.name, 'verb') : token;
  });
}
