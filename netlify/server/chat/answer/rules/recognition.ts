/** Awards, publications and recommendations. */
import { monthInWords } from '../../knowledge/dates.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { tellingStems } from '../../knowledge/units.ts';
import { othersOf } from '../../language/concepts.ts';
import { stem } from '../../language/stem.ts';
import { SUPERIOR } from '../../owner/superiors.ts';
import type { Context, Rule } from '../rule.ts';
import { none } from './manners.ts';
import { bullets, contactHint, listed, lowerFirst, passage } from '../sentences.ts';

type Award = Context['knowledge']['content']['awards'][number];
type Testimonial = Context['knowledge']['content']['testimonials'][number];

const KINDS: Record<Award['kind'], string> = {
  'video-series': 'the video series',
  article: 'the guest article',
  'social-post': 'the post',
  recognition: 'the award',
};

export const recognition: Rule = {
  name: 'recognition',
  when: ({ topics, mentions, subject, unknown }) =>
    (topics.has('award') || topics.has('publication')) &&
    !topics.has('site') &&
    mentions.every(({ strength }) => strength < 1) &&
    subject.length + unknown.length <= 2,
  answer: (query, { knowledge }) => {
    const { awards, profile } = knowledge.content;
    if (awards.length === 0 && query.topics.has('award')) return none('awards', knowledge);
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

const nameOf = ({ kind, title }: Award): string => `${KINDS[kind]} “${title}”`;

function describe({ kind, title, issuer, date, summary, url }: Award): string {
  const name = KINDS[kind].replace(/^the /, '');
  const link = url ? ` Link: ${url}` : '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} “${title}”${inBrackets([issuer, monthInWords(date)], ', ')}${summary ? `: ${summary}` : '.'}${link}`;
}

/** What is known, in brackets; nothing where nothing is. */
function inBrackets(parts: string[], mark: string): string {
  const known = parts.filter(Boolean).join(mark);
  return known && ` (${known})`;
}

/** How much a word counts that tells what somebody is to the owner, what he is, and what he says; half in another word. */
const TOLD = { relationship: 3, title: 2, quote: 1.5 };
const FIELDS = ['relationship', 'title', 'quote'] as const;

/** Those who are what the words say to the owner, or have it as their title: a boss, a client. */
function meantBy(asked: string[], all: Testimonial[]): Testimonial[] {
  const worthOf = (one: Testimonial, stemmed: string) => {
    if (SUPERIORS.has(stemmed) && SUPERIOR.test(one.relationship)) return TOLD.relationship;
    const found = FIELDS.map((field) => {
      const held = tellingStems(one[field]);
      const isOther = field !== 'quote' && othersOf(stemmed).some((other) => held.has(other));
      return TOLD[field] * (held.has(stemmed) ? 1 : isOther ? 0.5 : 0);
    });
    return Math.max(...found);
  };
  const worths = all.map((one) => asked.reduce((sum, stemmed) => sum + worthOf(one, stemmed), 0));
  const most = Math.max(...worths);
  return most === 0 ? [] : all.filter((_, at) => worths[at] === most);
}

const SUPERIORS = new Set(['boss', 'manager', 'supervisor'].map(stem));
/** What the owner thinks of something, and no one else of him. */
const isOwnView = (text: string, { content: { profile } }: Knowledge): boolean =>
  /\bdo(?:es)? (?:you|he|she|they) (?:\w+ )?(?:(?:think|believe|feel|say) (?:of|about|on) (?!him|her|them|himself)|recommend|advise|suggest|prefer)/.test(
    text.replaceAll(profile.givenName.toLowerCase(), 'he'),
  );
const OF_CONTACT = /\b(?:phone|mobile|number|e ?mail|mail address|contact details|contact info\w*)\b/;

export const testimonials: Rule = {
  name: 'testimonials',
  when: ({ topics, mentions, unknown, subject, text }, { knowledge }) =>
    !isOwnView(text, knowledge) &&
    ((mentions[0]?.entity.kind === 'testimonial' && subject.length + unknown.length === 0) ||
      (topics.has('testimonial') &&
        [...subject, ...(mentions.length > 0 ? [] : unknown.map(stem))].every(
          (asked) => meantBy([asked], knowledge.content.testimonials).length > 0,
        ) &&
        !/\b(articles?|posts?|blog|wants?)\b/.test(text))),
  answer: ({ mentions, concepts, text }, { knowledge }) => {
    const all = knowledge.content.testimonials;
    if (all.length === 0) return none('recommendations', knowledge);
    const meant = meantBy(
      concepts.flatMap(({ stems }) => stems),
      all,
    );
    const named = all.filter(({ id, title }) =>
      mentions.some(
        ({ entity }) => entity.passageIds.includes(`testimonials/${id}`) || title.includes(entity.name),
      ),
    );
    const isOfNamed = ({ title, relationship }: Testimonial) =>
      mentions.some(({ stems }) => stems.some((stem) => tellingStems(`${title} ${relationship}`).has(stem)));
    if (mentions.length > 0 && named.length === 0 && !meant.some(isOfNamed)) return undefined;
    const shown = [named, meant, all].find(({ length }) => length > 0) ?? [];
    if (named.length > 0 && OF_CONTACT.test(text))
      return {
        text: `How to reach ${listed(named.map(({ name }) => name))} is not published here. To ask for it, ${contactHint(knowledge)}.`,
        passages: passage(knowledge, 'contact'),
        withoutSource: true,
        isUnknown: true,
      };
    const quotes = shown.map(
      ({ name, title, relationship, quote }) =>
        `${name}${inBrackets([title, lowerFirst(relationship)], '; ')} says: “${quote}”`,
    );
    return {
      text: quotes.join('\n\n'),
      passages: shown.flatMap(({ id }) => passage(knowledge, `testimonials/${id}`)),
    };
  },
};
