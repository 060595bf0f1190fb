/** Whether a published sentence says what the words of a demand are about. */
import { tellingStems, type Unit } from '../chat/knowledge/units.ts';
import type { Concept, Run } from './concepts.ts';
import { HOLDS, HOLDS_OF_TRADE, isPublished, isSaidItself, proofsOf, type Proof } from './coverage.ts';
import { capped, NOT_STATED, type Finding } from './finding.ts';
import type { About, PublishedUnits } from './published-units.ts';
import { quantitiesIn, type Quantity } from './quantities.ts';
import { relatedTo } from './related-words.ts';

/** Of a demand's weight, in the sentence and its heading alone, for it to say so. */
const SAID = 0.55;
const PARTLY = 0.45;
/** Of one or two words, of which each is half. */
const PARTLY_OF_TWO = 0.55;

/** In brackets, or behind `including`. */
const EXAMPLES =
  /\([^()]*\)|,? (?:including|such as|e\.g\.|for example|wie etwa|z\. ?B\.|par exemple|notamment|y compris) [^();]*/gi;

/** Where half of the examples are published they prove in part what is not said itself; where fewer are, what is said itself proves less. */
export function subjectFinding(text: string, about: About): Finding {
  const plain = text.replace(EXAMPLES, '');
  const core = about.read(plain).runs.length === 0 ? text : plain;
  const finding = wordsFinding(core, about);
  if (core === text) return finding;
  const examples = about.read((text.match(EXAMPLES) ?? []).join(',')).runs;
  const named = examples
    .flatMap(({ concepts }) => concepts)
    .filter(({ isName, term }) => isName || term !== '');
  const held = named.filter((name) => isPublished(name, about.published));
  if (held.length * 2 < named.length) return finding.standing === 'met' ? capped(finding) : NOT_STATED;
  return finding.standing === 'not stated' && held.length > 0 ? capped(wordsFinding(text, about)) : finding;
}

function wordsFinding(text: string, { published, read, isOfTrade }: About): Finding {
  const parts = partsOf(read(text).runs, published);
  const concepts = parts.flatMap((part) => part.concepts);
  if (concepts.length === 0 || isOfOthers(concepts, published)) return NOT_STATED;
  const whole = proofsOf(concepts, published);
  const least = isOfTrade && concepts.length > 2 ? HOLDS_OF_TRADE : HOLDS;
  const isSaid = ({ share, own, holdsMost }: Proof): boolean => share >= least && own >= SAID && holdsMost;
  const done = whole.filter(
    ({ unit }) => !published.isTold(unit) && !UNDONE.test(unit.text) && areNear(concepts, unit),
  );
  const [best] = done;
  const isWhole = best !== undefined && isSaid(best);
  const said =
    isWhole || parts.length === 1
      ? []
      : parts.flatMap((part) => saidOf(part.concepts, published).filter(isSaid).slice(0, 1));
  const isByParts = parts.length > 1 && said.length === parts.length;
  if (!isWhole && !isByParts) return partlyFinding(parts, { best, said, whole }, published);
  const proofs = isWhole ? done.filter((proof) => isSaid(proof) && proof.share >= best.share - NEARLY) : said;
  const isAlone = !isOfTrade && concepts.length === 1 && namesOf(concepts).length === 0;
  const isEnough = quantitiesIn(text).every((quantity) =>
    isHeld(quantity, askedOf(quantity, text, concepts), whole),
  );
  if (isAlone || namesOf(concepts).some((name) => !isSaidItself(name, published)))
    return findingOf('partly', '', proofs, published);
  return isEnough
    ? findingOf('met', '', proofs, published)
    : findingOf('partly', 'the amount is not stated', proofs, published);
}

const isNaming = (concepts: readonly Concept[]): boolean => concepts.some(({ isName }) => isName);

const namesOf = (concepts: readonly Concept[]) =>
  concepts.filter(({ isName, term }) => isName || term !== '');

/** Nothing that it names is published, or no product: what stands around a name is not it. */
function isOfOthers(concepts: readonly Concept[], published: PublishedUnits): boolean {
  const names = namesOf(concepts);
  const products = names.filter(
    ({ isName, stems, written }) => (isName || stems.length === 0) && /^\p{Lu}\p{Ll}/u.test(written),
  );
  return [names, products].some(
    (some) => some.length > 0 && !some.some((name) => isPublished(name, published)),
  );
}

const saidOf = (concepts: readonly Concept[], published: PublishedUnits): Proof[] =>
  proofsOf(concepts, published).filter(({ unit }) => !published.isTold(unit));

/** Of the best share: as good. */
const NEARLY = 0.1;

type Found = { best: Proof | undefined; said: readonly Proof[]; whole: readonly Proof[] };

/** `He has not led a team yet` */
const UNDONE = /\b(?:has|have|had|is|was) (?:not|never)\b/i;

/** Of one word that a post tells of: by that word, and not by another that may say the same. */
const ITSELF = 1;

