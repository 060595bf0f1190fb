/** Answers the plainest questions about the owner by what stands between him and titles, employers, skills and numbers. */
import type { Context, Draft } from '../answer/rule.ts';
import type { Query } from '../answer/understand.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { words } from '../language/words.ts';
import { place } from '../answer/profile-fields.ts';
import { bullets, passage } from '../answer/sentences.ts';
import { contact } from '../answer/rules/contact.ts';
import { EXPERIENCE_RELATIONS } from './experience.ts';
import { DOING, IN_ROLE_RELATIONS } from './in-role.ts';
import { RESPONSIBILITY_RELATIONS } from './responsibility.ts';
import { INTERVIEW_RELATIONS, interviewAnswer } from './interview.ts';
import type { Relation } from './relation.ts';
import { fit } from './visitor-needs-answers.ts';
import { SUPERIOR_RELATIONS } from './superiors.ts';
import { TITLE_RELATIONS } from './titles.ts';

const WAYS = '(?:e ?)?mail|phone|mobile|telephone|cell|linkedin';
const REACHED: Relation = {
  name: 'contact',
  asked: new RegExp(
    `^(?:(?:what|which|whats)(?: is| are)? )?(?:he |the )?(?:best |work |direct )?(?:${WAYS})(?: (?:address|adress|number|nr|no))?(?: (?:should|can|do|may|could|would) (?:i|we|one) .*)?$`,
  ),
  answer: (_, { query, context }) => contact.answer(query, context),
};
const CALLED: Relation = {
  name: 'contact',
  asked:
    /^(?:what|which)(?: is)?(?: the| he)? (?:phone |mobile |cell )?(?:number|nr)(?: (?:can|do|should|could|may|would|to|for|where|i|we|one|best|use|call|calling|ring|dial|reach|he|on|at|under|by))+$|^(?:how|where) (?:can|do|should|could|may|would) (?:i|we|one) (?:best )?(?:call|ring|phone|dial) he(?: up)?$/,
  answer: (_, { query, context }) => contact.answer({ ...query, text: `${query.text} phone` }, context),
};
const PLACED: Relation = {
  name: 'place',
  asked:
    /^(?:(?:is|does|was) )?(?:he )?still (?:living |live |based |located )?in the same (?:city|town|place|country|area)$|^(?:is|does|was) he (?:still |now )?(?:from|based|located|living|live|residing)\b(?: (?:in|near|around|at))?(?: the)? \S+(?: \S+)?$/,
  answer: (_, { context: { knowledge } }) => ({
    text: place(knowledge.content.profile),
    passages: passage(knowledge, 'contact'),
  }),
};
const NAMED = /^(?:what (?:is|are) )?(?:the |he )?(.+)$/;
const IN_PLACE: Relation = {
  name: 'place',
  asked: /^is he (?:still |now )?in (?:the )?(\S+(?: \S+)?)$/,
  answer: ([said = ''], { context: { knowledge } }) => {
    const { city, region, country } = knowledge.content.profile.location;
    const isOfHis = [city, region, country].some((name) => words(name).join(' ') === said);
    return isOfHis
      ? { text: place(knowledge.content.profile), passages: passage(knowledge, 'contact') }
      : undefined;
  },
};
/** What the owner does now, by the heading that his page gives it. */
const FOCUSED: Relation = {
  name: 'focus',
  asked: NAMED,
  answer: ([asked], { context: { knowledge } }) => {
    const { about, brand } = knowledge.content;
    const heading = NAMED.exec(ownerText(words(brand.words.focus).join(' '), knowledge))?.[1];
    if (asked !== heading || about.focus.length === 0) return undefined;
    const lines = about.focus.map(({ title, text }) => `${title}: ${text}`);
    return {
      text: `${brand.words.focus}:\n${bullets(lines)}`,
      passages: passage(knowledge, 'about/focus'),
    };
  },
};
/** A posting says what a title does not. */
const FITTING: Relation = {
  name: 'fit',
  asked:
    /^(?:would|could|can|is|do you think|how (?:good|well)|does)(?: (?:\S+ ){0,4}he)?(?: be)?(?: he)? (?:(?:an?|the|good|great|strong|right|perfect|suitable|ideal|well) )*(?:fit|fits|match|candidate|suited|suitable|cut out) (?:for|as|to)\b/,
  answer: (_, asked) => fit(asked),
};
const RELATIONS = [
  REACHED,
  CALLED,
  PLACED,
  IN_PLACE,
  FITTING,
  ...IN_ROLE_RELATIONS,
  ...SUPERIOR_RELATIONS,
  ...RESPONSIBILITY_RELATIONS,
  ...INTERVIEW_RELATIONS,
  ...TITLE_RELATIONS,
  DOING,
  ...EXPERIENCE_RELATIONS,
  FOCUSED,
];

