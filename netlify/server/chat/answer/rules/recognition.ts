/** Awards, publications, recommendations and the blog. */
import { monthInWords } from '../../knowledge/dates.ts';
import { postPassage, type Context, type Draft, type Rule } from '../rule.ts';
import { bullets, listed, lowerFirst, passage } from '../sentences.ts';
import type { Query } from '../understand.ts';

type Award = Context['knowledge']['content']['awards'][number];

const KINDS: Record<Award['kind'], string> = {
  'video-series': 'the video series',
  article: 'the guest article',
  'social-post': 'the post',
  recognition: 'the award',
};

export const namedAward: Rule = {
  name: 'award',
  when: ({ mentions }) => mentions[0]?.entity.kind === 'award',
  answer: ({ mentions }, { knowledge }) => {
    const ids = mentions
      .filter(({ entity }) => entity.kind === 'award')
      .flatMap(({ entity }) => entity.passageIds);
    const awards = knowledge.content.awards.filter(({ id }) => ids.includes(`awards/${id}`));
    return {
      text: awards.map(describe).join(' '),
      passages: awards.flatMap(({ id }) => passage(knowledge, `awards/${id}`)),
    };
  },
};

export const recognition: Rule = {
  name: 'recognition',
  when: ({ topics, mentions, subject, unknown }) =>
    (topics.has('award') || topics.has('publication')) &&
    mentions.every(({ strength }) => strength < 1) &&
    subject.length + unknown.length <= 2,
  answer: (query, { knowledge }) => {
    const { awards, profile } = knowledge.content;
    const isRecognition = (award: Award) => award.kind === 'recognition';
    const wanted = awards.filter((award) => {
      if (query.topics.has('award') && query.topics.has('publication')) return true;
      if (/\bvideo/.test(query.text)) return award.kind === 'video-series';
      if (/\barticles?\b|\bauthor\b|\bmagazine\b/.test(query.text)) return award.kind === 'article';
      return query.topics.has('award') ? isRecognition(award) : !isRecognition(award);
    });
    if (wanted.length === 0) return undefined;
    const intro =
      wanted.length > 1 ? `${profile.givenName} is represented by ${listed(wanted.map(nameOf))}. ` : '';
    return {
      text: `${intro}${wanted.length > 1 ? `In short:\n${bullets(wanted.map(describe))}` : wanted.map(describe).join(' ')}`,
      passages: wanted.flatMap(({ id }) => passage(knowledge, `awards/${id}`)),
    };
  },
};

function nameOf({ kind, title }: Award): string {
  return `${KINDS[kind]} “${title}”`;
}

function describe({ kind, title, issuer, date, summary, url }: Award): string {
  const name = KINDS[kind].replace(/^the /, '');
  const link = url ? ` Link: ${url}` : '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} “${title}” (${issuer}, ${monthInWords(date)}): ${summary}${link}`;
}

export const testimonials: Rule = {
  name: 'testimonials',
  when: ({ topics, mentions, unknown }) =>
    mentions[0]?.entity.kind === 'testimonial' ||
    (topics.has('testimonial') && unknown.length <= mentions.length),
  answer: ({ mentions }, { knowledge }) => {
    const all = knowledge.content.testimonials;
    const named = all.filter(({ id, title }) =>
      mentions.some(
        ({ entity }) => entity.passageIds.includes(`testimonials/${id}`) || title.includes(entity.name),
      ),
    );
    if (mentions.length > 0 && named.length === 0) return undefined;
    const shown = named.length > 0 ? named : all;
    const quotes = shown.map(
      ({ name, title, relationship, quote }) =>
        `${name} (${title}; ${lowerFirst(relationship)}) says: “${quote}”`,
    );
    return {
      text: quotes.join('\n\n'),
      passages: shown.flatMap(({ id }) => passage(knowledge, `testimonials/${id}`)),
    };
  },
};

export const blog: Rule = {
  name: 'blog',
  when: ({ topics }) => topics.has('blog'),
  answer: (query, context) => {
    const [general] = passage(context.knowledge, 'site/blog');
    const found = postsDraft(query, context);
    if (found || !general) return found;
    return { text: general.text, passages: [general], postWords: [...query.subjectWords, ...query.unknown] };
  },
};

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

const EXCERPT_LENGTH = 240;

function shortened(text: string): string {
  const plain = text
    .replace(/[#*_`>[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= EXCERPT_LENGTH
    ? plain
    : `${plain.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')} …`;
}
