import { expect, test } from 'vitest';

import { JOB } from '#support/resume-of.ts';

import { readDocument } from './read-document.ts';

const RESUME = `Ilse Harrow
Leeds, UK | ilse.harrow@example.com

${JOB}

Education

2011 - 2014 BSc Economics, University of Hull

Skills

Excel`;

test.each([
  `Sehr geehrte Frau Lindner,

wie am Telefon besprochen schicke ich Ihnen meinen Lebenslauf hier im
Text, weil der Anhang zu groß war.

Mit freundlichen Grüßen
Ilse Harrow

${RESUME}`,
  `Bonjour Madame Ferrand,

Suite à notre échange, voici mon CV dans le corps du message, la pièce
jointe ne passait pas. Je suis disponible.

Bien cordialement,
${RESUME}`,
  `Hi Leanne,

Thanks for the call on Tuesday. As discussed I have pasted my resume
below because the attachment kept bouncing.

Happy to come in for a drive test any time except Thursday, and
happy to bring my log book.

Cheers
Ilse

${RESUME}`,
  `Hello team,

I saw your notice at the college and would like to apply for the place in
the dye works

${RESUME}`,
])('R-7 what is said and signed above a resume in a message is no part of it', async (text) => {
  const { content } = await readDocument({ bytes: new TextEncoder().encode(text), fileName: 'a.txt' });
  expect([content?.name, content?.summary, content?._source?.headline]).toEqual(['Ilse Harrow', '', '']);
  expect(content?._source?.others).toEqual([]);
  expect([content?.experience.length, content?.education.length, content?.skills]).toEqual([1, 1, ['Excel']]);
});