/** Two of them are set side by side, which is computed. */
const COMPARES = /\b(?:longer|shorter|more time|less time)\b/;

/** Where nothing else answers: what is asked of anybody, with a few words more. */
export const looseAnswer = (query: Query, context: Context): Draft | undefined =>
  interviewAnswer({ text: ownerText(query.text, context.knowledge), query, context, focus: [] });

/** Undefined where the question asks for none of them, or of something else. */
export function ownerAnswer(
  query: Query,
  context: Context,
  focus: readonly string[] = [],
): Draft | undefined {
  const text = ownerText(query.text, context.knowledge);
  if (COMPARES.test(text) && text.includes(' or ')) return undefined;
  for (const { name, asked, answer } of RELATIONS) {
    const said = asked.exec(text);
    const draft = said && answer(said.slice(1), { text, query, context, focus });
    if (draft) return { by: name, ...draft };
  }
  return undefined;
}

const OWNER =
  /\b(?:she|they|you|him|them|his|her|hers|their|theirs|your|yours|(?:this|the) (?:person|guy|man|woman|candidate|applicant|owner|gentleman|lady)|mr|mrs|ms)\b/g;
const LEADING =
  /^(?:(?:hi|hello|hey|so|and|or|but|ok|okay|also|then|well|please|pls|just|now|quick question|one more thing|for my notes|i (?:am )?(?:wonder(?:ing)?|curious|want to know|would like to know|need to know)|(?:can|could|would|will) he (?:please )?(?:tell|say|remind|explain|share|give)(?: (?:me|us))?|tell (?:me|us)|remind me|say|do he know (?=(?:what|which|when|where|who|how|if|whether)\b)|any idea|may i ask|if|whether)\b ?)+/;
const FILLING =
  /\b(?:exactly|actually|really|ever|even|please|pls|thanks|thank|thx|btw|by the way|at all|already|maybe|precisely|officially|honestly|frankly|(?:on a scale )?(?:of |from )?1 (?:to|out of) 10|professionally|roughly|approximately|in total|overall|altogether|usual|usually|somewhere|anywhere|so far|to date|up to now|until now|till now)\b/g;

/** What is asked of "you" or "they". */
const SINGULAR: Record<string, string> = { have: 'has', do: 'does', are: 'is', were: 'was' };

/** A question about the owner in one form: he is `he` whatever he is called, and what only leads to it is left out. */
function ownerText(text: string, { content: { profile } }: Knowledge): string {
  const [full, given] = [words(profile.name).join(' '), words(profile.givenName).join(' ')];
  const named = [full, given]
    .filter(Boolean)
    .reduce((rest, name) => ` ${rest} `.replaceAll(` ${name} `, ' he ').trim(), text);
  return named
    .replace(OWNER, 'he')
    .replace(/\bhe he\b/g, 'he')
    .replace(/\b(?:have|do|are|were)(?= he\b)/g, (verb) => SINGULAR[verb] ?? verb)
    .replace(LEADING, '')
    .replace(FILLING, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
