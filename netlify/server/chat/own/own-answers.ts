/** The answers that the owner has written himself: found by the words of the questions that he wrote with them. */
import type { AssistantAnswer } from '#contracts/assistant.ts';
import { QUESTION_MAXIMUM } from '#contracts/chat-limits.ts';

import type { Knowledge } from '../knowledge/knowledge.ts';
import { tellingStems, tellingStemsOf } from '../knowledge/units.ts';
import { othersOf } from '../language/concepts.ts';
import { words } from '../language/words.ts';
import { kindOf, type Kind } from '../read/kind.ts';

export type OwnAnswer = Pick<AssistantAnswer, 'id' | 'questions' | 'answer' | 'link'>;

type Wording = { text: string; kind: Kind; stems: ReadonlySet<string> };

/** A way to ask for an answer. */
export type OwnQuestion = Wording & { own: OwnAnswer; question: string };

/** All ways to ask for the answers, read once and to be found by their words. */
export type OwnQuestions = {
  list: readonly OwnQuestion[];
  byText: ReadonlyMap<string, OwnQuestion[]>;
  /** Of one kind and with one stem: each time those that have the very same stems, in the order of the list. */
  byStem: ReadonlyMap<string, OwnQuestion[][]>;
};

/** The share of telling words that two wordings of one question have in common, by how telling they are. */
const ALIKE = 0.75;

/** The ways to ask that one answer names. */
export const wordingsOf = (own: OwnAnswer, knowledge: Knowledge): OwnQuestion[] =>
  own.questions.map((question) => {
    // One letter may be written out as eighteen, and there are 2,400 questions.
    const writtenOut = question.normalize('NFKC').slice(0, QUESTION_MAXIMUM);
    return { own, question, ...read(writtenOut, knowledge) };
  });

/** Makes ways to ask findable. */
export function ownQuestions(list: readonly OwnQuestion[]): OwnQuestions {
  const sameWords = Map.groupBy(list, ({ kind, stems }) => `${kind} ${[...stems].toSorted().join(' ')}`);
  const byStem = new Map<string, OwnQuestion[][]>();
  for (const alike of sameWords.values())
    for (const stem of alike[0]?.stems ?? []) {
      const place = `${alike[0]?.kind} ${stem}`;
      const known = byStem.get(place);
      if (known) known.push(alike);
      else byStem.set(place, [alike]);
    }
  return { list, byText: Map.groupBy(list, ({ text }) => text), byStem };
}

/** The owner's answer to a question that is one of his, or says the same in other words. */
export function ownAnswer(
  questions: OwnQuestions,
  message: string,
  knowledge: Knowledge,
): OwnAnswer | undefined {
  return questions.list.length === 0
    ? undefined
    : mostAlike(questions, read(message, knowledge), knowledge)?.own;
}

/** The way to ask that is most like a wording, without those that do not count; the first of equals. */
export function mostAlike(
  questions: OwnQuestions,
  asked: Wording,
  knowledge: Knowledge,
  counts: (question: OwnQuestion) => boolean = () => true,
): OwnQuestion | undefined {
  const same = questions.byText.get(asked.text)?.find(counts);
  if (same) return same;
  const said = saidIn(asked, knowledge);
  let best: OwnQuestion | undefined;
  let bestLikeness = 0;
  for (const alike of mayBeAlike(questions, asked, knowledge)) {
    const known = alike.find(counts);
    const likeness = known ? likenessOf(said, known, knowledge) : 0;
    if (likeness >= ALIKE && likeness > bestLikeness) [best, bestLikeness] = [known, likeness];
  }
  return best;
}

/**
 * The groups of wordings that can reach `ALIKE`: whatever does must hold one of the stems that together weigh more
 * than a quarter, so that only those with the fewest wordings are looked up.
 */
export function mayBeAlike(
  { byStem }: OwnQuestions,
  asked: Wording,
  knowledge: Knowledge,
): Set<OwnQuestion[]> {
  const places = saidIn(asked, knowledge)
    .map(({ weight, ways }) => ({
      weight,
      groups: ways.flatMap((way) => byStem.get(`${asked.kind} ${way}`) ?? []),
    }))
    .toSorted((a, b) => a.groups.length - b.groups.length);
  const all = places.reduce((sum, { weight }) => sum + weight, 0);
  const found = new Set<OwnQuestion[]>();
  let seen = 0;
  for (const { weight, groups } of places) {
    for (const group of groups) found.add(group);
    seen += weight;
    if (all - seen < ALIKE * all) break;
  }
  return found;
}

function read(question: string, { content: { profile } }: Knowledge): Wording {
  const written = words(question);
  const text = written.join(' ');
  const names = tellingStems(profile.name);
  const stems = new Set([...tellingStemsOf(written)].filter((stem) => !names.has(stem)));
  return { text, kind: kindOf(text), stems };
}

type Said = { weight: number; ways: string[] };

/** The telling words of a wording, each with all ways to say it: a word counts as the same where the vocabulary says so. */
const saidIn = ({ stems }: Wording, { sentences }: Knowledge): Said[] =>
  [...stems].map((stem) => ({ weight: sentences.weight(stem), ways: [stem, ...othersOf(stem)] }));

/** 0 to 1. */
function likenessOf(said: readonly Said[], known: Wording, { sentences }: Knowledge): number {
  let shared = 0;
  let all = 0;
  const met = new Set<string>();
  for (const { weight, ways } of said) {
    const same = ways.find((way) => known.stems.has(way));
    all += weight;
    if (!same) continue;
    shared += weight;
    met.add(same);
  }
  for (const stem of known.stems) if (!met.has(stem)) all += sentences.weight(stem);
  return shared / all;
}
