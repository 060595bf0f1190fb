import path from 'node:path';

import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { contract } from '#contracts/contract.ts';
import { findFunction, loadFunctions, type LoadedFunction } from '#local/functions.ts';
import { ROOT } from '#local/settings.ts';
import { testBlobs } from '#support/blobs.ts';
import { call } from '#support/call.ts';
import { testDatabase } from '#support/database.ts';
import { makeOwner } from '#support/factories/owner.ts';
import { makePost } from '#support/factories/post.ts';
import { text } from '#support/sample-files.ts';
import { newUploadId, uploadForm } from '#support/upload.ts';

import { openApiDocument } from './openapi.ts';
import { listProcedures } from './procedures.ts';

type Described = { content?: Record<string, { schema: Parameters<typeof z.fromJSONSchema>[0] }> };
type Operation = {
  responses: Record<string, Described>;
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string }[];
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Error: Parameters<typeof z.fromJSONSchema>[0] } };
};

const db = await testDatabase();
await testBlobs();

let functions: LoadedFunction[];
let document: Document;

beforeAll(async () => {
  functions = await loadFunctions(path.join(ROOT, 'netlify/functions'));
  document = JSON.parse(JSON.stringify(await openApiDocument())) as Document;
});

const handlerOf = (url: string) => {
  const found = findFunction(functions, url.replace(/\?.*/, ''));
  if (!found) throw new Error(`no function for ${url}`);
  return found.handler;
};

test('P-GEN-2 every call refuses strangers and what is not valid with the error that the API description has', async () => {
  const ErrorBody = z.fromJSONSchema(document.components.schemas.Error);
  for (const [template, methods] of Object.entries(document.paths))
    for (const [name, { security }] of Object.entries(methods)) {
      const method = name.toUpperCase();
      const url = `/api${template.replace(/\{[^}]+\}/g, '0')}`;
      const body = method === 'GET' ? {} : { body: { nonsense: 1 } };
      const response = await call(handlerOf(url), `${url}?nonsense=1`, { method, ...body });
      const isOpen = !security && response.status === 200; // takes nothing that could be wrong
      if (isOpen) continue;
      expect(security ? [401] : [401, 404, 422], `${method} ${url}`).toContain(response.status);
      expect(ErrorBody.safeParse(await response.json()).error, `${method} ${url}`).toBeUndefined();
    }
});

test('P-CON-6 the API description has the Idempotency-Key of every call that is done once, and of no other', async () => {
  for (const { method, path, idempotent } of await listProcedures(contract)) {
    const { parameters = [] } = document.paths[path]?.[method.toLowerCase()] ?? {};
    const headers = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
    expect(headers, `${method} ${path}`).toEqual(idempotent ? ['Idempotency-Key'] : []);
  }
});

const notes = () => uploadForm({ name: 'notes.txt', bytes: text('Notes.') });
const firstPart = () =>
  uploadForm({ name: 'two.txt', bytes: text('One') }, { uploadId: newUploadId(), part: '1', total: '2' });
const newPost = () => {
  const form = new FormData();
  form.append('document', new File(['# Title\n\nA text.'], 'post.md'));
  return form;
};
const range = { headers: { range: 'bytes=0-1' } };
const question = {
  method: 'POST',
  headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
  body: JSON.stringify({ message: 'Hello' }),
};
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const JSON_TYPE = 'application/json';

/** What is called, and how it should be answered: status, and type as described. */
type Answer = [call: string, url: string, status: number, type: string, init?: () => RequestInit];
const PLAIN: Answer[] = [
  ['get /tools/logs/export', '/tools/logs/export', 200, 'text/csv'],
  ['get /tools/logs/export', '/tools/logs/export?format=jsonl', 200, 'application/x-ndjson'],
  ['get /contacts/export', '/contacts/export', 200, 'text/csv'],
  ['get /job/applications/export', '/job/applications/export', 200, 'text/csv'],
  ['get /admin/files/blog-export', '/admin/files/blog-export?slug=a-post', 200, DOCX],
  ['post /blog/admin/import', '/blog/admin/import', 201, JSON_TYPE, () => ({ body: newPost() })],
  ['post /tools/files/upload', '/tools/files/upload', 201, JSON_TYPE, () => ({ body: notes() })],
  ['post /tools/files/upload', '/tools/files/upload', 200, JSON_TYPE, () => ({ body: notes() })],
  ['post /tools/files/upload', '/tools/files/upload', 202, JSON_TYPE, () => ({ body: firstPart() })],
  ['get /tools/files/{id}/preview', '/tools/files/1/preview', 200, '*/*'],
  ['get /tools/files/{id}/download', '/tools/files/1/download', 206, '*/*', () => range],
  ['post /chat', '/chat', 200, 'text/event-stream', () => question],
];

test('P-GEN-2 files, forms and streams answer with a status and a type that the API description has', async () => {
  const { cookie } = await makeOwner(db);
  await makePost(db, { slug: 'a-post' });
  for (const [name, url, status, type, init] of PLAIN) {
    const [method = '', template = ''] = name.split(' ');
    const request = new Request(`http://localhost:8888/api${url}`, { ...init?.(), method });
    request.headers.set('cookie', cookie);
    const response = await handlerOf(`/api${url}`)(request, { ip: '203.0.113.7', requestId: 'test' });
    await response?.arrayBuffer();
    expect(response?.status, name).toBe(status);
    expect(response?.headers.get('content-type'), name).toContain(type.replace('*/*', '/'));
    const described = document.paths[template]?.[method]?.responses[String(status)]?.content;
    expect(Object.keys(described ?? {}), name).toContain(type);
  }
});
