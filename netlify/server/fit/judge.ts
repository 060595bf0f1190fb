/** Says of one demand whether what is published meets it: by its kind, and else by what its words are about. */
import type { Demand } from '../matching/posting/demands.ts';
import { readPosting } from '../matching/posting/read-posting.ts';
import type { Requirement } from '../matching/types.ts';
import { tokenize } from '../matching/text/tokens.ts';
import { foldedWords } from '../matching/text/fold.ts';
import { runsOf, type Concept, type Run } from './concepts.ts';
import { proofsOf, type Proof } from './coverage.ts';
import { bestOf, NOT_STATED, togetherOf, type Finding } from './finding.ts';
import { isAboutPlace, placeFinding } from './place-met.ts';
import type { About, PublishedUnits } from './published-units.ts';
import { relatedTo } from './related-words.ts';
import { tellingStems, type Unit } from '../chat/knowledge/units.ts';
import { quantitiesIn, type Quantity } from './quantities.ts';
import { yearsFinding } from './years-met.ts';

/** Of a demand's weight, in one sentence with its heading and record. */
const MET = 0.78;
/** Of it, in the sentence and its heading alone. */
const SAID = 0.6;
const PARTLY = 0.5;
/** Of a post, which tells of more than was done. */
const TOLD = 0.5;
const TOLD_PART = 0.6;
const EVIDENCE_MAXIMUM = 3;

export type DemandKind = 'years' | 'certificate' | 'education' | 'language' | 'place' | 'skill' | 'other';

const EDUCATION =
  foldedWords(`degree degrees bachelor bachelors master masters msc bsc phd mba doctorate diploma studium hochschulstudium studienabschluss
  hochschulabschluss ausbildung berufsausbildung abschluss licence bac bts dut cap bep dcg diplôme apprenticeship university`);
const CERTIFICATES =
  foldedWords(`certificate certificates certification certifications credential credentials accreditation accredited ticket
  zertifikat zertifikate zertifizierung zertifizierungen führerschein fahrerlaubnis fachweiterbildung schulung schein meisterprüfung
  permis certificat habilitation driver driving clearance`);

/** Certificates of others, or the way to one. */
const TOWARDS = /\b(?:prepar\w+|audit\w*|readiness|maintain\w*|achiev\w*|programs?|programmes?)\b/i;

/** `certified disposal` is no certificate. */
const CERTIFIED = /\S\s\p{Lu}?\w*\s?Certified\b|\bcertified (?:in|as|for|to)\b|^\W*Certified \p{Lu}/u;

/** What is asked, as far as its words tell. */
function kindOf(text: string, parts: readonly Requirement[], { isGerman }: About): DemandKind {
  const kinds = new Set(parts.map(({ kind }) => kind));
  const keys = tokenize(text).map(({ key }) => key);
  if (kinds.has('years')) return 'years';
  const runs = runsOf(text, isGerman);
  const languages = parts.filter(({ kind }) => kind === 'language').map(({ term }) => term);
  const others = runs.flatMap(({ concepts }) => concepts).filter(({ term }) => !languages.includes(term));
  if (languages.length > 0 && others.length <= 4) return 'language';
  if (keys.some((key) => EDUCATION.has(key))) return 'education';
  const isProof = CERTIFIED.test(text) || keys.some((key) => CERTIFICATES.has(key));
  if (kinds.has('certificate') || (isProof && !TOWARDS.test(text))) return 'certificate';
  const concepts = runs.flatMap((run) => run.concepts);
  return concepts.length > 0 &&
    concepts.every(
      ({ written, isName }) => isName || /\p{Lu}|\d/u.test(isGerman ? written.slice(1) : written),
    )
    ? 'skill'
    : 'other';
}

