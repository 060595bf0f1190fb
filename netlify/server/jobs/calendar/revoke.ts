/** Apart from the making of calendars, so that whoever only ends an address does not load what writes them. */
import { recordActivity } from '../../activity/record.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import type { Database } from '../../db/database.ts';
import * as repository from './repository.ts';

/** Without an address there is nothing to take back, and that is no error. */
export async function revokeAddress(tx: Database, context: OwnerContext): Promise<void> {
  const gone = await repository.deleteFeed(tx, context.owner.id);
  if (gone) await recordActivity(tx, context, 'took back calendar address', 'job_application');
}
