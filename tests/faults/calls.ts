/** A call of each procedure of the contracts, as the owner's browser would send it, and what its answer must be. */
import { randomUUID } from 'node:crypto';

import { resolveContractProcedures } from '@orpc/server';

import { isIdempotent, type AnyProcedure } from '#contracts/address.ts';
import { contract } from '#contracts/contract.ts';
import { findFunction, type LoadedFunction } from '#local/functions.ts';
import { call } from '#support/call.ts';
import { sampleRequest } from '#support/contract-samples.ts';

export type Answer = {
  name: string;
  status: number;
  retryAfter: string | null;
  body: string;
  milliseconds: number;
};
export type FaultCall = { name: string; capability: string; send: () => Promise<Answer> };

/** Longer than any call may take; then it hangs. */
const HANGS_MS = 12_000;

/** Not sent, and why. */
export const LEFT_OUT: Record<string, string> = {
  'auth.logout': 'ends the session of all other calls',
  'auth.signOutEverywhere': 'ends the session of all other calls',
  'screenshots.generate': 'starts a browser',
  'screenshots.platform': 'starts a browser',
  'jobs.parseUrl': 'asks another site',
};

const file = (name: string, type = 'text/plain') => new File(['Text'], name, { type });
const FORMS: Record<string, Record<string, string | File>> = {
  'blogAdmin.import': { document: file('a.md') },
  'certificates.inspect': { certificateData: 'a' },
  'certificates.upload': { name: 'A', domain: 'example.com', certificateData: 'a' },
  'files.upload': { file: file('a.txt') },
  'resumes.uploadBase': { name: 'A', resume: file('a.txt') },
};

type Sent = { method: string; path: string; body?: unknown; headers?: Record<string, string> };

/** All of the contracts if `isWhole`, else of each capability one that reads and one that writes in each function. */
export async function faultCalls(
  functions: LoadedFunction[],
  cookie: string,
  { isWhole }: { isWhole: boolean },
): Promise<FaultCall[]> {
  const all: (FaultCall & { kind: string; isOnce: boolean })[] = [];
  await resolveContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    const name = path.join('.');
    const [capability = ''] = path;
    const { address, method } = sampleRequest(procedure);
    const serving = functionOf(functions, address).name;
    const kind = [capability, serving, method === 'GET' ? 'reads' : 'writes'].join(' ');
    const send = async () => sendTo(functions, cookie, await sentOf(name, procedure));
    if (!Object.hasOwn(LEFT_OUT, name))
      all.push({ name, capability, kind, isOnce: isIdempotent(procedure), send });
  });
  if (isWhole) return all;
  const onceFirst = all.toSorted((a, b) => Number(b.isOnce) - Number(a.isOnce));
  return [...new Map(onceFirst.toReversed().map((one) => [one.kind, one])).values()];
}

function functionOf(functions: LoadedFunction[], address: string): LoadedFunction {
  const found = findFunction(functions, new URL(address, 'http://localhost').pathname);
  if (!found) throw new Error(`no function for ${address}`);
  return found;
}

async function sentOf(name: string, procedure: AnyProcedure): Promise<Sent> {
  const { method, address, body } = sampleRequest(procedure);
  const fields = FORMS[name];
  if (!fields) return { method, path: address, ...(method !== 'GET' && { body }) };
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { method, path: address, body: await encoded.text(), headers };
}

async function sendTo(
  functions: LoadedFunction[],
  cookie: string,
  { method, path, body, headers }: Sent,
): Promise<Answer> {
  const { handler } = functionOf(functions, path);
  const start = performance.now();
  const all = { cookie, 'idempotency-key': randomUUID(), ...headers };
  const ip = `203.0.113.${Math.floor(Math.random() * 250)}`;
  const response = await Promise.race([
    call(handler, path, { method, body, headers: all, ip }),
    hanging(path),
  ]);
  const milliseconds = performance.now() - start;
  const text = await response.text().catch(() => ''); // a stream that was begun ends where its line ends
  const retryAfter = response.headers.get('retry-after');
  return { name: `${method} ${path}`, status: response.status, retryAfter, body: text, milliseconds };
}

const hanging = (path: string) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${path} hangs`)), HANGS_MS).unref();
  });

/** What is wrong with an answer while something fails; nothing where it is as it should be. */
export function wrongWith({ name, status, retryAfter, body }: Answer): string | undefined {
  if (status < 500) return undefined;
  if (status !== 503) return `${name} answers ${status}: ${body.slice(0, 100)}`;
  if (!retryAfter || !(Number(retryAfter) > 0)) return `${name} says no time`;
  return /"error":"[A-Z][^"]+\."/.test(body) ? undefined : `${name} has no sentence: ${body.slice(0, 100)}`;
}
