/** Walks a proposed resume: what each of its texts rests on, and what the base does not support. */
import { SOURCE_LISTS, type ResumeContent, type ResumeSpan } from '#contracts/resume-content.ts';

import { isCompanyKept, isSameCompany, jobsAt, readingOf, type Reading } from './base.ts';
import { verifyDegrees } from './claims/degrees.ts';
import { isSameTitle, verifyTitle } from './claims/title.ts';
import { refused, supported, wholeSpan, type Verdict } from './verdict.ts';
import { verifyAt } from './verify-claim.ts';
import { entriesOf, type Entry } from './walk.ts';

export type Refusal = { path: string; text: string; reason: string };
export type Ledger = { evidence: Record<string, ResumeSpan[]>; refused: Refusal[] };

const CONTACT = ['name', 'email', 'phone', 'location', 'linkedin'] as const;

/**
 * For each proposed job the place of its counterpart: of the same company, with the same title where the company
 * comes more than once, each job of the base once; undefined where there is none.
 */
function counterparts(proposed: ResumeContent, base: ResumeContent): (number | undefined)[] {
  const taken = new Set<number>();
  return proposed.experience.map((job) => {
    const free = jobsAt(job.company, base).filter((index) => !taken.has(index));
    const one = free.find((index) => isSameTitle(job.title, base.experience[index]?.title ?? '')) ?? free[0];
    if (one !== undefined) taken.add(one);
    return one;
  });
}

/** The rest of the base's job that stays as it is. */
function verifyPlace(
  proposed: ResumeContent,
  index: number,
  base: ResumeContent,
  jobs: readonly number[],
): [string, string, Verdict][] {
  const job = proposed.experience[index];
  const source = base.experience[jobs[0] ?? -1];
  if (job === undefined) return [];
  const company: Verdict =
    source === undefined || !isCompanyKept(job.company, source.company)
      ? refused(`The base resume has no employer “${job.company}”, or not so often.`)
      : supported([wholeSpan(`experience.${jobs[0] ?? 0}.company`, source.company)]);
  const isPlaceKept = job.location === '' || job.location === source?.location;
  const place: Verdict = isPlaceKept
    ? supported(
        source === undefined || job.location === ''
          ? []
          : [wholeSpan(`experience.${jobs[0] ?? 0}.location`, source.location)],
      )
    : refused(`The base resume does not place this job in “${job.location}”.`);
  return [
    [`experience.${index}.company`, job.company, company],
    [`experience.${index}.location`, job.location, place],
  ];
}

function verifyContact(proposed: ResumeContent, base: ResumeContent): [string, string, Verdict][] {
  return CONTACT.map((field) => {
    const text = proposed[field] ?? '';
    const isKept = text === (base[field] ?? '');
    return [
      field,
      text,
      isKept
        ? supported([wholeSpan(field, text)])
        : refused(`Your ${field} is “${base[field] ?? ''}” in the base resume.`),
    ];
  });
}

/** What the shape has no place for is taken over as it is, or left out. */
function verifySource(proposed: ResumeContent, reading: Reading): [string, string, Verdict][] {
  const { base } = reading;
  const strange = (text: string) => refused(`“${text}” does not stand like this in the base resume.`);
  const kept = (
    path: string,
    text: string,
    own: readonly string[],
    ownPath: string,
  ): [string, string, Verdict] => {
    const index = own.indexOf(text);
    return [path, text, index === -1 ? strange(text) : supported([wholeSpan(`${ownPath}.${index}`, text)])];
  };
  const lists = SOURCE_LISTS.flatMap((name) =>
    (proposed._source?.[name] ?? []).map((text, index) =>
      kept(`_source.${name}.${index}`, text, base._source?.[name] ?? [], `_source.${name}`),
    ),
  );
  const others = (proposed._source?.others ?? []).flatMap((section, index) => {
    const own = (base._source?.others ?? []).findIndex(({ heading }) => heading === section.heading);
    const heading: [string, string, Verdict] = [
      `_source.others.${index}.heading`,
      section.heading,
      own === -1
        ? refused(`The base resume has no section “${section.heading}”.`)
        : supported([wholeSpan(`_source.others.${own}.heading`, section.heading)]),
    ];
    const lines = section.lines.map((text, at) =>
      kept(
        `_source.others.${index}.lines.${at}`,
        text,
        base._source?.others[own]?.lines ?? [],
        `_source.others.${own}.lines`,
      ),
    );
    return [heading, ...lines];
  });
  const headline = proposed._source?.headline ?? '';
  const isKept = headline === '' || headline === (base._source?.headline ?? '');
  const verdict = isKept
    ? supported(headline === '' ? [] : [wholeSpan('_source.headline', headline)])
    : verifyHeadline(headline, base);
  return [...lists, ...others, ['_source.headline', headline, verdict]];
}

/** Whoever held a title may go by it: which of them fits the posting, the owner knows. */
function verifyHeadline(headline: string, base: ResumeContent): Verdict {
  const verdict = verifyTitle(headline, base, [...base.experience.keys()]);
  if (verdict.isSupported) return verdict;
  const own = base._source?.headline ?? '';
  return refused(
    own === ''
      ? 'Use the title of one of the jobs in your base resume.'
      : `Use “${own}”, as your base resume has it, or the title of one of its jobs.`,
  );
}

function verifyEntry(entry: Entry, reading: Reading, jobs: readonly number[][], now?: string): Verdict {
  if (entry.job === undefined)
    return verifyAt({ where: entry.where, text: entry.text }, reading, reading.jobs, now);
  const own = jobs[entry.job] ?? [];
  // One employer's facts are one employer's, whichever of his titles they stand beneath.
  const name = reading.base.experience[own[0] ?? -1]?.company;
  const same =
    name === undefined
      ? []
      : reading.jobs.filter((index) => isSameCompany(name, reading.base.experience[index]?.company ?? ''));
  return verifyAt(
    { where: entry.where, text: entry.text },
    reading,
    entry.where === 'bullet' ? same : own,
    now,
  );
}

/**
 * What every text of `proposed` rests on in `base`, by path, and each text that rests on nothing with a sentence that
 * says why. `now` is a month such as `2026-11`, for years of experience.
 */
export function verifyResume(proposed: ResumeContent, base: ResumeContent, now?: string): Ledger {
  const reading = readingOf(base);
  const jobs = counterparts(proposed, base).map((job) => (job === undefined ? [] : [job]));
  const verdicts: [string, string, Verdict][] = [
    ...verifyContact(proposed, base),
    ...proposed.experience.flatMap((_, index) => verifyPlace(proposed, index, base, jobs[index] ?? [])),
    ...entriesOf(proposed)
      .filter(({ where }) => where !== 'education')
      .map((entry): [string, string, Verdict] => [
        entry.path,
        entry.text,
        verifyEntry(entry, reading, jobs, now),
      ]),
    ...verifyDegrees(proposed, base),
    ...verifySource(proposed, reading),
  ];
  const ledger: Ledger = { evidence: {}, refused: [] };
  for (const [path, text, verdict] of verdicts) {
    if (!verdict.isSupported) ledger.refused.push({ path, text, reason: verdict.reason });
    else if (verdict.evidence.length > 0) ledger.evidence[path] = verdict.evidence;
  }
  return ledger;
}
