/** What the reader of resumes was not sure of, as the fields and files that its owner looks at. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import type { Reading as ResumeReading } from '../../server/resumes/read/reading.ts';
import { NEUTRAL_CREDENTIALS } from './neutral.ts';
import { fileNameOf } from './slug.ts';

const SHOWN_GUESSES = 12;
/** What content calls the fields of a job that it names otherwise. */
const FIELDS: Record<string, string> = { startDate: 'start', endDate: 'end', bullets: 'details' };

/** A sentence for the report; none where the reader was sure. */
export function guessesOf({ certainty }: ResumeReading, content: ResumeContent): string[] {
  const unsure = Object.keys(certainty).filter((path) => certainty[path] === 'unsure');
  const places = [...new Set(unsure.map((path) => placeOf(path, content)))];
  const shown = places.slice(0, SHOWN_GUESSES).join(', ');
  const more = places.length > SHOWN_GUESSES ? ` and ${places.length - SHOWN_GUESSES} more` : '';
  return places.length > 0 ? [`what the resume does not say clearly: ${shown}${more}`] : [];
}

/** `` `title` of roles/klinik-nurse.yaml `` for `experience.0.title`. */
function placeOf(path: string, { experience }: ResumeContent): string {
  const [list = '', index = '', field = ''] = path.split('.');
  const job = experience[Number(index)];
  if (list === 'experience' && job)
    return `\`${FIELDS[field] ?? field}\` of content/roles/${fileNameOf(`${job.company} ${job.title}`)}.yaml`;
  if (list === 'education' || list === 'certifications')
    return `a degree or certificate of content/skills/${fileNameOf(NEUTRAL_CREDENTIALS)}.yaml`;
  if (list === 'skills') return 'a skill of content/skills/skills.yaml';
  if (list === 'achievements') return 'an achievement of no single job';
  return `\`${list}\` of content/profile.yaml`;
}
