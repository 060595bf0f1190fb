import type { AnyContractRouter } from '@orpc/contract';
import { resolveContractProcedures, type AnyRouter } from '@orpc/server';

import { isIdempotent, methodOf, pathOf, type AnyProcedure } from '#contracts/address.ts';
import type { ProcedureMeta } from '#contracts/base.ts';

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

/** Whether a handler beside the router is asked for this procedure, which has no parameters in its path. */
export const isCallOf = (procedure: AnyProcedure, { method, url }: Request): boolean =>
  method === methodOf(procedure) && new URL(url).pathname === pathOf(procedure);
