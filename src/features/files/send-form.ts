/** Sends a form and tells how far it is, which `fetch` cannot. */
import { refusal } from '#lib/api-request.ts';
import { tellSessionEnded } from '#lib/session-end.ts';

export type SendOptions = {
  /** Bytes of the form that have left. */
  onSent: (bytes: number) => void;
  signal?: AbortSignal | undefined;
};

export type SendForm = (url: string, form: FormData, options: SendOptions) => Promise<unknown>;

/**
 * Posts `form` and resolves with the JSON of the answer.
 *
 * @throws {RequestError} for a refusal, a `TypeError` when the connection is lost, an `AbortError` on abort.
 */
export const sendForm: SendForm = (url, form, { onSent, signal }) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(aborted());
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
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
