/** For each statement of a claim the statement of the source that does no less, said of the same. */
import type { Frame } from '../text/frame.ts';
import { asActs, isStanding } from './answering.ts';
import { headOf, isSameWord, objectsOf } from './phrases.ts';
import { refuse, type Miss, type Place } from './miss.ts';
import type { Unit } from './units.ts';
import { isAgentWithin, isPerson, isVerbWithin } from './verbs.ts';
import type { Pair, Word } from './words.ts';

type Homes = { isMatch: true; pairs: Pair[] } | Miss;

/** The statement with those that cannot stand without it. */
function groupOf(frame: Frame, frames: readonly Frame[]): Set<Frame> {
  let from = frames.indexOf(frame);
  while (from > 0 && frames[from]?.isDependent === true) from -= 1;
  let to = frames.indexOf(frame) + 1;
  while (frames[to]?.isDependent === true) to += 1;
  return new Set(frames.slice(from, to));
}

const RECIPIENT = /^(?:to|for|from|under|à|für|pour|an)$/;

/** Who reported to the head of sales did not report sales. */
function isFarther({ claim, source }: Pair): boolean {
  const { phrase, frame } = source;
  if (claim.phrase?.preposition !== '' || phrase === null || frame.level === 1 || isStanding(frame))
    return false;
  const before = frame.phrases[frame.phrases.indexOf(phrase) - 1];
  return (
    RECIPIENT.test(phrase.preposition) ||
    (phrase.preposition === 'of' && before !== undefined && RECIPIENT.test(before.preposition))
  );
}

/** Who one is opens the source too: `head of sales` is none who reported to one. */
function isRoleOfOther(claim: Frame, pairs: readonly Pair[]): boolean {
  const opening = claim.phrases[0];
  const head = opening === undefined ? undefined : headOf(opening);
  if (claim.verb !== null || head === undefined || !isPerson(head)) return false;
  return pairs
    .filter((pair) => pair.claim.item === head)
    .every(({ source }) => !source.isVerb && source.frame.phrases[0] !== source.phrase);
}

/** What it is done to stands with it in the source. */
function areObjectsThere(claim: Frame, group: ReadonlySet<Frame>, pairs: readonly Pair[]): boolean {
  if (claim.agent === 'other') return true;
  const heads = new Set(objectsOf(claim).map((phrase) => headOf(phrase)));
  const said = pairs.filter((pair) => pair.claim.frame === claim && heads.has(pair.claim.item));
  return [...heads].every((head) => {
    const own = said.filter((pair) => pair.claim.item === head);
    return own.length === 0 || own.some((pair) => group.has(pair.source.frame) && !isFarther(pair));
  });
}

/** Who is `responsible` for it does what answers for it, or says so in the source. */
const isStandingNew = (claim: Frame, asAct: Frame, pairs: readonly Pair[]): boolean => {
  const opening = claim.phrases[0]?.items[0];
  return isStanding(claim) && asAct.verb === null && !pairs.some((pair) => pair.claim.item === opening);
};

/** `Drop in empty miles from 17% to 12%`: nobody says who did it. */
const isNominal = ({ verb, phrases }: Frame): boolean =>
  verb?.verb?.change !== undefined &&
  verb.form === 'plain' &&
  /^(?:in|of)$/.test(phrases[0]?.preposition ?? '');

/** `95 employees working two shifts`: they are there. */
const isJoining = ({ verb, agent, isDependent, isNegated }: Frame): boolean =>
  isDependent &&
  !isNegated &&
  agent === 'other' &&
  /^(?:working|running|lasting|totalling|totaling|numbering|serving|reporting)$/.test(verb?.word ?? '');

const ROLE_VERB = /^(?:serv|act|work|function)/;

/** `acted as preceptor to X` is `preceptor to X`. */
function asRole(claim: Frame): Frame {
  const [first, ...rest] = claim.phrases;
  if (claim.agent !== 'self' || first?.preposition !== 'as' || !ROLE_VERB.test(claim.verb?.key ?? ''))
    return claim;
  return { ...claim, verb: null, level: 0, phrases: [{ ...first, preposition: '' }, ...rest] };
}

