import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';

import { API_PREFIX } from '#contracts/address.ts';
import { ErrorBody } from '#contracts/error-body.ts';
import { contract } from '#contracts/contract.ts';

import { SESSION_COOKIE } from './session/session.ts';
import { siteOrigin } from '../env.ts';
import { KEY } from './idempotency.ts';
import { PLAIN_OPERATIONS, PLAIN_PATHS } from './openapi-plain.ts';
import { listProcedures } from './procedures.ts';

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });

const DESCRIPTION = [
  'Calls that change something must not come from the page of another site: `Sec-Fetch-Site` or `Origin` say so, else 403.',
  'Too many calls are 429, and what is down or not configured is 503, both with `Retry-After`.',
].join(' ');

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Sent again with the same key, the call is done once and answered the same.',
  schema: { type: 'string', pattern: KEY.source },
} as const;

/** The OpenAPI 3.1 document of the whole API: derived from the contracts, and of what stands beside them. */
export async function openApiDocument() {
  // As whoever reads it should take it: some functions say more in an error.
  const { $schema: _, ...errorSchema } = z.toJSONSchema(ErrorBody, { io: 'input' });
  const document = await generator.generate(contract, {
    info: { title: 'Portfolio API', version: '1.0.0', description: DESCRIPTION },
    servers: [{ url: `${siteOrigin()}${API_PREFIX}` }],
    components: {
      schemas: { Error: errorSchema as Record<string, unknown> },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        adminToken: { type: 'http', scheme: 'bearer' },
      },
    },
  });
  document.paths = Object.assign(document.paths ?? {}, structuredClone(PLAIN_PATHS));
  const procedures = await listProcedures(contract);
  const known = new Map(procedures.map((procedure) => [`${procedure.method} ${procedure.path}`, procedure]));
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(methods ?? {})) {
      if (typeof operation !== 'object' || !('responses' in operation)) continue;
      const name = `${method.toUpperCase()} ${path}`;
      const procedure = known.get(name);
      if (procedure) operation.tags = [wordsOf(procedure.name)];
      const { access, idempotent } = procedure ?? {};
      if (access === 'owner') operation.security = [{ session: [] }];
      if (idempotent) operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
      Object.assign(operation, PLAIN_OPERATIONS[name]?.(operation));
      describeErrors(operation);
    }
  return document;
}

/** The capability of a call: `blog admin` of `blogAdmin.posts.list`. */
const wordsOf = (name: string) =>
  (name.split('.')[0] ?? '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Every call may also answer with the error body of D42. */
function describeErrors(operation: { responses?: Record<string, unknown> }): void {
  operation.responses = {
    ...operation.responses,
    default: {
      description: 'An error',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  };
}
