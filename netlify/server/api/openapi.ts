import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { resolveContractProcedures } from '@orpc/server';
import { z } from 'zod';

import { ErrorBody, type Access } from '#contracts/base.ts';
import { contract } from '#contracts/contract.ts';

import { SESSION_COOKIE } from '../auth/session.ts';
import { siteOrigin } from '../env.ts';

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
  for (const { method, path } of await ownerProcedures()) {
    const operation = document.paths?.[path]?.[method];
    if (operation) operation.security = [{ session: [] }];
  }
  for (const methods of Object.values(document.paths ?? {}))
    for (const operation of Object.values(methods ?? {}))
      if (typeof operation === 'object' && 'responses' in operation) describeErrors(operation);
  return document;
}

async function ownerProcedures() {
  const found: { method: 'get' | 'post' | 'put' | 'patch' | 'delete'; path: string }[] = [];
  await resolveContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { route, meta } = procedure['~orpc'];
    const method = (route.method ?? 'POST').toLowerCase();
    if ((meta as { access?: Access }).access === 'owner' && isMethod(method))
      found.push({ method, path: route.path ?? '' });
  });
  return found;
}

const isMethod = (name: string): name is 'get' | 'post' | 'put' | 'patch' | 'delete' =>
  ['get', 'post', 'put', 'patch', 'delete'].includes(name);

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
