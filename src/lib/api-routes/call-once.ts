import { requestOf, type InputOf, type OutputOf, type ProcedureDone } from '#contracts/address.ts';

import { sendOnce } from '../api/send-once.ts';
import { answerOf, type CallOptions } from './call.ts';

/** What a write answers that is done once: it carries its key. @throws what `answerOf` does */
export const callOnce = <Procedure extends ProcedureDone<true>>(
  procedure: Procedure,
  input: InputOf<Procedure>,
  options?: CallOptions,
): Promise<OutputOf<Procedure>> =>
  sendOnce(requestOf(procedure, input).address, JSON.stringify(input), (headers) =>
    answerOf(procedure, input, { ...options, headers }),
  );
