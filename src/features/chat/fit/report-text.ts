/** A report of the fit check as plain text, to copy or to send along. */
import type { FitReport, FitRequirement, Standing } from '#contracts/fit.ts';
import { phrase } from '#contracts/phrase.ts';

export const STANDINGS: Record<Standing, string> = {
  met: phrase('Met'),
  partly: phrase('Partly'),
  'not stated': phrase('Not stated here'),
};

/** "Of 12 that are required, 5 are met, 2 partly and 5 are not stated." Never a share without its parts. */
export function countsOf(requirements: readonly FitRequirement[]): string[] {
  return (['must', 'nice'] as const).flatMap((necessity) => {
    const asked = requirements.filter((requirement) => requirement.necessity === necessity);
    const count = (standing: Standing) =>
      asked.filter((requirement) => requirement.standing === standing).length;
    if (asked.length === 0) return [];
    const sentence =
      necessity === 'must'
        ? phrase('Of {n} required: {met} met, {partly} partly, {absent} not stated on this site.')
        : phrase('Of {n} welcome: {met} met, {partly} partly, {absent} not stated on this site.');
    return [
      sentence
        .replace('{n}', String(asked.length))
        .replace('{met}', String(count('met')))
        .replace('{partly}', String(count('partly')))
        .replace('{absent}', String(count('not stated'))),
    ];
  });
}

/** @param site links in the text lead there */
export function reportText({ requirements }: FitReport, site: string): string {
  return [
    ...countsOf(requirements),
    '',
    ...requirements.map(({ term, necessity, standing, note, evidence: [proof] }) => {
      const kind = necessity === 'nice' ? ` ${phrase('(welcome)')}` : '';
      const proven = proof ? `: ${proof.sentence} ${new URL(proof.url, site).href}` : '';
      return `- ${term}${kind}: ${STANDINGS[standing].toLowerCase()}${note && ` (${note})`}${proven}`;
    }),
  ].join('\n');
}

/** The contact form takes 5,000 characters, and the visitor writes in them as well. */
const ATTACHED_MAXIMUM = 2_400;

/** What "Write about this posting" puts into the contact form; the posting itself only where the visitor wants that. */
export function messageAbout(report: FitReport, isAttached: boolean): string {
  const { requirements, source } = report;
  const isCut = source.length > ATTACHED_MAXIMUM;
  const beginning = source.slice(0, ATTACHED_MAXIMUM).toWellFormed(); // half an emoji fits into no mail link
  const attached = isCut ? `${beginning} … ${phrase('(shortened)')}` : source;
  const named = (standing: Standing) =>
    requirements.filter((requirement) => requirement.standing === standing).map(({ term }) => term);
  const line = (standing: Standing) => {
    const terms = named(standing);
    return terms.length > 0 ? [`${STANDINGS[standing]}: ${cut(terms.join(', '))}`] : [];
  };
  return [
    phrase('I checked a job posting on your site.'),
    ...countsOf(requirements),
    ...line('met'),
    ...line('partly'),
    ...line('not stated'),
    ...(isAttached ? ['', phrase('The posting:'), attached] : []),
    '',
    '',
  ].join('\n');
}

const LINE_MAXIMUM = 500;
const cut = (text: string) =>
  text.length > LINE_MAXIMUM ? `${text.slice(0, LINE_MAXIMUM).toWellFormed()} …` : text;
