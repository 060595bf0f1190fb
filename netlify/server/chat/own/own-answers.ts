/** The answers that the owner has written himself: found by the words of the questions that he wrote with them. */
import type { AssistantAnswer } from '#contracts/assistant.ts';

import type { Knowledge } from '../knowledge/knowledge.ts';
import { tellingStems, tellingStemsOf } from '../knowledge/units.ts';
import { othersOf } from '../language/concepts.ts';
import { words } from '../language/words.ts';
import { kindOf, type Kind } from '../read/kind.ts';

export type OwnAnswer = Pick<AssistantAnswer, 'id' | 'questions' | 'answer' | 'link'>;

/** A way to ask for an answer. */
export type OwnQuestion = { own: OwnAnswer; question: string; text: string; kind: Kind; stems: Set<string> };

/** The share of telling words that two wordings of one question have in common, by how telling they are. */
const ALIKE = 0.75;

/** All ways to ask that the answers name, read once. */
export const ownQuestions = (answers: readonly OwnAnswer[], knowledge: Knowledge): OwnQuestion[] =>
  answers.flatMap((own) =>
    own.questions.map((question) => ({ own, question, ...read(question, knowledge) })),
  );

/** The owner's answer to a question that is one of his, or says the same in other words. */
export function ownAnswer(
  questions: readonly OwnQuestion[],
  message: string,
  knowledge: Knowledge,
): OwnAnswer | undefined {
  if (questions.length === 0) return undefined;
  const asked = read(message, knowledge);
  let best: OwnQuestion | undefined;
  let bestLikeness = ALIKE;
  for (const known of questions) {
    const likeness = known.text === asked.text ? 2 : likenessOf(asked, known, knowledge);
    if (likeness >= bestLikeness && likeness > (best ? bestLikeness : 0))
      [best, bestLikeness] = [known, likeness];
  }
  return best?.own;
}

function read(question: string, { content: { profile } }: Knowledge) {
  const written = words(question);
  const text = written.join(' ');
  const names = tellingStems(profile.name);
  const stems = new Set([...tellingStemsOf(written)].filter((stem) => !names.has(stem)));
  return { text, kind: kindOf(text), stems };
}

type Wording = Pick<OwnQuestion, 'kind' | 'stems'>;

/** 0 to 1; a word counts as the same where the vocabulary says so. Only the same kind of question is alike. */
function likenessOf(asked: Wording, known: Wording, { sentences }: Knowledge): number {
  if (asked.kind !== known.kind || asked.stems.size === 0) return 0;
  let shared = 0;
  let all = 0;
  const met = new Set<string>();
  for (const stem of asked.stems) {
    const weight = sentences.weight(stem);
    const same = [stem, ...othersOf(stem)].find((other) => known.stems.has(other));
    all += weight;
    if (!same) continue;
    shared += weight;
    met.add(same);
  }
  for (const stem of known.stems) if (!met.has(stem)) all += sentences.weight(stem);
  return shared / all;
}
