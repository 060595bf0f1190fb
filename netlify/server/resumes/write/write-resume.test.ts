import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { ResumeFormat, ResumeLayout } from '#contracts/resume-views.ts';
import { makeResumeContent, textsOf } from '#support/factories/resume-content.ts';

import { writeResume } from './write-resume.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const LAYOUTS = ResumeLayout.options;
const content = makeResumeContent();

const write = (format: ResumeFormat, layout: ResumeLayout = 'single', what = content) =>
  writeResume(what, { format, layout, now: NOW });
const wordPart = (bytes: Uint8Array, path: string) => strFromU8(unzipSync(bytes)[path] ?? new Uint8Array());

/** Paragraphs with tabs, without marks. */
function wordLines(bytes: Uint8Array): string[] {
  const xml = wordPart(bytes, 'word/document.xml').replaceAll('<w:tab/>', '\t').replaceAll('&amp;', '&');
  return xml.split('</w:p>').map((paragraph) => paragraph.replace(/<[^>]*>/g, ''));
}

/** Dictionaries of a PDF are not compressed, its pages are. */
const pdfText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const count = (text: string, part: string) => text.split(part).length - 1;

describe('R-9 a resume leaves as Word, PDF, text and JSON Resume', () => {
  test.each(ResumeFormat.options.flatMap((format) => LAYOUTS.map((layout) => [format, layout] as const)))(
    'R-9 %s in the layout %s is the same bytes each time',
    async (format, layout) => {
      const [first, second] = [await write(format, layout), await write(format, layout)];
      expect(first.bytes).toEqual(second.bytes);
      expect(first).toMatchObject({ extension: `.${format}`, missing: [], isCut: false });
    },
  );

  test.each(LAYOUTS)('R-9 Word in the layout %s says everything that the resume says', async (layout) => {
    const text = wordLines((await write('docx', layout)).bytes).join('\n');
    for (const said of textsOf(content)) expect(text).toContain(said);
  });

  test('R-9 plain text says everything that the resume says, a paragraph on a line', async () => {
    const { bytes, contentType } = await write('txt');
    const text = new TextDecoder().decode(bytes);
    for (const said of textsOf(content)) expect(text).toContain(said);
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'Experience',
        'Head of IT Operations    May 2019 – Present',
        'Nordwind & Co. KG | Berlin, Germany',
        '- Led 120 people.',
        'ITIL; Python (Django, Flask)',
      ]),
    );
    expect(contentType).toBe('text/plain; charset=utf-8');
  });

  test('R-9 the period stands beside the title, company and place beneath it', async () => {
    const lines = wordLines((await write('docx')).bytes);
    const at = lines.indexOf('Head of IT Operations\tMay 2019 – Present');
    expect(lines[at + 1]).toBe('Nordwind & Co. KG · Berlin, Germany');
    expect(lines).toContain('Director of Cloud\t2012 – April 2019');
  });

  test('R-9 no section is printed that has nothing in it', async () => {
    const empty = makeResumeContent({ experience: [], education: [], skills: [''], _source: undefined });
    const text = wordLines((await write('docx', 'sidebar', empty)).bytes).join('\n');
    for (const heading of ['Experience', 'Education', 'Skills', 'Projects'])
      expect(text).not.toContain(heading);
    expect(text).toContain('Summary');
  });

  test('R-9 the files name the owner as their maker, and no tool', async () => {
    const word = wordPart((await write('docx')).bytes, 'docProps/core.xml');
    expect(word).toContain('<dc:creator>Željko Müller-Łukasiewicz</dc:creator>');
    expect(word).toContain('<dc:title>Željko Müller-Łukasiewicz, Technology Executive</dc:title>');
    expect(word).toContain('2026-11-22T12:00:00.000Z');
    const pdf = pdfText((await write('pdf')).bytes);
    expect(pdf).toContain('/Author');
    expect(pdf).not.toMatch(/pdfkit|\/Producer|\/Creator\b/i);
  });

  test('R-9 mail, phone, profile and addresses in the text can be clicked in Word and in PDF', async () => {
    const links = ['mailto:zeljko@example.com', 'tel:+49301234567', 'https://linkedin.com/in/zeljko'];
    const word = wordPart((await write('docx')).bytes, 'word/_rels/document.xml.rels');
    const pdf = pdfText((await write('pdf')).bytes);
    for (const link of [...links, 'https://mueller.example.com/', 'https://example.com/case']) {
      expect(word).toContain(`Target="${link}"`);
      expect(pdf).toContain(`/URI (${link})`);
    }
  });
});

