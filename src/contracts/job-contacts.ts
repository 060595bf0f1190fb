/** The people of an application: recruiters, interviewers, who recommended the owner. */
import { z } from 'zod';

import { owner, ownerOnce } from './base.ts';
import {
  optionalAddress,
  optionalEmail,
  optionalLine,
  optionalText,
  requiredLine,
} from './job-application-input.ts';
import { ById, Id, Moment } from './values.ts';

const NOTES_MAXIMUM = 5_000;
/** A list that nobody reads to its end is no list of people. */
export const JOB_CONTACTS_MAXIMUM = 50;

export const JobContactInput = z.strictObject({
  name: requiredLine('Name is required'),
  role: optionalLine.optional(),
  email: optionalEmail.optional(),
  phone: optionalLine.optional(),
  link: optionalAddress.optional(),
  notes: optionalText(NOTES_MAXIMUM).optional(),
});
export type JobContactInput = z.infer<typeof JobContactInput>;

/** A change: absent fields stay, null clears. */
const JobContactPatch = z.strictObject(JobContactInput.partial().shape);
export type JobContactPatch = z.infer<typeof JobContactPatch>;

const Text = z.string().nullable();

export const JobContact = z.object({
  id: Id,
  applicationId: Id,
  name: z.string(),
  role: Text,
  email: Text,
  phone: Text,
  link: Text,
  notes: Text,
  createdAt: Moment,
  updatedAt: Moment,
});
export type JobContact = z.infer<typeof JobContact>;

const One = z.strictObject({ id: Id, contactId: Id });

export const jobContacts = {
  list: owner
    .get('/job/applications/{id}/contacts', 'The people of an application')
    .input(ById)
    .output(z.array(JobContact)),
  add: ownerOnce
    .create('/job/applications/{id}/contacts', 'Add a person to an application')
    .input(z.strictObject({ id: Id, ...JobContactInput.shape }))
    .output(JobContact),
  update: ownerOnce
    .put(
      '/job/applications/{id}/contacts/{contactId}',
      'Change a person of an application; absent fields stay, null clears',
    )
    .input(z.strictObject({ ...One.shape, ...JobContactPatch.shape }))
    .output(JobContact),
  remove: ownerOnce
    .delete('/job/applications/{id}/contacts/{contactId}', 'Take a person off an application')
    .input(One)
    .output(z.object({ id: Id })),
};
