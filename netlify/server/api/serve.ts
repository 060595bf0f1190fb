/** The one adapter between Netlify's `Request → Response` and the routers. */
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { onError, type AnyRouter } from '@orpc/server';

import { API_PREFIX } from '#contracts/address.ts';

import { missingBody } from './body.ts';
import { CALL_BUDGET_MS, withBudget } from '../db/budget.ts';
import { prepareDatabase } from '../db/client.ts';
import { createContext, type ApiContext, type CallContext } from './context.ts';
import { errorBody, reportError, toApiError, type ApiError } from './errors.ts';
import { withSecurityHeaders } from './headers.ts';
import { doneOnce } from './idempotency.ts';
import { assertFewParameters } from './query.ts';
import { noteRefusal } from './refusals.ts';
import { assertSameOrigin } from './same-origin.ts';
import { unmatched } from './unmatched.ts';

/**
 * A handler beside the router; `undefined` passes the request on to the router. Its answer gets further headers,
 * which that of `Response.redirect` cannot.
 */
export type PlainHandler = (context: ApiContext) => Promise<Response | undefined>;

type ServeOptions = {
  /** What every error body of this function says besides (D42). */
  errorFields?: Record<string, unknown>;
  /** What a JSON body may hold, where that is more than usual. */
  bodyLimitBytes?: number;
};

/** What cannot be right without a body; a DELETE can. */
const HAS_BODY = new Set(['POST', 'PUT', 'PATCH']);

/** A form without a choice sends `?tag=`, which asks for nothing. */
function withoutEmpty(address: URL): URL {
  const url = new URL(address);
  for (const [name, value] of address.searchParams) if (value === '') url.searchParams.delete(name, value);
  return url;
}

/**
 * Serves a router, and plain handlers before it, as a Netlify Function.
 *
 * Every unsafe method must come from this site, every answer carries the security headers, and
 * every error has the body of D42.
 */
export function serve(router: AnyRouter, plainHandlers: PlainHandler[] = [], options: ServeOptions = {}) {
  const bodyOf = (error: ApiError) => ({ ...errorBody(error), ...options.errorFields });
  const handler = new OpenAPIHandler<ApiContext>(doneOnce(router), {
    customErrorResponseBodyEncoder: (error) => bodyOf(toApiError(error)),
    rootInterceptors: [
      // oRPC would read a body of any size.
      (options) => {
        const url = withoutEmpty(options.request.url);
        const request = Object.assign(options.request, { body: options.context.body, url });
        return options.next({ ...options, request });
      },
    ],
    interceptors: [
      onError(async (error, { context, request }) => {
        const known = reportError(error, context);
        // What is missing then is not a field but all of it.
        const isMissing =
          known.code === 'INVALID' && HAS_BODY.has(request.method) && (await context.body()) === undefined;
        throw isMissing ? reportError(missingBody(), context) : known;
      }),
    ],
  });
  const respond = async (context: ApiContext): Promise<Response> => {
    assertSameOrigin(context.request);
    assertFewParameters(context.request);
    await prepareDatabase();
    for (const plain of plainHandlers) {
      const response = await plain(context);
      if (response) return response;
    }
    const { response } = await handler.handle(context.request, { prefix: API_PREFIX, context });
    if (!response) throw await unmatched(context.request, router);
    return response;
  };
  return async function answer(request: Request, call: CallContext): Promise<Response> {
    const context = createContext(request, call, options.bodyLimitBytes);
    // What changes something is finished also for who has left, who may come back for its answer.
    const abandoned = request.method === 'GET' ? request.signal : undefined;
    const response = await withBudget(CALL_BUDGET_MS, () => respond(context), abandoned).catch(
      (thrown: unknown) => {
        const error = reportError(thrown, context);
        return Response.json(bodyOf(error), { status: error.status });
      },
    );
    noteRefusal(context, response.status);
    return withSecurityHeaders(response, context.responseHeaders, context.requestId);
  };
}
