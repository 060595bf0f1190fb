/** Published posts as a whole: which there are about a subject, or the newest. */
import { monthInWords } from '../../knowledge/dates.ts';
import { stem } from '../../language/stem.ts';
import { othersOf } from '../../language/concepts.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Row } from '../../knowledge/rows.ts';
import { tellingStems } from '../../knowledge/units.ts';
import type { Context, Draft, Rule } from '../rule.ts';
import { bullets, passage } from '../sentences.ts';
import { wordsOf, type Query } from '../understand.ts';

const SHOWN = 3;

export const blog: Rule = {
  name: 'blog',
  when: ({ topics, text, subject, unknown }) =>
    WRITTEN.test(text) || (topics.has('blog') && subject.length + unknown.length === 0),
  answer: (query, context) => {
    const found = postsDraft(query, context);
    const [general] = passage(context.knowledge, 'site/blog');
    const isGeneral = query.topics.has('blog') && wordsOf(query).length === 0;
    return found ?? (general && isGeneral ? { text: general.text, passages: [general] } : undefined);
  },
};

const WRITTEN =
  /\b(has|have|did|does|any|an|is there an?) .{0,80}\b(written|write|wrote|blogged|(?<!\b(?:the|this|that) )(?:article|post|posts)|anything) (about|on|regarding)\b|\b(summari[sz]e|sum up) the (article|post)\b/;

/** Posts about the words of the question, or the newest where it has none. */
function postsDraft(query: Query, { knowledge }: Context): Draft | undefined {
  const words = wordsOf(query).filter((word) => /\p{L}{2}/u.test(word) && !BLOG_WORDS.has(stem(word)));
  const found = postsAbout(words, knowledge).slice(0, SHOWN);
  if (found.length === 0) return undefined;
  const { givenName } = knowledge.content.profile;
  const intro =
    words.length > 0 ? `${givenName} has written about this in the blog` : 'The newest posts of the blog';
  const lines = found.map(({ name, summary, start }) =>
    found.length === 1 && summary ? `${name}: ${summary}` : `${name} (${monthInWords(start.slice(0, 7))})`,
  );
  return {
    text: `${intro}:\n${bullets(lines)}`,
    passages: found.flatMap(({ passageId }) => passage(knowledge, passageId)),
  };
}

const BLOG_WORDS = new Set(
  [
    'blog',
    'post',
    'article',
    'written',
    'write',
    'wrote',
    'anything',
    'latest',
    'newest',
    'recent',
    'topic',
    'read',
  ].map(stem),
);

/** Posts that hold every word; without words all, the newest first. */
function postsAbout(words: string[], { rows, sentences }: Knowledge): Row[] {
  const posts = rows.filter(({ relation }) => relation === 'post');
  const wanted = words.map(stem);
  return posts
    .filter((post) => {
      const head = tellingStems(`${post.title} ${post.labels.join(' ')} ${post.summary}`);
      const held = sentences.saidIn(post.passageId);
      return wanted.every(
        (word) => held.has(word) || head.has(word) || othersOf(word).some((other) => head.has(other)),
      );
    })
    .sort((a, b) => b.start.localeCompare(a.start));
}