/** Why it is asked is not asked. */
const REASON =
  /,?\s(?:because|since|as (?:we|our|half|most|a third|you|they)|parce que|parce qu['’]|car|puisque|weil|da (?:wir|die|der|das|nicht|unsere)|denn)\s/i;

const coreOf = (quote: string): string => {
  const at = quote.search(REASON);
  return at > 10 ? quote.slice(0, at) : quote;
};

export function judge(demand: Demand, about: About): Finding & { kind: DemandKind } {
  const text = coreOf(demand.span.quote);
  const { requirements } = readPosting(`Requirements\n- ${text}`);
  const parts = [
    ...requirements.filter(({ kind }) => kind !== 'years'),
    ...(demand.years ? [demand.years] : []),
  ];
  const kind = demand.isPlace || isAboutPlace(text) ? 'place' : kindOf(text, parts, about);
  return { kind, ...judged(text, kind, parts, about) };
}

/** Nothing that is published says it. */
const RIGHT_TO_WORK =
  /\b(?:eligib\w+|authori[sz]\w+|entitled|legally|permitted|right|may|allowed) to work|\bmay work in\b|\bwork (?:permit|visa)|\bsponsorship|\barbeitserlaubnis|\bpermis de travail|\bcitizen/i;

function judged(text: string, kind: DemandKind, parts: readonly Requirement[], about: About): Finding {
  const { published } = about;
  if (RIGHT_TO_WORK.test(text)) return NOT_STATED;
  if (kind === 'place') return placeFinding(text, published);
  if (kind === 'years')
    return togetherOf(parts.flatMap((part) => (part.kind === 'years' ? [yearsFinding(part, about)] : [])));
  if (kind === 'language') return languageFinding(parts, published);
  if (kind === 'education' || kind === 'certificate') return credentialFinding(text, about);
  return subjectFinding(text, about);
}

function languageFinding(parts: readonly Requirement[], published: PublishedUnits): Finding {
  const asked = parts.filter(({ kind }) => kind === 'language');
  const own = published.units.filter(({ text }) => text.startsWith('Languages:'));
  const findings = asked.map(({ term, group }) => {
    const unit = own.find(({ text }) =>
      readPosting(`Requirements\n- ${text}`).requirements.some((one) => one.term === term),
    );
    const finding: Finding = unit
      ? { standing: 'met', note: '', evidence: [published.evidenceAt(unit)] }
      : NOT_STATED;
    return { group, finding };
  });
  return byGroups(findings);
}

/** Of alternatives the best, of the rest all. */
function byGroups(findings: readonly { group?: number | undefined; finding: Finding }[]): Finding {
  const alone = findings.flatMap(({ group, finding }) => (group === undefined ? [finding] : []));
  const grouped = Map.groupBy(
    findings.filter(({ group }) => group !== undefined),
    ({ group }) => group,
  );
  return togetherOf([
    ...alone,
    ...[...grouped.values()].map((group) => bestOf(group.map(({ finding }) => finding))),
  ]);
}

const IN_PROGRESS = /\b(?:in progress|prospective|expected|pursuing|completing|working toward|enrolled)\b/i;
const PROOF_WORDS = new Set([...EDUCATION, ...CERTIFICATES].filter((key) => key !== 'mba'));

/** Only a published certificate or degree is one. */
function credentialFinding(text: string, { published, isGerman }: About): Finding {
  const runs = runsOf(text, isGerman).flatMap((run) => {
    const concepts = run.concepts.filter(
      ({ stems, term }) => term !== '' || !stems.every((stem) => PROOF_WORDS.has(stem)),
    );
    return concepts.length > 0 ? [{ ...run, concepts }] : [];
  });
  const scope = { units: published.credentials };
  const findings = runs.map(({ concepts, group }) => {
    const [best] = proofsOf(concepts, published, scope);
    if (!best || best.share < MET) return { group, finding: NOT_STATED };
    const isOpen = IN_PROGRESS.test(best.unit.text);
    // A degree in progress is not yet another one that it would imply.
    if (isOpen && !concepts.every(({ written }) => best.unit.text.includes(written)))
      return { group, finding: NOT_STATED };
    const finding: Finding = {
      standing: isOpen ? 'partly' : 'met',
      note: isOpen ? 'in progress' : '',
      evidence: [published.evidenceAt(best.unit)],
    };
    return { group, finding };
  });
  return byGroups(findings);
}

/** What remains: whether a published sentence says what the words are about. */
function subjectFinding(text: string, { published, isGerman }: About): Finding {
  const runs = runsOf(text, isGerman);
  const parts = partsOf(runs, published);
  const concepts = parts.flatMap((part) => part.concepts);
  if (concepts.length === 0) return NOT_STATED;
  const whole = proofsOf(concepts, published);
  const done = whole.find(({ unit }) => !published.isTold(unit) && areNear(concepts, unit));
  const told = whole.find(({ unit }) => published.isTold(unit));
  const shares = parts.map(({ concepts: own }) => {
    const proofs = proofsOf(own, published);
    return proofs.find(({ unit }) => !published.isTold(unit));
  });
  const areAllDone = shares.every((proof) => (proof?.share ?? 0) >= MET);
  const wanted = quantitiesIn(text);
  const isSaid = done !== undefined && done.share >= MET && done.own >= SAID;
  if (isSaid || (parts.length > 1 && areAllDone)) {
    const proofs = isSaid
      ? near(whole, published, done.share)
      : shares.filter((proof) => proof !== undefined);
    const isEnough = wanted.every((quantity) => isHeld(quantity, concepts, whole));
    return finding(
      isEnough ? 'met' : 'partly',
      isEnough ? '' : 'the amount is not stated',
      proofs,
      published,
    );
  }
  const toldParts = parts
    .flatMap(({ concepts: own }) => proofsOf(own, published).slice(0, 1))
    .filter(({ share }) => share >= TOLD_PART);
  const strong = shares.filter((proof): proof is Proof => (proof?.share ?? 0) >= MET);
  if (done && done.share >= PARTLY) return finding('partly', '', [done], published);
  if (told && told.share >= TOLD)
    return finding('partly', told.unit.passage.id.startsWith('posts/') ? 'in a post' : '', [told], published);
  if (strong.length * 2 >= parts.length && strong.length > 0) return finding('partly', '', strong, published);
  if (toldParts.length * 3 >= parts.length && toldParts.length > 0)
    return finding('partly', 'in a post', toldParts, published);
  return NOT_STATED;
}

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

const near = (proofs: readonly Proof[], published: PublishedUnits, share: number): Proof[] =>
  proofs.filter((proof) => proof.share >= share - 0.1 && proof.own >= SAID && !published.isTold(proof.unit));

/** In characters: what an amount is of. */
const BESIDE = 40;

/** Beside the amount stands one of the words that ask, as it is: other amounts are of something else. */
function isBeside(concepts: readonly Concept[], { text }: Unit, at: number): boolean {
  const beside = tellingStems(text.slice(Math.max(0, at - BESIDE), at + BESIDE));
  return concepts.some(({ stems }) => stems.some((stem) => beside.has(stem)));
}

const FARTHEST = 4;

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

/** Of people: nobody counts so few. */
const FEW = 3;

/** As much stands in a sentence that is about it. */
function isHeld(wanted: Quantity, concepts: readonly Concept[], proofs: readonly Proof[]): boolean {
  // How many somebody led is nowhere said by how many there were.
  if (wanted.unit === 'people') return wanted.value <= FEW;
  return proofs.some(
    ({ share, unit }) =>
      share >= MET - 0.1 &&
      quantitiesIn(unit.text).some(
        ({ unit: of, value, at }) =>
          of === wanted.unit && value >= wanted.value && (of !== 'money' || isBeside(concepts, unit, at)),
      ),
  );
}

function finding(
  standing: 'met' | 'partly',
  note: string,
  proofs: readonly Proof[],
  published: PublishedUnits,
): Finding {
  const evidence = proofs.map(({ unit }) => published.evidenceAt(unit));
  return { standing, note, evidence: evidence.slice(0, EVIDENCE_MAXIMUM) };
}
