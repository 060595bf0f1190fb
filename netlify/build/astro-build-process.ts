/** Lets Astro build everything but pages, into BUILD_FOLDER; a process of its own, which keeps half a gigabyte. */
import { build } from 'astro';

import { endWithStarter, tellReason } from './child.ts';
import { ROOT } from '../local/settings.ts';

endWithStarter();
try {
  await build({ root: ROOT, logLevel: 'error' });
} catch (error) {
  tellReason(error instanceof Error ? error.message : String(error));
  throw error;
}
