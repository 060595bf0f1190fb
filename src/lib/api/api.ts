/**
 * The owner's client of the API, derived from the contract:
 * `useQuery(api.contacts.list.queryOptions())`, `useChange(api.x.y, { success, failure, refreshes })`,
 * `api.x.y.call(input)`, and `api.x.key()` for what a mutation refreshes. Downloads are at `addressOf(contract.x.y)` of `virtual:api-routes`,
 * files go up by `sendForm`, and public pages use `call`.
 */
import { createORPCClient } from '@orpc/client';
import { getContractRouter, isContractProcedure, type ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils, type ProcedureUtils } from '@orpc/tanstack-query';
import { useMutation, type MutationMeta } from '@tanstack/react-query';
import { contract } from 'virtual:api-routes';

import { API_PREFIX, isIdempotent, requestOf, type AnyProcedure } from '#contracts/address.ts';

import { adminHeader, refusal } from './api-request.ts';
import { sendOnce } from './send-once.ts';
import { tellSessionEnded } from './session-end.ts';

type CallContext = { headers?: Record<string, string> };

const link = new OpenAPILink<CallContext>(contract, {
  url: () => new URL(API_PREFIX, location.origin),
  headers: ({ context }) => context.headers ?? {},
  fetch: (request, init, _options, path) => send(request, init, path),
  interceptors: [
    (options) => {
      const procedure = procedureAt(options.path);
      if (!isIdempotent(procedure)) return options.next();
      const { method, address } = requestOf(procedure, options.input);
      return sendOnce(`${method} ${address}`, JSON.stringify(options.input ?? null), async (headers) => {
        const answer = await options.next({ ...options, context: { headers } });
        if (typeof answer !== 'object')
          throw new Error('This is no answer of the API, but perhaps of a proxy.');
        return answer;
      });
    },
  ],
});

const client: ContractRouterClient<typeof contract, CallContext> = createORPCClient(link);

export const api = createTanstackQueryUtils(client);

type Change<Input, Output> = MutationMeta & {
  onSuccess?: (output: Output, input: Input) => unknown;
};

/** A call that changes something: what it says and refreshes (ERR-5), and what follows on this screen. */
export function useChange<Input, Output>(
  call: Pick<ProcedureUtils<CallContext, Input, Output, Error>, 'mutationOptions'>,
  { onSuccess, ...meta }: Change<Input, Output>,
) {
  return useMutation(call.mutationOptions({ meta, ...(onSuccess && { onSuccess }) }));
}

/** P-NET-1 to P-NET-3 for the client that the contract gives. @throws {RequestError} for a refusal. */
async function send(request: Request, init: RequestInit, path: readonly string[]): Promise<Response> {
  const headers = new Headers(request.headers);
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  headers.set('X-Client-Time', new Date().toISOString());
  const { pathname } = new URL(request.url);
  for (const [name, value] of Object.entries(adminHeader(pathname))) headers.set(name, value);

  const response = await fetch(request, { ...init, headers, credentials: 'include' });
  const text = await response.text();
  // Only calls that need the owner say by their 401 that the session has ended; a refused login does not.
  if (response.status === 401 && procedureAt(path)['~orpc'].meta.access === 'owner') tellSessionEnded();
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

function procedureAt(path: readonly string[]): AnyProcedure {
  const found = getContractRouter(contract, path);
  if (!isContractProcedure(found)) throw new Error(`There is no call ${path.join('.')}.`);
  return found;
}
