/** Sends a form and tells how far it is, which `fetch` cannot. */
import type { Schema } from '@orpc/contract';

import { isIdempotent, pathOf, type AnyProcedure } from '#contracts/address.ts';

import { refusal } from './api-request.ts';
import { sendOnce } from './send-once.ts';
import { tellSessionEnded } from './session-end.ts';

export type SendOptions = {
  /** Bytes of the form that have left. */
  onSent?: (bytes: number) => void;
  signal?: AbortSignal | undefined;
};

/** A procedure that takes a form, and what it answers. */
type FormProcedure<Output> = AnyProcedure & { '~orpc': { outputSchema?: Schema<unknown, Output> } };

/**
 * Posts `form` and resolves with the answer, as the contract has it; an idempotent one carries its key.
 *
 * @throws {RequestError} for a refusal, a `TypeError` when the connection is lost, an `AbortError` on abort.
 */
export async function sendForm<Output>(
  procedure: FormProcedure<Output>,
  form: FormData,
  options: SendOptions = {},
): Promise<Output> {
  const path = pathOf(procedure);
  const send = async (headers = {}) => checked(procedure, await post(path, form, headers, options));
  const facts = JSON.stringify([...form].map(([name, value]) => [name, factsOf(value)]));
  return isIdempotent(procedure) ? sendOnce(`${path} ${facts}`, facts, send) : send();
}

/** What tells one file from another without reading it. */
const factsOf = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : [value.name, value.size, value.lastModified];

const post = (
  path: string,
  form: FormData,
  headers: Record<string, string>,
  { onSent, signal }: SendOptions,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted());
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onSent?.(loaded);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      if (status === 401) tellSessionEnded();
      if (status < 200 || status >= 300)
        return reject(refusal(new Response(null, { status, statusText }), responseText));
      return resolve(new Response(responseText).json());
    };
    request.onerror = () => reject(new TypeError('The connection was lost.'));
    request.onabort = () => reject(aborted());
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });

export const aborted = () => new DOMException('The upload was stopped.', 'AbortError');

/** An answer as its contract has it. @throws {Error} for anything else, such as the page of a proxy. */
async function checked<Output>(
  { '~orpc': { outputSchema } }: { '~orpc': { outputSchema?: Schema<unknown, Output> } },
  answer: unknown,
): Promise<Output> {
  const result = await outputSchema?.['~standard'].validate(answer);
  if (!result || result.issues) throw new Error('The answer is not what this call answers.');
  return result.value;
}
