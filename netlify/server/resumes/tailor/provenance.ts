/** What says how a resume came in is the base's own: nobody may say something by it that the base does not. */
import type { ResumeContent, ResumeSource } from '#contracts/resume-content.ts';

const DATED = /^(experience|education)\.(\d+)\.(\w+)$/;

const headOf = (entry: ResumeContent['experience' | 'education'][number] | undefined): string => {
  if (entry === undefined) return '';
  return JSON.stringify('company' in entry ? [entry.company, entry.title] : [entry.school, entry.degree]);
};

/** Dates in words of entries that stand where they stand in the base. */
function ownDates(resume: ResumeContent, base: ResumeContent): ResumeSource['dates'] {
  const own = base._source?.dates ?? {};
  const kept = Object.entries(resume._source?.dates ?? {}).filter(([path, text]) => {
    const [, list, index] = DATED.exec(path) ?? [];
    if (own[path] !== text || (list !== 'experience' && list !== 'education')) return false;
    return headOf(resume[list][Number(index)]) === headOf(base[list][Number(index)]);
  });
  return Object.fromEntries(kept);
}

/** The resume with the JSON Resume and the worded dates of its base, as far as they are of the same entries. */
export function withOwnProvenance(resume: ResumeContent, base: ResumeContent): ResumeContent {
  if (resume._source === undefined) return resume;
  const { jsonResume: _claimed, ...source } = resume._source;
  const jsonResume = base._source?.jsonResume;
  return {
    ...resume,
    _source: {
      ...source,
      dates: ownDates(resume, base),
      ...(jsonResume === undefined ? {} : { jsonResume }),
    },
  };
}
