/** `npm run bench hostile` has every entrance of the contracts that takes a text or a file. */
import path from 'node:path';

import { resolveContractProcedures } from '@orpc/server';
import { expect, test } from 'vitest';

import { methodOf, pathOf, type AnyProcedure } from '#contracts/address.ts';
import { contract } from '#contracts/contract.ts';
import { findFunction, loadFunctions } from '#local/functions.ts';
import { ROOT } from '#local/settings.ts';
import { call } from '#support/call.ts';
import { jsonSchemaOf } from '#support/contract-samples.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';

import { sentEntrances } from './bench/hostile/entrances.ts';
import type { Host, Sent } from './bench/hostile/host.ts';

/** In no sample. */
const LETTER = '✻';
const TEXT = LETTER.repeat(8);
const db = await testDatabase();

const procedures: Record<string, AnyProcedure> = {};
await resolveContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path: names }) => {
  procedures[names.join('.')] = procedure;
});

/** What the entrances send, each with one text. */
async function recorded(): Promise<Sent[]> {
  const all: Sent[] = [];
  const host: Host = {
    db,
    cookie: '',
    calendar: '',
    send: (sent) => Promise.resolve(all.push(sent)),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
  for (const { send } of await sentEntrances(host)) await send(TEXT);
  return all;
}

/** Where texts stand in a value, such as `history[].content`. */
function textsOf(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return value.includes(LETTER) ? [at] : [];
  if (Array.isArray(value)) return value.flatMap((inner) => textsOf(inner, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, at ? `${at}.${name}` : name));
}

const SCHEMA_LISTS = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];

/** Where a JSON Schema takes any text, whatever else it takes there. */
function placesOf(schema: unknown, at = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const found: Record<string, unknown> = { ...schema };
  const several = SCHEMA_LISTS.flatMap((name): unknown[] => (Array.isArray(found[name]) ? found[name] : []));
  const named = Object.entries({ ...(found['properties'] ?? {}) });
  const isText = found['type'] === 'string' && !('enum' in found) && !('const' in found);
  return [
    ...(isText ? [at] : []),
    ...several.flatMap((inner) => placesOf(inner, at)),
    ...named.flatMap(([name, inner]) => placesOf(inner, at ? `${at}.${name}` : name)),
    ...placesOf(found['items'], `${at}[]`),
    ...placesOf(found['additionalProperties'], `${at}.${nameIn(found['propertyNames'])}`),
  ];
}

/** The name that a sample gives to what may have any. */
function nameIn(names: unknown): string {
  const found: Record<string, unknown> = { ...(typeof names === 'object' && names) };
  return Array.isArray(found['enum']) ? String(found['enum'][0]) : 'a';
}

const matches = (procedure: AnyProcedure, { method = 'GET', path: address }: Sent) => {
  const pattern = pathOf(procedure).replaceAll(/\{\w+\}/g, '[^/]+');
  return method === methodOf(procedure) && new RegExp(`^${pattern}$`).test(address.split('?')[0] ?? '');
};

/** Where one call holds the text, by the names of the contract. */
function placesIn(procedure: AnyProcedure, { path: address, body }: Sent): string[] {
  const isDetailed = procedure['~orpc'].route.inputStructure === 'detailed';
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const segments = decodeURIComponent(pathname).split('/');
  const parameters = pathOf(procedure)
    .split('/')
    .flatMap((name, index) =>
      name.startsWith('{') && segments[index]?.includes(LETTER) ? [name.slice(1, -1)] : [],
    );
  return [
    ...parameters.map((name) => (isDetailed ? `params.${name}` : name)),
    ...[...searchParams].flatMap(([name, value]) => (value.includes(LETTER) ? [name] : [])),
    ...(typeof body === 'string' && body.startsWith('{') ? textsOf(safelyParsed(body)) : []),
  ];
}

const safelyParsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

test('every text that a contract takes is tried by the bench of hostile inputs', async () => {
  const sent = await recorded();
  const missing = Object.entries(procedures).flatMap(([name, procedure]) => {
    const { inputSchema } = procedure['~orpc'];
    const wanted = inputSchema ? placesOf(jsonSchemaOf(inputSchema)) : [];
    const tried = new Set(
      sent.filter((one) => matches(procedure, one)).flatMap((one) => placesIn(procedure, one)),
    );
    return [...new Set(wanted)].filter((place) => !tried.has(place)).map((place) => `${name} · ${place}`);
  });
  expect(missing).toEqual([]);
});

test('every form that the server takes is tried by the bench of hostile inputs', async () => {
  const functions = await loadFunctions(path.join(ROOT, 'netlify/functions'));
  const { cookie } = await makeOwner(db);
  const sent = await recorded();
  const headers = { cookie, 'content-type': 'multipart/form-data; boundary=a' };
  const forms: string[] = [];
  for (const [name, procedure] of Object.entries(procedures)) {
    if (methodOf(procedure) === 'GET') continue;
    const address = pathOf(procedure).replaceAll(/\{\w+\}/g, '1');
    const handler = findFunction(functions, address)?.handler;
    if (!handler) throw new Error(`no function for ${address}`);
    const { status } = await call(handler, address, { method: methodOf(procedure), headers, body: 'a' });
    // Whoever takes no form says so before reading one.
    if (status === 400) forms.push(name);
  }
  const isTried = (name: string) =>
    sent.some((one) => {
      const procedure = procedures[name];
      return procedure && matches(procedure, one) && one.body instanceof ArrayBuffer;
    });
  expect(forms).toContain('files.upload');
  expect(forms.filter((name) => !isTried(name))).toEqual([]);
});
