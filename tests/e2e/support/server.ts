/** The site for browser tests: the local host as `npm start` runs it, on a new database that is thrown away. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { OWNER_ENVIRONMENT } from './owner-login.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-e2e-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env['DATA_DIR'] = folder;
process.env['CONTENT_DIR'] ??= 'tests/content/sample';
Object.assign(process.env, OWNER_ENVIRONMENT);

await import('../../../netlify/local/start.ts');
