/** What the host refuses by itself, before any function sees it. */
import type { IncomingMessage, ServerResponse } from 'node:http';

import { apiError, errorBody } from '../server/api/errors.ts';

export type Refusal = { status: number; code: string; sentence: string };

const HEADERS_MAXIMUM = 100;
/** As much as Netlify hands to a function. */
const BODY_MAXIMUM_MB = 6;

export const NO_ADDRESS: Refusal = { status: 400, code: 'MALFORMED', sentence: 'This is not an address.' };
export const ONLY_READ: Refusal = {
  status: 405,
  code: 'METHOD_NOT_ALLOWED',
  sentence: 'Pages and files can only be read.',
};
export const BROKEN: Refusal = {
  status: 500,
  code: 'INTERNAL',
  sentence: 'Something went wrong on our side.',
};

/** Why this request goes no further. A body that says its length cannot become longer, so each has to say it. */
export function refusalOf({ headers, rawHeaders }: IncomingMessage): Refusal | undefined {
  if (rawHeaders.length > 2 * HEADERS_MAXIMUM)
    return { status: 431, code: 'TOO_LARGE', sentence: `More than ${HEADERS_MAXIMUM} headers were sent.` };
  if (headers['transfer-encoding'] !== undefined)
    return {
      status: 411,
      code: 'LENGTH_REQUIRED',
      sentence: 'Say with Content-Length how long the body is.',
    };
  if (Number(headers['content-length'] ?? 0) > BODY_MAXIMUM_MB * 1024 * 1024)
    return { status: 413, code: 'TOO_LARGE', sentence: `The body is larger than ${BODY_MAXIMUM_MB} MB.` };
  return undefined;
}

/** Sends it with the body that errors of the API have. */
export function refuse(
  response: ServerResponse,
  { status, code, sentence }: Refusal,
  requestId: string,
): void {
  const body = JSON.stringify(errorBody(apiError(status, code, sentence, { requestId })));
  response
    .writeHead(status, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(`${body}\n`);
}
