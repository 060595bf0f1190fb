/** What a demand is about: its telling words in runs, alternatives grouped, each word with all that says the same. */
import { COMMON_WORDS } from '../chat/language/common-words.ts';
import { stem } from '../chat/language/stem.ts';
import { compounded, words } from '../chat/language/words.ts';
import { groupsOf } from '../matching/posting/groups.ts';
import { FUNCTION_WORDS, SIMILAR } from '../matching/posting/plain-words.ts';
import { isSameName } from '../matching/same-name.ts';
import { languagesIn, type LanguageFound } from '../matching/text/languages.ts';
import { findMentions, type Mention } from '../matching/text/mentions.ts';
import { tokenize, type Token } from '../matching/text/tokens.ts';
import { currentVocabulary } from '../matching/vocabulary/built-in.ts';
import { IT_STEM, isEmptyWord, partsOf, relatedTo } from './related-words.ts';

/** One thing asked: a word, or a name of several. */
export type Concept = {
  from: number;
  to: number;
  /** Each must be there, itself or by a word that says the same. */
  stems: string[];
  /** The vocabulary's name of it, or empty. */
  term: string;
  /** As it stands in the demand. */
  written: string;
  /** A product, a standard, a person's title: another one of its kind is not it. */
  isName: boolean;
  /** Behind `without`: how it is done, not what. */
  isHow: boolean;
};

/** Words that belong together, such as between two commas. Runs of one group are alternatives. */
export type Run = { from: number; to: number; concepts: Concept[]; group: number | undefined };

