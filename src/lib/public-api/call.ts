/** How public pages call the API: typed by its contract, without the client and the schemas of the owner's tools. */
import {
  isIdempotent,
  requestOf,
  type AnyProcedure,
  type InputOf,
  type OutputOf,
} from '#contracts/address.ts';

import { apiResponse, type RequestOptions } from '../api-request.ts';
import { sendOnce } from '../send-once.ts';

type CallOptions = Pick<RequestOptions, 'headers' | 'keepalive' | 'signal'>;

/**
 * What a procedure of `virtual:public-api` answers; an idempotent write carries its key.
 *
 * @throws {RequestError} for a refusal, another error when the server cannot be reached or its answer is no JSON
 */
export async function call<Procedure extends AnyProcedure>(
  procedure: Procedure,
  input: InputOf<Procedure>,
  options: CallOptions = {},
): Promise<OutputOf<Procedure>> {
  const send = async (headers = {}): Promise<unknown> => {
    const response = await respond(procedure, input, { ...options, headers });
    return response.json();
  };
  const answer = isIdempotent(procedure)
    ? await sendOnce(requestOf(procedure, input).address, JSON.stringify(input), send)
    : await send();
  return answer as OutputOf<Procedure>; // the server lets out nothing else
}

/** The same for an answer that is read as it comes. */
export function respond<Procedure extends AnyProcedure>(
  procedure: Procedure,
  input: InputOf<Procedure>,
  options: CallOptions = {},
): Promise<Response> {
  const { address, ...request } = requestOf(procedure, input);
  return apiResponse(address, { ...options, ...request });
}
