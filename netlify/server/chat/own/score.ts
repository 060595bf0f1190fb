/** The owner's own questions as a test: which of them get his answer, and which the content answers by now. */
import { setImmediate } from 'node:timers/promises';

import type { ChatScore, ChatScoreEntry } from '#contracts/chat.ts';

import { answer } from '../answer/answer.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { tellingStems } from '../knowledge/units.ts';
import { mostAlike, type OwnAnswer, type OwnQuestions } from './own-answers.ts';

/** The share of an answer's telling words that the content's answer must hold to say the same. */
const SAYS_THE_SAME = 0.6;

/** Asks every question of the answers of `knowledge` as it is now. */
export async function scoreOf(questions: OwnQuestions, knowledge: Knowledge, now: Date): Promise<ChatScore> {
  const { list } = questions;
  const answers = new Set(list.map(({ own }) => own));
  const published = new Set<OwnAnswer>();
  for (const own of answers) {
    if (isPublished(own, knowledge, now)) published.add(own);
    await setImmediate(); // others are served between two of 200 answers, and of 2,400 questions
  }
  const entries = list.map((asked): ChatScoreEntry => {
    const given = mostAlike(questions, asked, knowledge)?.own;
    const isRight = given === asked.own;
    const said = isRight ? '' : (given?.answer ?? '');
    return {
      answerId: asked.own.id,
      question: asked.question,
      isRight,
      said,
      isPublished: published.has(asked.own),
    };
  });
  const reworded = list.filter(({ own }) => own.questions.length > 1);
  let rewordedRight = 0;
  for (const asked of reworded) {
    if (mostAlike(questions, asked, knowledge, (other) => other !== asked)?.own === asked.own)
      rewordedRight += 1;
    await setImmediate();
  }
  return {
    asked: entries.length,
    right: entries.filter(({ isRight }) => isRight).length,
    reworded: { asked: reworded.length, right: rewordedRight },
    entries,
  };
}

/** True where the content answers the first of an answer's questions in much the same words. */
function isPublished(
  { questions: [question = ''], answer: text }: OwnAnswer,
  knowledge: Knowledge,
  now: Date,
) {
  const given = answer(knowledge, { message: question, now });
  if (!given.isAnswered) return false;
  const said = tellingStems(given.response);
  const wanted = [...tellingStems(text)];
  const weightOf = (stems: string[]) =>
    stems.reduce((sum, stem) => sum + knowledge.sentences.weight(stem), 0);
  return (
    wanted.length > 0 && weightOf(wanted.filter((stem) => said.has(stem))) >= SAYS_THE_SAME * weightOf(wanted)
  );
}
