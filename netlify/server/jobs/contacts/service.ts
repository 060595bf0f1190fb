/** The people of an application; each change is in the log of the owner's work. */
import type { z } from 'zod';

import {
  JOB_CONTACTS_MAXIMUM,
  type JobContact,
  type JobContactInput,
  type JobContactPatch,
} from '#contracts/job-contacts.ts';

import { recordActivity } from '../../activity/record.ts';
import { apiError, notFound } from '../../api/errors.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import type { Database } from '../../db/database.ts';
import { definedOf } from '../../api/defined.ts';
import { findApplication, lockApplication } from '../repository.ts';
import * as repository from './repository.ts';
import type { ContactRow } from './repository.ts';

/** @throws 404 for an unknown application. */
export async function listContacts(db: Database, applicationId: number) {
  if (!(await findApplication(db, applicationId))) notFound('application');
  return (await repository.selectContacts(db, applicationId)).map(toContact);
}

/** @throws 404 for an unknown application, 409 when it has as many as it may. */
export function addContact(context: OwnerContext, { id, ...input }: JobContactInput & { id: number }) {
  return context.db.transaction(async (tx) => {
    const { company } = (await lockApplication(tx, id)) ?? notFound('application');
    if ((await repository.countContacts(tx, id)) >= JOB_CONTACTS_MAXIMUM)
      throw apiError(409, 'CONFLICT', `An application has at most ${JOB_CONTACTS_MAXIMUM} contacts.`);
    const now = context.now();
    const row = await repository.insertContact(tx, {
      ...definedOf(input),
      name: input.name,
      applicationId: id,
      createdAt: now,
      updatedAt: now,
    });
    await recordActivity(tx, context, 'added contact', 'job_application', id, { company, name: row.name });
    return toContact(row);
  });
}

type One = { id: number; contactId: number };

/** Absent fields stay, null clears. @throws 404. */
export function updateContact(context: OwnerContext, input: JobContactPatch & One) {
  const { id, contactId, ...patch } = input;
  return context.db.transaction(async (tx) => {
    const { company } = (await lockApplication(tx, id)) ?? notFound('application');
    const values = { ...definedOf(patch), updatedAt: context.now() };
    const row = (await repository.updateContact(tx, { id, contactId }, values)) ?? notFound('contact');
    await recordActivity(tx, context, 'changed contact', 'job_application', id, { company, name: row.name });
    return toContact(row);
  });
}

/** @throws 404. */
export async function removeContact(context: OwnerContext, { id, contactId }: One) {
  await context.db.transaction(async (tx) => {
    const { company } = (await lockApplication(tx, id)) ?? notFound('application');
    const { name } = (await repository.deleteContact(tx, { id, contactId })) ?? notFound('contact');
    await recordActivity(tx, context, 'removed contact', 'job_application', id, { company, name });
  });
  return { id: contactId };
}

const toContact = (row: ContactRow): z.input<typeof JobContact> => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
