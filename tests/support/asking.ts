/** Asks one of the people of the tests, message after message: the last reply. */
import { contentFolder } from '#server/content/folder.ts';
import { siteContent } from '#server/content/current.ts';
import { readSeedBlog } from '#server/content/seed-posts.ts';
import { readSiteContent } from '#server/content/site-content.ts';
import { buildKnowledge } from '#server/chat/knowledge/knowledge.ts';

import { lastReply } from './conversation.ts';

export type Person = 'sample' | 'nurse' | 'architect' | 'student';

const sampleKnowledge = () =>
  buildKnowledge(
    siteContent(),
    readSeedBlog(contentFolder()).posts.filter(({ status }) => status === 'published'),
  );
const known = new Map<Person, ReturnType<typeof buildKnowledge>>();

/** @param messages separated by bars, the last of them asked last */
export function asking(person: Person, messages: string): string {
  const knowledge =
    known.get(person) ??
    (person === 'sample'
      ? sampleKnowledge()
      : buildKnowledge(readSiteContent(`tests/content/people/${person}`)));
  known.set(person, knowledge);
  return lastReply(knowledge, messages.split(' | '))?.response ?? '';
}
