/** Views, likes and shares: counted exactly, with nothing stored that leads back to a person (D15, D34). */
import type { AnalyticsEvent } from '#contracts/blog.ts';

import * as repository from './repository.ts';
import { networkOf } from '../../api/address.ts';
import type { ApiContext } from '../../api/context.ts';
import { notFound } from '../../api/errors.ts';
import { visitorHash } from '../../api/visitor.ts';
import { findOwner } from '../../api/session/session.ts';

export { addEvent } from './repository.ts';

const REFERER_MAXIMUM = 500;

/**
 * Records an event of a public post and returns its counts.
 *
 * A view or like counts once per visitor and day, a view by a program or the signed-in owner not at all.
 *
 * @throws 404 for a post that is not public.
 */
export async function recordEvent(context: ApiContext, { id, event, metadata }: AnalyticsEvent) {
  const now = context.now();
  const isIgnored = event === 'view' && (await isUncountedView(context, now));
  const after = isIgnored
    ? undefined
    : await repository.addEvent(context.db, { postId: id, event, metadata, ...tracesOf(context, now) });
  if (after) return { counted: true, ...after };
  const unchanged = (await repository.readCounts(context.db, id, now)) ?? notFound('post');
  return { counted: false, ...unchanged };
}

/** What is kept of who sent the request: a hash of today, the network, the kind of browser. */
export function tracesOf({ request, clientAddress }: ApiContext, now: Date) {
  return {
    sessionId: visitorHash(clientAddress, now),
    ipAddress: networkOf(clientAddress, { v4: 24, v6: 48 }),
    userAgent: describeUserAgent(request.headers.get('user-agent')),
    referer: pageOf(request.headers.get('referer')),
    createdAt: now,
  };
}

async function isUncountedView({ db, request }: ApiContext, now: Date): Promise<boolean> {
  if (isProgram(request.headers.get('user-agent'))) return true;
  return (await findOwner(db, request, now)) !== undefined;
}

/** The referring page without its query, which may hold anything. */
function pageOf(referer: string | null): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const { origin, pathname } = new URL(referer);
  return origin === 'null' ? null : `${origin}${pathname}`.slice(0, REFERER_MAXIMUM);
}

const PROGRAMS =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|monitor|scrap|archiv|fetch|curl|wget|python|java\/|okhttp|axios|undici|node|go-http|libwww|httpclient|facebookexternalhit|embedly|whatsapp|ia_archiver|phantom|selenium/i;

/** True for programs that read pages without being asked by a person, and for who does not say what it is. */
function isProgram(userAgent: string | null): boolean {
  return !userAgent?.includes('Mozilla/') || PROGRAMS.test(userAgent);
}

const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** `Firefox, desktop`: enough for a chart, nothing that tells visitors apart (D34). */
function describeUserAgent(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Other';
  return `${browser}, ${/Mobi|Android|iPhone|iPad/.test(userAgent) ? 'mobile' : 'desktop'}`;
}
