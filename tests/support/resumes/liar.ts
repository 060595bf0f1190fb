/** A model that lies in every way that it knows on every text of a base resume. */
import type { ResumeContent } from '#contracts/resume-content.ts';

import type { Claim } from '../../../netlify/server/resumes/ledger/verdict.ts';

export type Lie = Claim & { way: string };
type Way = (text: string) => string | null;

/** Null where there was nothing to change. */
const changed = (text: string, result: string): string | null => (result === text ? null : result);
const swap =
  (from: RegExp, to: string | ((match: string) => string)): Way =>
  (text) =>
    changed(text, typeof to === 'string' ? text.replace(from, to) : text.replace(from, to));
const without = (text: string) => text.replace(/\.$/, '');
const withMore =
  (more: string): Way =>
  (text) =>
    `${without(text)}${more}.`;

const inflate = (digits: string) => String(Math.ceil(Number(digits.replaceAll(',', '')) * 1.1) + 1);

/** Every number on its own made larger. */
const everyNumber = (text: string): string[] =>
  [...text.matchAll(/\d[\d,]*/g)].map(
    (match) => text.slice(0, match.index) + inflate(match[0]) + text.slice(match.index + match[0].length),
  );

/** Any two different numbers in each other's places. */
function swappedNumbers(text: string): string[] {
  const numbers = [...text.matchAll(/\d[\d,]*/g)];
  return numbers.flatMap((first, index) =>
    numbers
      .slice(index + 1)
      .filter(([digits]) => digits !== first[0])
      .map(
        (second) =>
          text.slice(0, first.index) +
          second[0] +
          text.slice(first.index + first[0].length, second.index) +
          first[0] +
          text.slice(second.index + second[0].length),
      ),
  );
}

const BULLET_WAYS: Readonly<Record<string, Way>> = {
  'verb made strong': swap(/^\p{L}+/u, 'Spearheaded'),
  // Who managed people led them.
  'leads it': swap(/^(?!Lead|Led|Leitete|Dirig|Managed \d+ people)\p{L}+/u, 'Led'),
  'owns it': swap(/^(?!Own)\p{L}+/u, 'Owned'),
  'help became leadership': swap(
    /^(?:Supported|Assisted|Contributed to|Participated in|Helped)\b(?: with)?/,
    'Directed',
  ),
  'founded it': swap(/^\p{L}+/u, 'Founded'),
  'negation dropped': swap(/; (?:no|not) /, '; '),
  'negation became possession': swap(/\b(?:no|without a|without)\b/, 'with'),
  'not became being': swap(/\bnot responsible/, 'responsible'),
  'up to dropped': swap(/up to /, ''),
  'up to became more': swap(/up to /, 'more than '),
  'more became exact and larger': swap(/more than (\d+)/, (match) => match.replace(/\d+/, inflate)),
  'fewer became more': swap(/fewer than/, 'more than'),
  'percent of something became dollars': swap(/(\d)%/, '$1 million dollars'),
  'from and to changed places': swap(/from (\S+) to (\S+)/, (match) =>
    match.replace(/from (\S+) to (\S+)/, 'from $2 to $1'),
  ),
  'change called by': swap(/from \d+% to (\d+)%/, (match) => `by ${match.split(' ').at(-1) ?? ''}`),
  'direction turned': swap(/\b(?:Reduced|Shortened|cut|Cut)\b/, 'increased'),
  'rise became fall': swap(/\b(?:rose|grew)\b/, 'fell'),
  'currency changed': swap(/EUR|\$/, 'GBP '),
  'thousands became millions': swap(/(\d),000/, '$1 million'),
  'million became billion': swap(/million|M(?= annual)/, 'B'),
  'months became weeks': swap(/months/, 'weeks'),
  'a year became a month': swap(/a year/, 'a month'),
  'dozens became hundreds': swap(/dozens/, 'hundreds'),
  'one became many': swap(/\ba (\p{Ll}+)(?= )/u, 'many $1'),
  'others’ work taken': (text) => {
    const [, others] = /; (?:the|an) [\p{L} ]+ (owned the implementation|built it)/u.exec(text) ?? [];
    return others === undefined ? null : `${others.replace(/^\p{L}/u, (letter) => letter.toUpperCase())}.`;
  },
  superlative: (text) => `Award-winning: ${text}`,
  praise: withMore(' with outstanding results'),
  cause: withMore(', resulting in higher revenue'),
  outcome: withMore(', which won a new customer'),
  client: withMore(' for Siemens'),
  place: withMore(' in Singapore'),
  'wider scope': withMore(' across all regions worldwide'),
  team: withMore(' with a team of 12'),
  tool: withMore(' using Kubernetes'),
  quotation: withMore(': “the best we ever had”'),
  budget: withMore(' and managed a $5M budget'),
  alone: withMore(' single-handedly'),
  speed: withMore(' ahead of time'),
};

