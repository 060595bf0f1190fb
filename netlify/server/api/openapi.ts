import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';

import { ErrorBody } from '#contracts/error-body.ts';
import { contract } from '#contracts/contract.ts';

import { SESSION_COOKIE } from '../auth/session.ts';
import { siteOrigin } from '../env.ts';
import { listProcedures } from './procedures.ts';

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });

/** The OpenAPI 3.1 document of the whole API, derived from the contracts. */
export async function openApiDocument() {
  const { $schema: _, ...errorSchema } = z.toJSONSchema(ErrorBody);
  const document = await generator.generate(contract, {
    info: { title: 'Portfolio API', version: '1.0.0' },
    servers: [{ url: `${siteOrigin()}/api` }],
    components: {
      schemas: { Error: errorSchema as Record<string, unknown> },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
    },
  });
  const owners = (await listProcedures(contract)).filter(({ access }) => access === 'owner');
  const ownersCalls = new Set(owners.map(({ method, path }) => `${method} ${path}`));
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(methods ?? {})) {
      if (typeof operation !== 'object' || !('responses' in operation)) continue;
      describeErrors(operation);
      if (ownersCalls.has(`${method.toUpperCase()} ${path}`)) operation.security = [{ session: [] }];
    }
  return document;
}

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
