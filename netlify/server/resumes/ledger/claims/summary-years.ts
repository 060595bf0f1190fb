/** “Over 7 years as project manager”: computed from the dates of the jobs that it speaks of. */
import type { ResumeContent, ResumeSpan } from '#contracts/resume-content.ts';

import { monthsCovered } from '../../../matching/resume/months.ts';
import { keysOf, type Reading } from '../base.ts';
import { isAmountWithin } from '../match/amounts.ts';
import { saidOf } from '../match/said.ts';
import { findStatement } from '../match/text.ts';
import type { Frame, Phrase } from '../text/frame.ts';
import type { Quantity } from '../text/quantities.ts';
import { wholeSpan } from '../verdict.ts';
import { verifyCertification } from './certification.ts';
import { verifyEducation } from './education.ts';
import { GENERAL_WORDS, isFieldOf, isRoleOf } from './roles.ts';

type YearsClaim = { quantity: Quantity; phrases: Phrase[]; jobs: number[] };

const itemsIn = (phrase: Phrase | undefined) => phrase?.items.filter(({ kind }) => kind === 'word') ?? [];
const wordsOf = (phrase: Phrase | undefined) => itemsIn(phrase).map(({ key }) => key);
const specificItems = (phrase: Phrase | undefined) =>
  itemsIn(phrase).filter(({ key }) => !GENERAL_WORDS.has(key));
const specific = (phrase: Phrase | undefined) => specificItems(phrase).map(({ key }) => key);
const isRoleWord = (phrase: Phrase | undefined) =>
  wordsOf(phrase).some((key) => /^(?:rol|position|capacity)$/.test(key)) && specific(phrase).length === 0;

/** The claim of years in a statement, with the phrases that belong to it; null where it makes none. */
export function yearsIn(frame: Frame, base: ResumeContent): YearsClaim | null {
  const at = frame.phrases.findIndex(({ items }) =>
    items.some(({ quantity }) => quantity?.unit === 'months' && quantity.value >= 12),
  );
  const own = frame.phrases[at];
  const quantity = own?.items.find((item) => item.quantity?.unit === 'months')?.quantity;
  if (own === undefined || quantity == null) return null;
  const isIn = frame.verb === null && frame.phrases[at + 1]?.preposition === 'in';
  const isSaid =
    isIn ||
    frame.phrases.some(
      (phrase) => wordsOf(phrase).includes('experienc') || phrase.preposition === 'as' || isRoleWord(phrase),
    );
  if (!isSaid) return null;
  const phrases = [own];
  let fields: Phrase | null = null;
  let former: number[] = [];
  let jobs = [...base.experience.keys()];
  const keep = (test: (index: number) => boolean) => {
    jobs = jobs.filter(test);
  };
  if (specific(own).length > 0) keep((index) => isFieldOf(specificItems(own), base, index));
  for (const phrase of frame.phrases.slice(at + 1)) {
    const keys = specific(phrase);
    // `across healthcare and freight` is told of them all.
    if (phrase.items.some((item) => item.quantity?.unit === 'months')) break;
    // `with six years of experience and a budget`
    if (phrase.isOpening && specific(phrases.at(-1)).length === 0) break;
    if (
      /^(?:at|across|throughout|spanning|including|covering|from)$/.test(phrase.preposition) ||
      (keys.length > 0 && phrase.preposition === '')
    )
      break;
    const text = phrase.items.map((item) => item.text).join(' ');
    if (
      phrase.isOpening &&
      [verifyCertification, verifyEducation].some((verify) => verify(text, base).isSupported)
    )
      break;
    phrases.push(phrase);
    if (isRoleWord(phrase)) {
      const roles = frame.phrases.slice(0, at).map((before) => specific(before));
      const general = keysOf(base.summary);
      const isOfTitle = (key: string) => base.experience.some((job) => keysOf(job.title).includes(key));
      keep((index) => {
        const title = base.experience[index]?.title ?? '';
        // What the person says of himself tells the role more closely: `molecular diagnostics supervisor`.
        const own = (role: string[]) =>
          role.filter((key) => keysOf(title).includes(key) || !general.includes(key) || isOfTitle(key));
        return roles.some((role) => isRoleOf(own(role), title));
      });
    } else if (phrase.preposition === 'as')
      keep((index) => isRoleOf(keys, base.experience[index]?.title ?? ''));
    else if (keys.length > 0) {
      const isBeside = fields !== null && phrase.isOpening && phrase.preposition === fields.preposition;
      if (!isBeside) former = jobs;
      const own = former.filter((index) => isFieldOf(specificItems(phrase), base, index));
      // Years of two fields are those of both together, and of each some.
      const isEmpty = own.length === 0 || (isBeside && jobs.length === 0);
      jobs = isEmpty ? [] : [...new Set([...(isBeside ? jobs : []), ...own])];
      fields = phrase;
    }
  }
  return { quantity, phrases, jobs };
}

