/** Greenhouse: `boards-api.greenhouse.io/v1/boards/{board}/jobs/{id}`. */
import { listOf, recordOf } from '../json-ld.ts';
import { isWord, nameOfSlug, pathOf, type Board } from './board.ts';
import { dayOfMoment, jsonRecord } from './json.ts';

const HOST = /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io$/;

function partsOf(url: URL): { board: string; id: string } | undefined {
  if (!HOST.test(url.hostname)) return undefined;
  const [board, jobs, id] = pathOf(url);
  if (board === 'embed') {
    const [of, token] = ['for', 'token'].map((name) => url.searchParams.get(name) ?? undefined);
    return isWord(of) && isWord(token) ? { board: of, id: token } : undefined;
  }
  return isWord(board) && jobs === 'jobs' && isWord(id) ? { board, id } : undefined;
}

export const greenhouse: Board = {
  name: 'Greenhouse',
  addressOf(url) {
    const parts = partsOf(url);
    return (
      parts && {
        api: `https://boards-api.greenhouse.io/v1/boards/${parts.board}/jobs/${parts.id}?pay_transparency=true`,
        company: nameOfSlug(parts.board),
      }
    );
  },
  postingOf(text) {
    const job = jsonRecord(text);
    if (!job || typeof job['title'] !== 'string') return undefined;
    const pay = recordOf(listOf(job['pay_input_ranges'])[0]);
    return {
      title: job['title'],
      hiringOrganization: job['company_name'],
      jobLocation: recordOf(job['location'])?.['name'],
      description: job['content'],
      datePosted: dayOfMoment(job['first_published']),
      validThrough: dayOfMoment(job['application_deadline']),
      baseSalary: pay && {
        currency: pay['currency_type'],
        value: {
          minValue: wholeOf(pay['min_cents']),
          maxValue: wholeOf(pay['max_cents']),
          unitText: unitOf(pay),
        },
      },
    };
  },
};

const wholeOf = (cents: unknown) => (typeof cents === 'number' ? cents / 100 : undefined);

/** Its ranges say no period; from the amount it is clear. */
function unitOf({ max_cents: cents }: Record<string, unknown>): string | undefined {
  const most = wholeOf(cents) ?? 0;
  return most >= 15_000 ? 'YEAR' : most > 0 && most < 500 ? 'HOUR' : undefined;
}
