/** How public pages call the API: typed by its contract, without the client and the schemas of the owner's tools. */
import {
  requestOf,
  type AnyProcedure,
  type InputOf,
  type OutputOf,
  type ProcedureDone,
} from '#contracts/address.ts';

import { apiResponse, type RequestOptions } from '../api/api-request.ts';

export type CallOptions = Pick<RequestOptions, 'headers' | 'keepalive' | 'signal'>;

/** What a procedure of `virtual:public-api` answers. @throws what `answerOf` does */
export const call = <Procedure extends ProcedureDone<false>>(
  procedure: Procedure,
  input: InputOf<Procedure>,
  options?: CallOptions,
): Promise<OutputOf<Procedure>> => answerOf(procedure, input, options);

/** @throws {RequestError} for a refusal, another error when the server cannot be reached or its answer is no JSON */
export async function answerOf<Procedure extends AnyProcedure>(
  procedure: Procedure,
  input: InputOf<Procedure>,
  options?: CallOptions,
): Promise<OutputOf<Procedure>> {
  const response = await respond(procedure, input, options);
  return (await response.json()) as OutputOf<Procedure>; // the server lets out nothing else
}

/** The same for an answer that is read as it comes. */
export function respond<Procedure extends AnyProcedure>(
  procedure: Procedure,
  input: InputOf<Procedure>,
  options?: CallOptions,
): Promise<Response> {
  const { address, ...request } = requestOf(procedure, input);
  return apiResponse(address, { ...options, ...request });
}
