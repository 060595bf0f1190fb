/** Whether the claim's verb says no more than the source's. */
import { DOING_VERBS, LEADING_VERBS, LIGHT_VERBS, LIKE_LIGHT_VERBS, WEAKER_THAN_ALL } from '../data/verbs.ts';
import { isOfOtherLanguage } from '../data/verbs-of-languages.ts';
import type { Frame, Phrase } from '../text/frame.ts';
import type { Item } from '../text/items.ts';
import { stem } from '../text/stem.ts';
import { implied } from '../text/verb-forms.ts';
import { wordsOf } from '../text/word-set.ts';
import { isRelated } from './related.ts';
import { headOf, isSameWord, objectsOf } from './phrases.ts';

const keysOf = (words: string) =>
  new Set(
    wordsOf(words).map((word) =>
      word
        .split('_')
        .map((part) => stem(part))
        .join('_'),
    ),
  );
const weakest = keysOf(WEAKER_THAN_ALL);
const light = keysOf(LIGHT_VERBS);
const likeLight = LIKE_LIGHT_VERBS.map((words) => keysOf(words));
const doing = keysOf(DOING_VERBS);
const leading = keysOf(LEADING_VERBS);
/** `averaged 108 %` of `reached 108 % on average`. */
const ATTAINING = stem('meet');
const KEEPING = keysOf('keep hold maintain');

/** Up or down, of what the verb says or of the numbers around it. */
function directionOf(frame: Frame): 'up' | 'down' | null {
  const change = frame.verb?.verb?.change;
  if (change === 'up' || change === 'down') return change;
  const amount = (preposition: string) =>
    frame.phrases
      .find(
        (phrase) =>
          phrase.preposition === preposition && phrase.items.some(({ quantity }) => quantity !== null),
      )
      ?.items.find(({ quantity }) => quantity !== null)?.quantity;
  const from = amount('from');
  const to = amount('to');
  if (from == null || to?.unit !== from.unit) return null;
  return to.value > from.value ? 'up' : 'down';
}

function isChangeWithin(claim: Frame, source: Frame): boolean {
  const wanted = claim.verb?.verb;
  const given = source.verb?.verb;
  if (wanted?.change === undefined || given?.change === undefined) return false;
  if (wanted.change === 'to') return wanted.key === given.key || wanted.key === 'go' || given.change !== 'to';
  return directionOf(source) === wanted.change;
}

const PEOPLE =
  /(?:er|or|ist|ian|yst|ant|ee)$|^(?:team|staff|crew|employ|peopl|people|person|member|nurse|rep|representative|student|technician|report)$/;

export const isPerson = ({ key, word }: Item): boolean =>
  PEOPLE.test(key) || PEOPLE.test(stem(word)) || PEOPLE.test(word.replace(/s$/, ''));

/** Somebody is named there: `12 technologists`, `a team`. */
const namesPeople = (phrase: Phrase): boolean => {
  const head = headOf(phrase);
  return head !== undefined && isPerson(head);
};

/** He leads people. */
export const leadsPeople = (claim: Frame): boolean =>
  claim.verb !== null &&
  claim.agent === 'self' &&
  !claim.isNegated &&
  leading.has(claim.verb.key) &&
  objectsOf(claim).some(namesPeople);

/** Both say that people were led, whatever the word. */
export const areLeading = (claim: Frame, source: Frame): boolean =>
  [claim, source].every(
    ({ verb }) => verb !== null && verb.key !== 'direct' && leading.has(verb.verb?.key ?? verb.key),
  );

/** `Co-author of seven papers`, `Design of castings`: the first word is what was done. */
const namesActOnly = ({ phrases: [first, second] }: Frame): boolean =>
  first?.items.length === 1 && second?.preposition === 'of';

/** `Leitung einer Station` of `Fachliche und organisatorische Leitung einer Station`. */
const isOpenedByAct = ({ verb, agent }: Frame, source: Frame): boolean =>
  verb !== null &&
  agent === 'self' &&
  (isOfOtherLanguage(verb.word) || namesActOnly(source)) &&
  source.phrases
    .slice(0, 2)
    .some(
      ({ preposition, items }) =>
        preposition === '' && items.some((item) => isRelated(verb, item) && !item.isNegated),
    );

/** `took measurements` is `measured`, `placed calls` is `made calls`: the object says what was done. */
function isNamedAct(claim: Frame, source: Frame): boolean {
  const [verb, own] = [claim.verb, source.verb];
  if (verb === null || own === null || !light.has(verb.key) || claim.agent !== source.agent) return false;
  return (
    likeLight.some((keys) => keys.has(verb.key) && keys.has(own.key)) ||
    objectsOf(claim).some((phrase) => phrase.items.some((item) => isSameWord(item, own)))
  );
}

