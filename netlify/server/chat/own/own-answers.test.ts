import { setImmediate } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { siteContent } from '#server/content/current.ts';

import { buildKnowledge } from '../knowledge/knowledge.ts';
import {
  mayBeAlike,
  mostAlike,
  ownAnswer,
  ownQuestions,
  saidIn,
  wordingsOf,
  type OwnAnswer,
  type OwnQuestion,
  type OwnQuestions,
} from './own-answers.ts';
import { scoreOf } from './score.ts';

const knowledge = buildKnowledge(siteContent());
const NOW = new Date('2026-11-20');
/** Words that nothing published holds: `w3x` of number 3. */
const word = (n: number, of: string) => `${of}${n.toString(36)}x`;

const SHARED = 'team security cost office budget cloud vendor support audit access device network'.split(' ');

/** Answers with a wording for each of the shared words, beside three words that only the wordings of one answer hold. */
const answersOf = (count: number): OwnAnswer[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    answer: `Answer ${id}.`,
    link: '',
    questions: SHARED.map(
      (shared) => `Does the ${shared} cover ${word(id, 'qu')} ${word(id, 'ze')} and ${word(id, 'vo')}?`,
    ),
  }));

/** All wordings of answers, to be found. */
const found = (answers: OwnAnswer[]) =>
  ownQuestions(
    answers.flatMap((own) => wordingsOf(own, knowledge)),
    knowledge,
  );

/** How many wordings a wording is compared with. */
const compared = (questions: OwnQuestions, asked: OwnQuestion, wanted?: () => number): number =>
  [...mayBeAlike(questions, asked.kind, saidIn(asked, knowledge), wanted)].length;

/** How many wordings all wordings of so many answers are compared with. */
function comparisons(count: number): number {
  const questions = found(answersOf(count));
  return questions.list.reduce((sum, asked) => sum + compared(questions, asked), 0);
}

test('D45 twice the owner’s answers are twice the comparisons, not four times', () => {
  const [few, many] = [comparisons(100), comparisons(200)];
  expect(many / few).toBeLessThan(2.1);
  expect(many).toBeLessThanOrEqual(200 * 12 * 12);
});

test('D45 wordings of the very same words are compared once', () => {
  const answers = Array.from({ length: 50 }, (_, id) => ({
    id,
    answer: '',
    link: '',
    questions: ['Does he juggle?', 'Does he, juggle?', `Does ${'he '.repeat(id)} juggle?`],
  }));
  const questions = found(answers);
  const [asked] = questions.list;
  expect(asked && compared(questions, asked)).toBe(1);
});

test('D45 among long wordings that share all but a word, the one with that word ends the search', () => {
  const long = Array.from({ length: 40 }, (_, n) => word(n, 'lo')).join(' ');
  const questions = found(
    Array.from({ length: 50 }, (_, id) => ({
      id,
      answer: '',
      link: '',
      questions: [`Why ${long} ${word(id, 'qu')}?`, `Why ${long} ${word(id, 'qu')} ${word(id, 'ze')}?`],
    })),
  );
  const asked = questions.list[20];
  expect(asked && compared(questions, asked)).toBe(100);
  expect(asked && compared(questions, asked, () => 0.98)).toBe(2);
  expect(asked && mostAlike(questions, asked, knowledge, (other) => other !== asked)?.own.id).toBe(10);
});

test('D45 of a question whose letters stand for many no more is read than of any other', () => {
  const [read] = found([{ id: 1, answer: '', link: '', questions: ['ﷺ'.repeat(300)] }]).list;
  expect(read?.text.length).toBeLessThanOrEqual(300);
});

test('D45 what is looked up by words is what a comparison with all would find', () => {
  const answers = answersOf(20);
  const questions = found(answers);
  for (const [id, { questions: wordings }] of answers.entries()) {
    const [first = ''] = wordings;
    expect(ownAnswer(questions, first.replace('Does the', 'And does some'), knowledge)?.id).toBe(id);
    const halfOfIt = first.replace(word(id, 'ze'), '').replace(word(id, 'vo'), '');
    expect(ownAnswer(questions, halfOfIt, knowledge)).toBeUndefined();
  }
  const [asked] = questions.list;
  expect(asked && mostAlike(questions, asked, knowledge, (other) => other !== asked)?.own.id).toBe(0);
});

test('D45 the score of many answers knows each of them', async () => {
  const { asked, right, reworded } = await scoreOf(found(answersOf(30)), knowledge, NOW);
  expect({ asked, right, reworded }).toEqual({
    asked: 360,
    right: 360,
    reworded: { asked: 360, right: 360 },
  });
});

test('D45 others are served between two answers of the score', async () => {
  let isWhole = false;
  const scored = scoreOf(found(answersOf(3)), knowledge, NOW).then(() => (isWhole = true));
  await setImmediate();
  expect(isWhole).toBe(false);
  await scored;
});

test('D45 a question in a word or two is answered as whether he does', () => {
  const own = {
    id: 7,
    answer: 'Yes, for two years.',
    link: '',
    questions: ['Does he have Kubernetes experience?'],
  };
  const questions = found([own]);
  for (const asked of [
    'Kubernetes experience?',
    'any experience with kubernetes',
    'Does he have Kubernetes experience?',
  ])
    expect(ownAnswer(questions, asked, knowledge)?.id).toBe(7);
  for (const asked of ['What Kubernetes experience?', 'Why no Kubernetes experience?', 'Docker experience?'])
    expect(ownAnswer(questions, asked, knowledge)).toBeUndefined();
});

test('D45 whoever requires or possesses something needs or has it', () => {
  const questions = found([
    { id: 7, answer: 'No.', link: '', questions: ['Does he need a visa?'] },
    { id: 8, answer: 'Yes.', link: '', questions: ['Does he have a driving licence?'] },
  ]);
  expect(ownAnswer(questions, 'Would he require a visa?', knowledge)?.id).toBe(7);
  expect(ownAnswer(questions, 'Does he possess a driving license?', knowledge)?.id).toBe(8);
  expect(ownAnswer(questions, 'Does he require a permit?', knowledge)).toBeUndefined();
});
