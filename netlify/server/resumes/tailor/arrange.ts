/** Puts what a posting asks for first, within each list; jobs keep their order, which is that of time. */
import type { ResumeContent, ResumeSource } from '#contracts/resume-content.ts';

import type { Relevance } from './relevance.ts';
import { sentencesOf } from './sentences.ts';

/** Where pages are counted, as many sentences of a summary stay whatever they say. */
const SENTENCES_KEPT = 3;
/** Of a resume without a summary: as many bullets as answer most make one. */
const BULLETS_AS_SUMMARY = 2;

/** The words of the base in another order; with `isShort` a long summary without the sentences that answer nothing. */
export function arrange(base: ResumeContent, relevance: Relevance, isShort: boolean): ResumeContent {
  const sorted = (list: string[], path: string) => mostRelevantFirst(list, path, relevance);
  const arranged: ResumeContent = {
    ...base,
    summary:
      base.summary === ''
        ? summaryOfBullets(base, relevance)
        : arrangeSummary(base.summary, relevance, isShort),
    experience: base.experience.map((job, index) => ({
      ...job,
      bullets: sorted(job.bullets, `experience.${index}.bullets`),
    })),
    skills: sorted(base.skills, 'skills'),
    certifications: sorted(base.certifications, 'certifications'),
    achievements: sorted(base.achievements, 'achievements'),
  };
  return base._source ? { ...arranged, _source: arrangeSource(base._source, sorted) } : arranged;
}

/** Without the JSON Resume that came in: whatever is left out here would leave the house with it. */
function arrangeSource(
  { jsonResume: _, ...source }: ResumeSource,
  sorted: (list: string[], path: string) => string[],
): ResumeSource {
  return {
    ...source,
    projects: sorted(source.projects, '_source.projects'),
    publications: sorted(source.publications, '_source.publications'),
    awards: sorted(source.awards, '_source.awards'),
  };
}

/** Skills and the like: what is asked for first comes first. Equal ones stay in their order. */
export function mostRelevantFirst(list: string[], path: string, { weightAt, requirementsAt }: Relevance) {
  const rated = list.map((text, index) => {
    const at = `${path}.${index}`;
    return { text, weight: weightAt(at), asked: requirementsAt(at)[0]?.span.start ?? Infinity };
  });
  return rated
    .toSorted((one, other) => other.weight - one.weight || compare(one.asked, other.asked))
    .map(({ text }) => text);
}

/** Infinity less Infinity is no number. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

/** The first sentence says who somebody is and stays the first. */
function arrangeSummary(summary: string, { weightAt }: Relevance, isShort: boolean): string {
  const [first, ...others] = sentencesOf(summary);
  if (!first) return summary;
  const rated = others.map((sentence) => ({ ...sentence, weight: weightAt('summary', sentence) }));
  const isCut = isShort && others.length >= SENTENCES_KEPT;
  const kept = isCut ? rated.filter(({ weight }) => weight > 0) : rated;
  const sorted = kept.toSorted((one, other) => other.weight - one.weight);
  const isAsItWas =
    sorted.length === others.length && sorted.every(({ start }, at) => start === others[at]?.start);
  return isAsItWas ? summary : [first, ...sorted].map(({ text }) => text).join(' ');
}

function summaryOfBullets({ experience }: ResumeContent, { weightAt }: Relevance): string {
  const rated = experience.flatMap(({ bullets }, job) =>
    bullets.map((text, index) => ({ text, weight: weightAt(`experience.${job}.bullets.${index}`) })),
  );
  return rated
    .filter(({ text, weight }) => weight > 0 && /[.!?]$/.test(text))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, BULLETS_AS_SUMMARY)
    .map(({ text }) => text)
    .join(' ');
}
