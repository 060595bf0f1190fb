import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';

import { ErrorBody } from '#contracts/base.ts';
import { contract } from '#contracts/contract.ts';

import { siteOrigin } from '../env.ts';

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });

/** The OpenAPI 3.1 document of the whole API, derived from the contracts. */
export function openApiDocument() {
  const errorSchema = z.toJSONSchema(ErrorBody);
  return generator.generate(contract, {
    info: { title: 'Portfolio API', version: '1.0.0' },
    servers: [{ url: `${siteOrigin()}/api` }],
    components: { schemas: { Error: errorSchema as Record<string, unknown> } },
  });
}