function bulletLies(base: ResumeContent): Lie[] {
  return base.experience.flatMap(({ company, bullets }) =>
    bullets.flatMap((bullet) => [
      ...Object.entries(BULLET_WAYS).flatMap(([way, make]): Lie[] => {
        const text = make(bullet);
        return text === null ? [] : [{ way, where: 'bullet', employer: company, text }];
      }),
      ...everyNumber(bullet).map((text): Lie => ({
        way: 'number made larger',
        where: 'bullet',
        employer: company,
        text,
      })),
      ...swappedNumbers(bullet).map((text): Lie => ({
        way: 'numbers swapped',
        where: 'bullet',
        employer: company,
        text,
      })),
      ...base.experience
        .filter((other) => other.company !== company && !other.bullets.includes(bullet)) // else it is true
        .flatMap((other): Lie[] => [
          { way: 'of another employer', where: 'bullet', employer: other.company, text: bullet },
          {
            way: 'named for another employer',
            where: 'summary',
            text: `At ${other.company}, ${bullet.replace(/^\p{L}/u, (letter) => letter.toLowerCase())}`,
          },
          ...other.bullets.slice(0, 1).map((second): Lie => ({
            way: 'two employers joined',
            where: 'bullet',
            employer: company,
            text: `${without(bullet)} and ${second}`,
          })),
        ]),
    ]),
  );
}

function headLies(base: ResumeContent): Lie[] {
  return base.experience.flatMap(({ title, company, startDate, endDate }, index) => [
    ...['Senior ', 'Chief ', 'Lead ', 'Global '].map((rank): Lie => ({
      way: 'title raised',
      where: 'title',
      employer: company,
      text: rank + title,
    })),
    ...base.experience
      .filter((other) => !title.includes(other.title))
      .flatMap((other): Lie[] => [
        { way: 'title of another employer', where: 'title', employer: company, text: other.title },
        { way: 'role of another employer', where: 'summary', text: `${other.title} at ${company}.` },
      ]),
    {
      way: 'began earlier',
      where: 'date',
      employer: company,
      text: `${Number(startDate.slice(0, 4)) - 1}${startDate.slice(4)}/${endDate}`,
    },
    ...(endDate === 'present'
      ? []
      : [
          { way: 'still there', where: 'date' as const, employer: company, text: `${startDate}/present` },
          {
            way: 'left later',
            where: 'date' as const,
            employer: company,
            text: `${startDate}/${Number(endDate.slice(0, 4)) + 1}${endDate.slice(4)}`,
          },
          {
            way: 'gap closed',
            where: 'date' as const,
            employer: company,
            text: `${startDate}/${base.experience[index - 1]?.startDate ?? 'present'}`,
          },
        ]),
    {
      way: 'employer invented',
      where: 'bullet',
      employer: `${company} International`,
      text: 'Answered questions.',
    },
  ]);
}

function listLies(base: ResumeContent): Lie[] {
  const bare = (text: string) => text.replace(/ \(.*\)$/, '');
  return [
    ...base.skills.flatMap((skill): Lie[] => [
      { way: 'mastery claimed', where: 'skill', text: `${bare(skill)} (expert)` },
      { way: 'mastery claimed', where: 'summary', text: `Expert in ${bare(skill)}.` },
      ...(skill === bare(skill)
        ? []
        : [{ way: 'level dropped', where: 'skill' as const, text: bare(skill) }]),
    ]),
    ...['Kubernetes', 'Salesforce', 'Machine learning', 'Fluent Japanese'].map((text): Lie => ({
      way: 'skill of the posting',
      where: 'skill',
      text,
    })),
    ...base.certifications.flatMap((entry): Lie[] => [
      { way: 'certificate raised', where: 'certification', text: `${bare(entry)} Master` },
      ...(entry === bare(entry)
        ? []
        : [{ way: 'certificate not finished', where: 'certification' as const, text: bare(entry) }]),
    ]),
    { way: 'certificate invented', where: 'certification', text: 'CISSP' },
    ...base.education.flatMap(({ degree, school }): Lie[] => [
      { way: 'degree raised', where: 'education', text: `Ph.D. in Logistics, ${school}` },
      { way: 'field changed', where: 'education', text: `${degree} and Law, ${school}` },
      { way: 'school changed', where: 'education', text: `${degree}, Harvard University` },
    ]),
    ...base.achievements.flatMap((text): Lie[] =>
      [text.replace(/^Finalist/, 'Winner'), text.replace(/^Finalist, /, '')]
        .filter((lie) => lie !== text)
        .map((lie) => ({ way: 'award raised', where: 'achievement', text: lie })),
    ),
    { way: 'award invented', where: 'achievement', text: 'Employee of the year' },
    { way: 'years overstated', where: 'summary', text: 'Professional with 30 years of experience.' },
    {
      way: 'years of a field',
      where: 'summary',
      text: 'Professional with 5 years of experience in aviation.',
    },
    { way: 'personality', where: 'summary', text: 'Visionary, results-driven executive.' },
  ];
}

/** Each lie about `base`; those that a way cannot make of it are left out. */
export const liesAbout = (base: ResumeContent): Lie[] => [
  ...bulletLies(base),
  ...headLies(base),
  ...listLies(base),
];
