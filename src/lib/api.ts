/**
 * The owner's client of the API, derived from the contract:
 * `useQuery(api.contacts.list.queryOptions())`, `useMutation(api.x.y.mutationOptions({ meta }))`,
 * `api.x.y.call(input)`, and `api.x.key()` for what a mutation refreshes. Public pages use `apiRequest`.
 */
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';

import { contract } from '#contracts/contract.ts';

import { adminHeader, refusal } from './api-request.ts';
import { tellSessionEnded } from './session-end.ts';

const link = new OpenAPILink(contract, {
  url: () => new URL('/api', location.origin),
  fetch: (request, init, _options, path) => send(request, init, path),
});

const client: ContractRouterClient<typeof contract> = createORPCClient(link);

export const api = createTanstackQueryUtils(client);

/** P-NET-1 to P-NET-3 for the client that the contract gives. @throws {RequestError} for a refusal. */
async function send(request: Request, init: RequestInit, path: readonly string[]): Promise<Response> {
  const headers = new Headers(request.headers);
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  const { pathname } = new URL(request.url);
  for (const [name, value] of Object.entries(adminHeader(pathname))) headers.set(name, value);

  const response = await fetch(request, { ...init, headers, credentials: 'include' });
  const text = await response.text();
  if (response.status === 401 && isForOwner(path)) tellSessionEnded();
  if (!response.ok) throw refusal(response, text);
  const type = isJson(text) ? 'application/json' : 'text/plain';
  return new Response(text || null, { status: response.status, headers: { 'Content-Type': type } });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Only calls that need the owner say by their 401 that the session has ended; a refused login does not. */
function isForOwner(path: readonly string[]): boolean {
  const procedure = path.reduce<unknown>((node, name) => (isRecord(node) ? node[name] : undefined), contract);
  const definition = isRecord(procedure) ? procedure['~orpc'] : undefined;
  const meta = isRecord(definition) ? definition['meta'] : undefined;
  return isRecord(meta) && meta['access'] === 'owner';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
