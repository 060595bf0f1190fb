/** Apart from the making of links, so that whoever only ends them does not load what draws a text. */
import { recordActivity } from '../../activity/record.ts';
import type { OwnerContext } from '../../api/owner-only.ts';
import type { Database } from '../../db/database.ts';
import * as repository from './repository.ts';

/** From now on no preview link shows anything. */
export async function revokePreviewLinks(tx: Database, context: OwnerContext): Promise<void> {
  const links = await repository.deleteLinks(tx);
  if (links > 0) await recordActivity(tx, context, 'revoked all previews', 'blog_post', undefined, { links });
}
