/** The job tracker: applications, their history, and what a job's page says about it (J-2 to J-7). */
import { z } from 'zod';

import { owner, ownerOnce } from './base.ts';
import {
  isWebAddress,
  JOB_ADDRESS_MAXIMUM,
  JOB_LINE_MAXIMUM,
  JobApplicationInput,
  JobApplicationPatch,
  JobEventInput,
  JobPriority,
  WebAddress,
} from './job-application-input.ts';
import { JobDashboard, JobStatus } from './job-status.ts';
import { JobPosting, JobPostingInput, POSTED_TEXT_MAXIMUM } from './job-posting.ts';
import { atMost, line, SearchText } from './owner-text.ts';
import { jobCalendar } from './job-calendar.ts';
import { jobContacts } from './job-contacts.ts';
import { jobFigures } from './job-figures.ts';
import { jobSavedFilters } from './job-saved-filters.ts';
import { jobSilences } from './job-silences.ts';
import { jobBatches, jobTransfer } from './job-transfer.ts';
import { ById, Id, Moment } from './values.ts';

const Text = z.string().nullable();

/** An application as it is stored; days are `2026-11-20`. */
export const JobApplication = z.object({
  id: Id,
  company: z.string(),
  position: z.string(),
  location: Text,
  salary: Text,
  hiringManager: Text,
  hiringManagerLink: Text,
  jobUrl: Text,
  description: Text,
  requirements: Text,
  appliedDate: z.string(),
  status: JobStatus,
  priority: JobPriority,
  source: Text,
  contactPerson: Text,
  contactEmail: Text,
  notes: Text,
  nextStepDate: Text,
  nextStepAction: Text,
  details: Text,
  userId: Id.nullable(),
  createdAt: Moment,
  updatedAt: Moment,
});
export type JobApplication = z.infer<typeof JobApplication>;

/** An application in a list, which may have been asked for without its four long texts. */
export const JobApplicationRow = JobApplication.partial({
  description: true,
  requirements: true,
  notes: true,
  details: true,
}).extend({
  /** The day on which the page of the job was found closed. */
  closedSince: z.string().optional(),
});
export type JobApplicationRow = z.infer<typeof JobApplicationRow>;

/** One entry of an application's history; `type` is `status`, `silence` or one of JOB_EVENT_TYPES. */
export const JobEvent = z.object({
  id: Id,
  applicationId: Id,
  type: z.string(),
  title: z.string(),
  description: Text,
  eventDate: Moment,
  createdAt: Moment,
});
export type JobEvent = z.infer<typeof JobEvent>;

/** An application with its history, newest first, and its posting where one is known. */
export const JobApplicationDetails = JobApplication.extend({
  events: z.array(JobEvent),
  posting: JobPosting.optional(),
});
export type JobApplicationDetails = z.infer<typeof JobApplicationDetails>;

const JOB_SORT_FIELDS = [
  'appliedDate',
  'createdAt',
  'updatedAt',
  'nextStepDate',
  'company',
  'position',
  'priority',
  'status',
] as const;

const Filters = {
  /** Words that all are somewhere in the application's texts. */
  search: SearchText,
  status: JobStatus.optional(),
  priority: JobPriority.optional(),
};

const JobLine = line(JOB_LINE_MAXIMUM).default('');
const JobAddress = line(JOB_ADDRESS_MAXIMUM).default('');

