/**
 * What Astro bundles to draw pages with. No post is part of it: the same bundle draws the site again after a
 * change of a post, without Vite.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro:static-paths';
import { hasBlog } from 'virtual:brand/parts';

import { withOnlyHashesOf } from '#lib/build/exact-policy.ts';

import { openKeptPages, type Drawing } from './kept-pages.ts';

/** Pages wait for their texts and pictures. */
const DRAWN_TOGETHER = 16;
const POLICY = 'Content-Security-Policy';

/** Not drawn where the site has no blog. */
const BLOG = /^\/(?:og\/|admin\/)?blog(?:\/|$)/;

const app = createApp({ streaming: false });
const staticPaths = new StaticPaths(app);
type StaticPath = Awaited<ReturnType<typeof staticPaths.getAll>>[number];

/**
 * Draws the pages that changed into `dist` and brings all others from `cache`.
 *
 * @param code names the sources of this bundle: pages drawn by others are not taken
 * @returns the policy of each page by its path; empty for what is no page
 */
export async function prerenderPages(
  dist: string,
  cache: string,
  code: string,
): Promise<Map<string, string>> {
  const pages = firstOfEach(await staticPaths.getAll()).filter(
    ({ pathname }) => hasBlog || !BLOG.test(pathname),
  );
  const kept = openKeptPages(cache);
  const policies = new Map<string, string>();
  const rest = pages.values();
  const drawRest = async () => {
    for (const page of rest) {
      const target = path.join(dist, fileOf(page));
      mkdirSync(path.dirname(target), { recursive: true });
      const name = page.cacheKey === undefined ? undefined : `${code} ${page.pathname} ${page.cacheKey}`;
      let policy = name && kept.take(name, target);
      if (policy === undefined) {
        const drawing = await draw(page);
        if (name) kept.keep(name, drawing, target);
        else writeFileSync(target, drawing.body);
        policy = drawing.policy;
      }
      policies.set(page.pathname, policy);
    }
  };
  await Promise.all(Array.from({ length: DRAWN_TOGETHER }, drawRest));
  kept.save();
  return inOrderOf(pages, policies);
}

/** The order in which pages were done differs from build to build. */
const inOrderOf = (pages: StaticPath[], policies: ReadonlyMap<string, string>) =>
  new Map(pages.map(({ pathname }) => [pathname, policies.get(pathname) ?? '']));

/** Of two routes that claim an address the first one has it, as it has on demand. */
function firstOfEach(pages: StaticPath[]): StaticPath[] {
  const seen = new Set<string>();
  return pages.filter(({ pathname }) => !seen.has(pathname) && seen.add(pathname));
}

/** Where static servers look for it: `/blog` is `blog/index.html`. */
function fileOf({ pathname, route }: StaticPath): string {
  if (route.type !== 'page') return pathname;
  return pathname === '/404' ? '404.html' : `${pathname}/index.html`;
}

async function draw({ pathname, route }: StaticPath): Promise<Drawing> {
  const address = route.type === 'page' && pathname !== '/' ? `${pathname}/` : pathname;
  const request = new Request(new URL(address, import.meta.env.SITE));
  const response = await app.render(request, { routeData: route });
  const isRight = response.ok || (response.status === 404 && pathname === '/404');
  if (!isRight) throw new Error(`${pathname} could not be drawn (${response.status}).`);
  const body = new Uint8Array(await response.arrayBuffer());
  const policy = response.headers.get(POLICY) ?? '';
  return { body, policy: withOnlyHashesOf(new TextDecoder().decode(body), policy) };
}
