/** Takes out of a proposed resume what the base does not support. */
import type { ResumeContent, ResumeJob } from '#contracts/resume-content.ts';

import { jobsAt, keysOf } from './base.ts';
import { counterparts } from './counterparts.ts';
import { verifyResume } from './verify-resume.ts';

/** A rewording shares at least this part of the shorter text's words with what it rewords. */
const REWORDED = 0.5;

/** The bullet of the base that `text` rewords, or undefined where it is none. */
function rewordedBullet(
  text: string,
  bullets: readonly string[],
  taken: ReadonlySet<string>,
): string | undefined {
  const said = new Set(keysOf(text));
  let best: string | undefined;
  let most = REWORDED;
  for (const bullet of bullets) {
    const own = keysOf(bullet);
    const share = own.filter((key) => said.has(key)).length / Math.max(1, Math.min(own.length, said.size));
    if (taken.has(bullet) || share < most || (best !== undefined && share === most)) continue;
    best = bullet;
    most = share;
  }
  return best;
}

/** Refused bullets go back to the base's own words, or go. */
function keptBullets(
  job: ResumeJob,
  index: number,
  base: ResumeContent,
  refused: ReadonlySet<string>,
): string[] {
  const isRefused = (at: number) => refused.has(`experience.${index}.bullets.${at}`);
  const own = jobsAt(job.company, base).flatMap((place) => base.experience[place]?.bullets ?? []);
  const taken = new Set(job.bullets.filter((_, at) => !isRefused(at)));
  return job.bullets.flatMap((text, at) => {
    if (!isRefused(at)) return [text];
    const bullet = rewordedBullet(text, own, taken);
    if (bullet === undefined) return [];
    taken.add(bullet);
    return [bullet];
  });
}

/** A job whose company is not the base's goes; its title, place and dates go back to the base's. */
function keptJobs(proposed: ResumeContent, base: ResumeContent, refused: ReadonlySet<string>): ResumeJob[] {
  const places = counterparts(proposed, base);
  return proposed.experience.flatMap((job, index) => {
    const path = `experience.${index}`;
    const source = base.experience[places[index] ?? -1];
    if (source === undefined || refused.has(`${path}.company`)) return [];
    const dates = refused.has(`${path}.startDate`) ? source : job;
    return [
      {
        ...job,
        title: refused.has(`${path}.title`) ? source.title : job.title,
        location: refused.has(`${path}.location`) ? source.location : job.location,
        startDate: dates.startDate,
        endDate: dates.endDate,
        bullets: keptBullets(job, index, base, refused),
      },
    ];
  });
}

/**
 * The proposal without what `verifyResume` refuses: a reworded bullet, the summary, a title and dates go back to the
 * base's own words; what is new goes. `now` as there.
 */
export function withoutUnsupported(
  proposed: ResumeContent,
  base: ResumeContent,
  now?: string,
): ResumeContent {
  const refused = new Set(verifyResume(proposed, base, now).refused.map(({ path }) => path));
  const kept = <T>(path: string, list: readonly T[]) =>
    list.filter((_, index) => !refused.has(`${path}.${index}`));
  const isSourceKept = ![...refused].some((path) => path.startsWith('_source.'));
  const source = isSourceKept ? proposed._source : base._source;
  const { linkedin: _linkedin, _source, ...rest } = proposed;
  return {
    ...rest,
    name: base.name,
    email: base.email,
    phone: base.phone,
    location: base.location,
    ...(base.linkedin === undefined ? {} : { linkedin: base.linkedin }),
    summary: refused.has('summary') ? base.summary : proposed.summary,
    experience: keptJobs(proposed, base, refused),
    education: kept('education', proposed.education),
    skills: kept('skills', proposed.skills),
    certifications: kept('certifications', proposed.certifications),
    achievements: kept('achievements', proposed.achievements),
    ...(source === undefined ? {} : { _source: source }),
  };
}
