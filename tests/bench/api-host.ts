/** The local host without its pages: the functions that are deployed, on the embedded Postgres of DATA_DIR. */
import path from 'node:path';

import { loadFunctions } from '../../netlify/local/functions.ts';
import { openInstance } from '../../netlify/local/instance.ts';
import { createListener, listen } from '../../netlify/local/server.ts';
import { readSettings, ROOT } from '../../netlify/local/settings.ts';
import type { Site } from '../../netlify/local/site.ts';

const settings = readSettings(process.env);
const instance = await openInstance(settings);
const functions = await loadFunctions(path.join(ROOT, 'netlify/functions'));
const noSite: Site = {
  serveFile: () => false,
  onDemand: undefined,
  headersFor: () => ({}),
  notFoundPage: () => '',
};
const listener = createListener({ functions: () => functions, site: () => noSite });
await listen(listener, settings.hosts, settings.port);
process.on('SIGTERM', () => void instance.close().then(() => process.exit()));
