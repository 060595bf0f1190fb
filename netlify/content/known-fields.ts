import { z } from 'zod';

import type { ValuePath } from './value-at.ts';

/** Names of the fields that an object at `path` may have, in the order of the schema. */
export function knownFields(schema: z.core.$ZodType, path: ValuePath): string[] {
  const reached = path.reduce<z.core.$ZodType[]>(
    (schemas, key) => schemas.flatMap((one) => alternatives(one).flatMap((inner) => stepInto(inner, key))),
    [schema],
  );
  return reached.flatMap(alternatives).flatMap(ownNames);
}

function ownNames(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  const names = schema instanceof z.ZodRecord ? schema.keyType : undefined;
  return names instanceof z.ZodEnum ? names.options.map(String) : [];
}

/** A schema without what makes it optional; each of the schemas of a union. */
function alternatives(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodPipe) return alternatives(schema.in);
  const inner = unwrapped(schema);
  if (inner !== schema) return alternatives(inner);
  return schema instanceof z.ZodUnion ? schema.options.flatMap(alternatives) : [schema];
}

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault
    ? schema.unwrap()
    : schema;

function stepInto(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  if (!(schema instanceof z.ZodObject)) return [];
  const shape: Record<string, z.core.$ZodType> = schema.shape;
  const field = shape[String(key)];
  return field ? [field] : [];
}
