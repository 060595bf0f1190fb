/** The base resume as the ledger reads it: texts with their statements, by employer. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import type { Frame } from './text/frame.ts';
import { framesOf } from './text/frames.ts';
import { itemsOf } from './text/items.ts';

/** One text of the base with its place. */
export type Unit = { path: string; text: string; frames: Frame[] };

const unit = (path: string, text: string): Unit => ({ path, text, frames: framesOf(text) });
const units = (path: string, texts: readonly string[]) =>
  texts.map((text, index) => unit(`${path}.${index}`, text));

/** Keys of the words of a name, small words left out. */
export const keysOf = (text: string): string[] =>
  itemsOf(text)
    .filter(({ kind }) => kind === 'word' || kind === 'quantity')
    .map((item) => (item.quantity === null ? item.key : `${item.quantity.unit}:${item.quantity.value}`));

const LEGAL_FORMS = new Set([
  'inc',
  'llc',
  'ltd',
  'gmbh',
  'ag',
  'as',
  'sa',
  'se',
  'plc',
  'corp',
  'co',
  'bv',
  'ab',
  'oy',
]);

/** A company's name without its legal form. */
export const companyKeys = (company: string): string[] => {
  const keys = keysOf(company);
  const rest = keys.filter((key) => !LEGAL_FORMS.has(key));
  return rest.length > 0 ? rest : keys;
};

export const isSameCompany = (one: string, other: string): boolean => {
  const [a, b] = [companyKeys(one), companyKeys(other)];
  return a.length > 0 ? a.join(' ') === b.join(' ') : one.trim() === other.trim();
};

/** Places of the jobs beneath a company's name. */
export const jobsAt = (company: string | undefined, base: ResumeContent): number[] =>
  [...base.experience.keys()].filter(
    (index) => company === undefined || isSameCompany(base.experience[index]?.company ?? '', company),
  );

/** The base with its texts, each read when it is first asked for. */
export type Reading = {
  base: ResumeContent;
  /** Places of the jobs, from the first. */
  jobs: number[];
  /** What was done in one job, and the achievements that name its company. */
  ofJob: (index: number) => readonly Unit[];
  /** What is said of the person and of no employer. */
  general: () => readonly Unit[];
};

function unitsOfJob(base: ResumeContent, index: number): Unit[] {
  const job = base.experience[index];
  if (job === undefined) return [];
  const name = companyKeys(job.company).join(' ');
  return [
    ...units(`experience.${index}.bullets`, job.bullets),
    ...units('achievements', base.achievements).filter(
      ({ text }) => name !== '' && keysOf(text).join(' ').includes(name),
    ),
  ];
}

const generalUnits = (base: ResumeContent): Unit[] => [
  unit('summary', base.summary),
  unit('_source.headline', base._source?.headline ?? ''),
  ...units('achievements', base.achievements),
  ...units('_source.projects', base._source?.projects ?? []),
  ...units('_source.volunteering', base._source?.volunteering ?? []),
  ...units('_source.awards', base._source?.awards ?? []),
  ...units('_source.publications', base._source?.publications ?? []),
];

export function readingOf(base: ResumeContent): Reading {
  const byJob = new Map<number, Unit[]>();
  let general: Unit[] | null = null;
  return {
    base,
    jobs: [...base.experience.keys()],
    ofJob: (index) => {
      const known = byJob.get(index) ?? unitsOfJob(base, index);
      byJob.set(index, known);
      return known;
    },
    general: () => (general ??= generalUnits(base)),
  };
}
