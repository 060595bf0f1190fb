/** Published posts as a whole: which there are about a subject, or the newest. */
import { monthInWords } from '../../knowledge/dates.ts';
import { stem } from '../../language/stem.ts';
import { COMMON_WORDS } from '../../language/common-words.ts';
import { othersOf } from '../../language/concepts.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Row } from '../../knowledge/rows.ts';
import { tellingStems } from '../../knowledge/units.ts';
import type { Context, Draft, Rule } from '../rule.ts';
import { bullets, passage } from '../sentences.ts';
import { wordsOf, type Query } from '../understand.ts';

const SHOWN = 3;
const stemsOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stem));

export const blog: Rule = {
  name: 'blog',
  when: ({ topics, text, subject, unknown }) =>
    WRITTEN.test(text) || (topics.has('blog') && subject.length + unknown.length === 0),
  answer: (query, context) => {
    const found = postsDraft(query, context);
    const [general] = passage(context.knowledge, 'site/blog');
    const isGeneral = query.topics.has('blog') && wordsOf(query).length === 0;
    if (general && WHERE.test(query.text)) return { text: general.text, passages: [general] };
    return found ?? (general && isGeneral ? { text: general.text, passages: [general] } : undefined);
  },
};

const WRITTEN =
  /\b(has|have|did|does|any|an|is there an?) .{0,80}\b(written|write|wrote|blogged|(?<!\b(?:the|this|that) )(?:article|post|posts)|anything) (about|on|regarding)\b|\b(summari[sz]e|sum up) the (article|post)\b/;

/** The way to it, and not what stands in it. */
const WHERE = /\bwhere\b.{0,40}\b(?:the|his|her|your|a) blog\b/;

/** What a post is asked for about, whatever else its words may ask for. */
const OF_SUBJECT = /\b(?:articles?|posts?|written|write|wrote|blogged|anything) (?:about|on|regarding) /;

const ASKS_VIEW =
  /^(?:what (?:does|do) \S+(?: \S+)? (?:think|believe|say) (?:of|about|on)|(?:what (?:is|are) )?(?:his|her|their|your|he) (?:views?|opinions?|take|thoughts|stance|position) (?:of|about|on)) /;
/** What a view is called. */
const OF_VIEWS = stemsOf('think believe say view opinion take thought stance position');

/** "What does he think about …": the posts that have it in their title. */
export const views: Rule = {
  name: 'views',
  when: ({ text }) => ASKS_VIEW.test(text),
  answer: ({ concepts }, { knowledge }) => {
    const wanted = concepts.flatMap(({ stems }) => stems).filter((one) => !OF_VIEWS.has(one));
    const titled = postsOf(knowledge).filter(({ title }) =>
      wanted.every((one) => tellingStems(title).has(one)),
    );
    return wanted.length > 0 ? listOf(titled, aboutThis(knowledge), knowledge) : undefined;
  },
};

/** Posts about the words of the question, or the newest where it has none. */
function postsDraft(query: Query, { knowledge }: Context): Draft | undefined {
  const [, subject] = query.text.split(OF_SUBJECT);
  const words = (subject?.split(' ').filter((word) => !COMMON_WORDS.has(word)) ?? wordsOf(query)).filter(
    (word) => /\p{L}{2}/u.test(word) && !BLOG_WORDS.has(stem(word)),
  );
  const intro = words.length > 0 ? aboutThis(knowledge) : 'The newest posts of the blog';
  return listOf(postsAbout(words, knowledge), intro, knowledge);
}

const aboutThis = ({ content: { profile } }: Knowledge) =>
  `${profile.givenName} has written about this in the blog`;

function listOf(posts: Row[], intro: string, knowledge: Knowledge): Draft | undefined {
  const found = posts.slice(0, SHOWN);
  if (found.length === 0) return undefined;
  const lines = found.map(({ name, summary, start }) =>
    found.length === 1 && summary ? `${name}: ${summary}` : `${name} (${monthInWords(start.slice(0, 7))})`,
  );
  return {
    text: `${intro}:\n${bullets(lines)}`,
    passages: found.flatMap(({ passageId }) => passage(knowledge, passageId)),
  };
}

const BLOG_WORDS = stemsOf('blog post article written write wrote anything latest newest recent topic read');

/** Posts that hold every word; without words all. */
function postsAbout(words: string[], knowledge: Knowledge): Row[] {
  const wanted = words.map(stem);
  return postsOf(knowledge).filter((post) => {
    const head = tellingStems(`${post.title} ${post.labels.join(' ')} ${post.summary}`);
    const held = knowledge.sentences.saidIn(post.passageId);
    return wanted.every(
      (word) => held.has(word) || head.has(word) || othersOf(word).some((other) => head.has(other)),
    );
  });
}

/** The newest first. */
const postsOf = ({ rows }: Knowledge): Row[] =>
  rows.filter(({ relation }) => relation === 'post').toSorted((a, b) => b.start.localeCompare(a.start));
