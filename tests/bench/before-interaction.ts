/** What a page costs while its visitor only looks: everything sent in seven seconds without a gesture. */
import { setTimeout as pause } from 'node:timers/promises';

import { chromium } from 'playwright-core';

import { chromiumLaunchOptions } from '../support/browser.ts';
import { round, type Table } from './table.ts';
import type { Sent, TlsServer } from './tls-server.ts';

/** The assistant opens by itself after 5 s; particles start when the page is idle. */
const IDLE_MS = 7_000;
const LIMITS = { requests: 8, totalKiB: 60, scriptKiB: 10 };

/** Loads a page once and lists what the server sent for it until seven seconds after its load. */
export async function benchBeforeInteraction(site: TlsServer, page: string): Promise<Table> {
  const sent = await watchIdlePage(site, page);
  const scripts = sent.filter(({ type }) => type.startsWith('text/javascript'));
  return {
    title: `Before interaction: ${page} for ${IDLE_MS / 1000} s, first visit, bodies as sent`,
    columns: ['what', 'measured', 'limit', 'KiB'],
    rows: [
      ['requests', sent.length, LIMITS.requests, ''],
      ['total KiB', round(kib(sent)), LIMITS.totalKiB, ''],
      [
        'script files KiB',
        round(kib(scripts)),
        LIMITS.scriptKiB,
        'inline scripts are in the HTML: see size-limit',
      ],
      ...sent.map((file) => [
        '',
        file.path,
        file.status === 200 ? '' : file.status,
        round(file.bytes / 1024),
      ]),
    ],
  };
}

async function watchIdlePage(site: TlsServer, page: string): Promise<Sent[]> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    const before = site.sent.length;
    const visit = await context.newPage();
    await visit.goto(site.origin + page, { waitUntil: 'load' });
    await pause(IDLE_MS);
    return site.sent.slice(before);
  } finally {
    await browser.close();
  }
}

function kib(files: Sent[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
}
