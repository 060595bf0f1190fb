import type { AnyContractRouter } from '@orpc/contract';
import { type AnyRouter, resolveContractProcedures } from '@orpc/server';

import { type AnyProcedure, API_PREFIX, isIdempotent, methodOf, pathOf } from '#contracts/address.ts';
import type { ProcedureMeta } from '#contracts/base.ts';

import { apiError, type ApiError } from './errors.ts';

/** One call of the API as its contract states it; `path` is below `/api`. */
export type ProcedureInfo = ProcedureMeta & { name: string; method: string; path: string };

/** Every procedure of a contract or router. */
export async function listProcedures(router: AnyContractRouter | AnyRouter): Promise<ProcedureInfo[]> {
  const found: ProcedureInfo[] = [];
  await resolveContractProcedures({ router, path: [] }, ({ contract, path }) => {
    const procedure: AnyProcedure = contract;
    const { route, meta } = procedure['~orpc'];
    found.push({
      name: path.join('.'),
      method: methodOf(procedure),
      path: route.path ?? '',
      access: meta.access ?? 'public',
      idempotent: isIdempotent(procedure),
    });
  });
  return found;
}

/** Whether a call takes something away: a DELETE does, others say with which inputs. */
export function isDeletion(procedure: AnyProcedure, input: unknown): boolean {
  const { deletes } = procedure['~orpc'].meta;
  return methodOf(procedure) === 'DELETE' || deletes?.safeParse(input).success === true;
}

/** Whether a handler beside the router is asked for this procedure, which has no parameters in its path. */
export const isCallOf = (procedure: AnyProcedure, { method, url }: Request): boolean =>
  method === methodOf(procedure) && new URL(url).pathname === pathOf(procedure);

/** The error for a request that no procedure serves: 405 where another method would be, else 404. */
export async function unmatched(request: Request, router: AnyRouter): Promise<ApiError> {
  const path = new URL(request.url).pathname.slice(API_PREFIX.length).replace(/\/$/, '');
  const candidates = (await listProcedures(router)).filter((procedure) => matches(procedure.path, path));
  if (candidates.length === 0) return apiError(404, 'NOT_FOUND', 'There is nothing at this address.');
  const allow = [...new Set(candidates.map(({ method }) => method))].sort().join(', ');
  return apiError(405, 'METHOD_NOT_ALLOWED', `This address answers ${allow}.`, { allow });
}

function matches(template: string, path: string): boolean {
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^{}]+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
}
