import { expect, test } from '../support/page.ts';

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
};

const PAGES = ['/', '/404', '/nowhere'];
const API_ANSWERS = ['/api/health', '/api/nothing-here', '/api/contacts'];

test('every answer carries the security headers', async ({ request }) => {
  for (const path of [...PAGES, '/robots.txt', '/resume.docx', '/favicon.svg', ...API_ANSWERS])
    expect((await request.get(path)).headers(), path).toMatchObject(EVERYWHERE);
});

test('a page has a policy that runs no foreign or injected script', async ({ request }) => {
  for (const path of PAGES) {
    const policy = parsePolicy((await request.get(path)).headers()['content-security-policy']);
    expect(policy, path).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
    const scripts = policy['script-src']?.filter((source) => !source.startsWith("'sha256-"));
    expect(scripts, path).toEqual(["'self'"]);
    expect(policy['style-src'], path).not.toContain("'unsafe-inline'");
  }
});

test('an answer of the API may load, run and embed nothing', async ({ request }) => {
  for (const path of API_ANSWERS) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-type'], path).toBe('application/json');
    expect(headers['cache-control'], path).toBe('no-store');
    const policy = parsePolicy(headers['content-security-policy']);
    expect(policy, path).toMatchObject({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });
  }
});

test.describe('an injected script', () => {
  test.use({ expectedProblems: /CSP script-src|Content Security Policy/ });

  test('does not run, neither in a tag nor in a handler', async ({ page }) => {
    await page.goto('/');
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      const image = document.createElement('div');
      image.innerHTML = '<img src="data:," onerror="window.injected = true">';
      const { promise: bothRefused, resolve } = Promise.withResolvers<true>();
      let refused = 0;
      document.addEventListener('securitypolicyviolation', () => {
        refused += 1;
        if (refused === 2) resolve(true);
      });
      document.body.append(script, image);
      await bothRefused;
      return 'injected' in window;
    });
    expect(ran).toBe(false);
  });
});

function parsePolicy(policy = ''): Record<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}
