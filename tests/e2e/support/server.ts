/** The site for browser tests: the local host as `npm start` runs it, on a new database that is thrown away. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { OWNER_ENVIRONMENT } from './owner-login.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-e2e-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env['DATA_DIR'] = folder;
process.env['CONTENT_DIR'] ??= 'tests/content/sample';
Object.assign(process.env, OWNER_ENVIRONMENT);

/** Posts are published all the time: the pages of each are made on demand, and a build would take a core from the tests. */
const hook = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
await once(hook, 'listening');
process.env['BUILD_HOOK_URL'] = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`;

await import('../../../netlify/local/start.ts');
