import { expect, test } from 'vitest';

import { sizedPath } from '#contracts/files.ts';

import { uploadedImage } from './image-variants.ts';
import { renderMarkdown } from '../markdown/render.ts';

const SITE = 'https://site.example';
const photo = { id: 7, mimeType: 'image/jpeg', width: 1200, height: 800 };
const variant = (width: number) => `/.netlify/images?url=%2Fapi%2Ftools%2Ffiles%2F7%2Fpreview&w=${width}`;

test('D18 an uploaded image in a post has its size and comes in all widths that are smaller', () => {
  const { html } = renderMarkdown(`![A chart](${sizedPath(photo)})`, { site: SITE });
  expect(html).toContain('width="1200" height="800"');
  const candidates = [480, 960].map((width) => `${variant(width).replace('&', '&#x26;')} ${width}w`);
  expect(html).toContain(`srcset="${candidates.join(', ')}, /api/tools/files/7/preview?size=1200x800 1200w"`);
});

test('D18 a small image has no smaller versions, an animation and a film have no size', () => {
  expect(uploadedImage(sizedPath({ ...photo, width: 480, height: 100 }))?.variants).toEqual({});
  expect(sizedPath({ ...photo, mimeType: 'image/gif' })).toBe('/api/tools/files/7/preview');
  expect(sizedPath({ ...photo, mimeType: 'video/mp4', width: null })).toBe('/api/tools/files/7/preview');
});

test.each([
  '/api/tools/files/7/preview',
  '/api/tools/files/7/preview?size=0x10',
  '/api/tools/files/7/preview?size=10x10&url=//evil.example',
  '/api/tools/files/x/preview?size=10x10',
  'https://evil.example/api/tools/files/7/preview?size=1200x800',
  '/api/tools/files/7/download?size=1200x800',
])('D18 %s names no uploaded image with a size', (src) => {
  expect(uploadedImage(src)).toBeUndefined();
});
