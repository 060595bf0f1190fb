/** Personio: `{company}.jobs.personio.de/xml` has all positions of a company. */
import { readHtml } from '../read-html.ts';
import { isWord, nameOfSlug, pathOf, type Board } from './board.ts';
import { dayOfMoment } from './json.ts';

const HOST = /^([a-z0-9-]{1,60})\.jobs\.personio\.(de|com)$/;
const KINDS: Readonly<Record<string, string>> = {
  permanent: 'Permanent',
  intern: 'INTERN',
  trainee: 'Trainee',
  freelance: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  working_student: 'Working student',
};
const POSITIONS_MAXIMUM = 2_000;

type Position = { fields: Record<string, string>; offices: string[]; sections: string[] };

export const personio: Board = {
  name: 'Personio',
  addressOf(url) {
    const [, company, ending] = HOST.exec(url.hostname) ?? [];
    const [job, id] = pathOf(url);
    if (company === undefined || ending === undefined || job !== 'job' || !isWord(id)) return undefined;
    const language = url.searchParams.get('language') ?? '';
    const query = /^[a-z]{2}$/.test(language) ? `?language=${language}` : '';
    return { api: `https://${company}.jobs.personio.${ending}/xml${query}`, company: nameOfSlug(company) };
  },
  postingOf(text, url) {
    if (!text.includes('<workzag-jobs')) return undefined;
    const position = positionsIn(text).find(({ fields }) => fields['id'] === pathOf(url)[1]);
    if (!position) return 'gone';
    const { fields, offices, sections } = position;
    return {
      title: fields['name'],
      hiringOrganization: fields['subcompany'],
      jobLocation: offices,
      description: sections.join('\n'),
      employmentType: [fields['schedule'], KINDS[fields['employmentType'] ?? '']].filter(Boolean),
      datePosted: dayOfMoment(fields['createdAt']),
    };
  },
};

/** The positions of the XML, by the parser of pages: it is as linear, and CDATA is text to it. */
function positionsIn(xml: string): Position[] {
  const positions: Position[] = [];
  const path: string[] = [];
  let current: Position | undefined;
  let text = '';
  let heading = '';
  readHtml(
    xml,
    {
      open(name) {
        path.push(name);
        text = '';
        if (name === 'position' && positions.length < POSITIONS_MAXIMUM)
          current = { fields: {}, offices: [], sections: [] };
      },
      text(piece) {
        text += piece;
      },
      close(name) {
        path.pop();
        if (!current) return;
        if (name === 'position') {
          positions.push(current);
          current = undefined;
        } else if (name === 'office') current.offices.push(text.trim());
        else if (name === 'name' && path.at(-1) === 'jobDescription') heading = text.trim();
        else if (name === 'value') current.sections.push(`<h3>${heading}</h3>${text}`);
        else if (path.at(-1) === 'position') current.fields[name] = text.trim();
        text = '';
      },
    },
    { isXml: true },
  );
  return positions;
}
