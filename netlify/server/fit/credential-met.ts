/** Certificates, degrees and languages: only a published one is one. */
import { groupsOf } from '../matching/posting/groups.ts';
import { tokenize } from '../matching/text/tokens.ts';
import { stem } from '../chat/language/stem.ts';
import type { Concept, Run } from './concepts.ts';
import { HOLDS, isPublished, proofsOf } from './coverage.ts';
import { CERTIFICATES, EDUCATION } from '../matching/posting/proof-words.ts';
import { byGroups, NOT_STATED, type Finding } from './finding.ts';
import type { About } from './published-units.ts';
import type { Unit } from '../chat/knowledge/units.ts';

export function languageFinding(text: string, about: About): Finding {
  const { published, read } = about;
  const { spoken: asked, tokens } = read(text);
  const groups = groupsOf(tokens, asked);
  const own = published.units.filter((unit) => unit.text.startsWith('Languages:'));
  if (asked.length === 0) return unnamedFinding(text, own, about);
  const findings = asked.map(({ language }, at) => {
    const unit = own.find((one) => read(one.text).spoken.some((known) => known.language === language));
    const finding: Finding = unit
      ? { standing: 'met', note: '', evidence: [published.evidenceAt(unit)] }
      : NOT_STATED;
    return { group: groups[at], finding };
  });
  return byGroups(findings);
}

const FAMILIES: readonly [RegExp, readonly string[]][] = [
  [/\b(?:scandinavian|nordic|skandinavisch\w*|scandinave)\b/i, ['Danish', 'Swedish', 'Norwegian']],
  [
    /\b(?:slavic|slawisch\w*|slave)\b/i,
    ['Polish', 'Russian', 'Ukrainian', 'Czech', 'Slovak', 'Bulgarian', 'Croatian'],
  ],
  [
    /\b(?:romance|romanisch\w*|romane)\b/i,
    ['French', 'Spanish', 'Italian', 'Portuguese', 'Romanian', 'Catalan'],
  ],
];
const THIRD = /\b(?:third|dritte|troisième)\b/i;

/** `a Scandinavian language`, `a third language` */
function unnamedFinding(text: string, own: readonly Unit[], { published, read }: About): Finding {
  const listed = own.flatMap((unit) => read(unit.text).spoken.map(({ language }) => ({ language, unit })));
  const family = FAMILIES.find(([name]) => name.test(text))?.[1];
  const held = family
    ? listed.find(({ language }) => family.includes(language))
    : listed[THIRD.test(text) ? 2 : 1];
  return held ? { standing: 'met', note: '', evidence: [published.evidenceAt(held.unit)] } : NOT_STATED;
}

const IN_PROGRESS = /\b(?:in progress|prospective|expected|pursuing|completing|working toward|enrolled)\b/i;
const PROOF_WORDS = new Set([...EDUCATION, ...CERTIFICATES].filter((key) => key !== 'mba'));
const ANY_MASTER = /\bmaster/i;
const LEVELS = new Set(['bachelor', 'master', 'phd', 'doctorate', 'msc', 'bsc'].map(stem));
const isDegree = (written: string) => tokenize(written).some(({ key }) => EDUCATION.has(key));
const isOfKind = ({ stems, term }: Concept) => term === '' && stems.every((one) => PROOF_WORDS.has(one));

/** Of whatever level. */
const ANY_DEGREE = /^(?:university |college |academic )?degree$/i;

/** What a proof is of: its name where it has one, else all that is said of it, else its level. */
function subjectOf(concepts: readonly Concept[]): Concept[] {
  const named = concepts.filter(({ term, written }) => term !== '' && !isDegree(written));
  if (named.length > 0)
    return concepts.filter(
      ({ term, isName, written }) => (term !== '' || isName) && !ANY_DEGREE.test(written),
    );
  const others = concepts.filter((concept) => !isOfKind(concept) && !isDegree(concept.written));
  return others.length > 0
    ? others
    : concepts.filter(({ stems, term }) => term !== '' || stems.some((one) => LEVELS.has(one)));
}

function subjectsIn(runs: readonly Run[]): Run[] {
  return runs.flatMap((run) => {
    const concepts = subjectOf(run.concepts);
    return concepts.length > 0 ? [{ ...run, concepts }] : [];
  });
}

const isNamed = ({ concepts }: Run) =>
  concepts.some(({ term, written }) => term !== '' && !isDegree(written));
/** `Bachelor of Science in Nursing` is a bachelor's degree in nursing. */
const OF_SCIENCE = /\b(bachelor|master)(?:['’]?s)? of (?:science|arts)\b/gi;
/** From the lowest. */
const DEGREES = [/\b(?:bachelor|b\.?sc)/i, /\b(?:master|m\.?sc|mba|m\.?arch)\b/i, /\b(?:ph\.?d|doctora)/i];
/** Where several are named the lowest is enough; -1 where none is. */
const levelOf = (text: string): number => DEGREES.findIndex((degree) => degree.test(text));
const isBelow = (held: string, asked: string): boolean =>
  levelOf(held) >= 0 && levelOf(held) < levelOf(asked);
const BRACKETS = /\([^()]*\)/g;

/** `A certificate in security (CISM, CISSP)`: one of those in brackets is enough. */
export function credentialFinding(written: string, { published, read }: About): Finding {
  const text = written.replace(OF_SCIENCE, '$1');
  const outside = subjectsIn(read(text.replace(BRACKETS, '')).runs);
  const listed = subjectsIn(read((text.match(BRACKETS) ?? []).join(',')).runs);
  const isListed = !outside.some(isNamed) && listed.some(isNamed);
  const runs = isListed ? listed.map((run) => ({ ...run, group: 0 })) : subjectsIn(read(text).runs);
  const scope = { units: published.credentials };
  const findings = runs.map(({ concepts, group }) => {
    const [best] = proofsOf(concepts, published, scope);
    if (!best || best.share < HOLDS || isBelow(best.unit.text, text)) return { group, finding: NOT_STATED };
    const isOpen = IN_PROGRESS.test(best.unit.text);
    // A degree in progress is not yet another one that it would imply.
    const isAnother = !concepts.every(({ written }) => best.unit.text.includes(written));
    const isOfLevel = levelOf(text) >= 0;
    if (isOpen && isAnother && isOfLevel && !(concepts.length === 1 && ANY_MASTER.test(text)))
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

/** Somebody is asked to study now. */
export const STUDYING =
  /^\P{L}*(?:you )?study\b|\b(?:enrol\w+|current(?:ly)? (?:an? )?(?:\w+ )?student|studying (?:at|for|towards))\b|\b(?:du studierst|sie studieren|eingeschrieben|immatrikuliert)\w*\b|\b(?:étudiante?|inscrite? (?:en|à))\b/iu;

const OF_ANY_STUDY = /^(?:college|school|student\w*|studi\w+|hochschule|universit\w+)$/i;

/** Met by a degree that is in progress, in part where it is of something else. */
export function studyFinding(text: string, { published, read }: About): Finding {
  const best = published.units.find(
    ({ id, text: held }) => published.credentials.has(id) && IN_PROGRESS.test(held),
  );
  if (!best) return NOT_STATED;
  const fields = read(text.replace(STUDYING, ''))
    .runs.flatMap(({ concepts }) => concepts)
    .filter((concept) => !isOfKind(concept) && !OF_ANY_STUDY.test(concept.written));
  const isOfField = fields.length === 0 || fields.some((field) => isPublished(field, published));
  return {
    standing: isOfField ? 'met' : 'partly',
    note: 'in progress',
    evidence: [published.evidenceAt(best)],
  };
}
