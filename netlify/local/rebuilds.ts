/** Answers requests for a build on this machine, where no BUILD_HOOK_URL names another. */
import { database } from '../server/db/client.ts';
import { onBuildRequested } from '../server/integrations/build-hook.ts';
import { deliverDue } from '../server/blog/publishing/delivery.ts';

/** How soon a failed build is tried again, and a post whose time has come is built, at the latest. */
const CHECK_EVERY_MS = 60_000;

/**
 * Rebuilds when a change asks for it, and at once when one asked before the last end; returns how to stop.
 *
 * @param rebuild rejects when the old site stays
 */
export function startRebuilds(rebuild: () => Promise<void>): () => void {
  const unregister = onBuildRequested(rebuild);
  const check = () => {
    database()
      .then((db) => deliverDue(db))
      .catch((error: unknown) => {
        console.error('The requests for a build could not be read.', error);
      });
  };
  check();
  const timer = setInterval(check, CHECK_EVERY_MS);
  return () => {
    clearInterval(timer);
    unregister();
  };
}
