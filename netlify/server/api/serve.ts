/** The one adapter between Netlify's `Request → Response` and the routers. */
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { type AnyRouter, onError } from '@orpc/server';

import { API_PREFIX } from '#contracts/address.ts';

import { missingBody } from './body.ts';
import { CALL_BUDGET_MS, withBudget } from '../db/budget.ts';
import { prepareDatabase } from '../db/client.ts';
import { despiteReadOnly } from '../db/read-write.ts';
import { type ApiContext, type CallContext, createContext } from './context.ts';
import { type ApiError, apiError, errorBody, reportError, toApiError } from './errors.ts';
import { withSecurityHeaders } from './headers.ts';
import { doneOnce } from './idempotency.ts';
import { noteRefusal } from './refusals.ts';
import { isDeletion, unmatched } from './procedures.ts';
import { siteOrigin } from '../env.ts';

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
    // Where the database takes no changes, the owner can make room and take back.
    clientInterceptors: [
      (call) => (isDeletion(call.procedure, call.input) ? despiteReadOnly(() => call.next()) : call.next()),
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

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe requests that another site's page could have sent.
 *
 * Browsers state it in `Sec-Fetch-Site`; older ones send `Origin`, which must be the site's own.
 * A client that sends neither is no browser and has no ambient cookie to abuse.
 *
 * @throws 403 `FORBIDDEN`.
 */
function assertSameOrigin(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const isSame = site ? site === 'same-origin' : !origin || origin === siteOrigin();
  if (!isSame) throw apiError(403, 'FORBIDDEN', 'This request did not come from this site.');
}

const PARAMETERS_MAXIMUM = 100;

/**
 * Refuses a query of more names than any call has: reading those of one name takes time by the square of their number.
 *
 * @throws 400 `MALFORMED`
 */
function assertFewParameters({ url }: Request): void {
  const query = url.indexOf('?');
  if (query < 0) return;
  let count = 1;
  for (let at = url.indexOf('&', query); at >= 0; at = url.indexOf('&', at + 1)) count += 1;
  if (count > PARAMETERS_MAXIMUM)
    throw apiError(400, 'MALFORMED', `The address has more than ${PARAMETERS_MAXIMUM} parameters.`);
}
