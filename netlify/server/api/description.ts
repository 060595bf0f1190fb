/** What describes the API itself and is no call of a contract. */
import { openApiDocument } from './openapi.ts';
import { referencePage } from './reference.ts';
import type { PlainHandler } from './serve.ts';

/** `/api/openapi.json` and `/api/docs`. */
export const apiDescription: PlainHandler = async ({ request }) => {
  if (request.method !== 'GET') return undefined;
  const { pathname } = new URL(request.url);
  if (pathname === '/api/docs') return referencePage();
  if (pathname !== '/api/openapi.json') return undefined;
  const headers = { 'Cache-Control': 'public, max-age=300' };
  return Response.json(await openApiDocument(), { headers });
};
