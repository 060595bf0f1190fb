/** What most rules ask of a question. */
import type { Topic } from './topics.ts';
import type { Query } from './understand.ts';

/** True when it is about any of the topics. */
export function asks({ topics }: Query, ...wanted: Topic[]): boolean {
  return wanted.some((topic) => topics.has(topic));
}

/** True when it names nothing and has no subject beyond its topics. */
export function isGeneral({ subject, unknown, mentions }: Query): boolean {
  return subject.length + unknown.length + mentions.length === 0;
}
