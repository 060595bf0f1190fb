import sharp from 'sharp';
import { expect, test } from 'vitest';

import { BRAND } from '#lib/brand/colours.ts';
import { column, text } from '#lib/social-image/boxes.ts';
import { landingCard } from '#lib/social-image/landing-card.ts';
import { FONT_FAMILY, renderSocialImage } from '#lib/social-image/render.ts';
import { readSiteContent } from '#support/site-content.ts';

const blank = { width: '100%', height: '100%', backgroundColor: BRAND.canvas, fontFamily: FONT_FAMILY };

test('P-HERO-1 the preview image of the landing page is a 1200 × 630 PNG of the hero', async () => {
  const content = await readSiteContent();
  const png = await renderSocialImage(landingCard(content, '2026-11'));
  const { dominant } = await sharp(png).stats();
  expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  expect(png.length).toBeLessThan(60_000);
  expect([dominant.r, dominant.g, dominant.b].every((channel) => channel > 230)).toBe(true);
});

test('P-HERO-1 letters of both registered subsets are drawn, not left as boxes', async () => {
  const draw = (letters: string) => renderSocialImage(column(blank, [text(letters, { fontSize: 200 })]));
  const [latin, extended, other] = await Promise.all([draw('A'), draw('Ł'), draw('Ő')]);
  expect(await inkShare(latin)).toBeGreaterThan(0.005);
  expect(await inkShare(extended)).toBeGreaterThan(0.005);
  expect(Buffer.compare(extended, other)).not.toBe(0);
});

test('P-EXP-5 a longer career moves the bars, so that the image is made from the content', async () => {
  const content = await readSiteContent();
  const today = await renderSocialImage(landingCard(content, '2026-11'));
  const later = await renderSocialImage(landingCard(content, '2031-11'));
  expect(Buffer.compare(today, later)).not.toBe(0);
});

/** Share of pixels that are clearly darker than the canvas. */
async function inkShare(png: Uint8Array): Promise<number> {
  const pixels = await sharp(png).greyscale().raw().toBuffer();
  return pixels.filter((value) => value < 128).length / pixels.length;
}
