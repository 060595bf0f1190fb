/** Names that the owner gives to views of the applications: a matter of the screen, so the log does not tell of it. */
import type { z } from 'zod';

import {
  JOB_SAVED_FILTERS_MAXIMUM,
  type JobSavedFilter,
  type JobSavedFilterInput,
} from '#contracts/job-saved-filters.ts';

import { apiError, notFound } from '../../api/errors.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import type { Database } from '../../db/database.ts';
import * as repository from './repository.ts';

export const listFilters = ({ db, owner }: OwnerContext): Promise<JobSavedFilter[]> =>
  repository.selectFilters(db, owner.id);

/** @throws 409 when the name is taken, and when there are as many as there may be. */
export function saveFilter({ db, owner }: OwnerContext, input: z.infer<typeof JobSavedFilterInput>) {
  return db.transaction(async (tx) => {
    const others = await assertFree(tx, owner.id, input.name);
    if (others >= JOB_SAVED_FILTERS_MAXIMUM)
      throw apiError(409, 'CONFLICT', `At most ${JOB_SAVED_FILTERS_MAXIMUM} filters can be saved.`);
    return repository.insertFilter(tx, { userId: owner.id, ...input });
  });
}

/** @throws 404, 409 when the name is taken. */
export function renameFilter({ db, owner }: OwnerContext, { id, name }: { id: number; name: string }) {
  return db.transaction(async (tx) => {
    await assertFree(tx, owner.id, name, id);
    return (await repository.renameFilter(tx, owner.id, id, name)) ?? notFound('filter');
  });
}

/** @throws 404. */
export async function removeFilter({ db, owner }: OwnerContext, id: number) {
  if (!(await repository.deleteFilter(db, owner.id, id))) notFound('filter');
  return { id };
}

async function assertFree(tx: Database, owner: number, name: string, except = 0): Promise<number> {
  const { filters, named } = await repository.countFilters(tx, owner, name, except);
  if (named === 0) return filters;
  const fields = { name: 'Another filter has this name' };
  throw apiError(409, 'CONFLICT', 'Another filter has this name.', { fields });
}
