import type { AnyRouter } from '@orpc/server';

import { API_PREFIX } from '#contracts/address.ts';

import { apiError, type ApiError } from './errors.ts';
import { listProcedures } from './procedures.ts';

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
