/** Calls of every function: what can be read there, and a write where there is one that can be repeated. */
import { randomUUID } from 'node:crypto';

import { contract } from '#contracts/contract.ts';
import { findFunction, type LoadedFunction } from '#local/functions.ts';
import { listProcedures } from '#server/api/procedures.ts';
import { commentInput } from '#support/factories/comment.ts';
import { contactInput } from '#support/factories/contact.ts';
import { draftValues } from '#support/factories/draft.ts';
import { jobApplicationInput } from '#support/factories/job-application.ts';
import { call } from '#support/call.ts';

export type Answer = {
  name: string;
  status: number;
  retryAfter: string | null;
  body: string;
  milliseconds: number;
};
export type FaultCall = { name: string; send: () => Promise<Answer> };

/** Longer than any call may take; then it hangs. */
const HANGS_MS = 12_000;

type Sent = { method: string; path: string; body?: unknown };

const WRITES: Sent[] = [
  { method: 'POST', path: '/api/contacts', body: contactInput() },
  { method: 'POST', path: '/api/blog/posts/1/comments', body: commentInput() },
  { method: 'POST', path: '/api/blog/posts/1/analytics', body: { event: 'like' } },
  { method: 'POST', path: '/api/auth/login', body: { username: 'nobody', password: 'wrong password' } },
  { method: 'POST', path: '/api/job/applications', body: jobApplicationInput() },
  { method: 'POST', path: '/api/blog/admin/posts', body: { title: 'A post', content: 'Text.' } },
  { method: 'PUT', path: '/api/blog/admin/posts/1', body: { title: 'Changed' } },
  {
    method: 'PUT',
    path: '/api/blog/admin/drafts/post-1',
    body: { values: draftValues(), basedOn: null, version: 0 },
  },
  { method: 'POST', path: '/api/blog/admin/categories', body: { name: 'A category' } },
  { method: 'PATCH', path: '/api/tools/files/1', body: { altText: 'Seen' } },
  { method: 'DELETE', path: '/api/blog/admin/comments/999' },
  { method: 'POST', path: '/api/tools/dashboard/notices/999/dismissal' },
];

/** One call for each path that can be read, if `isWhole`, else the first of each function; and all writes. */
export async function faultCalls(
  functions: LoadedFunction[],
  cookie: string,
  { isWhole }: { isWhole: boolean },
): Promise<FaultCall[]> {
  const procedures = await listProcedures(contract);
  const read = new Set<string>();
  const reads = procedures
    .filter(({ method, path }) => method === 'GET' && !path.includes('/docs'))
    .map(({ path }) => ({ method: 'GET', path: `/api${path.replace(/\{[^}]+\}/g, '1')}` }))
    .filter(({ path }) => {
      const name = findFunction(functions, path)?.name ?? '';
      const isNew = isWhole || !read.has(name);
      read.add(name);
      return isNew;
    });
  return [...reads, ...WRITES].map((sent) => ({
    name: `${sent.method} ${sent.path}`,
    send: () => send(functions, cookie, sent),
  }));
}

async function send(
  functions: LoadedFunction[],
  cookie: string,
  { method, path, body }: Sent,
): Promise<Answer> {
  const handler = findFunction(functions, path)?.handler;
  if (!handler) throw new Error(`no function for ${path}`);
  const start = performance.now();
  const headers = { cookie, 'idempotency-key': randomUUID() };
  const ip = `203.0.113.${Math.floor(Math.random() * 250)}`;
  const response = await Promise.race([call(handler, path, { method, body, headers, ip }), hanging(path)]);
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
