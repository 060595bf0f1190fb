import { resolveContractProcedures } from '@orpc/server';
import type { AnyContractRouter } from '@orpc/contract';

import { apiError, type ApiError } from './errors.ts';

/** The error for a request that no procedure serves: 405 where another method would be, else 404. */
export async function unmatched(request: Request, router: AnyContractRouter): Promise<ApiError> {
  const path = new URL(request.url).pathname.replace(/^\/api/, '').replace(/\/$/, '');
  const methods = await allowedMethods(router, path);
  if (methods.length === 0) return apiError(404, 'NOT_FOUND', 'There is nothing at this address.');
  return apiError(405, 'METHOD_NOT_ALLOWED', `This address answers ${methods.join(', ')}.`, {
    allow: methods.join(', '),
  });
}

async function allowedMethods(router: AnyContractRouter, path: string): Promise<string[]> {
  const methods = new Set<string>();
  await resolveContractProcedures({ router, path: [] }, ({ contract }) => {
    const { path: template = '', method = 'POST' } = contract['~orpc'].route;
    if (matches(template, path)) methods.add(method);
  });
  return [...methods].sort();
}

function matches(template: string, path: string): boolean {
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
}
