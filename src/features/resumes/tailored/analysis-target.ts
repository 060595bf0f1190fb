import type { TailoredResume } from '#contracts/resume-views.ts';

/** A resume and the application that it is compared with. */
export type AnalysisTarget = { resumeId: number; jobId: number };

/**
 * ERR-4 the application that a resume was made for; nothing where it is gone.
 *
 * @param applications nothing while they are not known: then the server decides
 */
export function analysisTarget(
  resume: Pick<TailoredResume, 'id' | 'jobApplicationId'> | undefined,
  applications: readonly { id: number }[] | undefined,
): AnalysisTarget | undefined {
  const jobId = resume?.jobApplicationId ?? undefined;
  if (!resume || jobId === undefined) return undefined;
  if (applications && !applications.some(({ id }) => id === jobId)) return undefined;
  return { resumeId: resume.id, jobId };
}

/** ERR-4 */
export const NO_APPLICATION = 'Analysis Error: Could not find matching job application for analysis.';
export const NOTHING_TO_ENHANCE = 'Enhancement Error: Could not identify resume or job for enhancement.';
