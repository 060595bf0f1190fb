/** The one adapter between Netlify's `Request → Response` and the routers. */
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { onError, type AnyRouter } from '@orpc/server';

import { isBodyMissing, withCheckedBody } from './body.ts';
import { createContext, type ApiContext, type CallContext } from './context.ts';
import { apiError, errorBody, reportError, toApiError } from './errors.ts';
import { withSecurityHeaders } from './headers.ts';
import { assertSameOrigin } from './same-origin.ts';
import { unmatched } from './unmatched.ts';

/** A handler beside the router; `undefined` passes the request on to the router. */
export type PlainHandler = (context: ApiContext) => Promise<Response | undefined>;

/**
 * Serves a router, and plain handlers before it, as a Netlify Function.
 *
 * Every unsafe method must come from this site, every answer carries the security headers, and
 * every error has the body of D42.
 */
export function serve(router: AnyRouter, plainHandlers: PlainHandler[] = []) {
  const handler = new OpenAPIHandler<ApiContext>(router, {
    customErrorResponseBodyEncoder: (error) => errorBody(toApiError(error)),
    interceptors: [
      onError((error, { context, request }) => {
        const known = reportError(error, context);
        if (known.status !== 422 || !isBodyMissing(request.method, request.headers['content-type']))
          throw known;
        throw reportError(apiError(400, 'MALFORMED', 'The request has no body.'), context);
      }),
    ],
  });
  const respond = async (context: ApiContext): Promise<Response> => {
    assertSameOrigin(context.request);
    for (const plain of plainHandlers) {
      const response = await plain(context);
      if (response) return response;
    }
    const request = await withCheckedBody(context.request);
    const { response } = await handler.handle(request, { prefix: '/api', context });
    if (!response) throw await unmatched(context.request, router);
    return response;
  };
  return async function answer(request: Request, call: CallContext): Promise<Response> {
    const context = createContext(request, call);
    const response = await respond(context).catch((thrown: unknown) => {
      const error = reportError(thrown, context);
      return Response.json(errorBody(error), { status: error.status });
    });
    return withSecurityHeaders(response, context.responseHeaders, context.requestId);
  };
}