/** `I have never run it` proves nothing. */
const DENIAL = /\b(?:never|not|cannot|no longer|against|instead of|rather than)\b|n['’]t\b/i;

/** A half of it is said, in one sentence or part by part, or a post tells of it. */
function partlyFinding(
  parts: readonly { concepts: Concept[] }[],
  { best, said, whole }: Found,
  published: PublishedUnits,
): Finding {
  const asked = parts.flatMap(({ concepts }) => concepts).length;
  const least = asked <= 2 ? PARTLY_OF_TWO : PARTLY;
  if (best && best.share >= least) return findingOf('partly', '', [best], published);
  const told = whole.find(({ unit }) => published.isTold(unit) && !DENIAL.test(unit.text));
  if (told && told.share >= (asked === 1 ? ITSELF : HOLDS))
    return findingOf('partly', sourceOf(told), [told], published);
  const isByHalf =
    said.length > 0 &&
    said.length * 2 >= parts.length &&
    !isNaming(parts.flatMap(({ concepts }) => concepts));
  if (isByHalf) return findingOf('partly', '', said, published);
  return NOT_STATED;
}

const sourceOf = ({ unit }: Proof): string => (unit.passage.id.startsWith('posts/') ? 'in a post' : '');

/** Of alternatives the best proven; the rest as it stands. */
function partsOf(runs: readonly Run[], published: PublishedUnits): { concepts: Concept[] }[] {
  const alone = runs.filter(({ group }) => group === undefined);
  const grouped = Map.groupBy(
    runs.filter(({ group }) => group !== undefined),
    ({ group }) => group,
  );
  const chosen = [...grouped.values()].flatMap((members) => {
    const best = members
      .map((run) => {
        const proofs = proofsOf(run.concepts, published);
        const done = proofs.find(({ unit }) => !published.isTold(unit))?.share ?? 0;
        return { run, share: Math.max(done, 0.5 * (proofs[0]?.share ?? 0)) };
      })
      .toSorted((a, b) => b.share - a.share)[0];
    return best ? [best.run] : [];
  });
  return [...alone, ...chosen];
}

/** In characters: what an amount is of. */
const BESIDE = 40;

/** Beside the amount stands what it is asked of, as it is: other amounts are of something else. */
function isBeside({ stems }: Concept, { text }: Unit, at: number): boolean {
  const beside = tellingStems(text.slice(Math.max(0, at - BESIDE), at + BESIDE));
  return stems.some((stem) => beside.has(stem));
}

/** `a $5M operating budget`, `a budget of $5M`: the last word behind the amount, else before it. */
function askedOf(amount: Quantity, asked: string, concepts: readonly Concept[]): Concept | undefined {
  const placed = concepts.map((concept) => ({ concept, at: asked.lastIndexOf(concept.written) }));
  const behind = placed.filter(({ at }) => at > amount.at && at <= amount.at + BESIDE);
  const before = placed.filter(({ at }) => at >= 0 && at < amount.at);
  return (behind.length > 0 ? behind : before).toSorted((a, b) => a.at - b.at).at(-1)?.concept;
}

const FARTHEST = 8;

/** Two words that stand together stand near each other where it is said, or one of them above. */
function areNear(concepts: readonly Concept[], { stems }: Unit): boolean {
  const [first, second] = concepts;
  if (!first || !second || concepts.length !== 2) return true;
  const order = [...stems];
  const placesOf = ({ stems: own }: Concept) =>
    order.flatMap((stem, at) => (own.some((one) => relatedTo(one).has(stem)) ? [at] : []));
  const [here, there] = [placesOf(first), placesOf(second)];
  return (
    here.length === 0 ||
    there.length === 0 ||
    here.some((one) => there.some((other) => Math.abs(one - other) <= FARTHEST))
  );
}

/** How many somebody led is nowhere said by how many there were. */
const OF_A_TEAM = /\b(?:team|group|staff|crew|studio|department) of\b/i;

/** Of people: nobody counts so few. */
const FEW = 3;

/** As much stands in a sentence that is about it. */
function isHeld(wanted: Quantity, asked: Concept | undefined, proofs: readonly Proof[]): boolean {
  if (wanted.unit === 'people' && wanted.value <= FEW) return true;
  return proofs.some(
    ({ share, unit }) =>
      share >= HOLDS - NEARLY &&
      quantitiesIn(unit.text).some(
        ({ unit: of, value, at }) =>
          of === wanted.unit &&
          value >= wanted.value &&
          (of !== 'money' || (asked !== undefined && isBeside(asked, unit, at))) &&
          (of !== 'people' || OF_A_TEAM.test(unit.text)),
      ),
  );
}

function findingOf(
  standing: 'met' | 'partly',
  note: string,
  proofs: readonly Proof[],
  published: PublishedUnits,
): Finding {
  const evidence = proofs.map(({ unit }) => published.evidenceAt(unit));
  return { standing, note, evidence };
}
