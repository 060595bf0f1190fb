import { Document, HeadingLevel, ImageRun, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import mammoth from 'mammoth';
import type { Page } from '@playwright/test';

import { picture } from '#support/sample-files.ts';
import { content, POSTS, state, title } from '../support/editor.ts';
import { expect, test } from '../support/owner.ts';
import { unique } from '../support/unique.ts';

test.use({ expectedProblems: /\/api\/blog\/admin\/import|ERR_FAILED/u }); // one answer is lost on purpose

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Chosen = { name: string; mimeType: string; buffer: Buffer };

async function importFiles(page: Page, files: Chosen[]): Promise<void> {
  await page.goto(POSTS);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel('Drop Markdown or Word documents here').setInputFiles(files);
}

const photo = async (name: string, colour: string): Promise<Chosen> => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(await picture('png', 320, 200, colour)),
});

const imageWidth = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Preview' })
    .getByRole('img', { name })
    .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));

async function wordFile(name: string): Promise<Buffer> {
  const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
  const { buffer } = await photo('rack.png', '#a53b6e');
  const altText = { name: 'The rack', title: 'The rack', description: 'The rack' };
  const children = [
    new Paragraph({ heading: HeadingLevel.TITLE, text: name }),
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: 'What was moved' }),
    new Paragraph({ bullet: { level: 0 }, text: 'Two switches' }),
    new Paragraph({ style: 'Code', text: 'show interfaces' }),
    new Table({ rows: [new TableRow({ children: [cell('Site'), cell('Racks')] })] }),
    new Paragraph({
      children: [
        new ImageRun({ type: 'png', data: buffer, transformation: { width: 320, height: 200 }, altText }),
      ],
    }),
  ];
  const paragraphStyles = [{ id: 'Code', name: 'Code' }];
  return Packer.toBuffer(new Document({ styles: { paragraphStyles }, sections: [{ children }] }));
}

test('BA-5 A-FIL-1 a Word document with a picture becomes a draft, and the draft a Word document again', async ({
  page,
}, info) => {
  const name = `Moved ${unique()}`;
  await importFiles(page, [{ name: 'moved.docx', mimeType: WORD, buffer: await wordFile(name) }]);
  await expect(page.getByText(`“${name}” is a draft now, with 1 image.`)).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(title(page)).toHaveValue(name);
  await expect(content(page)).toContainText('## What was moved');
  await expect.poll(() => imageWidth(page, 'The rack')).toBe(320);

  await page.getByRole('button', { name: 'More actions' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download as Word' }).click();
  const file = info.outputPath('again.docx');
  await (await download).saveAs(file);
  const styleMap = ["p[style-name='Title'] => h1.title", "p[style-name='Code Block'] => pre"];
  const { value: html } = await mammoth.convertToHtml({ path: file }, { styleMap });
  expect(html).toContain(`<h1 class="title">${name}</h1>`);
  expect(html).toContain('<h1>What was moved</h1><ul><li>Two switches</li></ul>');
  expect(html).toContain('<pre>show interfaces</pre>');
  expect(html).toMatch(/<table>.*Site.*Racks.*<\/table>/u);
  expect(html).toMatch(/<img alt="The rack" src="data:image\/png;base64,/u);
});

test('BA-5 a Markdown document with its picture becomes one draft, though the answer was lost at first', async ({
  page,
}) => {
  const name = `Notes ${unique()}`;
  const text = `# ${name}\n\n![The plan](img/plan.png)\n`;
  const document = { name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.from(text) };
  let sent = 0;
  await page.route('**/api/blog/admin/import', async (route) => {
    const answer = await route.fetch();
    sent += 1;
    await (sent === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  await importFiles(page, [document, await photo('plan.png', '#3ba56e')]);
  await expect(page.getByText('notes.md: The server cannot be reached.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(`“${name}” is a draft now, with 1 image.`)).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect.poll(() => imageWidth(page, 'The plan')).toBe(320);
  await expect(state(page)).toHaveText('No unsaved changes');
  await page.goto(`${POSTS}&search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
});
