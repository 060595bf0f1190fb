/** Questions in the words of visitors, with patterns that right answers match, on the sample content and its posts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { contentFolder } from '#server/content/folder.ts';
import { readSeedBlog } from '#server/content/seed-posts.ts';
import { siteContent } from '#server/content/current.ts';
import { answer } from '#server/chat/answer/answer.ts';
import type { Answer } from '#server/chat/answer/reply.ts';
import { buildKnowledge } from '#server/chat/knowledge/knowledge.ts';
import type { PublishedText } from '#server/blog/published/service.ts';

const KINDS = ['fact', 'compute', 'blog', 'paraphrase', 'follow-up', 'unknown'] as const;
export type VisitorsKind = (typeof KINDS)[number];

const Question = z.strictObject({
  kind: z.enum(KINDS),
  question: z.string(),
  history: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string() })).default([]),
  /** Several things are asked for, so that a longer answer is in order. */
  list: z.boolean().default(false),
  /** Each group needs a match of one of its patterns; what is not published needs none. */
  required: z.array(z.array(z.string())).default([]),
  forbidden: z.array(z.string()).default([]),
});
type Question = z.output<typeof Question>;

/** `told` counts what is right without doubt, `wrong` what was claimed and is not so; the rest was quoted or declined. */
export type VisitorsScore = Record<
  VisitorsKind,
  { asked: number; right: number; told: number; wrong: number; misses: string[] }
>;

const MOST_WORDS = 100;
const DAY = new Date('2026-11-22T12:00:00Z');

/** The published posts of the sample content. */
export function samplePosts(): PublishedText[] {
  return readSeedBlog(contentFolder())
    .posts.filter(({ status }) => status === 'published')
    .map(({ slug, title, excerpt, content, publishedAt, categories, tags }) => ({
      slug,
      title,
      excerpt,
      content,
      publishedAt,
      categories,
      tags,
    }));
}

/** Asks every question without a model; counts per kind. */
export function scoreVisitors(): VisitorsScore {
  const file = path.join(import.meta.dirname, 'visitors.json');
  const questions = z.array(Question).parse(JSON.parse(readFileSync(file, 'utf8')));
  const knowledge = buildKnowledge(siteContent(), samplePosts());
  const score = Object.fromEntries(
    KINDS.map((kind) => [kind, { asked: 0, right: 0, told: 0, wrong: 0, misses: [] as string[] }]),
  );
  for (const question of questions) {
    const given = answer(knowledge, { message: question.question, history: question.history, now: DAY });
    const counted = score[question.kind];
    if (!counted) continue;
    counted.asked += 1;
    const isClaimed = given.isAnswered && !given.isRefused;
    if (isRight(given, question)) {
      counted.right += 1;
      if (isClaimed) counted.told += 1;
    } else {
      if (isClaimed) counted.wrong += 1;
      counted.misses.push(`${question.question}\n    ${given.by}: ${given.response.replaceAll('\n', ' ⏎ ')}`);
    }
  }
  return z.record(z.enum(KINDS), z.custom<VisitorsScore[VisitorsKind]>()).parse(score);
}

function isRight({ response, isAnswered, isRefused }: Answer, question: Question): boolean {
  const text = response
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—−‑]/g, '-');
  const holds = (pattern: string) => [text, response].some((one) => new RegExp(pattern, 'i').test(one));
  if (
    question.kind === 'unknown' &&
    isAnswered &&
    !isRefused &&
    !/\bnot (see|published|stated|mentioned)\b/.test(text)
  )
    return false;
  if (!question.list && response.split(/\s+/).length > MOST_WORDS) return false;
  return question.required.every((group) => group.some(holds)) && !question.forbidden.some(holds);
}
