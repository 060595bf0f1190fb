/** Summaries without a verb, such as “Project manager at Arden with earlier experience at Corvane”, phrase by phrase. */
import type { ResumeContent, ResumeSpan } from '#contracts/resume-content.ts';
import { type Reading, companyKeys, keysOf } from '../base.ts';
import { CURRENT, FILLERS, FORMER } from '../data/words.ts';
import { saidOfPhrase } from '../match/said.ts';
import { type Outcome, findStatement } from '../match/text.ts';
import type { Frame, FrameItem, Phrase } from '../text/frame.ts';
import { stemSet, wordSet } from '../text/word-set.ts';
import { wholeSpan } from '../verdict.ts';
import { verifyCertification } from './certification.ts';
import { dateOf, isCoarser } from './date.ts';
import { verifyEducation } from './education.ts';
import { GENERAL_WORDS, isEnded, isRoleOf, jobsNamed } from './roles.ts';
import { verifyListedSkill, verifySkill } from './skill.ts';

const former = wordSet(FORMER);
const current = wordSet(CURRENT);
/** `before that` too. */
const isFormerly = ({ word, key }: FrameItem): boolean => former.has(word) || former.has(key);
const fillers = stemSet(FILLERS);

/** Its last word, but for those that may follow a name. */
function headOf({ items }: Phrase): FrameItem | undefined {
  const nouns = items.filter(({ kind, key }) => kind === 'word' && !key.startsWith('per:'));
  return nouns.findLast((item) => !fillers.has(item.key) || item === items[0]) ?? nouns[0];
}

const PLACE = { company: new Set<string>() };

/** A phrase without what its place in a career says, or null where that is not true. */
function withoutTime(phrase: Phrase, base: ResumeContent, job: number | null): Phrase | null {
  const isFormer = phrase.items.some((item) => isFormerly(item));
  const isCurrent = phrase.items.some(({ word }) => current.has(word));
  if ((isFormer || isCurrent) && (job === null || isEnded(base, job) !== isFormer)) return null;
  return {
    ...phrase,
    items: phrase.items.filter(
      (item) =>
        !isFormerly(item) &&
        !current.has(item.word) &&
        !GENERAL_WORDS.has(item.key) &&
        (item.word !== 'professional' || item !== phrase.items.at(-1)),
    ),
  };
}

const text = (phrase: Phrase) => phrase.items.map((item) => item.text).join(' ');
const keys = (phrase: Phrase) =>
  phrase.items.map((item) =>
    item.quantity === null ? item.key : `${item.quantity.unit}:${item.quantity.value}`,
  );

/** Words that are the head of one of the titles: who says one names a role. */
function namesRole(phrase: Phrase, base: ResumeContent): boolean {
  const heads = new Set(
    base.experience.flatMap(({ title }) => [keysOf(title).at(-1), keysOf(title.split(',')[0] ?? '').at(-1)]),
  );
  const isPerson = /(?:er|or|ist|ian|ant|lead|head|nurse|rn|pm|cna|intern|chief)$/.test(
    headOf(phrase)?.word ?? '',
  );
  return heads.has(headOf(phrase)?.key) || isPerson;
}

/** Who one is stands in a title, not among those whom one supervised. */
const isRole = (phrase: Phrase, base: ResumeContent) =>
  /^(?:|as|former)$/.test(phrase.preposition) && namesRole(phrase, base);

/** What of one job supports the phrase. */
function inJob(phrase: Phrase, reading: Reading, index: number): ResumeSpan[] | null {
  const { base } = reading;
  const job = base.experience[index];
  if (job === undefined) return null;
  if (
    phrase.preposition === 'since' &&
    job.endDate === 'present' &&
    isCoarser(dateOf(text(phrase)), job.startDate)
  )
    return [wholeSpan(`experience.${index}.startDate`, job.startDate)];
  const said = keys(phrase);
  for (const field of ['company', 'location'] as const) {
    const own =
      field === 'company' ? [...companyKeys(job.company), ...keysOf(job.company)] : keysOf(job.location);
    if (said.every((key) => own.includes(key)))
      return [wholeSpan(`experience.${index}.${field}`, job[field])];
  }
  if (isRoleOf(said, job.title)) return [wholeSpan(`experience.${index}.title`, job.title)];
  if (isRole(phrase, base)) return null;
  const found = findStatement(saidOfPhrase(phrase), reading.ofJobs([index]), PLACE);
  return found.isSupported ? found.evidence : null;
}

