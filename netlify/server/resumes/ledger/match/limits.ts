/** What makes less of a fact in the source: a claim that uses the fact keeps it. */
import { NARROWING, UNWON } from '../data/words.ts';
import { stem } from '../text/stem.ts';
import { stemSet } from '../text/word-set.ts';
import { arePeople, isHarmless, isLessening, isMattering } from './near.ts';
import { isReceived, type Said, type Pairs, type Words } from './said.ts';
import { isMeansTold, isSharedTold } from './told.ts';

const narrowing = stemSet(NARROWING);
const unwon = stemSet(UNWON);

/** What a word such as `draft` belongs to: the words behind it, else those before. */
function nounsOf(word: Said, own: Words): Words {
  const at = own.indexOf(word);
  const next = own[at + 1];
  // `Deputy to the quay master`
  const after = at === 0 && next?.gap[0] === 'to' ? [next, ...next.counted] : word.counted;
  return after.length > 0
    ? after
    : own.slice(Math.max(0, at - 2), at).filter(({ part }) => part === word.part && word.gap.length === 0);
}

/** `a club attended by 20 children`: what others did makes nothing less. */
const isOfOthers = ({ frame, isVerb, item }: Said): boolean =>
  isVerb &&
  frame !== undefined &&
  (frame.agent === 'other' || (frame.agent === 'none' && frame.isDependent)) &&
  item.form !== 'ing';
const isLow = (word: Said): boolean =>
  !isOfOthers(word) && (word.item.verb?.level === 1 || word.frame?.level === 1);
/** `co-led` */
export const isJoint = ({ item: { verb } }: Said): boolean =>
  verb?.level === 1 && /^co(?!ntribut)/.test(verb.key);
/** `co-supervisor` of who co-supervised. */
const isSameJoint = (claim: Said, source: Said): boolean =>
  claim.item.word.startsWith(source.item.word.replace(/(?:e[ds]?|ing|s)$/, ''));
/** `joint supervision`, `supervised jointly`. */
export const isJointTold = ({ item }: Said): boolean => /^(?:joint|jointly|shared)$/.test(item.word);
/** `compliance rose`: nobody is said to have done it. */
const isHappening = ({ frame, item }: Said): boolean =>
  frame?.agent === 'none' && !frame.isDependent && item.verb?.change !== undefined && item.form === 'past';

const ABSENCE =
  /^(?:absen(?:t|ce)|leave|holidays?|vacations?|sickness|urlaubs?|abwesenheit|congés?|vacances|vertretung|remplacement)$/;
const STANDING_IN = /^(?:cover|stand_in|deput|fill_in|step_in|substitut)/;
/** `while the editor was on leave`: whoever tells the act tells that he stood in. */
const isStandIn = ({ item }: Said): boolean =>
  ABSENCE.test(item.word) || STANDING_IN.test(item.key) || /vertr|remplac/.test(item.word);

const WHILE = /^(?:when|while|during|on|in|im|en|bei|während|pendant|durant|lors)$/;
const isBeside = (word: Said, own: Words): boolean =>
  own
    .slice(Math.max(0, own.indexOf(word) - 3), own.indexOf(word) + 1)
    .some(({ gap }) => gap.some((small) => WHILE.test(small)));

const TOGETHER = /^(?:jointly|together|joint|collaborat)/;
const GROUP = /^(?:team|crew|group|colleague)/;
const HEAD = /(?:lead(?:er)?|head|chief|boss|chef|manager|supervisor|team|crew|department|board)$/i;
const arePersons = (word: Said): boolean =>
  arePeople([word]) || GROUP.test(word.item.word) || HEAD.test(word.item.text);
/** `moved X with two engineers`, but not `with care`. */
const isTogether = (word: Said): boolean => {
  const { item, gap, role, counted } = word;
  return (
    (GROUP.test(item.word) && /^(?:of|in)$/.test(role)) ||
    gap.some((small) => /^(?:together|alongside)$/.test(small)) ||
    (gap.some((small) => /^(?:with|mit|avec)$/.test(small)) && [word, ...counted].some(arePersons)) ||
    TOGETHER.test(item.word) ||
    item.verb?.key === 'collaborat'
  );
};

const PARTNER = /^(?:colleague|coworker|peer|teammate|kollege|kollegin|kollegen|collègue)s?$/;
const JOINTLY = /^(?:together|jointly|alongside|zusammen|gemeinsam)$/;
const ONE = /^(?:an?|the|my|one)$/;
/** The act that was done with others: `built it with the head chef`, `…, together with the bid team`. */
function actWith(word: Said, own: Words): Said | undefined {
  const { frame, item, role, isVerb, counted } = word;
  if (isVerb || counted.length > 0 || !arePersons(word)) return undefined;
  const before = own.slice(0, own.indexOf(word) + 1);
  const first = before.findLast(({ gap }) => gap.length > 0);
  const isJointly = first?.gap.some((small) => JOINTLY.test(small)) === true;
  const act = before.findLast(
    (one) => one.isVerb && one.frame?.agent === 'self' && one.frame.level > 1 && one.clause === word.clause,
  );
  const verb = act?.frame?.verb;
  if (verb == null || !(isJointly || (role === 'with' && act?.frame === frame))) return undefined;
  const isMade = isMattering(verb) || verb.verb?.change !== undefined || (frame?.level ?? 0) >= 3;
  const isOne = !item.isPlural && first?.gap.some((small) => ONE.test(small)) === true;
  const isShared = isJointly || PARTNER.test(item.word) || (isMade && isOne && !BARGAINING.test(verb.word));
  return isShared ? act : undefined;
}
const BARGAINING =
  /^(?:negotiat|renegotiat|agree|settl|resolv|sign|clos|deal|shar|exchang|conduct|hold|held|ran|run|replac|swap|exchang|provid|supp)/;

