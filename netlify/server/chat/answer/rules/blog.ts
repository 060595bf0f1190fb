/** Published posts. */
import { postPassage, type Context, type Draft, type Rule } from '../rule.ts';
import { bullets, passage } from '../sentences.ts';
import { wordsOf, type Query } from '../understand.ts';

const EXCERPT_LENGTH = 240;

export const blog: Rule = {
  name: 'blog',
  when: ({ topics }) => topics.has('blog'),
  answer: (query, context) => {
    const [general] = passage(context.knowledge, 'site/blog');
    const found = postsDraft(query, context);
    if (found || !general) return found;
    return { text: general.text, passages: [general], postWords: wordsOf(query) };
  },
};

/** "Has Alex written about zero trust?": what was published elsewhere is a part of the answer. */
export const writing: Rule = {
  name: 'writing',
  when: (query, { posts: found }) => asksForWriting(query) && found.length > 0,
  answer: postsDraft,
};

/** True when posts about a subject are asked for in other words than "blog". */
export function asksForWriting({ topics, mentions, subject, unknown }: Query): boolean {
  return topics.has('publication') && mentions.length === 0 && subject.length + unknown.length > 0;
}

/** Published posts, when the rest of the content does not hold the answer. */
export const posts: Rule = {
  name: 'posts',
  when: ({ topics }) => !topics.has('blog'),
  answer: postsDraft,
};

function postsDraft(
  { subjectWords, unknown }: Query,
  { posts: found, knowledge }: Context,
): Draft | undefined {
  if (found.length === 0) return undefined;
  const { givenName } = knowledge.content.profile;
  const isAboutWords = subjectWords.length + unknown.length > 0;
  const lines = found.map(({ title, excerpt, text }) => `“${title}”: ${shortened(excerpt || text)}`);
  return {
    text: `${isAboutWords ? `${givenName} has written about this in the blog` : 'The newest posts of the blog'}:\n${bullets(lines)}`,
    passages: found.map(postPassage),
  };
}

function shortened(text: string): string {
  const plain = text
    .replace(/[#*_`>[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= EXCERPT_LENGTH ? plain : `${plain.slice(0, EXCERPT_LENGTH).replace(/\s\S*$/, '')} …`;
}
