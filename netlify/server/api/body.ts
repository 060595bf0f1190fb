import { apiError } from './errors.ts';

/** Enough for every JSON body of the API; files go through their own handler. */
export const JSON_BODY_LIMIT_BYTES = 256 * 1024;

const METHODS_WITHOUT_BODY = new Set(['GET', 'HEAD']);

/**
 * Reads a JSON body within the limit and returns the request with it, ready to be parsed.
 *
 * @throws 413 when it is too large, 415 when it is not `application/json`, 400 when it is not JSON.
 */
export async function withCheckedBody(request: Request): Promise<Request> {
  if (METHODS_WITHOUT_BODY.has(request.method)) return request;
  if (!request.body) return withoutBody(request);
  if (Number(request.headers.get('content-length') ?? 0) > JSON_BODY_LIMIT_BYTES) throw tooLarge();
  const text = await readText(request.body);
  if (text.trim() === '') return withoutBody(request);
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw apiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.');
  try {
    JSON.parse(text);
  } catch {
    throw apiError(400, 'MALFORMED', 'The body is not valid JSON.');
  }
  return new Request(request.url, { method: request.method, headers: request.headers, body: text });
}

/** An empty body has no type, by which `isBodyMissing` knows it later. */
function withoutBody(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-type');
  return new Request(request.url, { method: request.method, headers });
}

/** True for a write that came without a body: what is missing then is not a field but all of it. */
export function isBodyMissing(method: string, contentType: unknown): boolean {
  return !METHODS_WITHOUT_BODY.has(method) && contentType === undefined;
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > JSON_BODY_LIMIT_BYTES) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const tooLarge = () =>
  apiError(413, 'TOO_LARGE', `The body is larger than ${JSON_BODY_LIMIT_BYTES / 1024} KB.`);