/** `assisted with the migration` of `helped to migrate`. */
const isHelping = ({ key, verb }: Item): boolean => weakest.has(key) || weakest.has(verb?.key ?? '');

/** What somebody helped to do is what he helped with, or no act of its own. */
const isHelpedAct = (claim: Frame, source: Frame): boolean =>
  claim.level === 1 &&
  source.level === 1 &&
  claim.verb !== null &&
  (doing.has(claim.verb.key) || isHelping(claim.verb) || isNamedIn(claim.verb, source));

/** The act is named among the words of the source: `assisted with the migration`, `completed the migration`. */
const isNamedIn = (verb: Item, source: Frame): boolean =>
  source.phrases.some(({ items }) => items.some((item) => isSameWord(item, verb) && !item.isNegated));

/** `kept results below 2` of `reported fewer than 2 results`. */
const isKeeping = (claim: Frame, source: Frame): boolean =>
  KEEPING.has(claim.verb?.key ?? '') &&
  claim.agent === source.agent &&
  claim.phrases.some(({ items }) =>
    items.some(({ quantity }) => quantity !== null && /^(?:fewer|most|more|least)$/.test(quantity.limit)),
  );

/** `saved $5` is `cut costs by $5`. */
export const isSaving = (claim: Frame, source: Frame): boolean =>
  claim.verb?.key === 'sav' &&
  source.verb?.verb?.change === 'down' &&
  source.phrases.some(
    ({ preposition, items }) => preposition === 'by' && items.some(({ quantity }) => quantity !== null),
  );

/** `chaired by the director` of `the director chairs it`: the act stands there, with who did it before it. */
const isToldOf = ({ verb, subject }: Frame, { phrases }: Frame): boolean => {
  const [first] = phrases;
  const at = first?.items.findIndex((item) => verb !== null && isRelated(verb, item)) ?? -1;
  const doer = first?.items.slice(0, at).map(({ key }) => key) ?? [];
  return at > 0 && subject.length > 0 && subject.every((key) => doer.includes(key));
};

/** Verbs of the same or of less responsibility, in the same direction. */
export function isVerbWithin(claim: Frame, source: Frame, isSummary: boolean): boolean {
  if (claim.verb === null) {
    if (source.verb === null) return true;
    const opening = claim.phrases[0]?.items[0];
    if (opening !== undefined && isRelated(opening, source.verb) && source.agent === 'self') return true;
    if (
      claim.phrases.some(({ items }) =>
        items.some((item) => isSameWord(item, source.verb ?? item) && !item.isNegated),
      ) &&
      source.agent === 'self'
    )
      return true;
    return source.level >= 2 && (isSummary || (source.verb.verb !== null && source.agent !== 'other'));
  }
  if (claim.agent === 'other' && isToldOf(claim, source)) return true;
  if (source.verb === null) return isOpenedByAct(claim, source);
  if (areLeading(claim, source) && claim.agent === source.agent && objectsOf(claim).some(namesPeople))
    return true;
  if ((isNamedAct(claim, source) || isKeeping(claim, source)) && source.level > 1) return true;
  if (claim.level > source.level) return false;
  if (claim.verb.key === source.verb.key) return true;
  if (isHelpedAct(claim, source)) return true;
  if (
    (light.has(source.verb.key) || source.verb.verb?.key === ATTAINING) &&
    source.level > 1 &&
    isNamedIn(claim.verb, source)
  )
    return true;
  const wanted = claim.verb.verb;
  if (wanted === null) return false;
  if (isChangeWithin(claim, source) || isSaving(claim, source)) return true;
  const given = source.verb.verb;
  if (given !== null && wanted.change === undefined && implied.get(given.key)?.has(wanted.key) === true)
    return true;
  return claim.agent === 'self' && source.agent === 'self' && source.level > 1 && isHelping(claim.verb);
}

/** Nobody does it to anything: it happens. */
const INTRANSITIVE = /^(?:fell|rose|went|came|declined|rises|falls|goes|gesunken|gestiegen|sank|stieg)$/;

/** Who did it: nobody may take for himself what others did or what only happened; whoever did it is named elsewhere. */
export function isAgentWithin(claim: Frame, source: Frame): boolean {
  if (claim.verb === null) return true;
  if (source.verb === null)
    return isOpenedByAct(claim, source) || (claim.agent === 'other' && isToldOf(claim, source));
  if (claim.agent === 'self' && !INTRANSITIVE.test(claim.verb.word)) return source.agent === 'self';
  if (claim.agent !== 'other') return true;
  const last = claim.subject.at(-1);
  return (
    source.agent === 'other' &&
    claim.subject.every((key) => source.subject.includes(key)) &&
    (last === undefined ? source.subject.length === 0 : last === source.subject.at(-1))
  );
}
