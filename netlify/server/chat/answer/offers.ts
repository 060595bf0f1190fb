/** Whether, when and for what the owner can be had, asked in the words of the visitor's own need. */
import type { Knowledge } from '../knowledge/knowledge.ts';
import { tellingStems } from '../knowledge/units.ts';
import type { Concept } from '../language/concepts.ts';
import { words } from '../language/words.ts';
import { isAsking, weightOf } from '../read/reader.ts';
import type { Draft } from './rule.ts';
import { unmentioned } from './rules/contact.ts';
import { bullets, passage } from './sentences.ts';
import type { Query } from './understand.ts';

const OWNER = '(?:he|she|they|you|the (?:studio|firm|practice|company|agency|workshop))';
/** The owner may be had, or is asked for. */
const WANTED = new RegExp(
  String.raw`\b(?:would|could|can|will) OWNER\b|\b(?:is|are) OWNER (?:still |also |ever )?(?:ok|open|up|willing|free|interested|available|happy|ready|prepared|fine|looking|searching|seeking)\b|\bsomething (?:for|that)? ?OWNER\b|\bany chance\b|\b(?:thinkable|imaginable|conceivable|an option|possible)\b|\bstarting when\b|\bOWNER (?:take|takes|accept|accepts|do|does|sit|sits|go|goes|travel|travels|come|comes)\b`.replaceAll(
    'OWNER',
    OWNER,
  ),
);
/** Said behind what is offered, whatever that is. */
export const INTERESTS =
  /\b(?:would|could|does|might|is) (?:that|this|it)(?: be)? (?:interest(?:ing)?|suit|appeal|tempt|something|of interest)(?: (?:for|to|that))? (?:he|she|they|you|him|her|them|the owner)\b/;
/** Who asks says what he needs. */
const OF_VISITOR = /\b(?:we|our|us|my|i)\b/;
const OF_ENGAGEMENT =
  /\b(?:consider|looking for|searching for|seeking|open to|willing|interested in|available|availability|free|hire|take on|join|start|earliest|notice|new (?:job|position|role))\b/;
/** What is known and can be done is another question. */
const OF_KNOW_HOW =
  /\b(?:help|experience\w*|know|knows|knowledge|explain|advise|recommend|think|say|tell|see|find|learn)\b/;
const OF_THE_PAST = /\b(?:did|was|were|had)\b/;
/** Terms that are asked for in many words, all of a list, and how they are told. */
const TERMS: [asked: RegExp[], told: RegExp][] = [
  [
    [
      /\b(?:start(?:ing)?|free|available|join|begin|take)\b/,
      /\b(?:when|how soon|how early|what date|earliest|next|tomorrow|immediately|now|soon|january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)\b/,
    ],
    /\b(?:now|from|start|until|notice|(?:19|20)\d\d)\b/,
  ],
  [[/\bnotice\b/], /\bnotice\b/],
  [
    [
      /\b(?:travel\w*|trips?|going there|go there|coming over|come over|fly(?:ing)?|flights?|visit(?:ing)?)\b/,
    ],
    /\btravel/,
  ],
  [[/\b(?:remote\w*|from home|home office|on ?site|hybrid|in person)\b/], /\b(?:remote\w*|hybrid|on site)\b/],
];
/** Where and when is asked, and names nothing that is looked for. */
const ASKED_SIDE = /^(?:cit(?:y|ies)|towns?|places?|countr(?:y|ies)|months?|dates?|positions?|roles?|jobs?)$/;
/** How telling a word must be that names what is looked for. */
const TELLING = 2.6;
/** The share of the question, by how telling its words are, that must be told. */
const ENOUGH = 0.5;
/** What there is to be offered, and nothing in particular. */
const ASKS_KINDS =
  /\b(?:what|which)(?: (?:kinds?|sorts?|types?) of)? (?:\S+ )?(?:openings?|roles?|jobs?|positions?|opportunit(?:y|ies)|offers?|engagements?|commissions?|gigs?|assignments?)\b/;
/** Where the visitor is: a place that nothing published names tells nothing. */
const PLACED = /\b(?:in|at|near|from|to) (\S+)/g;

export function offerAnswer(
  { text, concepts, mentions, asides }: Query,
  knowledge: Knowledge,
): Draft | undefined {
  const { profile } = knowledge.content;
  const asked = text.replaceAll(words(profile.givenName).join(' '), 'he');
  const isOffered = INTERESTS.test(asked);
  if (!(isOffered || WANTED.test(asked)) || OF_THE_PAST.test(asked) || OF_KNOW_HOW.test(asked))
    return undefined;
  if (!isOffered && asides.length === 0 && !OF_VISITOR.test(asked) && !OF_ENGAGEMENT.test(asked))
    return undefined;
  if (!isOffered && mentions.some(({ strength, entity }) => strength === 1 && entity.kind !== 'company'))
    return undefined;
  const parts = profile.availability.split(/(?<=[.;]) /);
  const terms = TERMS.filter(([patterns]) => patterns.every((pattern) => pattern.test(asked)));
  const isTold = terms.length > 0 && terms.every(([, told]) => parts.some((part) => told.test(part)));
  const places = [...asked.matchAll(PLACED)].map(([, place]) => place);
  const isUnheldPlace = ({ word, stems }: Concept) =>
    places.includes(word) && !stems.some(knowledge.sentences.holds);
  const telling = concepts.filter(
    (concept) =>
      !isAsking(concept) &&
      !ASKED_SIDE.test(concept.word) &&
      !isUnheldPlace(concept) &&
      !WANTED.test(concept.word) &&
      !OF_ENGAGEMENT.test(concept.word) &&
      weightOf(concept, knowledge) > TELLING,
  );
  const weigh = (some: typeof telling) =>
    some.reduce((sum, concept) => sum + weightOf(concept, knowledge), 0);
  const sharedWith = (told: string) => {
    const held = tellingStems(told);
    return (
      weigh(
        telling.filter(({ stems, others }) =>
          [stems, ...others].some((ways) => ways.every((one) => held.has(one))),
        ),
      ) / weigh(telling)
    );
  };
  const shared = profile.opportunities.filter((item) => sharedWith(item) >= ENOUGH);
  const sought = shared.length === 0 && ASKS_KINDS.test(asked) ? profile.opportunities : shared;
  if (!isOffered && !isTold && sought.length === 0 && !parts.some((part) => sharedWith(part) >= ENOUGH))
    return undefined;
  return {
    text: [
      ...unmentioned(text, profile),
      profile.availability,
      sought.length > 0 && `${profile.givenName} is looking for:\n${bullets(sought)}`,
    ]
      .filter(Boolean)
      .join(' '),
    passages: passage(knowledge, 'contact'),
  };
}
