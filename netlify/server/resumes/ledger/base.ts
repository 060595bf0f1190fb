/** The base resume as the ledger reads it: texts with their statements, by employer. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import { unitsOf, type Unit, type Units } from './match/units.ts';
import { framesOf } from './text/frames.ts';
import { itemsOf } from './text/items.ts';
import { tokensOf } from './text/tokens.ts';
import { remembered } from './text/remembered.ts';

function unit(path: string, text: string): Unit {
  return { path, text, frames: framesOf(text) };
}
const units = (path: string, texts: readonly string[]) =>
  texts.map((text, index) => unit(`${path}.${index}`, text));

/** Keys of the words of a name, small words left out. */
export const keysOf: (text: string) => readonly string[] = remembered((text) =>
  itemsOf(text)
    .filter(({ kind }) => kind === 'word' || kind === 'quantity')
    .map((item) => (item.quantity === null ? item.key : `${item.quantity.unit}:${item.quantity.value}`)),
);

const LEGAL_FORMS = new Set('inc llc ltd gmbh ag as sa se plc corp co bv ab oy'.split(' '));

/** A company's name without its legal form. */
export const companyKeys = (company: string): readonly string[] => {
  const keys = keysOf(company);
  const rest = keys.filter((key) => !LEGAL_FORMS.has(key));
  return rest.length > 0 ? rest : keys;
};

export const isSameCompany = (one: string, other: string): boolean => {
  const [a, b] = [companyKeys(one), companyKeys(other)];
  return a.length > 0 ? a.join(' ') === b.join(' ') : one.trim() === other.trim();
};

const namedWords = (company: string, isForm: boolean): string[] =>
  tokensOf(company)
    .filter(({ kind, word }) => kind !== 'mark' && LEGAL_FORMS.has(word) === isForm)
    .map(({ word }) => word);

/** A company is called as it is, at most without its legal form: `Holiday Store` is no `Vacation Shop`. */
export const isCompanyKept = (said: string, own: string): boolean =>
  said === own ||
  (namedWords(said, false).join(' ') === namedWords(own, false).join(' ') &&
    namedWords(said, true).every((word) => namedWords(own, true).includes(word)));

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
  /** What was done in these jobs, and the achievements that name their companies. */
  ofJobs: (jobs: readonly number[]) => Units;
  /** What is said of the person and of no employer. */
  general: () => Units;
  /** The same without the summary, which achieves nothing. */
  achieved: () => Units;
  /** All of it. */
  whole: () => Units;
};

function unitsOfJob(base: ResumeContent, index: number): Unit[] {
  const job = base.experience[index];
  return job === undefined ? [] : units(`experience.${index}.bullets`, job.bullets);
}

/** Achievements that name the company of one of the jobs. */
function achievedAt(base: ResumeContent, jobs: readonly number[], achievements: readonly Unit[]): Unit[] {
  const names = jobs.map((index) => companyKeys(base.experience[index]?.company ?? '').join(' '));
  const own = [...new Set(names)].filter((name) => name !== '');
  return achievements.filter(({ text }) => {
    const said = keysOf(text).join(' ');
    return own.some((name) => said.includes(name));
  });
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

/** `make` when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

export function readingOf(base: ResumeContent): Reading {
  const jobs = [...base.experience.keys()];
  const read = jobs.map((index) => once(() => unitsOfJob(base, index)));
  const general = once(() => generalUnits(base));
  const byJobs = new Map<string, Units>();
  const unitsAt = (places: readonly number[]): Unit[] => [
    ...places.flatMap((index) => read[index]?.() ?? []),
    ...achievedAt(
      base,
      places,
      general().filter(({ path }) => path.startsWith('achievements.')),
    ),
  ];
  return {
    base,
    jobs,
    ofJobs: (places) => {
      const name = places.join(',');
      const known = byJobs.get(name) ?? unitsOf(unitsAt(places));
      byJobs.set(name, known);
      return known;
    },
    general: once(() => unitsOf(general())),
    achieved: once(() => unitsOf(general().filter(({ path }) => path !== 'summary'))),
    whole: once(() => unitsOf([...general(), ...read.flatMap((units) => units())])),
  };
}
