/** Cuts what a document has too much of, so that a reading can always be stored and corrected. */
import { RESUME_LIMITS, type ResumeContent } from '#contracts/resume-content.ts';

/** Lines at the end of which nothing is lost: the text of the document stays whole beside them. */
const LONG = new Set(['summary']);
const BULLETS = new Set(['bullets', 'projects', 'publications', 'volunteering', 'achievements', 'lines']);
const ENTRIES = new Set(['experience', 'education', 'others']);

export function withinLimits(content: ResumeContent): ResumeContent {
  return cut(content, '') as ResumeContent; // of the same shape, with less in it
}

function cut(value: unknown, field: string): unknown {
  if (typeof value === 'string') return value.slice(0, lengthOf(field));
  if (Array.isArray(value))
    return value
      .slice(0, ENTRIES.has(field) ? RESUME_LIMITS.entries : RESUME_LIMITS.items)
      .map((item) => cut(item, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [key, key === 'jsonResume' ? own : cut(own, key)]),
  );
}

const lengthOf = (field: string): number => {
  if (LONG.has(field)) return RESUME_LIMITS.summary;
  return BULLETS.has(field) ? RESUME_LIMITS.bullet : RESUME_LIMITS.line;
};
