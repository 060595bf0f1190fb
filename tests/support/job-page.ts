/** Short pages of jobs, of words of a test and little else. */
import { jobOfPage } from '#server/jobs/posting/read-job.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

export const readPage = (title: string, body: string, { host = 'www.example.org', lang = 'en' } = {}) =>
  jobOfPage(
    {
      url: `https://${host}/jobs/1`,
      html: `<html lang="${lang}"><title>${title}</title><body>${body}</body></html>`,
    },
    NOW,
  );

export const DUTIES = '<h2>Duties</h2><ul><li>Wind the clocks</li><li>Oil the wheels</li></ul>';
export const APPLY =
  '<p>Send your application to us, with a letter that tells why you would like to wind clocks.</p>';
