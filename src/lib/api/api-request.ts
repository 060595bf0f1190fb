/** The one way the browser calls the API (P-NET-1 to P-NET-3, P-NET-6). */
import type { HTTPMethod } from '@orpc/contract';

import { API_PREFIX } from '#contracts/address.ts';

/** A refused call: `message` is `"<status>: <body text>"`, or the status text for an empty body. */
export type RequestError = Error & { status: number; body: unknown };

export type RequestOptions = {
  method?: HTTPMethod;
  /** Sent as JSON, or as it is when it is form data. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The request outlives its page. */
  keepalive?: boolean;
  /** Kept from the specification; a 401 is thrown like any other refusal (D3). */
  on401?: 'throw';
};

const ADMIN_PREFIX = `${API_PREFIX}/admin`;
const ADMIN_TOKEN_KEY = 'adminToken';

/** The parsed answer: JSON, else its text. @throws what `apiResponse` does. */
export async function apiRequest(path: string, options: RequestOptions = {}): Promise<unknown> {
  const response = await apiResponse(path, options);
  return parse(await response.text());
}

/**
 * Sends a request with cookies.
 *
 * @throws {RequestError} for a refusal; a `TypeError` when the server cannot be reached.
 */
export async function apiResponse(path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = 'GET', body, headers = {}, on401: _, ...others } = options;
  const isForm = body instanceof FormData;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...(isForm ? {} : { 'Content-Type': 'application/json' }), ...adminHeader(path), ...headers },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...others,
  });
  if (!response.ok) throw refusal(response, await response.text());
  return response;
}

/** What to tell a person: the answer's own sentence where it has one (D33). */
export function sentenceOf(error: unknown, fallback: string): string {
  const body = isRequestError(error) ? error.body : undefined;
  const hasSentence = typeof body === 'object' && body !== null && 'error' in body;
  return hasSentence && typeof body.error === 'string' ? body.error : fallback;
}

/** Messages by field name of a 422, for a form to show. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const body = isRequestError(error) ? error.body : undefined;
  if (typeof body !== 'object' || body === null || !('fields' in body)) return {};
  return body.fields && typeof body.fields === 'object' ? { ...body.fields } : {};
}

export function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error && 'status' in error && 'body' in error;
}

/** The error of a non-ok answer with this text (P-NET-3). */
export function refusal(response: Response, text: string): RequestError {
  const error = new Error(`${response.status}: ${text || response.statusText}`);
  return Object.assign(error, { status: response.status, body: parse(text) });
}

/** JSON where the text is JSON, else the text itself (P-NET-2). */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Only same-origin paths that start with the prefix get the token (D24). */
export function adminHeader(path: string): Record<string, string> {
  const token = path.startsWith(ADMIN_PREFIX) ? localStorage.getItem(ADMIN_TOKEN_KEY) : null;
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/** The bytes from `first` to `last` of what is at an address of this site. @throws {RequestError} for a refusal. */
export async function byteRange(address: string, first: number, last: number): Promise<Blob> {
  const response = await fetch(address, { headers: { Range: `bytes=${first}-${last}` } });
  if (!response.ok) throw refusal(response, await response.text());
  const bytes = await response.blob();
  if (response.status === 206 && bytes.size === last - first + 1) return bytes;
  throw new Error('A part did not arrive whole.');
}
