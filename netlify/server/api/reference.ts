/** A readable page of the API, derived from the OpenAPI document; no script, no outside file. */
import { createHash } from 'node:crypto';

import { API_PREFIX } from '#contracts/address.ts';

import { openApiDocument } from './openapi.ts';
import type { PlainHandler } from './serve.ts';

type OpenApi = Awaited<ReturnType<typeof openApiDocument>>;
type Operation = {
  method: string;
  path: string;
  summary: string;
  access: string;
  request: string;
  answer: string;
};

const STYLE = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{max-width:52rem;margin:0 auto;padding:2rem 1rem}h2{margin-top:2.5rem;font-size:1.1rem;overflow-wrap:anywhere}code,pre{font-family:ui-monospace,monospace;font-size:.875rem}pre{overflow:auto;padding:1rem;border:1px solid;border-radius:.5rem}.access{font-weight:400}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'public, max-age=300',
};
const DOCUMENT_HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300' };

const pageOf = (document: OpenApi) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API reference</title><style>${STYLE}</style></head><body><main><p><a href="/">Back to the site</a></p><h1>API reference</h1><p>Every call, as the server checks it. Also as <a href="${API_PREFIX}/openapi.json">OpenAPI ${escape(document.openapi)}</a>.</p>${operationsOf(document).map(section).join('')}</main></body></html>`;

type Description = Record<'page' | 'document', Uint8Array<ArrayBuffer>>;
let made: Promise<Description> | undefined;

/** Both as bytes, put together once: a megabyte takes 50 ms, and everybody may ask for it. */
const description = (): Promise<Description> => (made ??= describe());

async function describe(): Promise<Description> {
  const document = await openApiDocument();
  const encoder = new TextEncoder();
  return { page: encoder.encode(pageOf(document)), document: encoder.encode(JSON.stringify(document)) };
}

function operationsOf({ paths = {} }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).flatMap(([method, operation]) => {
      if (typeof operation !== 'object' || !('responses' in operation)) return [];
      const isOwners = operation.security !== undefined;
      return [
        {
          method: method.toUpperCase(),
          path: `${API_PREFIX}${path}`,
          summary: operation.summary ?? '',
          access: isOwners ? 'the signed-in owner' : 'everybody',
          request: schemaText(operation.requestBody) || schemaText({ parameters: operation.parameters }),
          answer: schemaText(operation.responses),
        },
      ];
    }),
  );
}

const schemaText = (part: unknown) => {
  const text = JSON.stringify(part ?? {}, null, 2);
  return text === '{}' ? '' : text;
};

const section = ({ method, path, summary, access, request, answer }: Operation) =>
  `<section><h2><code>${method} ${escape(path)}</code></h2><p>${escape(summary)}. For ${access}.</p>${example('Request', request)}${example('Answers', answer)}</section>`;

const example = (title: string, text: string) =>
  text && `<details><summary>${title}</summary><pre tabindex="0">${escape(text)}</pre></details>`;

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const DOCS = `${API_PREFIX}/docs`;
const DOCUMENT = `${API_PREFIX}/openapi.json`;

/** `/api/openapi.json` and `/api/docs`. */
export const apiDescription: PlainHandler = async ({ request }) => {
  if (request.method !== 'GET') return undefined;
  const { pathname } = new URL(request.url);
  if (pathname === DOCS) return new Response((await description()).page, { headers: PAGE_HEADERS });
  if (pathname !== DOCUMENT) return undefined;
  return new Response((await description()).document, { headers: DOCUMENT_HEADERS });
};