/** `CISSP`, `C#`, `PowerShell`, `MD-102`. */
const NAMES = [/^\p{Lu}[+#]+$/u, /^\p{Lu}{2}[\p{Lu}\p{N}+#]*$/u, /\p{Ll}\p{Lu}/u, /\p{L}\p{N}|\p{N}\p{L}/u];
const isShapedAsName = (text: string): boolean => NAMES.some((shape) => shape.test(text));
const PARTING = new Set(['and', 'or', 'und', 'oder', 'et', 'ou', 'bzw', 'sowie', 'plus']);
const WITHOUT = new Set(['without', 'ohne', 'sans']);
/** Of one demand, in characters: what is longer asks for nothing that can be told. */
const LONGEST = 600;
/** `KI` is `AI`. */
const SHORT = 2;
const NUMBER = /^[\d.,]+\+?[kmb]?$/i;

/** A demand, or a part of one, as far as its words tell. */
export type Reading = {
  mentions: readonly Mention[];
  /** Languages that it names. */
  spoken: readonly LanguageFound[];
  tokens: readonly Token[];
  runs: readonly Run[];
};

/** Reads what is asked of it again only once. */
export function reader(isGerman: boolean): (text: string) => Reading {
  const known = new Map<string, Reading>();
  return (text) => {
    const reading = known.get(text) ?? readingOf(text, isGerman);
    known.set(text, reading);
    return reading;
  };
}

/**
 * @param text of one demand; a word at its beginning may have its capital from there
 * @param isGerman where every noun has a capital
 */
export function readingOf(text: string, isGerman: boolean): Reading {
  const tokens = tokenize(compounded(text.slice(0, LONGEST)).replace(/\binformation technology\b/gi, 'IT'));
  const mentions = findMentions(tokens, currentVocabulary());
  const spoken = languagesIn(tokens, { from: 0, to: tokens.length }, true);
  return { mentions, spoken, tokens, runs: runsOf({ mentions, spoken, tokens }, isGerman) };
}

function runsOf(words: Omit<Reading, 'runs'>, isGerman: boolean): Run[] {
  const { tokens } = words;
  const concepts = conceptsIn(words, isGerman);
  const runs: Run[] = [];
  let last: Run | undefined;
  for (const concept of concepts) {
    const isParted =
      !last ||
      tokens
        .slice(last.to, concept.from + 1)
        .some(({ key, gap }, at, all) =>
          at < all.length - 1 ? PARTING.has(key) : gap !== 'joint' || PARTING.has(key),
        ) ||
      tokens.slice(last.to, concept.from).some(({ gap }) => gap !== 'joint');
    if (last && !isParted) {
      last.concepts.push(concept);
      last.to = concept.to;
    } else {
      last = { from: concept.from, to: concept.to, concepts: [concept], group: undefined };
      runs.push(last);
    }
  }
  const own = runs.filter(({ from }) => !isOfItsKind(tokens, from));
  const kept = own.length > 0 ? own : runs;
  const groups = groupsOf(tokens, kept);
  return kept.map((run, at) => ({ ...run, group: groups[at] }));
}

const SIMILAR_BEFORE = 2;

/** `Dentrix or similar practice software` asks for no software of another kind. */
const isOfItsKind = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(Math.max(0, from - SIMILAR_BEFORE), from).some(({ key }) => SIMILAR.has(key));

function conceptsIn({ mentions, spoken, tokens }: Omit<Reading, 'runs'>, isGerman: boolean): Concept[] {
  const at = new Map<number, { to: number; term: string }>();
  for (const { from, to, term } of mentions) at.set(from, { to, term: term.name });
  for (const { from, to, language } of spoken) at.set(from, { to, term: language });
  const found: Omit<Concept, 'isHow'>[] = [];
  for (let index = 0; index < tokens.length;) {
    const known = at.get(index);
    if (known) {
      const inside = tokens.slice(index, known.to);
      const written = inside.map(({ text }) => text).join(' ');
      const stems = (inside.length > 1 ? inside : tokenize(known.term))
        .flatMap(stemsOf)
        .filter((one) => !isEmptyWord(one));
      const hasName = inside.some(({ text }, step) =>
        isGerman
          ? isShapedAsName(text) || (inside.length === 1 && isShortName(text))
          : isNamed(text, index + step),
      );
      const isName =
        hasName &&
        written.length > SHORT &&
        !inside.some(({ key }) => PARTING.has(key)) &&
        !isSameName(written, known.term) &&
        !isNameIn(inside, known.term);
      found.push({
        from: index,
        to: known.to,
        stems: hasName ? [] : stems,
        term: known.term,
        written,
        isName,
      });
      index = known.to;
      continue;
    }
    found.push(...wordConcept(tokens, index, isGerman));
    index += 1;
  }
  const without = tokens.findIndex(({ key }) => WITHOUT.has(key));
  return found.map((concept) => ({ ...concept, isHow: without !== -1 && concept.from > without }));
}

/** `PCI compliance` is of `PCI DSS`. */
const isNameIn = (inside: readonly Token[], term: string): boolean => {
  const names = inside.filter(({ text }) => isShapedAsName(text));
  const held = new Set(tokenize(term).map(({ key }) => key));
  return names.length > 0 && names.every(({ key }) => held.has(key));
};

const isNamed = (text: string, at: number) => isShapedAsName(text) || (at > 0 && /^\p{Lu}\p{Ll}/u.test(text));

/** In German products are short, and what a trade calls its work is long. */
const isShortName = (text: string) =>
  /^\p{Lu}/u.test(text) && text.length < LONGEST_PRODUCT && relatedTo(stem(text.toLowerCase())).size === 1;
const LONGEST_PRODUCT = 10;

function wordConcept(tokens: readonly Token[], index: number, isGerman: boolean): Omit<Concept, 'isHow'>[] {
  const token = tokens[index];
  if (!token) return [];
  const before = tokens[index - 1];
  // `IEC 62304`: the number belongs to the name.
  const isOfName = /^\d/.test(token.key) && token.gap === 'joint' && isShapedAsName(before?.text ?? '');
  if (NUMBER.test(token.text) && !isOfName) return [];
  if (FUNCTION_WORDS.has(token.key) && !isShapedAsName(token.text)) return [];
  const stems = stemsOf(token);
  if (stems.length === 0) return [];
  return stems.flatMap(partsOf).flatMap((part): Omit<Concept, 'isHow'>[] =>
    isEmptyWord(part)
      ? []
      : [
          {
            from: index,
            to: index + 1,
            stems: [part],
            term: '',
            written: token.text,
            isName:
              relatedTo(part).size === 1 &&
              (isGerman ? isShapedAsName(token.text) : isNamed(token.text, index)),
          },
        ],
  );
}

export const stemsOf = ({ text }: Token): string[] =>
  text === 'IT' || text === 'TI'
    ? [IT_STEM]
    : words(text)
        .filter((word) => !COMMON_WORDS.has(word) && !FUNCTION_WORDS.has(word))
        .map(stem);
