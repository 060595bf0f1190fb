/** Years of something: by the dates of the roles that tell of it, overlaps once, or as a sentence states them, where that is more. */
import { monthInWords, monthNumber } from '../chat/knowledge/dates.ts';
import { monthsCovered } from '../matching/resume/months.ts';
import { isYears, smallNumber } from '../matching/text/numbers.ts';
import { tokenize } from '../matching/text/tokens.ts';
import type { Requirement } from '../matching/types.ts';
import { readingOf, stemsOf, type Run } from './concepts.ts';
import { proofsOf } from './coverage.ts';
import type { Finding } from './finding.ts';
import { NOT_STATED } from './finding.ts';
import { relatedTo } from './related-words.ts';
import type { About, PublishedUnits } from './published-units.ts';
import type { Unit } from '../chat/knowledge/units.ts';

const MONTHS_A_YEAR = 12;
/** Of the subject's weight that a role or a sentence must hold to be about it. */
const IS_ABOUT = 0.75;

export function yearsFinding(
  { term, value }: Pick<Requirement, 'term' | 'value'>,
  { published, month, read, isOfTrade }: About,
): Finding {
  const runs = withHead(read(term).runs);
  if (runs.length === 0 && !isOfTrade) return NOT_STATED;
  const asked = Number(value);
  const stated = statedYears(runs, published);
  const dated = datedYears(runs, published, month);
  const best = stated && stated.years > dated.years ? stated : dated;
  const whole = Math.floor(best.years);
  if (best.evidence.length === 0) return NOT_STATED;
  const counted = whole < 1 ? 'less than a year' : `${whole} ${whole === 1 ? 'year' : 'years'}`;
  const note = `${counted} ${best === stated ? 'as stated' : 'by the published dates'}, ${asked} asked`;
  return { standing: best.years >= asked ? 'met' : 'partly', note, evidence: best.evidence };
}

/** Of `cloud, platform or site reliability engineer` each is an engineer. */
function withHead(runs: readonly Run[]): readonly Run[] {
  const last = runs.at(-1);
  const head = last?.group !== undefined && last.concepts.length > 1 ? last.concepts.at(-1) : undefined;
  if (!head) return runs;
  return runs.map((run) =>
    run.group === last?.group && run.concepts.length === 1
      ? { ...run, concepts: [...run.concepts, head] }
      : run,
  );
}

type Counted = { years: number; evidence: Finding['evidence'] };

/** The best alternative's share, or the whole where there are none. */
function shareIn(runs: readonly Run[], published: PublishedUnits, units: ReadonlySet<number>): number {
  const parts = runs.map(({ concepts }) => proofsOf(concepts, published, { units })[0]?.share ?? 0);
  if (runs.length === 0) return 1;
  const isEither = runs.some(({ group }) => group !== undefined);
  return isEither ? Math.max(...parts) : Math.min(...parts);
}

function statedYears(runs: readonly Run[], published: PublishedUnits): Counted | undefined {
  let best: Counted | undefined;
  for (const { unit, years, subject } of statements(published)) {
    if (best && best.years >= years) continue;
    if (!isSaidOf(runs, subject)) continue;
    best = { years, evidence: [published.evidenceAt(unit)] };
  }
  return best;
}

/** `subject` is what the sentence says behind the years, by stems and terms. */
type Statement = { unit: Unit; years: number; subject: ReadonlySet<string> };

function heldBy(text: string): Set<string> {
  const { tokens, runs } = readingOf(text, false);
  const terms = runs.flatMap(({ concepts }) => concepts.map(({ term }) => term));
  return new Set([...tokens.flatMap(stemsOf), ...terms]);
}

/** Every word of it, or of one alternative. */
function isSaidOf(runs: readonly Run[], subject: ReadonlySet<string>): boolean {
  const isSaid = ({ concepts }: Run) =>
    concepts.every(
      ({ stems, term }) =>
        (term !== '' && subject.has(term)) ||
        (stems.length > 0 && stems.every((stem) => [...relatedTo(stem)].some((other) => subject.has(other)))),
    );
  return runs.some(({ group }) => group !== undefined) ? runs.some(isSaid) : runs.every(isSaid);
}

/** `in 40 years`, `every two years` */
const OF_A_TIME = new Set(['in', 'within', 'after', 'every', 'next', 'another', 'last', 'past']);

const stated = new WeakMap<PublishedUnits, Statement[]>();

/** `15+ years of experience in …`: sentences of the content, posts left out. */
function statements(published: PublishedUnits): Statement[] {
  const known = stated.get(published);
  if (known) return known;
  const found = published.units
    .filter((unit) => !published.isTold(unit))
    .flatMap((unit) => {
      const tokens = tokenize(unit.text);
      return tokens.flatMap(({ key }, at) => {
        const years = isYears(key) ? smallNumber(tokens[at - 1]?.key ?? '') : undefined;
        if (years === undefined || OF_A_TIME.has(tokens[at - 2]?.key ?? '')) return [];
        const [subject = ''] = unit.text.slice(tokens[at]?.end).split(/[,;:]/);
        return [{ unit, years, subject: heldBy(subject) }];
      });
    });
  stated.set(published, found);
  return found;
}

function datedYears(runs: readonly Run[], published: PublishedUnits, today: string): Counted {
  const roles = published.content.roles.filter(({ id }) => {
    const units = published.byRecord.get(`roles/${id}`) ?? [];
    const isHeldBy = (some: readonly Unit[]) =>
      shareIn(runs, published, new Set(some.map((unit) => unit.id))) >= IS_ABOUT;
    // What one task names in passing the role is not about.
    const tasks = units.filter(({ kind }) => kind === 'responsibility' || kind === 'achievement');
    return isHeldBy(units) && tasks.every((task) => isHeldBy(units.filter((unit) => unit !== task)));
  });
  const months = monthsCovered(
    roles.map(({ start, end }) => ({ from: monthNumber(start), to: monthNumber(end ?? today) })),
  );
  const evidence = roles.flatMap(({ id, title, company, start, end }) => {
    const [unit] = published.byRecord.get(`roles/${id}`) ?? [];
    if (!unit) return [];
    const sentence = `${title} at ${company}, ${monthInWords(start)} to ${end ? monthInWords(end) : 'today'}.`;
    return [{ ...published.evidenceAt(unit), sentence, title: `${title}, ${company}` }];
  });
  return { years: months / MONTHS_A_YEAR, evidence };
}
