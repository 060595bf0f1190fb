/** One kind of error leaves the server: a status, a code and a sentence (D42). */
import { ORPCError, ValidationError } from '@orpc/server';

import type { ErrorBody } from '#contracts/error-body.ts';
import { databaseErrorCode, isContended, isDatabaseUnavailable, isReadOnly } from '../db/errors.ts';
import '../field-messages.ts';
import { NotConfiguredError } from '../not-configured.ts';

const RETRY_AFTER_SECONDS = 5;
/** Somebody has to make room first. */
const READ_ONLY_RETRY_SECONDS = 300;

type ErrorData = {
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  allow?: string;
  requestId?: string;
  /** What is stored now, when a write came too late. */
  current?: unknown;
};
export type ApiError = ORPCError<string, ErrorData>;

/** Makes an error of the API; `message` is read by people and never holds a driver's words. */
export function apiError(status: number, code: string, message: string, data: ErrorData = {}): ApiError {
  return new ORPCError(code, { status, message, data, defined: false });
}

/** @throws 404 `The message was not found.` for `notFound('message')`. */
export function notFound(what: string): never {
  throw apiError(404, 'NOT_FOUND', `The ${what} was not found.`);
}

/** @throws 404 for something whose row is there and whose bytes are not: asking again does not help. */
export function contentLost(what: string, remedy = 'A backup may have it.'): never {
  throw apiError(
    404,
    'NOT_FOUND',
    `The content of this ${what} is lost: the storage does not have it. ${remedy}`,
  );
}

/** Turns whatever was thrown into an error of the API; what nobody foresaw becomes a plain 500. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ORPCError) return fromOrpc(error as ORPCError<string, unknown>);
  if (error instanceof NotConfiguredError)
    return apiError(503, 'NOT_CONFIGURED', error.message, { retryAfterSeconds: 60 });
  if (isDatabaseUnavailable(error))
    return apiError(503, 'UNAVAILABLE', 'The database cannot be reached at the moment. Please try again.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  if (isReadOnly(error))
    return apiError(
      503,
      'READ_ONLY',
      'This cannot be stored at the moment: the database is full or takes no changes. What is there can be read.',
      { retryAfterSeconds: READ_ONLY_RETRY_SECONDS },
    );
  const code = databaseErrorCode(error);
  if (isContended(error))
    return apiError(503, 'UNAVAILABLE', 'Another change was in the way. Please try again.', {
      retryAfterSeconds: 1,
    });
  if (code?.startsWith('22')) return apiError(422, 'INVALID', 'A value cannot be stored.');
  if (code === '23505') return apiError(409, 'CONFLICT', 'This already exists.');
  if (code === '23503')
    return apiError(409, 'CONFLICT', 'This belongs to something that is not there any more.');
  return apiError(500, 'INTERNAL', 'Something went wrong on our side.');
}

function fromOrpc(error: ORPCError<string, unknown>): ApiError {
  if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST')
    return invalidInput(error.cause.issues);
  if (error.cause instanceof ValidationError) return toApiError(new Error('invalid output'));
  if (error.code === 'BAD_REQUEST' && !isErrorData(error.data))
    return apiError(400, 'MALFORMED', 'The request could not be read.');
  return apiError(error.status, error.code, error.message, isErrorData(error.data) ? error.data : {});
}

const isErrorData = (data: unknown): data is ErrorData => typeof data === 'object' && data !== null;

type Issue = ValidationError['issues'][number];

/** 422 with a sentence for each field that is wrong. */
export function invalidInput(issues: readonly Issue[]): ApiError {
  const fields = new Map<string, string>(); // a field may have any name, such as __proto__
  for (const issue of issues) {
    for (const name of fieldNames(issue)) if (!fields.has(name)) fields.set(name, issue.message);
  }
  const [first] = fields;
  if (!first) return apiError(422, 'INVALID', 'The request has the wrong shape.');
  const sentence = `Please check ${first.join(': ')}.`.replace(/\.\.$/, '.');
  return apiError(422, 'INVALID', sentence, { fields: Object.fromEntries(fields) });
}

function fieldNames(issue: Issue): string[] {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  const unknown = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : [];
  if (unknown.length > 0) return unknown.slice(0, 5).map((key) => [...path, key.slice(0, 40)].join('.'));
  return path.length > 0 ? [path.join('.')] : [];
}

/** What an answer with an error needs of its call. */
type AnsweredCall = { readonly requestId: string; readonly responseHeaders: Headers };

/** The error as this call's answer; a 5xx that nobody foresaw is logged. */
export function reportError(error: unknown, context: AnsweredCall): ApiError {
  const known = toApiError(error);
  if (known.status === 500) logFailure(error, context.requestId);
  if (known.data.retryAfterSeconds)
    context.responseHeaders.set('Retry-After', String(known.data.retryAfterSeconds));
  if (known.data.allow) context.responseHeaders.set('Allow', known.data.allow);
  return apiError(known.status, known.code, known.message, { ...known.data, requestId: context.requestId });
}

/** The body of D42. */
export function errorBody(error: ApiError): ErrorBody {
  const { fields, requestId = '', current } = error.data;
  const more = { ...(fields && { fields }), ...(current !== undefined && { current }) };
  return { error: error.message, code: error.code, requestId, ...more };
}

/** Writes an unforeseen error to the log without values: drizzle's message holds all parameters. */
export function logFailure(error: unknown, requestId: string): void {
  console.error(`[${requestId}]`, detailOf(error));
}

function detailOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('query' in error) return `database error ${databaseErrorCode(error) ?? 'unknown'}`;
  if (!(error.cause instanceof ValidationError)) return error;
  const problems = error.cause.issues.map((issue) => `${fieldNames(issue).join(', ')}: ${issue.message}`);
  return `${error.message}: ${problems.join('; ')}`; // beside the issues the cause holds what was validated
}
