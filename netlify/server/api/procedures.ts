import type { AnyContractRouter } from '@orpc/contract';
import { resolveContractProcedures, type AnyRouter } from '@orpc/server';

import type { Access } from '#contracts/base.ts';

/** One call of the API as its contract states it; `path` is below `/api`. */
export type ProcedureInfo = { name: string; method: string; path: string; access: Access };

/** Every procedure of a contract or router. */
export async function listProcedures(router: AnyContractRouter | AnyRouter): Promise<ProcedureInfo[]> {
  const found: ProcedureInfo[] = [];
  await resolveContractProcedures({ router, path: [] }, ({ contract, path }) => {
    const { route, meta } = contract['~orpc'] as { route: { method?: string; path?: string }; meta: unknown };
    found.push({
      name: path.join('.'),
      method: route.method ?? 'POST',
      path: route.path ?? '',
      access: isOwners(meta) ? 'owner' : 'public',
    });
  });
  return found;
}

const isOwners = (meta: unknown) =>
  typeof meta === 'object' && meta !== null && 'access' in meta && meta.access === 'owner';
