import type { JobEventInput, JobPriority } from '#contracts/job-application-input.ts';
import type { JobStatus } from '#contracts/job-status.ts';

export const STATUS_LABELS: Readonly<Record<JobStatus, string>> = {
  pending: 'Pending',
  interview: 'Interview',
  offer: 'Offer',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** A colour beside the word, never alone. */
export const STATUS_TONES: Readonly<Record<JobStatus, string>> = {
  pending: 'text-warning',
  interview: 'text-accent',
  offer: 'text-success',
  rejected: 'text-danger',
  withdrawn: 'text-control',
};

/** Where the flow of a search ends, from top to bottom: what goes on above what has ended. */
export const STATUS_ENDS: Readonly<Record<JobStatus, string>> = {
  offer: 'Offer open',
  interview: 'In interviews',
  pending: 'No answer yet',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

export const PRIORITY_LABELS: Readonly<Record<JobPriority, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};

export const EVENT_LABELS: Readonly<Record<JobEventInput['type'], string>> = {
  note: 'Note',
  call: 'Call',
  email: 'Email',
  interview: 'Interview',
  assessment: 'Assessment',
  'follow-up': 'Follow-up',
  offer: 'Offer',
  other: 'Other',
};
