/** `npm start`: keeps what Node compiled of the sources, with which each further start and build begins sooner. */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

import { ROOT } from './settings.ts';

const { directory } = enableCompileCache(path.join(ROOT, 'node_modules/.cache/compiled'));
if (directory) process.env.NODE_COMPILE_CACHE = directory; // for the processes that it starts
await import('./run-site.ts');
