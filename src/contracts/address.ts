/** What a caller takes from a procedure's contract; small enough for a public page. */
import type { InferSchemaInput, InferSchemaOutput, Route, Schema } from '@orpc/contract';

import type { ProcedureMeta } from './base.ts';

export const API_PREFIX = '/api';

/** Of a contract, or of a router that implements one. */
export type AnyProcedure = {
  '~orpc': {
    route: Pick<Route, 'method' | 'path' | 'inputStructure' | 'outputStructure'>;
    meta: Partial<ProcedureMeta>;
    inputSchema?: Schema<unknown, unknown>;
    outputSchema?: Schema<unknown, unknown>;
  };
};
/** Such as is done once however often it is sent, or such as is not. */
export type ProcedureDone<Once extends boolean> = AnyProcedure & {
  '~orpc': { meta: { idempotent: Once } };
};
type SchemaOf<Procedure extends AnyProcedure, Name extends 'inputSchema' | 'outputSchema'> = NonNullable<
  Procedure['~orpc'][Name]
>;
export type InputOf<Procedure extends AnyProcedure> = InferSchemaInput<SchemaOf<Procedure, 'inputSchema'>>;
export type OutputOf<Procedure extends AnyProcedure> = InferSchemaOutput<SchemaOf<Procedure, 'outputSchema'>>;

/** No argument for a procedure that takes nothing. */
type InputArgument<Procedure extends AnyProcedure> =
  unknown extends InputOf<Procedure> ? [] : [input: InputOf<Procedure>];

/** Where a procedure is, `{parameters}` as they stand. */
export const pathOf = ({ '~orpc': { route } }: AnyProcedure): string => `${API_PREFIX}${route.path ?? ''}`;

export const methodOf = ({ '~orpc': { route } }: AnyProcedure) => route.method ?? 'POST';

export const isIdempotent = ({ '~orpc': { meta } }: AnyProcedure): boolean => meta.idempotent === true;

/** `/api/job/applications/export?status=applied`: the address of what is read there, such as a download. */
export const addressOf = <Procedure extends AnyProcedure>(
  procedure: Procedure,
  ...[input]: InputArgument<Procedure>
): string => requestOf(procedure, input).address;

/** How a procedure is called: what of the input its path does not name is the query of a GET, else the body. */
export function requestOf(procedure: AnyProcedure, input: unknown) {
  const method = methodOf(procedure);
  let body: Record<string, unknown> = { ...(typeof input === 'object' && input) };
  const path = pathOf(procedure).replace(/\{(\w+)\}/g, (_, name: string) => {
    const { [name]: value, ...others } = body;
    body = others;
    return encodeURIComponent(String(value));
  });
  if (method !== 'GET') return { method, address: path, body };
  const query = queryOf(body);
  return { method, address: query ? `${path}?${query}` : path };
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values).filter(([, value]) => value !== undefined))
    if (Array.isArray(value)) for (const one of value) query.append(`${name}[]`, String(one));
    else query.append(name, String(value));
  return query.toString();
}