/** Whoever calls himself a supervisor is no manager, though what he did may be told by both words. */
export function isRoleSaid(phrase: Phrase | undefined, reading: Reading): boolean {
  const head = phrase !== undefined && isRole(phrase, reading.base) ? headOf(phrase)?.key : undefined;
  return head === undefined || reading.general().all.some(({ text }) => keysOf(text).includes(head));
}

/** What is said of the person as such: the base's own summary, a skill, a certificate, a degree. */
function inGeneral(phrase: Phrase, reading: Reading, isAnchored: boolean): ResumeSpan[] | null {
  const { base } = reading;
  const found = isRoleSaid(phrase, reading)
    ? findStatement(saidOfPhrase(phrase), reading.general(), PLACE)
    : null;
  if (found?.isSupported === true) return found.evidence;
  for (const verdict of [
    isAnchored || isRole(phrase, base)
      ? verifyListedSkill(text(phrase), reading)
      : verifySkill(text(phrase), reading),
    verifyCertification(text(phrase), base),
    verifyEducation(text(phrase), base),
  ])
    if (verdict.isSupported) return verdict.evidence;
  return null;
}

/** `Director` and `of IT` are one phrase where they are a title. */
function withWholeTitles(phrases: readonly Phrase[], { experience, education }: ResumeContent): Phrase[] {
  const result: Phrase[] = [];
  for (const phrase of phrases) {
    const last = result.at(-1);
    const whole = { ...phrase, ...last, items: [...(last?.items ?? []), ...phrase.items] };
    const isTitle =
      phrase.preposition === 'of' &&
      (experience.some(({ title }) => isRoleOf(keys(whole), title)) ||
        education.some(({ school }) => keysOf(school).join(' ') === keys(whole).join(' ')));
    if (isTitle && last !== undefined) result[result.length - 1] = whole;
    else result.push(phrase);
  }
  return result;
}

type Group = { phrases: Phrase[]; job: number | null; jobs: number[] };

/** Phrases up to each named company belong to it, and the place that follows it. */
function groupsOf(phrases: readonly Phrase[], base: ResumeContent, inherited: number[]): Group[] {
  const groups: Group[] = [];
  let open: Phrase[] = [];
  for (const phrase of phrases) {
    const jobs = jobsNamed(keys(phrase), base);
    const last = groups.at(-1);
    const isPlaceOfLast =
      open.length === 0 &&
      last?.jobs.some((index) =>
        keys(phrase).every((key) => keysOf(base.experience[index]?.location ?? '').includes(key)),
      ) === true;
    if (isPlaceOfLast) last.phrases.push(phrase);
    else if (jobs.length > 0) {
      groups.push({ phrases: [...open, phrase], job: jobs[0] ?? null, jobs });
      open = [];
    } else open.push(phrase);
  }
  const last = groups.at(-1);
  if (open.length > 0 && last !== undefined) last.phrases.push(...open);
  else if (open.length > 0) groups.push({ phrases: open, job: inherited[0] ?? null, jobs: inherited });
  return groups;
}

/** `formerly account executive`: the title of any job that is over, of whichever employer. */
function heldRole(phrase: Phrase, { base, jobs }: Reading): ResumeSpan | null {
  if (!phrase.items.some((item) => isFormerly(item))) return null;
  const job = jobs.find((index) => {
    const rest = withoutTime(phrase, base, index);
    return rest !== null && isRoleOf(keys(rest), base.experience[index]?.title ?? '');
  });
  return job === undefined ? null : wholeSpan(`experience.${job}.title`, base.experience[job]?.title ?? '');
}

function spansFor(
  phrase: Phrase,
  reading: Reading,
  jobs: readonly number[],
  isAnchored: boolean,
): ResumeSpan[] | null {
  const general =
    isAnchored && namesRole(phrase, reading.base) ? null : inGeneral(phrase, reading, isAnchored);
  if (general !== null) return general;
  for (const job of jobs) {
    const spans = inJob(phrase, reading, job);
    if (spans !== null) return spans;
  }
  return null;
}

