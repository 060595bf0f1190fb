/** The `test` of all browser tests: a page that complains fails its test, whatever else the test proves. */
import { test as base, expect, request, type BrowserContext, type Page } from '@playwright/test';

import { OWNER } from './owner-login.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

type Fixtures = {
  /** Problems that the test provokes on purpose: `test.use({ expectedProblems: /\/api\//u })`. */
  expectedProblems: RegExp | undefined;
  /** Whether the visitor has used the assistant in this tab before: then it does not open by itself. */
  hasMetAssistant: boolean;
};

/**
 * The cookie of a signed-in owner. For tests of visitors as well, which do not ask for it: a process and a browser
 * serve only tests with the same fixtures of their worker, and starting others costs seconds.
 */
type WorkerFixtures = { ownerState: StorageState };

export const test = base.extend<Fixtures, WorkerFixtures>({
  ownerState: [
    async ({}, use, { project }) => {
      const api = await request.newContext({ baseURL: project.use.baseURL ?? '' });
      // Tests of refused sign-ins, which run beside, may have used up what an address may try in a minute.
      await expect(async () => {
        const response = await api.post('/api/auth/login', { data: OWNER });
        if (!response.ok()) throw new Error(`The owner could not sign in: ${await response.text()}`);
      }).toPass({ timeout: 90_000, intervals: [10_000] });
      const state = await api.storageState();
      await api.dispose();
      await use(state);
    },
    { scope: 'worker' },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitForScripts(page);
    await use(page);
  },
  expectedProblems: [undefined, { option: true }],
  hasMetAssistant: [true, { option: true }],
  context: async ({ context, baseURL, expectedProblems, hasMetAssistant }, use) => {
    if (hasMetAssistant)
      await context.addInitScript(() => {
        if (origin !== 'null') sessionStorage.setItem('chatMet', ''); // the first, empty page has no storage
      });
    const problems = await collectProblems(context, baseURL ?? '');
    await use(context);
    const unexpected = problems.filter((problem) => !expectedProblems?.test(problem));
    expect(unexpected, 'problems reported by the browser').toEqual([]);
  },
});

export { expect };

/**
 * The landing page's script comes after its first paint, so after `load` as well; tests act as visitors do
 * who have looked at the page. The theme switch has a state from then on.
 */
export function waitForScripts(page: Page): void {
  const isWired = page.locator('html:not(:has([data-theme-toggle])), [data-theme-toggle][aria-pressed]');
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const wired = async <Result>(visit: Promise<Result>) => {
    const result = await visit;
    await isWired.first().waitFor({ state: 'attached' });
    return result;
  };
  page.goto = (url, options) => wired(goto(url, options));
  page.reload = (options) => wired(reload(options));
}

/** Fills the returned list while the context lives: console errors, exceptions, CSP, failed requests. */
async function collectProblems(context: BrowserContext, origin: string): Promise<string[]> {
  const problems: string[] = [];

  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`CSP ${violatedDirective} blocked ${blockedURI} ${sample}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) =>
    problems.push(`exception: ${error.error().stack || error.error().message}`),
  );
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    const leftBehind = reason === 'net::ERR_ABORTED'; // the page went away or asked no longer
    if (request.url().startsWith(origin) && !leftBehind) problems.push(`request: ${reason} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400 || !response.url().startsWith(origin)) return;
    problems.push(`response: ${response.status()} ${response.url()}`);
  });
  return problems;
}
