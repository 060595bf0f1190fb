import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { contract } from '#contracts/contract.ts';
import { findFunction, loadFunctions, type LoadedFunction } from '#local/functions.ts';
import { ROOT } from '#local/settings.ts';
import { listProcedures, type ProcedureInfo } from '#server/api/procedures.ts';
import { SESSION_COOKIE } from '#server/api/session/session.ts';
import { signToken } from '#server/api/session/tokens.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { deployedFunctions } from '#support/deployed-functions.ts';
import { importGraph, reached } from '#support/import-graph.ts';
import { makeOwner } from '#support/factories/owner.ts';

const SOURCES = path.join(ROOT, 'netlify/functions');
/** Some hundred megabytes are copied, the browser's among them. */
const PACKAGING_LIMIT_MS = 240_000;
/** Netlify's limit for a function, unzipped. */
const FUNCTION_MAXIMUM_BYTES = 250 * 1024 * 1024;

const db = await testDatabase();

let functions: LoadedFunction[];
let procedures: ProcedureInfo[];
let deployed: Awaited<ReturnType<typeof deployedFunctions>>;

beforeAll(async () => {
  functions = await loadFunctions(SOURCES);
  procedures = await listProcedures(contract);
  deployed = await deployedFunctions();
}, PACKAGING_LIMIT_MS);
afterAll(() => deployed.remove());

/** A path that the template covers: `/job/applications/{id}` → `/api/job/applications/1`. */
const sample = (template: string) => `/api${template.replace(/\{[^}]+\}/g, '1')}`;

const YESTERDAY = new Date(Date.now() - 24 * 60 * 60 * 1000);
const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1000);

/** Cookies and bearer tokens that open nothing: garbage, and tokens of this site for something else. */
async function foreignHeaders(): Promise<Record<string, string>[]> {
  const { id } = await makeOwner(db);
  const times = { now: YESTERDAY, expire: TOMORROW };
  const tokens = await Promise.all(
    [
      { audience: 'device', typ: 'device+jwt', claims: [] },
      { audience: 'second-factor', typ: 'second-factor+jwt', claims: [] },
      { audience: 'session', typ: 'device+jwt', claims: [] },
      { audience: 'session', typ: 'session+jwt', claims: [] }, // of a session that is not there
      { audience: 'admin-api', typ: 'admin+jwt', claims: [] },
    ].map((kind) => signToken(kind, { sub: String(id), sid: 'f'.repeat(64) }, times)),
  );
  const values = ['', 'garbage', 'eyJhbGciOiJub25lIn0.e30.', ...tokens];
  return [
    {},
    ...values.map((value) => ({ cookie: `${SESSION_COOKIE}=${value}` })),
    ...values.map((value) => ({ authorization: `Bearer ${value}` })),
  ];
}

test('AU-10 every owner-only call answers 401 without a session, with garbage and with foreign tokens', async () => {
  const everyHeaders = await foreignHeaders();
  for (const { method, path: template } of procedures.filter(({ access }) => access === 'owner'))
    for (const headers of everyHeaders) {
      const url = sample(template);
      const handler = findFunction(functions, url)?.handler;
      if (!handler) throw new Error(`no function for ${url}`);
      const response = await call(handler, url, {
        method,
        headers,
        ...(method === 'GET' ? {} : { body: {} }),
      });
      expect(response.status, `${method} ${url} ${JSON.stringify(headers)}`).toBe(401);
    }
});

test('AU-10 every unsafe call refuses a request from another site', async () => {
  for (const { method, path: template } of procedures.filter((procedure) => procedure.method !== 'GET')) {
    const url = sample(template);
    const handler = findFunction(functions, url)?.handler;
    if (!handler) throw new Error(`no function for ${url}`);
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect((await call(handler, url, { method, headers, body: {} })).status, `${method} ${url}`).toBe(403);
  }
});

test('P-GEN-2 the function that serves a contract is the one that Netlify would call', async () => {
  for (const { method, path: template } of procedures) {
    const url = sample(template);
    const found = functions.filter((candidate) => findFunction([candidate], url));
    expect(
      found.map(({ name }) => name),
      url,
    ).toHaveLength(1);
    const [serving] = found;
    if (!serving) throw new Error(`no function for ${url}`);
    const response = await call(serving.handler, url, { method: 'OPTIONS' });
    expect(response.headers.get('allow')?.split(', '), url).toContain(method);
  }
});

test('P-GEN-2 the bundles carry the routes and schedules of the sources', () => {
  const { bundled } = deployed;
  const routesOf = (name: string) => bundled.find((result) => result.name === name);
  for (const { name, paths, excluded, schedule } of functions) {
    const packaged = routesOf(name);
    expect(packaged?.routes?.map(({ pattern }) => pattern) ?? [], name).toEqual(
      paths.map(({ pathname }) => pathname),
    );
    expect(packaged?.excludedRoutes?.map(({ pattern }) => pattern) ?? [], name).toEqual(
      excluded.map(({ pathname }) => pathname),
    );
    expect(packaged?.schedule, name).toBe(schedule);
  }
  expect(bundled.map(({ name }) => name).sort()).toEqual(functions.map(({ name }) => name).sort());
});

test('P-GEN-2 every function is within what may be deployed', () => {
  for (const { name } of deployed.bundled)
    expect(deployed.sizeOf(name), name).toBeLessThan(FUNCTION_MAXIMUM_BYTES);
});

test('A-SCR-1 the function that works with the browser has all of it, and no other has any', () => {
  const parts = ['playwright-core/package.json', '@sparticuz/chromium/bin/chromium.br'];
  for (const part of parts) {
    const having = deployed.bundled.filter(({ name }) => deployed.has(name, `node_modules/${part}`));
    expect(having.map(({ name }) => name)).toEqual(['screenshots-background']);
  }
});

test('P-GEN-2 every function that reads a file of the content has it where it is deployed, and its process too', () => {
  const all = [...importGraph(['netlify', 'src'])];
  const graph = new Map(all.filter(([file]) => file !== 'netlify/server/content/current.ts')); // bundles hold its values
  const readsContent = (file: string) => reached(graph, file).has('netlify/server/content/folder.ts');
  expect(readsContent('netlify/worker/worker.ts')).toBe(false); // it runs beside functions that have none
  for (const { name } of functions) {
    const isNeeded = readsContent(`netlify/functions/${name}.ts`);
    expect(deployed.has(name, 'content/profile.yaml'), name).toBe(isNeeded);
  }
});

test('DB-1 the migrations make exactly the schema of the code', () => {
  const folder = path.join(ROOT, 'netlify/server/db/migrations');
  const before = readdirSync(folder);
  const output = execFileSync('drizzle-kit', ['generate'], { cwd: ROOT, encoding: 'utf8' });
  expect(output).toContain('No schema changes');
  expect(readdirSync(folder)).toEqual(before);
});

test('P-NET-1 pages and functions carry the same security headers', () => {
  const toml = readFileSync(path.join(ROOT, 'netlify.toml'), 'utf8');
  const code = readFileSync(path.join(ROOT, 'netlify/server/api/headers.ts'), 'utf8');
  const names = [
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
  ];
  for (const name of names) {
    const [, value = 'missing'] = new RegExp(`${name} = "([^"]+)"`).exec(toml) ?? [];
    expect(code).toContain(`'${name}': '${value}'`);
  }
});
