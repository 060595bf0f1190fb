/** A value with where it comes from and how sure it is. */
import type { JobOrigin } from '#contracts/job-posting.ts';

export type Finding = JobOrigin & { value: string };