export const JobApplicationQuery = z.strictObject({
  ...Filters,
  sortBy: z.enum(JOB_SORT_FIELDS, `Use ${JOB_SORT_FIELDS.join(', ')}`).default('appliedDate'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
  /** `none` leaves description, requirements, notes and details out, for a list of a thousand. */
  texts: z.enum(['all', 'none']).default('all'),
});
export type JobApplicationQuery = z.infer<typeof JobApplicationQuery>;

export const JobExportQuery = z.strictObject(Filters);
export type JobExportQuery = z.infer<typeof JobExportQuery>;

export const ParseUrlInput = z.strictObject({
  url: WebAddress.refine(isWebAddress, 'Enter an address such as https://…'),
});

/** A posting that was pasted: the text of a page, a mail or a PDF; HTML is read as a page. */
export const ParseTextInput = z.strictObject({
  text: z
    .string('Enter a text')
    .refine((text) => text.trim() !== '', 'Enter a text')
    .max(POSTED_TEXT_MAXIMUM, atMost(POSTED_TEXT_MAXIMUM)),
  /** Where it was copied from, if that is known. */
  url: WebAddress.optional(),
});

export const SimilarQuery = z.strictObject({
  company: JobLine,
  position: JobLine,
  jobUrl: JobAddress,
  /** The application that is being changed. */
  except: Id.optional(),
});
export type SimilarQuery = z.infer<typeof SimilarQuery>;

/** An application that may be the same job, and why. */
export const SimilarApplication = JobApplication.pick({
  id: true,
  company: true,
  position: true,
  status: true,
  appliedDate: true,
}).extend({ reason: z.enum(['address', 'title']) });
export type SimilarApplication = z.infer<typeof SimilarApplication>;

/** What a job's page says, as plain text within the limits of the form; null where it says nothing (J-4). */
export const ParsedJob = z.object({
  company: Text,
  position: Text,
  location: Text,
  salary: Text,
  description: Text,
  requirements: Text,
  /** Kind of employment and the days between which the job is open. */
  details: Text,
  /** Name of the site. */
  source: Text,
  contactPerson: Text,
  contactEmail: Text,
  /** Where the page is, after redirects; of a pasted text the address that it gives for the job, else empty. */
  jobUrl: z.string(),
  posting: JobPostingInput,
});
export type ParsedJob = z.infer<typeof ParsedJob>;

export const jobs = {
  dashboard: owner.get('/job/dashboard', 'Applications in numbers').output(JobDashboard),
  list: owner
    .get('/job/applications', 'All applications')
    .input(JobApplicationQuery)
    .output(z.array(JobApplicationRow)),
  create: ownerOnce
    .create('/job/applications', 'Write down an application')
    .input(JobApplicationInput)
    .output(JobApplication),
  get: owner
    .get('/job/applications/{id}', 'One application with its history')
    .input(ById)
    .output(JobApplicationDetails),
  update: ownerOnce
    .put('/job/applications/{id}', 'Change an application; absent fields stay, null clears', {
      description:
        'With the `updatedAt` that was read, 409 `STALE` has the application as it is now in `current` when it changed since.',
    })
    .input(z.strictObject({ id: Id, ...JobApplicationPatch.shape }))
    .output(JobApplication),
  remove: ownerOnce
    .delete('/job/applications/{id}', 'Delete an application with its history')
    .input(ById)
    .output(z.object({ id: Id })),
  addEvent: ownerOnce
    .create('/job/applications/{id}/events', 'Add to the history of an application')
    .input(z.strictObject({ id: Id, ...JobEventInput.shape }))
    .output(JobEvent),
  removeEvent: ownerOnce
    .delete(
      '/job/applications/{id}/events/{eventId}',
      'Take an entry out of the history; changes of the status stay',
    )
    .input(z.strictObject({ id: Id, eventId: Id }))
    .output(z.object({ id: Id })),
  parseUrl: owner
    .post('/job/parse-url', 'Read the fields of an application from the page of a job')
    .input(ParseUrlInput)
    .output(ParsedJob),
  parseText: owner
    .post('/job/parse-text', 'Read the fields of an application from pasted text')
    .input(ParseTextInput)
    .output(ParsedJob),
  similar: owner
    .get('/job/applications/similar', 'Applications that may be the same job')
    .input(SimilarQuery)
    .output(z.array(SimilarApplication)),
  exportCsv: owner
    .get('/job/applications/export', 'Applications as CSV')
    .input(JobExportQuery)
    .output(z.file()),
  contacts: jobContacts,
  silences: jobSilences,
  figures: jobFigures,
  transfer: jobTransfer,
  batches: jobBatches,
  calendar: jobCalendar,
  savedFilters: jobSavedFilters,
};
