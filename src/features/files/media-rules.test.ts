import { expect, test } from 'vitest';

import { INVALID_MEDIA_TYPE } from '#contracts/files.ts';

import { refusalOf } from './media-rules.ts';

const MEBIBYTE = 1024 * 1024;
const fileOf = (name: string, type: string, bytes = 1) => new File([new Uint8Array(bytes)], name, { type });

test.each([
  ['photo.JPG', 'image/jpeg'],
  ['photo.jpeg', 'image/jpeg'],
  ['chart.png', 'image/png'],
  ['loop.gif', 'image/gif'],
  ['photo.webp', 'image/webp'],
  ['talk.mp4', 'video/mp4'],
  ['talk.webm', 'video/webm'],
  ['photo.png', ''],
])('BA-9 the page lets %s into the media library', (name, type) => {
  expect(refusalOf(fileOf(name, type), 'media')).toBeUndefined();
});

test.each([
  ['logo.svg', 'image/svg+xml'],
  ['report.pdf', 'application/pdf'],
  ['photo.heic', 'image/heic'],
  ['photo.jpg.html', 'text/html'],
  ['photo', 'image/png'],
])('BA-9 the page refuses %s at once', (name, type) => {
  expect(refusalOf(fileOf(name, type), 'media')).toBe(INVALID_MEDIA_TYPE);
});

test('BA-9 media may have 10 MB, A-FIL-1 other files 15, and neither may be empty', () => {
  expect(refusalOf(fileOf('a.png', 'image/png', 10 * MEBIBYTE), 'media')).toBeUndefined();
  expect(refusalOf(fileOf('a.png', 'image/png', 10 * MEBIBYTE + 1), 'media')).toBe(
    'a.png is larger than 10 MB.',
  );
  expect(refusalOf(fileOf('a.pdf', 'application/pdf', 15 * MEBIBYTE), 'other')).toBeUndefined();
  expect(refusalOf(fileOf('a.pdf', 'application/pdf', 15 * MEBIBYTE + 1), 'other')).toBe(
    'a.pdf is larger than 15 MB.',
  );
  expect(refusalOf(fileOf('a.txt', 'text/plain', 0), 'other')).toBe('a.txt is empty.');
});