/** `replaced X with Y` is not `replaced Y with X`. */
function areSwapped(claim: Frame, source: Frame, pairs: readonly Pair[]): boolean {
  if (claim.verb === null || source.verb === null || !isSameWord(claim.verb, source.verb)) return false;
  const isObject = ({ phrase }: Word) => phrase?.preposition === '';
  const isAside = ({ phrase }: Word) => phrase !== null && !/^(?:of|)$/.test(phrase.preposition);
  const own = pairs.filter((pair) => pair.claim.frame === claim && pair.source.frame === source);
  const everyOf = (item: Word['item'], test: (pair: Pair) => boolean) =>
    own.filter((pair) => pair.claim.item === item).every(test);
  return (
    own.some(({ claim: { item } }) =>
      everyOf(item, (pair) => isObject(pair.claim) && isAside(pair.source)),
    ) &&
    own.some(({ claim: { item } }) => everyOf(item, (pair) => isAside(pair.claim) && isObject(pair.source)))
  );
}

function missOf(claim: Frame, source: Frame, isGeneral: boolean): Miss | null {
  if (claim.verb !== null && claim.isNegated !== source.isNegated)
    return refuse(2, 'The base resume says the opposite: a “not” or “no” came or went.');
  // Its negated words stand negated there, and nothing was done.
  if (claim.verb === null && claim.phrases.every(({ items }) => items.every(({ isNegated }) => isNegated)))
    return null;
  if (source.isMeant && !claim.isMeant) return refuse(2, 'The base resume does not say that this was done.');
  if (source.isPart && !claim.isDependent && !claim.isPart)
    return refuse(2, 'The base resume says this of a part.');
  if (!isVerbWithin(claim, source, isGeneral))
    return refuse(
      3,
      `“${claim.verb?.text ?? 'This'}” says more than the base resume’s “${source.verb?.text ?? 'wording'}”.`,
    );
  if (!claim.isMeant && !isNominal(claim) && !isAgentWithin(claim, source))
    return refuse(3, `The base resume does not say that it was you: “${claim.verb?.text ?? ''}”.`);
  return null;
}

/** The pairs that are left when each statement has found its home; the deepest miss where one finds none. */
export function homesOf(frames: readonly Frame[], unit: Unit, pairs: readonly Pair[], place: Place): Homes {
  let left = [...pairs];
  for (const claim of frames) {
    if (isJoining(claim)) continue;
    let best: Miss = refuse(1, 'The base resume does not say this.');
    const shared = (frame: Frame) => {
      const group = groupOf(frame, unit.frames);
      return new Set(
        left
          .filter((pair) => pair.claim.frame === claim && group.has(pair.source.frame))
          .map((pair) => pair.claim.item),
      ).size;
    };
    const sources = unit.frames
      .map((frame) => ({ frame, count: shared(frame) }))
      .sort((a, b) => b.count - a.count);
    const home = sources.find(({ frame }) => {
      const group = groupOf(frame, unit.frames);
      const [said, given] = asActs(asRole(claim), frame);
      if (!place.isSummary && isRoleOfOther(asRole(claim), left)) return false;
      if (areSwapped(claim, frame, left)) return false;
      if (!areObjectsThere(claim, group, left) || isStandingNew(claim, said, left)) return false;
      const miss = missOf(said, given, place.isGeneral);
      if (miss !== null && miss.depth > best.depth) best = miss;
      return miss === null;
    });
    if (home === undefined) return best;
    const group = groupOf(home.frame, unit.frames);
    left = left.filter(
      (pair) =>
        pair.claim.frame !== claim ||
        group.has(pair.source.frame) ||
        !left.some((other) => other.claim === pair.claim && group.has(other.source.frame)),
    );
  }
  return { isMatch: true, pairs: left };
}
