import { expect, test } from 'vitest';

import { jobOfPage } from './read-job.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const read = (body: string, head = '') =>
  jobOfPage(
    { url: 'https://www.example.org/jobs/1', html: `<html>${head}<title>Beekeeper</title>${body}</html>` },
    NOW,
  );
const asked = (body: string) => read(`<h1>Beekeeper</h1>${DUTIES}${body}`)?.requirements ?? null;
const DUTIES = '<h2>Duties</h2><ul><li>Feed the swarms</li><li>Mend the hives</li></ul>';
const data = (more: object) =>
  read(
    '<h1>Beekeeper</h1>',
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Beekeeper', ...more }).replaceAll('</', '<\\/')}</script>`,
  );

test('J-4 a paragraph within an item of structured data is the item', () => {
  const description = `<h2>Requirements</h2><ul><li><p>Calm hands</p></li> <li> <p>No fear</p><p>of stings</p></li></ul>`;
  const job = data({ description });
  expect(job?.requirements).toBe('• Calm hands\n• No fear\n• of stings');
  expect(job?.description).toContain('• Calm hands\n• No fear\nof stings');
});

test('J-4 a section of the description says more than the experience that data name', () => {
  const description = `<h4>The post</h4><p>Our hives stand on nine roofs of the old town.</p>
    <h4>Profil recherché</h4><p>Amour des abeilles et du grand air</p><p>Permis B</p><h4>Déroulement</h4><ol><li>Un appel</li></ol>`;
  expect(data({ description, experienceRequirements: '> 3 ans' })?.requirements).toBe(
    'Amour des abeilles et du grand air\nPermis B\n> 3 ans',
  );
});

test.each([
  'The successful candidate:',
  'Our ideal candidate',
  'What you offer us',
  'Your strengths',
  'Does this sound like you?',
  'To be successful',
  'Das hast du',
  'Sie verfügen über',
  'Was wir von Ihnen erwarten',
  'Zugangsvoraussetzungen',
  'Vous disposez de',
  'Et vous ?',
  'Qualités requises',
  '¿Eres tú?',
  'Lo que debes aportar',
  'La persona ideal',
])('J-4 `%s` heads what is asked', (heading) => {
  expect(asked(`<h2>${heading}</h2><p>- Calm hands<br>- No fear</p>`)).toBe('• Calm hands\n• No fear');
});

test.each([
  'Do you have questions?',
  'You can look forward to',
  'What the successful candidate will do',
  'Why you will love us',
  'Haben Sie Fragen?',
  'Nous vous proposons',
  '¿Tienes dudas?',
])('J-4 `%s` does not', (heading) => {
  expect(asked(`<h2>${heading}</h2><p>- Honey<br>- Wax</p>`)).toBeNull();
});

test('J-4 parts of a section whose own headings say nothing are parts of it', () => {
  const job =
    asked(`<details open><summary>What you bring</summary><p><b>Practice</b></p><ul><li>Calm hands</li></ul>
    <p><b>Other</b></p><ul><li>No fear</li></ul></details><details open><summary>Our roofs</summary><p>Nine of them.</p></details>`);
  expect(job).toBe('• Calm hands\n\n• No fear');
});

test('J-4 a button that opens what stands below it is a heading', () => {
  const part = (heading: string, lines: string[]) =>
    `<div><button aria-expanded="false">${heading}</button><div>${lines.map((line) => `<div class="li">${line}</div>`).join('')}</div></div>`;
  expect(asked(part('Das bringst du mit', ['Geduld', 'Ruhe']) + part('Das bieten wir', ['Honig']))).toBe(
    'Geduld\nRuhe',
  );
});

test('J-4 lines below each other are no headings for what one of them says', () => {
  const lines = ['Calma', 'Carné de apicultor', 'Se valora inglés'].map(
    (line) => `<div class="point">${line}</div>`,
  );
  expect(asked(`<h3>¿Qué pedimos?</h3>${lines.join('')}<h3>¿Qué ofrecemos?</h3><div>Miel</div>`)).toBe(
    'Calma\nCarné de apicultor\nSe valora inglés',
  );
});

test('J-4 what is welcome may stand right below the list', () => {
  expect(
    asked(
      '<h2>Requirements</h2><ul><li>Calm hands</li></ul><p>A van is desirable.</p><p>We meet on Fridays.</p>',
    ),
  ).toBe('• Calm hands\nA van is desirable.');
});

test('J-4 without a heading the list is asked most of whose items ask', () => {
  const body = `<h1>Beekeeper</h1><p>We keep bees on nine roofs of the old town and need one more pair of hands.</p>
    <ul><li>Feed the swarms</li><li>Mend the hives</li></ul><p>And:</p>
    <ul><li>Two years of experience with bees</li><li>Driving licence</li><li>No fear</li></ul><p>So:</p>
    <ul><li>Paid holidays</li><li>Free honey</li></ul>`;
  expect(read(body)?.requirements).toBe('• Two years of experience with bees\n• Driving licence\n• No fear');
});

test('J-4 a cell with many lines is a page of its own', () => {
  const lines = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((word) => `<p>Roof ${word}</p>`);
  const body = `<table><tr><td><a href="/">Home</a></td><td><b>Beekeeper</b>${lines.join('')}
    <p><b>You need:</b><br>* Calm hands<br>* No fear</p><p><b>Pay:</b> $20 an hour</p></td></tr></table>`;
  expect(read(body)?.requirements).toBe('• Calm hands\n• No fear');
});

test.each([
  ['a line underlined', '<p><u>Honig und Herz</u></p>'],
  ['a line bold by its style', '<p><span style="font-weight: 700">Honig und Herz</span></p>'],
  ['a line bold by its class', '<div class="fw-bold">Honig und Herz</div>'],
  ['capitals', '<div>HONIG UND HERZ</div>'],
  ['a term of a list', '<dl><dt>Honig und Herz</dt><dd>Viel davon</dd></dl>'],
])('J-4 a heading may be %s', (_, heading) => {
  expect(asked(`<h2>Dein Profil</h2><div>Ruhige Hand</div>${heading}<div>Brot am Morgen</div>`)).toBe(
    'Ruhige Hand',
  );
});

test('J-4 a bold line with a sign before it is a heading, no item', () => {
  expect(
    asked(
      '<p><b>✅ What you bring</b></p><p>Calm hands</p><p><b>➤ What you get</b></p><p>Free honey every week</p>',
    ),
  ).toBe('Calm hands');
});

test.each([
  ['<p><b>You have:</b> calm hands, no fear</p>', 'calm hands, no fear'],
  [
    '<div class="job-requirements"><ul><li>Calm hands</li><li>No fear</li></ul></div>',
    '• Calm hands\n• No fear',
  ],
])('J-4 %s asks', (body, value) => {
  expect(asked(body)).toBe(value);
});

test.each([
  ['<p>Wir wünschen uns: Ruhe und eine sichere Hand.</p>', 'Ruhe und eine sichere Hand.'],
  [
    '<p>Come and see us. Experience with bees is essential. A van would be useful. We meet on Fridays.</p>',
    'Experience with bees is essential.\nA van would be useful.',
  ],
])('J-4 without headings and lists %s asks', (body, value) => {
  expect(asked(body)).toBe(value);
});
