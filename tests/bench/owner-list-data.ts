/** Answers of the tracker as an owner with many applications gets them: with silences, closed postings and next steps. */
import type { Page } from 'playwright-core';

const OWNER = { id: 1, firstName: 'Alex', lastName: 'Example', email: 'alex@example.com', role: 'admin' };
const COMPANIES = ['Acme', 'Northwind', 'Contoso', 'Initech', 'Umbrella', 'Globex', 'Hooli', 'Vandelay'];
const STATUSES = ['pending', 'pending', 'pending', 'interview', 'rejected', 'offer', 'withdrawn'];
const SOURCES = ['LinkedIn', 'Referral', 'Company page', null];

const application = (index: number) => ({
  ...{ id: index + 1, company: `${COMPANIES[index % 8] ?? ''} ${index}`, position: 'IT Director' },
  ...{ source: SOURCES[index % 4], location: index % 3 ? 'Seattle' : null, userId: null },
  ...{ salary: index % 5 ? null : 'USD 150,000 – 190,000 a year', hiringManager: null },
  ...{ hiringManagerLink: null, contactPerson: null, contactEmail: null },
  ...{ jobUrl: `https://example.com/jobs/${index}`, priority: index % 2 ? 'high' : 'medium' },
  ...{ appliedDate: `2026-11-${String(1 + (index % 28)).padStart(2, '0')}`, status: STATUSES[index % 7] },
  ...{ nextStepDate: index % 4 ? null : '2026-12-01', nextStepAction: index % 4 ? null : 'Call back' },
  ...{ createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z' },
  ...(index % 9 ? {} : { closedSince: '2026-11-20' }),
});

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);
const since = '2026-11-01T00:00:00.000Z';
const silence = (index: number) => ({ applicationId: index * 3 + 1, since, days: 14 + (index % 30) });
const change = (index: number) => ({
  ...{ applicationId: index + 1, from: 'pending', to: STATUSES[index % 7], at: '2026-11-15T00:00:00.000Z' },
});

/** Answers what the tracker asks for this many applications; their long texts hold no word that is searched for. */
export async function answerWith(page: Page, count: number): Promise<void> {
  const applications = indexes(count).map(application);
  const changes = indexes(count).map(change);
  const silences = indexes(Math.floor(count / 3)).map(silence);
  const answers: Record<string, unknown> = {
    '/api/auth/verify': { success: true, user: OWNER },
    '/api/job/silences': silences,
    '/api/job/status-changes': changes.filter(({ from, to }) => from !== to),
    '/api/job/filters': [],
    '/api/job/dashboard': {
      ...{ total: count, interview: 714, pending: 2_143, offer: 714, rejected: 714, withdrawn: 714 },
    },
  };
  await page.route('**/api/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname !== '/api/job/applications') return route.fulfill({ json: answers[pathname] ?? {} });
    return route.fulfill({ json: searchParams.has('search') ? [] : applications });
  });
}
