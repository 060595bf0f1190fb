import path from 'node:path';

import { longestPost } from '../support/built-site.ts';
import { benchBeforeInteraction } from './before-interaction.ts';
import { FLOOR_PAGE } from './floor-page.ts';
import { auditPage, CATEGORIES, type PageFigures } from './lighthouse.ts';
import { prepareFile } from './prepared-files.ts';
import { serveBuiltSite } from './site-server.ts';
import { medians, ratio, round, type Table } from './table.ts';
import { serveTls } from './tls-server.ts';

const LCP_RATIO = 1.1;
const TBT_MS = 20;

/** Public pages of the built site; the first entry of the table is always the floor. */
const publicPages = async () => ['/', '/blog', `/${path.dirname(await longestPost())}`];

/** Audits the floor and the public pages in turns, so that what slows the machine slows both. */
export async function benchPages(runs: number): Promise<Table[]> {
  await using site = await serveBuiltSite();
  await using floor = await serveTls(
    new Map([['/', await prepareFile('floor.html', Buffer.from(FLOOR_PAGE))]]),
  );

  const pages = [
    { name: 'floor', url: floor.origin },
    ...(await publicPages()).map((page) => ({ name: page, url: site.origin + page })),
  ];
  const figures = new Map<string, PageFigures[]>();
  const complaints = new Set<string>();
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, url } of pages) {
      const audit = await auditPage(url);
      figures.set(name, [...(figures.get(name) ?? []), audit.figures]);
      for (const complaint of name === 'floor' ? [] : audit.complaints)
        complaints.add(`${name} · ${complaint}`);
    }
    console.log(`pages: run ${run} of ${runs}`);
  }
  return [pagesTable(figures, runs), complaintsTable(complaints), await benchBeforeInteraction(site, '/')];
}

function pagesTable(figures: Map<string, PageFigures[]>, runs: number): Table {
  const measured = Array.from(figures, ([name, list]) => ({ name, ...medians(list) }));
  const floorLcp = measured[0]?.lcp ?? NaN;
  return {
    title: `Pages: Lighthouse mobile, medians of ${runs}`,
    columns: [
      'page',
      'LCP ÷ floor',
      `TBT ≤ ${TBT_MS}`,
      'CLS',
      'perf/a11y/best/seo',
      'FCP ms',
      'LCP ms',
      'JS KiB',
      'total KiB',
      'requests',
    ],
    rows: measured.map((page) => [
      page.name,
      ratio(page.lcp / floorLcp, { atMost: LCP_RATIO }),
      round(page.tbt),
      page.cls.toFixed(3),
      CATEGORIES.map((category) => round(page[category])).join('/'),
      round(page.fcp),
      round(page.lcp),
      round(page.scriptKiB),
      round(page.totalKiB),
      page.requests,
    ]),
  };
}

function complaintsTable(complaints: Set<string>): Table {
  return {
    title: 'Pages: audits that are not perfect in any run',
    columns: ['page · category: audit (score)'],
    rows: Array.from(complaints, (complaint) => [complaint]),
  };
}
