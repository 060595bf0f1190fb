/** Asks one of the people of the tests, message after message: the last reply. */
import { contentFolder } from '#server/content/folder.ts';
import { siteContent } from '#server/content/current.ts';
import { readSeedBlog } from '#server/content/seed-posts.ts';
import { readSiteContent } from '#server/content/site-content.ts';
import { answer } from '#server/chat/answer/answer.ts';
import type { Turn } from '#server/chat/answer/conversation.ts';
import { buildKnowledge } from '#server/chat/knowledge/knowledge.ts';

import { lastReply } from './conversation.ts';

export type Person = 'sample' | 'nurse' | 'architect' | 'student';

const sampleKnowledge = () =>
  buildKnowledge(
    siteContent(),
    readSeedBlog(contentFolder()).posts.filter(({ status }) => status === 'published'),
  );
const known = new Map<Person, ReturnType<typeof buildKnowledge>>();

function knowledgeOf(person: Person): ReturnType<typeof buildKnowledge> {
  const knowledge =
    known.get(person) ??
    (person === 'sample'
      ? sampleKnowledge()
      : buildKnowledge(readSiteContent(`tests/content/people/${person}`)));
  known.set(person, knowledge);
  return knowledge;
}

/** @param messages separated by bars, the last of them asked last */
export const asking = (person: Person, messages: string): string =>
  lastReply(knowledgeOf(person), messages.split(' | '))?.response ?? '';

/** The reply after a conversation that went otherwise than the assistant would have it. */
export const askingAfter = (person: Person, history: Turn[], message: string): string =>
  answer(knowledgeOf(person), { message, history }).response;
