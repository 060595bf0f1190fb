/** The schemas of `content/` as editors understand them: JSON Schema, made of those that check the files. */
import { z } from 'zod';

import { noteOf } from './field-notes.ts';
import { CONTENT_KINDS, type ContentKind } from './files.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The schema of what an author writes in a file of this kind, each field with what it is for. */
export function jsonSchemaOf({ name, schema }: ContentKind): JsonSchema {
  return explained(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), name, '');
}

/** The files of the folder of schemas, by name. */
export function schemaFiles(): Map<string, string> {
  return new Map(
    CONTENT_KINDS.map((kind) => [`${kind.name}.json`, `${JSON.stringify(jsonSchemaOf(kind), null, 2)}\n`]),
  );
}

function explained(schema: JsonSchema, kind: string, path: string): JsonSchema {
  const note = path ? noteOf(kind, path) : undefined;
  const inner = (one: JsonSchema, to: string) => explained(one, kind, to);
  const isSchema = (one: unknown): one is JsonSchema =>
    typeof one === 'object' && one !== null && !Array.isArray(one);
  return {
    ...schema,
    ...(note && { description: note }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, one]) => [
          name,
          isSchema(one) ? inner(one, path ? `${path}.${name}` : name) : one,
        ]),
      ),
    }),
    ...(isSchema(schema.items) && { items: inner(schema.items, `${path}[]`) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map((one) => (isSchema(one) ? inner(one, path) : one)) }),
  };
}
