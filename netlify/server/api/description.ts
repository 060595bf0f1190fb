/** What describes the API itself and is no call of a contract. */
import { API_PREFIX } from '#contracts/address.ts';

import { openApiDocument } from './openapi.ts';
import { referencePage } from './reference.ts';
import type { PlainHandler } from './serve.ts';

const DOCS = `${API_PREFIX}/docs`;
const DOCUMENT = `${API_PREFIX}/openapi.json`;

/** `/api/openapi.json` and `/api/docs`. */
export const apiDescription: PlainHandler = async ({ request }) => {
  if (request.method !== 'GET') return undefined;
  const { pathname } = new URL(request.url);
  if (pathname === DOCS) return referencePage();
  if (pathname !== DOCUMENT) return undefined;
  const headers = { 'Cache-Control': 'public, max-age=300' };
  return Response.json(await openApiDocument(), { headers });
};
