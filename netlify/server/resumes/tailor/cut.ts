/** Cuts a resume to pages: what answers least goes first, and of jobs those of long ago. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import { withoutTexts } from '../content/texts.ts';
import type { Relevance } from './relevance.ts';

/** Lists of texts; the first are given up first. Degrees and languages never are. */
const LISTS: Record<string, (resume: ResumeContent) => string[]> = {
  '_source.interests': ({ _source }) => _source?.interests ?? [],
  '_source.references': ({ _source }) => _source?.references ?? [],
  '_source.volunteering': ({ _source }) => _source?.volunteering ?? [],
  '_source.publications': ({ _source }) => _source?.publications ?? [],
  achievements: ({ achievements }) => achievements,
  '_source.awards': ({ _source }) => _source?.awards ?? [],
  '_source.projects': ({ _source }) => _source?.projects ?? [],
  skills: ({ skills }) => skills,
  certifications: ({ certifications }) => certifications,
};
const RANKS = Object.keys(LISTS);
/** Skills and certificates take a few words each: where they answer, nothing is worth more. */
const SHORT = new Set(['skills', 'certifications']);
/** As many skills, which were put first, are more than filling; as many jobs, the newest, always stay. */
const SKILLS_KEPT = 10;
const JOBS_KEPT = 3;

/** Of what answers nothing, of what is worth a line, of the life of these years, and of what answers shortly. */
const TIER = { filling: 0, oldJob: 1, extra: 2, work: 3, answer: 4 } as const;

type Cut = { path: string; worth: number[] };

/**
 * The resume with as few texts left out as make it no longer than `pages`; where nothing does, the shortest one.
 *
 * @param pagesOf how many pages a resume takes
 */
export async function cutTo(
  resume: ResumeContent,
  relevance: Relevance,
  pages: number,
  pagesOf: (resume: ResumeContent) => number | Promise<number>,
): Promise<ResumeContent> {
  const cuts = cutsOf(resume, relevance).map(({ path }) => path);
  const shortened = (count: number) => without(resume, cuts.slice(0, count));
  let [least, most] = [0, cuts.length];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if ((await pagesOf(shortened(middle))) <= pages) most = middle;
    else least = middle + 1;
  }
  return least === 0 ? resume : shortened(least);
}

/** Dates as they were written go by the places of jobs, which move up when one goes. */
function without(resume: ResumeContent, paths: string[]): ResumeContent {
  const shorter = withoutTexts(resume, new Set(paths));
  if (!shorter._source || shorter.experience.length === resume.experience.length) return shorter;
  return { ...shorter, _source: { ...shorter._source, dates: {} } };
}

/** In the order in which they go: by tier, then what answers least, from old jobs and from the ends of lists. */
function cutsOf(resume: ResumeContent, { weightAt }: Relevance): Cut[] {
  const bullets = resume.experience.flatMap((job, age) =>
    job.bullets.map((_, index): Cut => {
      const path = `experience.${age}.bullets.${index}`;
      const weight = weightAt(path);
      return { path, worth: [tierOfBullet(weight, age, index), weight, RANKS.length, -age, -index] };
    }),
  );
  const others = Object.entries(LISTS).flatMap(([list, itemsOf], rank) =>
    itemsOf(resume).map((_, index): Cut => {
      const path = `${list}.${index}`;
      const weight = weightAt(path);
      return { path, worth: [tierOfItem(weight, list, index), weight, rank, 0, -index] };
    }),
  );
  const jobs = resume.experience.map(({ bullets: texts }, age): Cut => {
    const path = `experience.${age}`;
    const weight = texts.reduce((sum, _, index) => sum + weightAt(`${path}.bullets.${index}`), 0);
    return { path, worth: [weight > 0 ? TIER.work : TIER.extra, weight, RANKS.length, -age, 0] };
  });
  return [...jobs.slice(JOBS_KEPT), ...bullets, ...others].toSorted((one, other) =>
    compare(one.worth, other.worth),
  );
}

/** The newest job is never without a word for long. */
function tierOfBullet(weight: number, age: number, index: number): number {
  if (age === 0 && index === 0) return TIER.answer;
  if (weight > 0) return TIER.work;
  if (index > 0) return TIER.filling;
  return age < JOBS_KEPT ? TIER.work : TIER.oldJob;
}

function tierOfItem(weight: number, list: string, index: number): number {
  if (SHORT.has(list) && weight > 0) return TIER.answer;
  const isFilling = weight === 0 && list !== 'certifications' && !(list === 'skills' && index < SKILLS_KEPT);
  return isFilling ? TIER.filling : TIER.extra;
}

function compare(one: number[], other: number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}
