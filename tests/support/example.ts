import { z } from 'zod';

import type { Schema } from './contract-samples.ts';

/** What a contract gives, as empty as it may be: a test writes down what it is about. */
export function exampleOf<Contract extends z.ZodObject>(
  contract: Contract,
  values: Partial<z.output<Contract>>,
): z.output<Contract> {
  const schema = z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' }) as Schema;
  return contract.parse({ ...(emptyOf(schema) as object), ...values });
}

function emptyOf({ anyOf, properties = {}, required = [], ...schema }: Schema): unknown {
  if (anyOf) return anyOf.some(({ type }) => type === 'null') ? null : emptyOf(anyOf.at(-1) ?? {});
  if (Array.isArray(schema.type)) return null; // such as `['string', 'null']`
  if (schema.enum) return schema.enum[0];
  const { type, minimum = 0, format } = schema;
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, emptyOf(properties[name] ?? {})]));
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type === 'string') return format === 'date-time' ? '2026-11-20T08:00:00.000Z' : '';
  return Math.max(minimum, 0);
}
