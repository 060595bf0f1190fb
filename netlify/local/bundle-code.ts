/** Lets Astro build everything but pages, into BUILD_FOLDER; a process of its own, which keeps half a gigabyte. */
import { build } from 'astro';

import { ROOT } from './settings.ts';

await build({ root: ROOT, logLevel: 'error' });