/** `part of a team` is one of its members. */
const isMember = ({ item, gap }: Said): boolean =>
  /^(?:member|one)$/.test(item.word) || (gap.includes('of') && item.quantity === null);

/** `under the supervision of an engineer`. */
const GUIDED =
  /^(?:supervision|guidance|direction|oversight|aufsicht|anleitung|leitung|führung|contrôle|tutelle|responsabilité)$/;

/** `One of a crew of four on the rebuild`. */
const isOfCrew = ([first, next]: Words): boolean =>
  /^(?:one|member)$/.test(first?.item.word ?? '') && next?.gap[0] === 'of' && GROUP.test(next.item.word);

/** The claim says that he helped, and not that others did. */
const isHelpTold = (said: Words, clause?: number): boolean =>
  isOfCrew(said) ||
  said.some((one) => isLow(one) && !isReceived(one, said) && (clause === undefined || one.clause === clause));

/** `replaced` of who is replacing. */
const isToldAsDone = (word: Said, pairs: Pairs, said: Words): boolean =>
  !said.some(({ item }) => item.isUnfinished || item.isGoingOn) &&
  pairs.some(
    ({ claim, source }) =>
      source === word && claim.isVerb && /^(?:past|either|participle)$/.test(claim.item.form ?? ''),
  );

/** Words of the source in the parts that were used, which the claim may not leave out. */
export function leftOut(pairs: Pairs, said: Words, own: Words): Said[] {
  const used = new Set(pairs.map(({ source }) => source));
  const parts = new Set(pairs.map(({ source }) => source.part));
  const frames = new Set(pairs.map(({ source }) => source.frame));
  const clauses = new Set(pairs.map(({ source }) => source.clause));
  return own.filter((word) => {
    const { item, part, frame, isDenied, isVerb } = word;
    if (used.has(word) && item.isGoingOn) return isToldAsDone(word, pairs, said);
    if (used.has(word) && isVerb && frame?.isShared === true && !said.some(isTogether)) return true;
    if (used.has(word))
      return (
        isVerb &&
        isLow(word) &&
        pairs.some(
          ({ claim, source }) =>
            source === word &&
            !isHappening(claim) &&
            !(isJoint(word) && (said.some(isJointTold) || isSameJoint(claim, word))) &&
            ((isJoint(word) && !isLow(claim)) || !isHelpTold(said, claim.clause)),
        )
      );
    if (isDenied || said.some((one) => one.item.key === item.key)) return false;
    const act = actWith(word, own);
    if (act !== undefined && used.has(act))
      return !said.some((one) => isTogether(one) || isJointTold(one) || isLow(one));
    if (frames.has(frame) && !isOfOthers(word) && (item.verb?.level === 1 || (isVerb && isLow(word))))
      return !isHelpTold(said) && !isMeansTold(word, pairs, said);
    if (isOfOthers(word) && /^submitted$/.test(item.word)) return false;
    if (frames.has(frame) && item.isUnfinished && !(isVerb && isSharedTold(word, pairs)))
      return !said.some((one) => one.item.isUnfinished);
    if (frames.has(frame) && unwon.has(stem(item.word))) return true;
    if (frames.size > 0 && clauses.has(word.clause) && ABSENCE.test(item.word) && isBeside(word, own))
      return !said.some(isStandIn);
    if (frames.has(frame) && word.role === 'under' && (GUIDED.test(item.word) || arePeople([word])))
      return !pairs.some(
        ({ claim, source }) => claim.role === 'under' && own.indexOf(source) > own.indexOf(word),
      );
    if (!parts.has(part)) return false;
    if (item.level === 1 && item.quantity === null) return !said.some((one) => one.item.level === 1);
    if (item.word === 'part') return !said.some(isMember);
    if (narrowing.has(item.key) || narrowing.has(stem(item.word))) return true;
    return !item.isPlural && isLessening(item) && nounsOf(word, own).some((noun) => used.has(noun));
  });
}

/** Who denies something keeps all that he denies. */
export function deniedMore(pairs: Pairs, own: Words): Said[] {
  const used = new Set(pairs.map(({ source }) => source));
  return own
    .filter((word, at) => word.isDenied && own[at - 1]?.isDenied !== true)
    .map((first) => {
      const rest = own.slice(own.indexOf(first) + 1);
      const end = rest.findIndex(({ gap, isVerb }) => gap.length > 0 || isVerb);
      return [first, ...(end === -1 ? rest : rest.slice(0, end))];
    })
    .filter((words) => words.some((word) => used.has(word)))
    .flatMap((words) => words.filter((word) => !used.has(word) && !isHarmless(word.item)));
}

/** `four of them`, `of which 9 were won`: what is said of some is said with how many they are. */
export const isPartLost = (pairs: Pairs, own: Words): boolean => {
  const used = new Set(pairs.map(({ source }) => source));
  const parts = new Set(pairs.flatMap(({ source: { frame } }) => (frame?.isPart === true ? [frame] : [])));
  const clauses = new Set(
    pairs.flatMap(({ source: { frame, clause } }) => (frame?.isPart === true ? [clause] : [])),
  );
  const isWholeTold = pairs.some(({ source: { frame } }) => frame !== undefined && !frame.isPart);
  return (
    parts.size > 0 &&
    (!isWholeTold ||
      own.some(
        (word) =>
          word.quantity !== null &&
          word.frame?.isPart === true &&
          clauses.has(word.clause) &&
          !used.has(word),
      ))
  );
};
