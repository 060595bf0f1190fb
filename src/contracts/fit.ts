/** The fit check: a posting goes in, what the site says about each of its requirements comes out. Nothing is kept. */
import { z } from 'zod';

import { open } from './base.ts';
import { POSTING_MAXIMUM } from './fit-limits.ts';

export const FitInput = z.strictObject({
  /** The posting's text, or nothing but its address. */
  posting: z
    .string('Please paste a job posting or its address')
    .trim()
    .min(1, 'Please paste a job posting or its address')
    .max(POSTING_MAXIMUM, `Please keep the posting under ${POSTING_MAXIMUM} characters`),
});
export type FitInput = z.infer<typeof FitInput>;

/** A published sentence, and where it stands. */
export const Evidence = z.object({ sentence: z.string(), title: z.string(), url: z.string() });
export type Evidence = z.infer<typeof Evidence>;

/** `met` and `partly` always have evidence; `not stated` says nothing about the person, only about the site. */
export const Standing = z.enum(['met', 'partly', 'not stated']);
export type Standing = z.infer<typeof Standing>;

export const FitRequirement = z.object({
  /** What is asked, such as `Kubernetes`; alternatives as `Java or Kotlin`. */
  term: z.string(),
  necessity: z.enum(['must', 'nice']),
  /** The posting's own words. */
  quote: z.string(),
  standing: Standing,
  /** What the standing rests on beyond the evidence, such as the years that were counted; often empty. */
  note: z.string(),
  evidence: z.array(Evidence),
});
export type FitRequirement = z.infer<typeof FitRequirement>;

export const FitReport = z.object({
  /** In the order of the posting; none where it names nothing that can be looked up. */
  requirements: z.array(FitRequirement),
  /** The text that was read, for the visitor to send along; the address alone where one was given. */
  source: z.string(),
});
export type FitReport = z.infer<typeof FitReport>;

export const fit = {
  check: open
    .post('/fit', 'Hold a job posting against what is published', {
      description:
        'Every requirement with the published sentences that prove it. A posting is read and forgotten. At most 10 a minute and 60 a day for a visitor.',
    })
    .input(FitInput)
    .output(FitReport),
};
