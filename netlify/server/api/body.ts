import { apiError } from './errors.ts';

/** Enough for a JSON body that holds no post; files go through their own handler. */
export const JSON_BODY_LIMIT_BYTES = 256 * 1024;

const METHODS_WITHOUT_BODY = new Set(['GET', 'HEAD']);

/**
 * Reads a JSON body within the limit; `undefined` when there is none.
 *
 * @throws 413 when it is too large, 415 when it is not `application/json`, 400 when it is not JSON.
 */
export async function readJson(request: Request, limitBytes = JSON_BODY_LIMIT_BYTES): Promise<unknown> {
  if (METHODS_WITHOUT_BODY.has(request.method)) return undefined;
  const text = await readText(request, limitBytes);
  if (text.trim() === '') return undefined;
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw apiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.');
  try {
    return JSON.parse(text);
  } catch {
    throw apiError(400, 'MALFORMED', 'The body is not valid JSON.');
  }
}

/** A body that states its length is no longer than that and can be read at once, which costs a fifth. */
async function readText(request: Request, limitBytes: number): Promise<string> {
  const length = request.headers.get('content-length');
  if (length === null) return request.body ? readPieces(request.body, limitBytes) : '';
  if (Number(length) > limitBytes) throw tooLarge(limitBytes);
  const text = await request.text();
  if (text.length > limitBytes) throw tooLarge(limitBytes); // whoever called may not be an HTTP server
  return text;
}

async function readPieces(body: ReadableStream<Uint8Array>, limitBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > limitBytes) throw tooLarge(limitBytes);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const tooLarge = (limitBytes: number) =>
  apiError(413, 'TOO_LARGE', `The body is larger than ${Math.floor(limitBytes / 1024)} KB.`);

/** The error of a write that came without a body. */
export const missingBody = () => apiError(400, 'MALFORMED', 'The request has no body.');
