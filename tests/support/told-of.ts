/** Whether the ledger believes a bullet, of a base resume with one job and these bullets. */
import { ResumeContent } from '#contracts/resume-content.ts';
import { verifyClaim } from '#server/resumes/ledger/verify-claim.ts';

const EMPLOYER = 'Orrin Gardens';

export function isTold(bullets: string | readonly string[], text: string): boolean {
  const job = {
    title: 'Clerk',
    company: EMPLOYER,
    startDate: '2015-01',
    endDate: '2019-01',
    bullets: [bullets].flat(),
  };
  const base = ResumeContent.parse({ name: 'Ines Calder', experience: [job] });
  return verifyClaim({ where: 'bullet', text, employer: EMPLOYER }, base, '2026-11').isSupported;
}

/** Bullets behind `=`, and beneath each what it says behind `+`, and behind `-` what it does not. */
export function casesOf(text: string): [bullet: string, text: string, isTold: boolean][] {
  let bullet = '';
  return text
    .trim()
    .split('\n')
    .flatMap((line): [string, string, boolean][] => {
      if (!line.startsWith('= ')) return [[bullet, line.slice(2), line.startsWith('+ ')]];
      bullet = line.slice(2);
      return [];
    });
}
