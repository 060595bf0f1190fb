/** What the OpenAPI document says of handlers beside the routers: forms, files and streams, which contracts cannot type. */
import type { OpenAPI } from '@orpc/openapi';
import { z } from 'zod';

import { IMPORT_EXTENSIONS, IMPORT_LIMITS, WORD_TYPE } from '#contracts/blog-admin.ts';
import { UploadFields } from '#contracts/files.ts';

type Operation = OpenAPI.OperationObject;
type Content = Record<string, OpenAPI.MediaTypeObject>;

const TEXT = { type: 'string' } as const;
const BINARY = { type: 'string', contentMediaType: 'application/octet-stream' } as const;

const content = (type: string, schema: object): Content => ({ [type]: { schema } });
const file = (type: string, schema: object = { type: 'string' }) => ({
  responses: { 200: { description: 'The file', content: content(type, schema) } },
});
const form = (properties: object, required: string[]) => ({
  required: true,
  content: content('multipart/form-data', {
    type: 'object',
    properties,
    required,
    additionalProperties: false,
  }),
});

/** By method and path: what replaces or joins what the contract gave. */
export const PLAIN_OPERATIONS: Record<string, (operation: Operation) => Partial<Operation>> = {
  'GET /tools/logs/export': () => ({
    responses: {
      200: {
        description: 'The file',
        content: { ...content('text/csv', TEXT), ...content('application/x-ndjson', TEXT) },
      },
    },
  }),
  'GET /contacts/export': () => file('text/csv'),
  'GET /job/applications/export': () => file('text/csv'),
  'GET /admin/files/blog-export': () => ({
    ...file(WORD_TYPE, BINARY),
    tags: ['files'],
    security: [{ session: [] }, { adminToken: [] }],
  }),
  'POST /blog/admin/import': () => ({
    requestBody: form(
      {
        document: { ...BINARY, description: `One of ${IMPORT_EXTENSIONS.join(', ')}` },
        images: { type: 'array', items: BINARY, maxItems: IMPORT_LIMITS.images },
      },
      ['document'],
    ),
  }),
  'POST /tools/files/upload': ({ responses }) => {
    const stored = responses?.['201'];
    return {
      requestBody: form({ file: BINARY, ...z.toJSONSchema(UploadFields, { io: 'input' }).properties }, [
        'file',
      ]),
      responses: {
        200: { ...stored, description: 'The same file was there before' },
        201: { ...stored, description: 'The file' },
        202: { ...stored, description: 'A part; others are still to come' },
      },
    };
  },
  'POST /chat': ({ responses }) => {
    const whole = responses?.['200'];
    const json = whole && 'content' in whole ? whole.content : {};
    const events = content('text/event-stream', { type: 'string' });
    return { responses: { 200: { description: 'The answer', content: { ...json, ...events } } } };
  },
};

const bytes = (operationId: string, summary: string): { get: Operation } => ({
  get: {
    operationId,
    summary,
    description:
      'A private file is found by the signed-in owner alone. `Range` with one range is understood.',
    tags: ['files'],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
    responses: {
      200: { description: 'The file', content: content('*/*', BINARY) },
      206: { description: 'A range of it', content: content('*/*', BINARY) },
      304: { description: 'Not changed' },
    },
  },
});

/** Calls that no contract has. */
export const PLAIN_PATHS: Record<string, { get: Operation }> = {
  '/tools/files/{id}/preview': bytes('files.preview', 'Show a file'),
  '/tools/files/{id}/download': bytes('files.download', 'Save a file'),
};
