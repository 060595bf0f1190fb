/** What reading a document gives. */
import type { ResumeContent } from '#contracts/resume-content.ts';
import type { ReadingCertainty } from '#contracts/resume-views.ts';

export type Reading = {
  /** `null` where the document could not be read: `problem` says why. */
  content: ResumeContent | null;
  /** The words of the document in reading order. */
  text: string;
  /** By path of the shape: `experience.0.title`. */
  certainty: Record<string, ReadingCertainty>;
  /** A sentence for the owner; `null` where everything is well. */
  problem: string | null;
};

export type ResumeFile = { bytes: Uint8Array; fileName: string };
