/** Resumes as screens and files have them: bases, tailored ones, their changes, and what was sent. */
import { z } from 'zod';

import { ResumeContent, ResumePath, ResumeSpan } from './resume-content.ts';
import { Id, Moment } from './values.ts';

export const ResumeLayout = z.enum(['single', 'sidebar'], 'Use single or sidebar');
export type ResumeLayout = z.infer<typeof ResumeLayout>;
export const ResumeFormat = z.enum(['docx', 'pdf', 'txt', 'json'], 'Use docx, pdf, txt or json');
export type ResumeFormat = z.infer<typeof ResumeFormat>;
/** To how many pages a tailored resume is cut; `all` keeps everything. */
export const ResumePages = z.enum(['1', '2', 'all'], 'Use 1, 2 or all');
export type ResumePages = z.infer<typeof ResumePages>;

export const ReadingCertainty = z.enum(['sure', 'unsure', 'missing']);
export type ReadingCertainty = z.infer<typeof ReadingCertainty>;

/** A base resume in a list. */
export const BaseResume = z.object({
  id: Id,
  name: z.string(),
  fileName: z.string(),
  /** The primary one, of which tailored resumes are made. */
  isActive: z.boolean(),
  createdAt: Moment,
  updatedAt: Moment,
  /** In bytes; 0 where there was no file. */
  fileSize: z.number().int(),
  origin: z.enum(['upload', 'text', 'site']),
  /** False where the document could not be read: the file is kept (D28), and `problem` says why. */
  isRead: z.boolean(),
  isCorrected: z.boolean(),
  problem: z.string().nullable(),
});
export type BaseResume = z.infer<typeof BaseResume>;

/** One base resume with what was read of it and what the owner made of that. */
export const BaseResumeDetails = BaseResume.extend({
  /** The owner's correction where there is one, else the reading; `null` where there is neither. */
  content: ResumeContent.nullable(),
  /** What the reader found, without the correction. */
  reading: ResumeContent.nullable(),
  /** The text of the document as it was read. */
  text: z.string(),
  certainty: z.record(ResumePath, ReadingCertainty),
});
export type BaseResumeDetails = z.infer<typeof BaseResumeDetails>;

/** `finalScore` is 0 to 100; `iterations` counts rounds of wording, 1 where rules alone wrote it (D30). */
export const QualityMetrics = z.object({ finalScore: z.number(), iterations: z.number().int() });
export type QualityMetrics = z.infer<typeof QualityMetrics>;

/** A tailored resume in a list; `content` is the JSON of R-7 as text, with `_meta.qualityMetrics` (R-9, D30). */
export const TailoredResume = z.object({
  id: Id,
  title: z.string(),
  fileName: z.string(),
  createdAt: Moment,
  updatedAt: Moment,
  content: z.string(),
  jobApplicationId: Id.nullable(),
  baseResumeId: Id.nullable(),
  layout: ResumeLayout,
  pages: ResumePages,
  /** Of the last analysis or of its making (D38). */
  lastScore: z.number().nullable(),
  /** How many versions there are; the newest is `content`. */
  version: z.number().int(),
  sentCount: z.number().int(),
});
export type TailoredResume = z.infer<typeof TailoredResume>;

export const CreatedResume = TailoredResume.extend({ qualityMetrics: QualityMetrics });
export type CreatedResume = z.infer<typeof CreatedResume>;

/** A structural difference between two resumes: `before` or `after` is empty where something came or went. */
export const ResumeChange = z.object({
  path: ResumePath,
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  label: z.string(),
  before: z.string(),
  after: z.string(),
  /** Why the tailoring did it; empty for what the owner did. */
  reason: z.string(),
  evidence: z.array(ResumeSpan),
});
export type ResumeChange = z.infer<typeof ResumeChange>;

export const ResumeVersion = z.object({
  version: z.number().int(),
  cause: z.enum(['created', 'enhanced', 'edited', 'restored']),
  score: z.number().nullable(),
  createdAt: Moment,
});
export type ResumeVersion = z.infer<typeof ResumeVersion>;

/** What was sent, kept for ever as it was. */
export const SentResume = z.object({
  id: Id,
  title: z.string(),
  /** `position at company`. */
  application: z.string(),
  sentTo: z.string(),
  sentAt: Moment,
  format: ResumeFormat,
  layout: ResumeLayout,
  rulesVersion: z.string(),
  version: z.number().int(),
  /** SHA-256 of the file in hexadecimal. */
  checksum: z.string(),
  size: z.number().int(),
});
export type SentResume = z.infer<typeof SentResume>;

export const TailoredResumeDetails = TailoredResume.extend({
  resume: ResumeContent,
  /** As it was when the resume was last written. */
  base: ResumeContent,
  /** As it is now: what a change of the resume is held against. */
  currentBase: ResumeContent,
  /** The resume with what was corrected in its base since; null where nothing was. */
  corrected: ResumeContent.nullable(),
  changes: z.array(ResumeChange),
  /** What of the base each sentence, skill, number and date rests on, by path. */
  evidence: z.record(ResumePath, z.array(ResumeSpan)),
  /** Where it names what its posting asks for. */
  mentions: z.array(ResumeSpan),
  versions: z.array(ResumeVersion),
  sent: z.array(SentResume),
});
export type TailoredResumeDetails = z.infer<typeof TailoredResumeDetails>;

/** One change that would raise the score, resting on the base's own words. */
export const ResumeProposal = z.object({
  id: z.string(),
  path: ResumePath,
  label: z.string(),
  before: z.string(),
  after: z.string(),
  reason: z.string(),
  evidence: z.array(ResumeSpan),
  /** In points of the whole score, with this change alone. */
  effect: z.number(),
  origin: z.enum(['rules', 'model']),
});
export type ResumeProposal = z.infer<typeof ResumeProposal>;