/** One job that supports all phrases together with what is general. */
function supportGroup(group: Group, reading: Reading): Outcome {
  const { base } = reading;
  const isAnchored = group.job !== null;
  let failed: Phrase | undefined;
  // What names no employer rests on any of them.
  for (const jobs of isAnchored ? group.jobs.map((job) => [job]) : [reading.jobs]) {
    const evidence: ResumeSpan[] = [];
    failed = group.phrases.find((whole) => {
      const role = isAnchored ? null : heldRole(whole, reading);
      const phrase = withoutTime(whole, base, isAnchored ? (jobs[0] ?? null) : null);
      if (role === null && phrase === null) return true;
      if (role === null && phrase?.items.length === 0) return false;
      const spans = role === null && phrase !== null ? spansFor(phrase, reading, jobs, isAnchored) : [role];
      evidence.push(...(spans ?? []).flatMap((span) => span ?? []));
      return spans === null;
    });
    if (failed === undefined) return { isSupported: true, evidence };
  }
  if (failed === undefined) return { isSupported: true, evidence: [] };
  const company = isAnchored ? ` of ${base.experience[group.job ?? 0]?.company ?? ''}` : '';
  return {
    isSupported: false,
    reason: `The base resume does not say “${text(failed)}”${company}.`,
    depth: 1,
  };
}

export function verifyPhrases(frame: Frame, reading: Reading, inherited: number[]): Outcome {
  if (frame.phrases.some(({ items }) => items.some(({ isNegated }) => isNegated)))
    return { isSupported: false, reason: 'The base resume does not deny this in these words.', depth: 1 };
  const strong = frame.phrases
    .filter(
      (phrase) =>
        !verifyEducation(text(phrase), reading.base).isSupported &&
        !verifyCertification(text(phrase), reading.base).isSupported &&
        !verifySkill(text(phrase), reading).isSupported,
    )
    .flatMap(({ items }) => (items.at(-1)?.word === 'professional' ? items.slice(0, -1) : items))
    .find(({ level }) => level >= 3);
  if (strong !== undefined)
    return { isSupported: false, reason: `The base resume does not say “${strong.text}” of this.`, depth: 1 };
  const evidence: ResumeSpan[] = [];
  for (const group of groupsOf(withWholeTitles(frame.phrases, reading.base), reading.base, inherited)) {
    const outcome = supportGroup(group, reading);
    if (!outcome.isSupported) return outcome;
    evidence.push(...outcome.evidence);
  }
  return { isSupported: true, evidence };
}

/** They say that it was done, and not how well. */
const DONE = /^(?:experienced|skilled|versed|trained)$/;

/** The word of level that opens the statement, with the phrases behind it; null where none does. */
function levelOf({ verb, phrases }: Frame): { word: string; phrases: Phrase[] } | null {
  const [first, ...others] = phrases;
  if (verb !== null) return DONE.test(verb.word) && first !== undefined ? { word: verb.word, phrases } : null;
  const [opening, ...rest] = first?.items ?? [];
  const isLevel = opening !== undefined && rest.length === 0 && opening.level > 0 && others.length > 0;
  return isLevel ? { word: opening.word, phrases: others } : null;
}

/** Each of the named skills at this level; what is no skill is said of the person. Null where no level is claimed. */
export function verifyLevels(frame: Frame, reading: Reading, jobs: number[]): Outcome | null {
  const level = levelOf(frame);
  if (level === null || frame.isNegated) return null;
  const evidence: ResumeSpan[] = [];
  const rest: Phrase[] = [];
  for (const phrase of level.phrases) {
    const name = phrase.items.map(({ text }) => text).join(' ');
    const verdict = verifySkill(DONE.test(level.word) ? name : `${name} (${level.word})`, reading);
    if (verdict.isSupported) evidence.push(...verdict.evidence);
    else rest.push(phrase);
  }
  if (evidence.length === 0) return null;
  if (rest.length === 0) return { isSupported: true, evidence };
  const isLater = rest.every(({ preposition }) => preposition !== level.phrases[0]?.preposition);
  if (!isLater) return null;
  const outcome = verifyPhrases({ ...frame, verb: null, phrases: rest }, reading, jobs);
  return outcome.isSupported ? { ...outcome, evidence: [...evidence, ...outcome.evidence] } : outcome;
}
