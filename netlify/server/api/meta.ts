/** What describes the API itself and stands beside its router; loaded when asked for, because it knows all contracts. */
import type { PlainHandler } from './serve.ts';

/** `/api/openapi.json` and `/api/docs`. */
export const apiDescription: PlainHandler = async ({ request }) => {
  if (request.method !== 'GET') return undefined;
  const { pathname } = new URL(request.url);
  if (pathname === '/api/docs') return (await import('./reference.ts')).referencePage();
  if (pathname !== '/api/openapi.json') return undefined;
  const { openApiDocument } = await import('./openapi.ts');
  const headers = { 'Cache-Control': 'public, max-age=300' };
  return Response.json(await openApiDocument(), { headers });
};
