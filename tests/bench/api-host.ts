/** The local host without its pages: the functions that are deployed, on the embedded Postgres of DATA_DIR; `ACCESS_LOG=none` leaves its log out. */
import path from 'node:path';

import { loadFunctions } from '../../netlify/local/functions.ts';
import { serveInstance } from '../../netlify/local/host.ts';
import { openInstance } from '../../netlify/local/instance.ts';
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
const log = process.env['ACCESS_LOG'] === 'none' ? { log: () => {} } : {};
await serveInstance(settings, instance, { functions, site: () => noSite, startTimers: () => [], ...log });
