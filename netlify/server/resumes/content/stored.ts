/** Resumes as they are stored: the JSON of R-7 as text, of tailored ones with `_meta` (D30). */
import { QualityMetrics } from '#contracts/resume-views.ts';
import { ResumeContent } from '#contracts/resume-content.ts';

/** @throws {Error} for a text that this server has not written */
export const parseResume = (text: string): ResumeContent => ResumeContent.parse(JSON.parse(text));

export const resumeText = (resume: ResumeContent): string => JSON.stringify(ResumeContent.parse(resume));

export function contentText(resume: ResumeContent, qualityMetrics: QualityMetrics): string {
  return JSON.stringify({ ...ResumeContent.parse(resume), _meta: { qualityMetrics } });
}

/** What was measured when a tailored resume was written. */
export function qualityOf(content: string): QualityMetrics {
  const { _meta } = JSON.parse(content) as { _meta?: { qualityMetrics?: unknown } };
  return QualityMetrics.catch({ finalScore: 0, iterations: 1 }).parse(_meta?.qualityMetrics);
}