/** `eleven years in pumps`, as the person says of himself; null where he does not. */
export function yearsTold(text: string, frame: Frame, { phrases }: YearsClaim, reading: Reading) {
  const said = saidOf(text, [{ ...frame, verb: null, phrases }]).filter(
    ({ item }) => !GENERAL_WORDS.has(item.key),
  );
  const found = findStatement(said, reading.general(), { company: new Set() });
  if (said.length < 2 || !found.isSupported) return null;
  const keys = new Set(
    said.map(({ item, quantity }) => (quantity === null ? item.key : `${quantity.value}`)),
  );
  const paths = new Set(found.evidence.map(({ path }) => path));
  const used = reading.general().all.filter(({ path }) => paths.has(path));
  return used.some((unit) => isFieldLost(unit.frames, keys)) ? null : found.evidence;
}

/** Years in two fields are no years in one of them. */
const isFieldLost = (frames: readonly Frame[], keys: ReadonlySet<string>): boolean =>
  frames
    .filter(({ phrases }) =>
      phrases.some(({ items }) => items.some(({ quantity }) => keys.has(`${quantity?.value}`))),
    )
    .flatMap(({ phrases }) => phrases)
    .some(({ preposition, items }) => preposition === 'in' && !items.some(({ key }) => keys.has(key)));

/** Months since year 0; a year alone counts as its `month`. */
function monthOf(date: string, month: number): number {
  const [year = Number.NaN, ofYear = month] = date.split('-').map(Number);
  return year * 12 + ofYear - 1;
}

/** Where a date has no month the shorter reading counts, and a present job counts nothing where `now` is not known. */
function monthsWorked(base: ResumeContent, jobs: readonly number[], now = ''): number {
  const stretches = jobs.map((index) => {
    const { startDate = '', endDate = '' } = base.experience[index] ?? {};
    return { from: monthOf(startDate, 12), to: monthOf(endDate === 'present' ? now : endDate, 1) };
  });
  return monthsCovered(stretches.filter(({ from, to }) => to > from));
}

/** So many months are as many years as claimed. */
function isEnough(quantity: Quantity, months: number): boolean {
  const { value } = quantity;
  const limit = quantity.isOver ? 'more' : quantity.limit;
  const [least, most] = limit === 'nearly' ? [-9, 0] : limit === 'about' ? [-3, 12] : [0, 12];
  return limit === 'exact' || limit === 'about' || limit === 'nearly'
    ? months >= value + least && months < value + most
    : isAmountWithin({ ...quantity, limit }, { ...quantity, value: months, limit: 'exact' });
}

/** `since 2015 in audit`, as the person says of himself, is so many years of it; null where he does not. */
export function yearsSince(
  { quantity, phrases }: YearsClaim,
  reading: Reading,
  now = '',
): ResumeSpan[] | null {
  const fields = phrases.flatMap((phrase) => specific(phrase));
  if (fields.length === 0) return null;
  const found = reading.general().all.find((unit) =>
    unit.frames.some((frame) => {
      const year = frame.phrases
        .filter(({ preposition }) => preposition === 'since')
        .flatMap(({ items }) => items)
        .find((item) => item.quantity?.unit === 'year')?.quantity?.value;
      const told = new Set(frame.phrases.flatMap((phrase) => wordsOf(phrase)));
      return (
        year !== undefined &&
        // Whoever says no month may have begun in the last one.
        isEnough(quantity, monthOf(now, 1) - monthOf(`${year}`, 12)) &&
        fields.every((key) => told.has(key)) &&
        !isFieldLost([frame], new Set([...fields, `${year}`]))
      );
    }),
  );
  return found === undefined ? null : [wholeSpan(found.path, found.text)];
}

/** The dates that make up the years, or null where they are fewer than claimed. */
export function yearsEvidence(claim: YearsClaim, base: ResumeContent, now?: string): ResumeSpan[] | null {
  if (!isEnough(claim.quantity, monthsWorked(base, claim.jobs, now))) return null;
  return claim.jobs.flatMap((index) => {
    const job = base.experience[index];
    return [
      wholeSpan(`experience.${index}.startDate`, job?.startDate ?? ''),
      wholeSpan(`experience.${index}.endDate`, job?.endDate ?? ''),
    ];
  });
}
