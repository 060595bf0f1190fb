/** Says of one demand whether what is published meets it: by its kind, and else by what its words are about. */
import type { Demand } from '../matching/posting/demands.ts';
import { credentialFinding, languageFinding, STUDYING, studyFinding } from './credential-met.ts';
import { fieldFinding } from './credential-fields.ts';
import { kindOf, type DemandKind } from './demand-kind.ts';
import { byGroups, capped, NOT_STATED, type Finding } from './finding.ts';
import { industryFinding } from './industry-met.ts';
import { isAboutPlace, isAtOffice, placeFinding } from './place-met.ts';
import { withDegreesWritten, type About } from './published-units.ts';
import { quantitiesIn } from './quantities.ts';
import { startFinding } from './start-met.ts';
import { subjectFinding } from './subject-met.ts';
import { yearsFinding } from './years-met.ts';

/** Why it is asked is not asked. */
const REASON =
  /,?\s(?:because|since|so (?:we|that|bring)|as (?:we|our|half|most|a third|you|they)|where |which |and not (?:only|just|merely)|parce que|parce qu['’]|car|puisque|weil|da (?:wir|die|der|das|nicht|unsere)|denn)\s/i;

/** `charts or something like them`, `ten years or so`: no alternatives. */
const ROUGHLY =
  /,? \bor (?:something|anything|somewhere) (?:like|similar|close|comparable)\b[^,.;()]*| \bor (?:so|more|longer|the like|similar|above|better)\b(?! (?:\p{L}+ )?(?:degree|certif))/giu;

/** What may come later is not asked now. */
const OR_LATER =
  /,? \(?or (?:the |an? )?(?:ability|willing\w*|able|readiness|working|commitment) (?:to (?:obtain|get|acquire|earn|achieve|complete)|towards?)\b[^]*$/i;

const SHORTEST_CORE = 5;

/** `The one thing that matters is that you have …`: how it is said, not what. */
const FRAME = /^.{0,80}?\b(?:(?:is|are) that you|need you to)(?: have| be|['’]ve)?\s/i;
/** `… would be wonderful` */
const WISH = /(?<!\b(?:you|who|that|i|we|they))\s(?:would|could) (?:be|help|make|save|count|give)\b[^]*$/i;
/** `… is considered an asset`, `… are preferred`: how much it counts, behind all that is asked. */
const COUNTING =
  /,?\s(?:is|are|will be|being)(?: (?:also|always|highly|strongly|very|much|considered|seen as|regarded as|viewed as))* (?:an? )?(?:(?:strong|definite|clear|big|real|significant|distinct) )?(?:asset|plus|advantage|bonus|benefit|advantageous|preferred|desirable|desired|required|expected|essential|mandatory|welcome|helpful|beneficial|useful|valued|appreciated|needed|a must|must)\W*$/i;
function coreOf(sentence: string): string {
  const quote = sentence
    .replace(FRAME, '')
    .replace(WISH, '')
    .replace(COUNTING, '')
    .replace(OR_LATER, '')
    .replace(ROUGHLY, '');
  const at = quote.search(REASON);
  return at > SHORTEST_CORE ? quote.slice(0, at) : quote;
}

export type Judged = Finding & { kind: DemandKind };

export function judge(demand: Demand, about: About): Judged {
  const text = withDegreesWritten(coreOf(demand.span.quote));
  const { years } = demand;
  if (STUDYING.test(text)) return { kind: 'education', ...studyFinding(text, about) };
  const start = years ? undefined : startFinding(text, about);
  if (start) return { kind: 'place', ...start };
  const isPlace = demand.isPlace || isAboutPlace(text);
  if (isPlace) return { kind: 'place', ...placeAndProof(text, about) };
  const kind = kindOf(text, about.read(text), years !== undefined);
  return { kind, ...judged(text, kind, years, about) };
}

const PROOFS: ReadonlySet<DemandKind> = new Set(['certificate', 'education']);

/** `A boat licence and readiness to travel` asks for both. */
function placeAndProof(text: string, about: About): Finding {
  const parts = text.split(/ (?:and|und|et) /);
  const kinds = parts.map((part) => kindOf(part, about.read(part), false));
  if (!kinds.some((kind, at) => PROOFS.has(kind) && !isAboutPlace(parts[at] ?? '')))
    return judged(text, 'place', undefined, about);
  return byGroups(
    parts.map((part, at) => ({
      finding: judged(part, isAboutPlace(part) ? 'place' : (kinds[at] ?? 'other'), undefined, about),
    })),
  );
}

/** For how many, or of whom, is nowhere counted in years. */
const OF_LEADERS =
  /\b(?:leading|managing|lead|manage|manager of|head of) (?:(?:other|people|several|senior|of) ){0,2}(?:managers|team leads|leaders)\b/i;

/** Nothing that is published says it. */
const CONDITIONS: readonly RegExp[] = [
  /\b(?:criminal|credit|background|police|drug|alcohol)\b.{0,20}\b(?:check|test|screen)|führungszeugnis|casier judiciaire/i,
  /\b(?:nights|night (?:shift|dut)|weekend|shift work|immuni[sz]ation\b)|nachtschicht|wochenend/i,
  /\b(?:hours|stunden|heures) (?:a|per|pro|in der|par) (?:week|woche|semaine)\b/i,
  /\b(?:eligib\w+|authori[sz]\w+|entitled|legally|permitted|right|may|allowed) to work|\b(?:may|able to) work in\b/i,
  /\bwork (?:permit|visa)|\bsponsorship|\barbeitserlaubnis|\bpermis de travail|\bcitizen/i,
];

/** The years are there, and what else is asked with them is not counted. */
const ofYearsAlone = (counted: Finding): Finding =>
  counted.standing === 'met'
    ? { ...counted, standing: 'partly', note: `${counted.note}; for how many is not stated` }
    : counted;

function judged(text: string, kind: DemandKind, years: Demand['years'], about: About): Finding {
  const { published } = about;
  if (CONDITIONS.some((condition) => condition.test(text))) return NOT_STATED;
  if (kind === 'place') return isAtOffice(text) && about.place ? about.place : placeFinding(text, published);
  if (years) {
    const counted = yearsFinding(years, about);
    if (counted.standing !== 'not stated')
      return OF_LEADERS.test(text) || quantitiesIn(text).length > 0 ? ofYearsAlone(counted) : counted;
    const subject = subjectFinding(years.term, about);
    // Nobody has done for years what one sentence names in passing.
    const isInPassing =
      subject.evidence.length < 2 && about.read(years.term).runs.flatMap((run) => run.concepts).length < 2;
    return isInPassing ? NOT_STATED : { ...capped(subject), note: 'the years are not stated' };
  }
  if (kind === 'language') return languageFinding(text, about);
  if (kind === 'education' || kind === 'certificate') {
    const held = credentialFinding(text, about);
    if (held.standing !== 'not stated') return held;
    const instead = insteadFinding(text, about);
    if (instead.standing !== 'not stated') return instead;
    const named = namedFinding(text, about);
    return named.standing === 'not stated' && kind === 'certificate' ? fieldFinding(text, about) : named;
  }
  return industryFinding(text, about) ?? subjectFinding(text, about);
}

/** One of its kind is listed, or somebody is called so: a `Registered Nurse` by title. */
function namedFinding(text: string, { published, read }: About): Finding {
  const names = read(text).mentions.filter(({ term }) => term.kind === 'certificates');
  const units = names
    .flatMap(({ term }) => published.byTerm.get(term.name) ?? [])
    .flatMap((id) => published.units[id] ?? [])
    .filter((unit) => !published.isTold(unit));
  const listed = units.filter(({ id }) => published.credentials.has(id));
  const shown = listed.length > 0 ? listed : units;
  const note = listed.length > 0 ? '' : 'named, no certificate is listed';
  return shown.length === 0
    ? NOT_STATED
    : { standing: 'partly', note, evidence: shown.map(published.evidenceAt) };
}

const OR_EXPERIENCE =
  /\bequivalent\b[^.;]*\bexperience|(?:gleichwertig|vergleichbar)[^.;]*erfahrung|expérience équivalente/i;
const OR_ANOTHER =
  /\bor (?:an? ?)?(?:other|similar|comparable) ([^.;()]+?) (?:certificat\w+|credential|designation)/i;

/** What may stand for a degree or certificate is not it: partly at most. */
function insteadFinding(text: string, about: About): Finding {
  if (OR_EXPERIENCE.test(text) && about.isOfTrade)
    return { ...capped(yearsFinding({ term: '', value: '1' }, about)), note: 'by experience' };
  const [, field] = OR_ANOTHER.exec(text) ?? [];
  return field === undefined ? NOT_STATED : capped(subjectFinding(field, about));
}
