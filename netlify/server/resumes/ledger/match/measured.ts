/** What a change is of: time that was cut by 60 % for incidents cut no incidents. */
import { changesIn, isEndOfChange } from './changes.ts';
import { isHarmless } from './near.ts';
import { headOf } from './objects.ts';
import { type Pair, type Said, type Pairs, sourcesByClaim, type Words } from './said.ts';

const COUNTING = /^(?:number|count|total|amount|zahl|anzahl|nombre)s?$/;
const OF = /^(?:of|in|von|der|des|de|du|d')$/;
/** Words of how it changed. */
const isManner = ({ item: { word, key }, quantity, gap }: Said): boolean =>
  quantity !== null ||
  (/^(?:year|season|quarter|month)$/.test(word) && gap.includes('that')) ||
  key.startsWith('per:') ||
  /ly$|^(?:up|down|back|out|off|further|over)$/.test(word);

/** What is measured by a number of things are the things. */
function thingOf(word: Said, all: Words): Said {
  const head = headOf(word, all);
  const next = all[all.indexOf(head) + 1];
  const isOf = next?.part === head.part && OF.test(next.gap[0] ?? '');
  return COUNTING.test(head.item.word) && isOf ? thingOf(next, all) : head;
}

/** What a verb, or the noun of one, changed. */
function changedBy(verb: Said, all: Words): Said[] {
  const rest = all.slice(all.indexOf(verb) + 1);
  const end = rest.findIndex(({ isVerb, clause }) => isVerb || clause !== verb.clause);
  const after = (end === -1 ? rest : rest.slice(0, end)).filter((word) => !isManner(word));
  const far = after.findIndex(({ role }) => role !== '');
  const direct = (far === -1 ? after : after.slice(0, far)).filter(
    ({ gap }, at) => at === 0 || !OF.test(gap[0] ?? ''),
  );
  if (direct.length > 0) return direct.map((word) => thingOf(word, all));
  const before = all
    .slice(0, all.indexOf(verb))
    .find((word) => word.frame === verb.frame && word.role === '' && !isManner(word));
  if (before !== undefined && verb.isVerb) return [thingOf(before, all)];
  const [first] = after;
  // `réduction du délai moyen`: in French the first is the head.
  const isOf = OF.test(first?.gap[0] ?? '') && (first?.role !== 'in' || !verb.isVerb);
  return first !== undefined && isOf ? [first, thingOf(first, all)] : [];
}

const SPAN = /^(?:seconds|months|[A-Z]{3})$/;
/** `Reduced clearance from 9 hours to 5` of clearance time: what is measured is told by its unit. */
function isUnitTold(thing: Said, pairs: Pairs, own: Words): boolean {
  const before = own[own.indexOf(thing) - 1];
  const isCompound = thing.gap.length === 0 && pairs.some(({ source }) => source === before);
  const ends = pairs.filter(({ source }) => isEndOfChange(source, own));
  const isTold = ({ claim }: Pair) =>
    claim.quantity !== null && (SPAN.test(claim.quantity.unit) || /^scores?$/.test(thing.item.word));
  return isCompound && ends.length > 1 && ends.every(isTold);
}

/** They are as many as are counted in them. */
const GATHERING =
  /^(?:list|base|community|network|membership|choir|club|group|team|class|fleet|audience|staff|workforce|catalogue?)$/;

/** A word that says that something changed, what it changed, and the amounts by which and between which it did. */
type Change = { verb: Said; things: Words; amounts: ReadonlySet<Said> };

const measuredIn = (all: Words): Change[] => {
  const ends = new Set(changesIn(all).flat());
  return all
    .filter(({ item: { verb } }) => verb?.change !== undefined)
    .map((verb) => {
      const heads = changedBy(verb, all);
      const amounts = all.filter(
        (word) =>
          word.frame === verb.frame &&
          (ends.has(word) || /^(?:%|share|points)$/.test(word.quantity?.unit ?? '')),
      );
      const members = heads.some(({ item }) => GATHERING.test(item.word))
        ? amounts.flatMap(({ counted }) => counted)
        : [];
      return { verb, things: [...heads, ...members], amounts: new Set(amounts) };
    })
    .filter(({ things, amounts }) => things.length > 0 && amounts.size > 0);
};

const NARROWING = /^(?:with|of|in|for|by|on|from|at)$/;

/** What tells more closely what changed: `rework` of `rework costs`, `with food` of `satisfaction with food`. */
function narrowingIn(verb: Said, things: Words, own: Words): Said[] {
  return things.flatMap((thing) => {
    const at = own.indexOf(thing);
    const [before, after] = [own[at - 1], own[at + 1]];
    const isOf = (word: Said | undefined): word is Said =>
      word !== undefined &&
      word !== verb &&
      word.quantity === null &&
      !word.isVerb &&
      word.frame === verb.frame;
    return [
      thing.gap.length === 0 && isOf(before) ? before : undefined,
      isOf(after) && after.gap.length === 1 && NARROWING.test(after.gap[0] ?? '') && own.indexOf(verb) > at
        ? after
        : undefined,
    ].filter((word) => word !== undefined);
  });
}

const STATISTIC = /^(?:median|mean|average|typical|overall|total)$/;

/** `critical` of `the age of critical faults`, where the faults are told. */
function narrowingOf(thing: Said, own: Words, used: ReadonlySet<Said>): Said[] {
  const at = own.indexOf(thing) + 1;
  if (!OF.test(own[at]?.gap[0] ?? '')) return [];
  const end = own.findIndex(
    ({ gap, isVerb, quantity }, place) => place > at && (gap.length > 0 || isVerb || quantity !== null),
  );
  const phrase = own.slice(at, end === -1 ? undefined : end);
  return phrase.some((word) => used.has(word))
    ? phrase.filter(({ isVerb, quantity }) => !isVerb && quantity === null)
    : [];
}

/** `from 54% to 63% among those who came` */
const isAmong = (word: Said, { amounts }: Change, own: Words): boolean =>
  word.gap.includes('among') && amounts.has(own[own.indexOf(word) - 1] ?? word);

/** A word that narrows what changed, and that the claim leaves out where it tells the amounts. */
export function widened(pairs: Pairs, own: Words): Said | undefined {
  const used = new Set(pairs.map(({ source }) => source));
  const sources = [...sourcesByClaim(pairs).values()];
  /** The claim tells of it, and of nothing else by the same word. */
  const isMeant = (thing: Said) => sources.some((words) => words.every((word) => word === thing));
  return measuredIn(own)
    .filter(({ amounts }) => [...amounts].some((one) => used.has(one)))
    .flatMap((change) => [
      ...narrowingIn(change.verb, change.things.filter(isMeant), own),
      ...change.things.filter(isMeant).flatMap((thing) => narrowingOf(thing, own, used)),
      ...own.filter((word) => isAmong(word, change, own)),
    ])
    .find(
      (word) =>
        !used.has(word) && !isManner(word) && !isHarmless(word.item) && !STATISTIC.test(word.item.word),
    );
}

/** A change that the claim tells of something else than it was of. */
export function changedOther(pairs: Pairs, said: Words, own: Words): Said | undefined {
  const given = measuredIn(own);
  const wanted = measuredIn(said);
  const isKept = ({ things }: Change, claim: Said): boolean => {
    const rests = pairs.filter(({ source }) => things.includes(source)).map((pair) => pair.claim);
    const told = wanted.find(({ verb, amounts }) => verb === claim || amounts.has(claim));
    const isOfOther = told?.things.every(
      (thing) => !rests.includes(thing) && pairs.some((pair) => pair.claim === thing),
    );
    return rests.some(({ clause }) => clause === claim.clause) && isOfOther !== true;
  };
  const isSaid = (change: Change, claim: Said) =>
    isKept(change, claim) || change.things.some((thing) => isUnitTold(thing, pairs, own));
  for (const claim of said) {
    const sources = pairs.flatMap((pair) => (pair.claim === claim ? pair.source : []));
    const changes = sources.map((source) => given.filter(({ amounts }) => amounts.has(source)));
    if (sources.length === 0 || changes.some((found) => found.length === 0)) continue;
    const found = changes.flat();
    if (!found.some((change) => isSaid(change, claim))) return found[0]?.things[0];
  }
  return undefined;
}
