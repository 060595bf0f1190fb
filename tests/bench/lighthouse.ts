import lighthouse, { type Report } from 'lighthouse';
import { chromium } from 'playwright-core';

import { chromiumLaunchOptions } from '../support/browser.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof CATEGORIES)[number];
type Timing = 'fcp' | 'lcp' | 'tbt' | 'cls';

/** What one audit of one page says; times in ms, sizes in KiB, scores of 100. */
export type PageFigures = Record<Category | Timing | 'scriptKiB' | 'totalKiB' | 'requests', number>;
export type PageAudit = { figures: PageFigures; complaints: string[] };

const DEBUGGING_PORT = 9333;

/** Audits a page as Lighthouse's mobile preset does, in a browser of its own. */
export async function auditPage(url: string): Promise<PageAudit> {
  const options = await chromiumLaunchOptions();
  const args = [...options.args, `--remote-debugging-port=${DEBUGGING_PORT}`, '--ignore-certificate-errors'];
  const browser = await chromium.launch({ ...options, args });
  try {
    const result = await lighthouse(url, { port: DEBUGGING_PORT, output: 'json', logLevel: 'silent' });
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    return { figures: figuresOf(result.lhr), complaints: complaintsOf(result.lhr) };
  } finally {
    await browser.close();
  }
}

type NetworkRequest = { url: string; type: string; bytes: number };

function figuresOf(report: Report): PageFigures {
  const value = (audit: string) => report.audits[audit]?.numericValue ?? NaN;
  const score = (category: string) => (report.categories[category]?.score ?? NaN) * 100;
  const requests = requestsOf(report);
  const kib = (list: NetworkRequest[]) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scriptKiB: kib(requests.filter(({ type }) => type === 'Script')),
    totalKiB: kib(requests),
    requests: requests.length,
  };
}

function requestsOf(report: Report): NetworkRequest[] {
  const details = report.audits['network-requests']?.details;
  const items = details?.type === 'table' ? (details.items ?? []) : [];
  return items
    .map((item) => ({
      url: typeof item['url'] === 'string' ? item['url'] : '',
      type: typeof item['resourceType'] === 'string' ? item['resourceType'] : '',
      bytes: Number(item['transferSize']),
    }))
    .filter(({ url }) => url.startsWith('https:') && !url.endsWith('/favicon.ico'));
}

/** Every audit that applies to the page and is not perfect, those of "agentic browsing" included. */
function complaintsOf(report: Report): string[] {
  const scored = Object.values(report.categories).flatMap(({ title, auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => ({ title, audit: report.audits[id] })),
  );
  return scored.flatMap(({ title, audit }) => {
    if (audit?.score == null || audit.score === 1) return [];
    if (audit.scoreDisplayMode === 'notApplicable' || audit.scoreDisplayMode === 'manual') return [];
    return [`${title}: ${audit.title} (${audit.score})`];
  });
}
