import { expect, test } from 'vitest';

import { RESUME_NAME_MAXIMUM } from '#contracts/resumes.ts';
import { refusal } from '#lib/api/api-request.ts';

import { fileProblem, megabytes, nameOf, uploadFailure } from './upload-rules.ts';

const answered = (status: number, text: string) => refusal(new Response(null, { status }), text);

test('R-6 a size is told in MB with two decimals', () => {
  expect(megabytes(0)).toBe('0.00 MB');
  expect(megabytes(1_572_864)).toBe('1.50 MB');
  expect(megabytes(12_345)).toBe('0.01 MB');
});

test('R-6 a resume is called as its file, without what tells the kind', () => {
  expect(nameOf({ name: 'Alex Example, 2026.final.docx' })).toBe('Alex Example, 2026.final');
  expect(nameOf({ name: '.pdf' })).toBe('');
  expect(nameOf({ name: `${'long '.repeat(60)}.pdf` }).length).toBeLessThanOrEqual(RESUME_NAME_MAXIMUM);
});

test('R-6 documents of the five kinds are taken, whatever the case of their name', () => {
  for (const name of ['a.pdf', 'a.DOC', 'a.docx', 'a.Txt', 'a.json'])
    expect(fileProblem({ name, size: 10 })).toBeUndefined();
});

test.each([
  ['photo.png', 10, /\.pdf, \.doc, \.docx, \.txt/u],
  ['pdf', 10, /Choose a file of one/u],
  ['a.pdf', 0, /empty/u],
  ['a.pdf', 4 * 1024 * 1024 + 1, /at most 4 MB; this one has 4\.00 MB/u],
])('R-6 %s of %i bytes is refused with its reason', (name, size, reason) => {
  expect(fileProblem({ name, size })).toMatch(reason);
});

test('ERR-4 a refused upload shows the error of the server', () => {
  const error = answered(422, JSON.stringify({ error: 'This PDF is encrypted.' }));
  expect(uploadFailure(error)).toEqual({
    title: 'Failed to upload resume. Please try again.',
    description: 'This PDF is encrypted.',
    variant: 'destructive',
  });
});

test('ERR-4 a page in the place of an answer is called what it is, whatever its status', () => {
  const html = 'Server returned HTML instead of JSON';
  expect(uploadFailure(answered(502, '<html>Bad gateway</html>')).description).toBe(html);
  expect(uploadFailure(new SyntaxError('Unexpected token <')).description).toBe(html);
});

test('ERR-4 a lost connection says only that it failed', () => {
  expect(uploadFailure(new TypeError('lost')).description).toBeUndefined();
  expect(uploadFailure(answered(504, '')).description).toBeUndefined();
});
