/** How well the assistant answers without a model, and how long it takes. */
import { answer } from '../../netlify/server/chat/answer/answer.ts';
import { readQuestions, score, type Question } from '../support/assistant/score.ts';
import { buildKnowledge } from '../../netlify/server/chat/knowledge/knowledge.ts';
import { siteContent } from '../../netlify/server/content/current.ts';
import { median, ratio, round, type Table } from './table.ts';

const SETS = ['questions', 'held-out'] as const;
const ENOUGH = 0.95;

/** The share of right answers of each evaluation set, and the median time of an answer, warm. */
export function benchAssistant(runs: number): Promise<Table[]> {
  const content = siteContent();
  const knowledge = buildKnowledge(content);
  const rows = SETS.map((set) => {
    const questions = readQuestions(set);
    const { asked, right, misses } = score(content, questions);
    for (const miss of misses) console.log(`assistant: ${miss}`);
    const times = Array.from({ length: runs }, () => timePerAnswer(knowledge, questions));
    return [set, `${right} of ${asked}`, ratio(right / asked, { atLeast: ENOUGH }), round(median(times))];
  });
  const title = 'Assistant without a model: right answers of its evaluation sets';
  return Promise.resolve([{ title, columns: ['set', 'right', 'share', 'ms per answer'], rows }]);
}

function timePerAnswer(knowledge: Parameters<typeof answer>[0], questions: Question[]): number {
  const startedAt = performance.now();
  for (const { ask } of questions) answer(knowledge, { message: ask });
  return (performance.now() - startedAt) / questions.length;
}
