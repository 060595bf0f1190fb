/** How, where, when and for what the owner can be reached and hired. */
import { place } from '../profile-fields.ts';
import type { Rule } from '../rule.ts';
import { none } from './manners.ts';
import { bullets, contactForm, listed, passage } from '../sentences.ts';

export const contact: Rule = {
  name: 'contact',
  when: ({ topics, mentions, subject, text }) =>
    topics.has('contact') &&
    mentions.length === 0 &&
    subject.length <= 2 &&
    !/\b(?:articles?|posts?|who (?:was|were))\b|\bwho (?:answers|picks|carries|calls)\b/.test(text),
  answer: ({ text }, { knowledge }) => {
    const { profile } = knowledge.content;
    const form = contactForm(knowledge.content);
    const lines = [
      `You can reach ${profile.name} by email at ${profile.email}${profile.phone && ` or by phone at ${profile.phone}`}.`,
      !profile.phone && /\b(phone|call|mobile)\b/.test(text) && 'A phone number is not published here.',
      profile.network.url &&
        `The ${profile.network.label.toLowerCase()} profile is ${profile.network.url}${form ? `, and ${form} works as well` : ''}.`,
      form && !profile.network.url && `${form.replace('the', 'The')} works as well.`,
    ];
    return { text: lines.filter(Boolean).join(' '), passages: passage(knowledge, 'contact') };
  },
};

/** What may be asked of the place of work, and what to say where the availability leaves it out. */
const TERMS: [asked: RegExp, name: string, told?: RegExp][] = [
  [/\b(?:relocat\w*|(?:would|willing|ready|can|could)\b.{1,30} move to)\b/i, 'Relocation'],
  [/\b(?:remote\w*|(?:from|at) home)\b/i, 'Remote work'],
  [/\bhybrid\b/i, 'Hybrid work'],
  [/\bnotice\b/i, 'A notice period', /(?<!short )\bnotice\b/i],
  [
    /\b(?:freelanc\w*|contract(?:or|ors|s|ing)?)\b/i,
    'Contract work',
    /\b(?:freelanc\w*|contract\w*|consult\w*|engagements?|commissions?|interim|assignments?|mandates?)\b/i,
  ],
  [/\bfull[- ]time\b/i, 'Full-time work'],
  [/\bpart[- ]time\b|\bdays? (?:a|per) week\b/i, 'Part-time work'],
  [/\b(?:nights?|weekends?|evenings?|shifts?|overtime)\b/i, 'Work at nights or weekends'],
  [/\binterim\b/i, 'Interim work'],
  [/\bsmall (?:jobs?|projects?|tasks?|clients?)\b/i, 'The size of a project'],
  [/\b(?:travel\w*|fly|flights?|plane)\b/i, 'Travel'],
];

/** A sentence for each term that is asked for and that the availability leaves out. */
export const unmentioned = (text: string, { availability: told }: { availability: string }): string[] =>
  TERMS.filter(([term, , isTold = term]) => term.test(text) && !isTold.test(told)).map(
    ([, name]) => `${name} is not mentioned in what is published here.`,
  );

export const availability: Rule = {
  name: 'availability',
  when: ({ topics, mentions }) =>
    mentions.every(({ strength }) => strength < 1) &&
    (topics.has('availability') ||
      topics.has('relocation') ||
      (topics.has('workplace') && !topics.has('knowHow'))),
  answer: ({ topics, text }, { knowledge }) => {
    const { profile } = knowledge.content;
    const isAboutPlace = topics.has('relocation') || topics.has('workplace');
    const wantsList = topics.has('availability') && !/\b(notice|soon|when|start)\b/.test(text);
    const lines = [
      /\bwhere (?:is|are)\b.{1,40}\b(?:based|located|living)\b/.test(text) && place(profile),
      ...unmentioned(text, profile),
      profile.availability,
      wantsList &&
        !isAboutPlace &&
        profile.opportunities.length > 0 &&
        `${profile.givenName} is looking for:\n${bullets(profile.opportunities)}`,
    ];
    return lines.some(Boolean)
      ? { text: lines.filter(Boolean).join(' '), passages: passage(knowledge, 'contact') }
      : none('times of availability', knowledge);
  },
};

/** Speech before others, and what machines are written in. */
const OF_NO_LANGUAGE =
  /\blanguage models?\b|\bprogramming\b|\btopics?\b|\bspeak(?:s|ing)? (?:at|to|about|in (?:public|front)|publicly|on stage)\b|\b(?:conferences?|events?|meetups?|podcasts?|panels?)\b/;

export const languages: Rule = {
  name: 'languages',
  when: ({ topics, text }) => topics.has('languages') && !OF_NO_LANGUAGE.test(text),
  answer: ({ unknown, text }, { knowledge }) => {
    const { profile } = knowledge.content;
    if (profile.languages.length === 0) return undefined;
    const count = /\bhow many\b/.test(text) ? `${profile.languages.length}: ` : '';
    const asked = unknown.filter(
      (word) => word !== 'spoken' && !profile.languages.some((name) => name.toLowerCase() === word),
    );
    const only = profile.languages.length === 1 ? 'The language listed' : 'The languages listed';
    const verb = profile.languages.length === 1 ? 'is' : 'are';
    const absent = asked.length > 0 ? ` I find nothing here about ${listed(asked.map(capitalized))}.` : '';
    return {
      text: `${count}${only} for ${profile.name} ${verb} ${listed(profile.languages)}.${absent}`,
      passages: passage(knowledge, 'contact'),
    };
  },
};

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
