/** Where a text names terms of the vocabulary: the longest at each place, ambiguous words only in their context. */
import type { Vocabulary, VocabularyTerm } from '../vocabulary/vocabulary.ts';
import { isInContext, isPartOfName } from './ambiguity.ts';
import { longestAt, phraseOf } from './phrases.ts';
import { isJoined, type Tokens } from './tokens.ts';

/** Words `from` up to, not including, `to`. */
export type Mention = { term: VocabularyTerm; from: number; to: number };
type Candidate = Mention & { isAmbiguous: boolean };

/** German nouns that make a skill of a thing: `Buchhaltungskenntnisse`. */
const SKILL_ENDING =
  /^(.{3,}?)-?s?(?:kenntniss?e?|grundkenntniss?e?|erfahrung(?:en)?|zertifizierung(?:en)?|fahigkeit(?:en)?|knowhow|wissen|system(?:e|en)?|arbeiten)$/;
const SHORTEST_ENDED = 9;
const BETWEEN_ALTERNATIVES = new Set(['and', 'or', 'und', 'oder', 'et', 'ou', 'bzw']);

/** @returns mentions in the order of the text, none overlapping */
export function findMentions(tokens: Tokens, vocabulary: Vocabulary): Mention[] {
  const candidates: Candidate[] = [];
  for (let index = 0; index < tokens.length;) {
    const shared = sharedHead(tokens, index, vocabulary);
    const found = shared ?? candidateAt(tokens, index, vocabulary);
    if (found && !isPartOfName(tokens, found)) candidates.push(found);
    index = shared ? index + 1 : Math.max(found?.to ?? 0, index + 1);
  }
  return inContext(tokens, candidates);
}

function candidateAt(tokens: Tokens, from: number, { spellings }: Vocabulary): Candidate | undefined {
  const found = longestAt(spellings, tokens, from);
  if (found) return { ...found.label, from, to: found.to };
  const key = tokens[from]?.key ?? '';
  const stem = key.length < SHORTEST_ENDED ? undefined : SKILL_ENDING.exec(key)?.[1];
  const spelling = stem === undefined ? undefined : phraseOf(spellings, [stem]);
  return spelling && { ...spelling, from, to: from + 1 };
}

/** `unit and integration testing` names `unit testing` too. */
function sharedHead(tokens: Tokens, from: number, { spellings }: Vocabulary): Candidate | undefined {
  const joint = tokens[from + 1];
  if (!joint || !BETWEEN_ALTERNATIVES.has(joint.key)) return undefined;
  const [first, head] = [tokens[from], tokens[from + 3]];
  if (!first || !head) return undefined;
  if (!isJoined(joint) || !isJoined(head)) return undefined;
  const spelling = phraseOf(spellings, [first.key, head.key]);
  return spelling && { ...spelling, from, to: from + 4 };
}

/** An ambiguous word may stand beside another that its own neighbour made certain: once in each direction. */
function inContext(tokens: Tokens, candidates: readonly Candidate[]): Mention[] {
  if (!candidates.some(({ isAmbiguous }) => isAmbiguous)) return [...candidates];
  const certain = new Set(candidates.filter(({ isAmbiguous }) => !isAmbiguous));
  const begins = new Set([...certain].map(({ from }) => from));
  const ends = new Set([...certain].map(({ to }) => to));
  const consider = (candidate: Candidate) => {
    if (certain.has(candidate) || !isInContext(tokens, candidate, begins, ends)) return;
    certain.add(candidate);
    begins.add(candidate.from);
    ends.add(candidate.to);
  };
  candidates.forEach(consider);
  candidates.toReversed().forEach(consider);
  return candidates.filter((candidate) => certain.has(candidate));
}