describe('R-9 everybody can read it', () => {
  test('R-9 the PDF is tagged: language, title, headings, lists and links', async () => {
    const pdf = pdfText((await write('pdf')).bytes);
    for (const mark of ['/Marked true', '/Lang (en-US)', '/DisplayDocTitle true'])
      expect(pdf).toContain(mark);
    expect(count(pdf, '/S /H1\n')).toBe(1);
    expect(count(pdf, '/S /H3\n')).toBe(3); // two jobs and a degree
    for (const tag of ['H2', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Link']) expect(pdf).toContain(`/S /${tag}\n`);
  });

  test('R-9 Word has its own headings and lists, and keeps the head of a job with its first bullet', async () => {
    const xml = wordPart((await write('docx')).bytes, 'word/document.xml');
    const styles = wordPart((await write('docx')).bytes, 'word/styles.xml');
    for (const style of ['Title', 'Heading1', 'Heading2', 'ListBullet'])
      expect(xml).toContain(`w:val="${style}"`);
    expect(xml).toMatch(/<w:pStyle w:val="Detail"\/><w:keepNext\/>/);
    expect(styles).toMatch(/w:styleId="Heading2"(?:(?!<\/w:style>).)*<w:keepNext\/>/s);
    expect(styles).toContain('<w:lang w:val="en-US"/>');
  });

  test('R-9 a German resume says that it is German, on its second page too', async () => {
    const job = {
      title: 'Leiter der IT',
      bullets: Array<string>(70).fill('Aufbau von zwei Teams für die IT.'),
    };
    const german = makeResumeContent({
      summary: 'Leitung der IT und des Einkaufs.',
      experience: [job] as never,
    });
    const { bytes } = await write('docx', 'single', german);
    expect(wordPart(bytes, 'word/styles.xml')).toContain('<w:lang w:val="de-DE"/>');
    expect(wordPart(bytes, 'word/footer1.xml')).toMatch(/Seite .* von /);
    expect(pdfText((await write('pdf', 'single', german)).bytes)).toContain('/Lang (de-DE)');
  });

  test('R-9 both carry their faces with them', async () => {
    const { bytes } = await write('docx');
    const fonts = wordPart(bytes, 'word/fontTable.xml');
    expect(fonts).toMatch(/w:name="Source Sans 3".*w:embedRegular.*w:embedBold/s);
    const key = Buffer.from(
      /fontKey="\{([^}]*)\}/.exec(fonts)?.[1]?.replaceAll('-', '') ?? '',
      'hex',
    ).reverse();
    for (const path of ['word/fonts/font1.odttf', 'word/fonts/font2.odttf']) {
      const font = unzipSync(bytes)[path] ?? new Uint8Array();
      const beginning = Array.from(font.subarray(0, 4), (byte, index) => byte ^ (key[index] ?? 0));
      expect(beginning).toEqual([0, 1, 0, 0]); // of every TrueType file, hidden by the key
    }
    const pdf = pdfText((await write('pdf')).bytes);
    expect(count(pdf, '/FontFile2')).toBe(2);
    expect(pdf).toMatch(/\/BaseFont \/[A-Z]{6}\+SourceSans3-Regular/); // a part of the face
  });

  test('R-9 what the faces of the PDF lack is named, and no box is printed for it', async () => {
    const written = await write(
      'pdf',
      'single',
      makeResumeContent({ name: '王小明 ﬁ 𝗕', skills: ['Rust 🦀'] }),
    );
    expect(written.missing).toEqual(['王', '小', '明', '🦀']);
    expect(
      (await write('pdf', 'single', makeResumeContent({ name: 'Ελένη Жукова Nguyễn' }))).missing,
    ).toEqual([]);
  });
});

describe('R-7 a resume that was read says everything once', () => {
  test('R-7 awards that are achievements too, languages with levels and what was left over', async () => {
    const source = content._source;
    if (!source) throw new Error('The content has a source.');
    const read = makeResumeContent({
      achievements: ['Top Tech Exec'],
      _source: {
        ...source,
        languages: ['German', 'English'],
        others: [
          { heading: 'Languages', lines: ['German (native)', 'English (C2)'] },
          { heading: 'Education', lines: ['Erasmus in Lyon'] },
          { heading: '', lines: ['Nationality: German'] },
        ],
      },
    });
    const text = new TextDecoder().decode((await write('txt', 'single', read)).bytes);
    for (const said of [
      'Top Tech Exec',
      'English',
      'Languages',
      'Education',
      'Erasmus in Lyon',
      'Nationality: German',
    ])
      expect(count(text, said)).toBe(1);
    expect(text).not.toContain('Awards');
  });
});
