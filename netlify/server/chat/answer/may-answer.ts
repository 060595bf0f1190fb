/** Whether a rule of one topic may answer a question that says more than its topic. */
import { givesCause, hindsightAsked, isOfKind, kindOf, needsMark, type Kind } from '../read/kind.ts';
import type { Draft, Rule } from './rule.ts';
import { LENIENCE } from './rules.ts';
import type { Topic } from './topics.ts';
import type { Query } from './understand.ts';

const COUNTING: ReadonlySet<Kind> = new Set<Kind>(['count', 'share', 'frequency', 'name']);
const CREDENTIAL = /\b(cert\w*|degrees?|credentials?|qualif\w+|licen\w+|diplomas?|accredit\w+)\b/;
const SIDES: readonly Topic[] = ['challenge', 'outcome', 'skillsUsed', 'duty'];
const DESCRIBING = new Set([
  'role',
  'project',
  'award',
  'recognition',
  'credential',
  'testimonials',
  'contact',
]);
/** "Is the app available on …" asks for no work. */
const OF_A_THING =
  /\b(?:is|are) (?:the|this|these) (?!studio|firm|practice|company|agency)\S+ (?:\S+ )?available\b|\bhow long (?:does|do|did|is|are) an? |\b(?:articles?|posts?|blog|written|wrote)\b/;
const OF_A_VIEW = /\b(?:his|her|their|your|he) take on\b/;
/** A job that nothing published names. */
const AS_A = /\bas an? (\S+)$/;
const WHO = /^who(?:m)? (?:will|would|do|does|should|can|is|are) (?:i|we|you)\b/;
/** How he does it, and no offer. */
const OF_HIRING = /\bhow (?:does|do|did|would) \S+(?: \S+)? (?:hire|recruit|interview)\b/;
const HOW_THAT_WORKS = /\bhow (?:would|does|will|could|can) (?:that|this|it|we) work\b/;
const HOW_FAST = /\bhow (?:fast|quickly)\b/;
const ASKS_ADVICE = /\bshould (?:you|we|i|one|not)\b|\bin \S+ opinion\b|\baccording to\b/;
/** An order is computed, or not known. */
const ASKS_ORDER = /\b(?:before or after|after or before|earlier or later)\b/;
/** What is described does not say what is not so. */
const DENIED = /\b(?:not|never|without)\b/;
const OF_THE_PAST = /^(?:[^ ]{1,30} ){0,3}(?:did|was|were) /;

/** True for a rule that explains every word of the question, or all but a few where it may. */
export function mayAnswer({ name }: Rule, { subject, unknown, text, topics, years }: Query): boolean {
  if (DESCRIBING.has(name) && COUNTING.has(kindOf(text))) return false;
  if (['credentials', 'contact'].includes(name) && kindOf(text) === 'duration') return false;
  if (name === 'career' && (WHO.test(text) || HOW_THAT_WORKS.test(text))) return false;
  if (name === 'testimonials' && needsMark(kindOf(text))) return false;
  if (name === 'availability' && OF_THE_PAST.test(text) && years.length > 0) return false;
  if (name === 'availability' && unknown.includes(AS_A.exec(text)?.[1] ?? '')) return false;
  if (name === 'availability' && [OF_A_THING, OF_A_VIEW, OF_HIRING].some((other) => other.test(text)))
    return false;
  if (name === 'year' && HOW_FAST.test(text)) return false;
  if (DESCRIBING.has(name) && ASKS_ADVICE.test(text)) return false;
  if (ASKS_ORDER.test(text)) return false;
  if (name === 'project' && DENIED.test(text)) return false;
  const isSide = DESCRIBING.has(name) && SIDES.some((topic) => topics.has(topic));
  if (hindsightAsked(text) && !isSide) return false;
  if (name === 'credentials' && subject.length + unknown.length > 0 && !CREDENTIAL.test(text)) return false;
  const kind = kindOf(text);
  const isOpen = name.startsWith('credential') ? kind === 'whether' || kind === 'thing' : !COUNTING.has(kind);
  const lenience = isOpen ? (LENIENCE[name] ?? 0) : 0;
  return subject.length + unknown.length <= Math.max(lenience, isSide ? 1 : 0);
}

const FIGURES: ReadonlySet<Kind> = new Set<Kind>(['count', 'share', 'money', 'frequency']);

/** They say what there is, and rarely why. */
const TELLING_WHAT: ReadonlySet<string> = new Set(['role', 'project', 'career']);

/** No topic answers a question for a figure or a reason without one. */
export function withMark(draft: Draft | undefined, { text }: Query): Draft | undefined {
  const kind = kindOf(text);
  const isWithout =
    (FIGURES.has(kind) && !isOfKind(draft?.text ?? '', kind)) ||
    (kind === 'reason' && TELLING_WHAT.has(draft?.by ?? '') && !givesCause(draft?.text ?? ''));
  return isWithout ? undefined : draft;
}
