import { expect, test } from 'vitest';

import type { SocialPage } from '#contracts/social-cards.ts';
import { startOwnSite } from '#support/background.ts';
import { testDatabase } from '#support/database.ts';
import { makePost } from '#support/factories/post.ts';
import { plainPicture } from '#support/fake-camera.ts';
import { ownerCalls } from '#support/owner-call.ts';

import screenshotsFunction from '../../../functions/screenshots.ts';
import { cropOf, cut } from './card.ts';
import { RULES } from './rules.ts';
import { readTags } from './page.ts';

const db = await testDatabase();

const SITE = 'http://localhost:8888';
const GOOD: Record<string, string> = {
  'og:type': 'website',
  'og:site_name': 'Alex Example',
  'og:title': 'A title',
  'og:description': 'What it says.',
  'og:url': `${SITE}/`,
  'og:image': `${SITE}/og/home.png`,
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': 'A card',
  'twitter:card': 'summary_large_image',
};

type Sample = {
  tags?: Record<string, string | undefined>;
  head?: string;
  image?: { type?: string; body: Uint8Array } | undefined;
};

/** What the owner is told of a home page with these tags. */
async function describe({ tags = {}, head, image }: Sample = {}): Promise<SocialPage> {
  const metas = Object.entries({ ...GOOD, ...tags })
    .filter(([, content]) => content !== undefined)
    .map(([name, content = '']) => `<meta property="${name}" content="${content}">`);
  const canonical = head ?? `<link rel="canonical" href="${SITE}/">`;
  const html = `<!doctype html><html><head><title>Home</title>${canonical}${metas.join('')}</head><body>Text</body></html>`;
  const picture = image?.body ?? plainPicture({ width: 1200, height: 630 });
  await using _ = await startOwnSite((path) => {
    if (path === '/') return { body: html };
    return path === '/og/home.png' ? { type: image?.type ?? 'image/png', body: picture } : undefined;
  });
  const { send } = await ownerCalls(db, screenshotsFunction);
  const { status, body } = await send('GET', '/api/tools/screenshots/cards?route=/');
  expect(status).toBe(200);
  const [page] = body as SocialPage[];
  if (!page) throw new Error('no page');
  return page;
}

const rulesOf = ({ problems }: SocialPage) => [...new Set(problems.map(({ rule }) => rule))];
const cardOn = ({ cards }: SocialPage, platform: string) => cards.find((card) => card.platform === platform);

test('A-SCR-1 a page with all of its tags has a large card on each platform, and nothing is wrong', async () => {
  const page = await describe();
  expect(page.problems).toEqual([]);
  expect(page.cards.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'large'));
  expect(cardOn(page, 'twitter')).toMatchObject({ title: 'A title', description: null, source: 'localhost' });
  expect(cardOn(page, 'discord')).toMatchObject({ description: 'What it says.', source: 'Alex Example' });
  expect(cardOn(page, 'facebook')?.image).toMatchObject({ path: '/og/home.png', alt: 'A card', ratio: 1.91 });
});

const long = 'word '.repeat(100).trim();

test.each<[string, Sample, string]>([
  ['no canonical address', { head: '' }, 'canonical-missing'],
  [
    'another canonical address',
    { head: '<link rel="canonical" href="https://a.example/">' },
    'canonical-elsewhere',
  ],
  ['another og:url', { tags: { 'og:url': `${SITE}/other` } }, 'url-differs'],
  ['no title', { tags: { 'og:title': undefined } }, 'title-missing'],
  ['no description', { tags: { 'og:description': undefined } }, 'description-missing'],
  ['no image', { tags: { 'og:image': undefined } }, 'image-missing'],
  ['a relative image', { tags: { 'og:image': '/og/home.png' } }, 'image-relative'],
  ['an image of another site', { tags: { 'og:image': 'https://a.example/a.png' } }, 'image-elsewhere'],
  ['an image that is not there', { tags: { 'og:image': `${SITE}/missing.png` } }, 'image-unreadable'],
  ['no alt text', { tags: { 'og:image:alt': undefined } }, 'alt-missing'],
  ['a long alt text', { tags: { 'og:image:alt': long } }, 'alt-too-long'],
  ['a wrong size in the tags', { tags: { 'og:image:width': '600' } }, 'image-size-wrong'],
  ['a long title', { tags: { 'og:title': long } }, 'title-cut'],
  ['a long description', { tags: { 'og:description': long } }, 'description-cut'],
  ['no kind of card', { tags: { 'twitter:card': undefined } }, 'card-missing'],
  ['a square image', { image: { body: plainPicture({ width: 1000, height: 1000 }) } }, 'image-cropped'],
  ['a small image', { image: { body: plainPicture({ width: 310, height: 162 }) } }, 'image-small'],
  ['a tiny image', { image: { body: plainPicture({ width: 20, height: 10 }) } }, 'image-too-small'],
  ['a very wide image', { image: { body: plainPicture({ width: 1200, height: 200 }) } }, 'image-too-wide'],
  ['a head that is too long', { head: `<style>${'a{}'.repeat(110_000)}</style>` }, 'head-too-long'],
])('A-SCR-1 %s is found', async (_, sample, rule) => {
  const page = await describe(sample);
  expect(rulesOf(page)).toContain(rule);
  for (const { source, message } of page.problems) expect([source, message]).not.toContain('');
});

test('A-SCR-1 an image that is too heavy for a platform is left out there alone', async () => {
  const body = Buffer.concat([plainPicture({ width: 1200, height: 630 }), Buffer.alloc(700 * 1024)]);
  const page = await describe({ image: { body } });
  expect(page.problems).toMatchObject([{ rule: 'image-too-heavy', platform: 'whatsapp', severity: 'error' }]);
  expect(cardOn(page, 'whatsapp')).toMatchObject({ kind: 'text', image: null });
  expect(cardOn(page, 'facebook')?.kind).toBe('large');
});

test('A-SCR-1 errors come before warnings', async () => {
  const page = await describe({ tags: { 'og:image:alt': undefined, 'og:title': undefined } });
  expect(page.problems.map(({ severity }) => severity)).toEqual(['error', 'warning']);
});

test('A-SCR-1 X reads its own tags first, the others those of Open Graph', async () => {
  const page = await describe({ tags: { 'twitter:title': 'For X' } });
  expect(cardOn(page, 'twitter')?.title).toBe('For X');
  expect(cardOn(page, 'slack')?.title).toBe('A title');
});

test('A-SCR-1 a page that cannot be read says so, and the others are there', async () => {
  await using _ = await startOwnSite((path) => (path === '/' ? { body: '<title>Home</title>' } : undefined));
  await makePost(db, { slug: 'newest' });
  const { send } = await ownerCalls(db, screenshotsFunction);
  const { body } = await send('GET', '/api/tools/screenshots/cards');
  expect(body).toMatchObject([
    { route: '/', reason: null, cards: [{ title: 'Home', kind: 'text' }, {}, {}, {}, {}, {}] },
    { route: '/blog', reason: 'The page cannot be read at the moment.', cards: [] },
    { route: '/blog/newest', cards: [] },
  ]);
});

test('A-SCR-1 a page that answers something else, or without end, is not read', async () => {
  for (const answer of [{ type: 'application/json', body: '{}' }, { body: 'a'.repeat(2_200_000) }]) {
    await using _ = await startOwnSite(() => answer);
    const { send } = await ownerCalls(db, screenshotsFunction);
    const { body } = await send('GET', '/api/tools/screenshots/cards?route=/');
    expect(body).toMatchObject([{ cards: [] }]);
    await db.execute('delete from admin_users');
    await db.execute('delete from users');
  }
});

test('A-SCR-1 texts are cut by characters as people count them, with an ellipsis', () => {
  expect(cut('héllo', 5)).toBe('héllo');
  expect(cut('one two three', 9)).toBe('one two…');
  expect(cut('👍👍👍', 2)).toBe('👍…');
});

test('A-SCR-1 the middle of an image is what fits its place', () => {
  expect(cropOf({ width: 1000, height: 1000 }, 2)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  expect(cropOf({ width: 2000, height: 1000 }, 1)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
});

test('A-SCR-1 every number of the rules names its source', () => {
  const sources = JSON.stringify(RULES).match(/"source":"[^"]+"/g) ?? [];
  expect(sources).toHaveLength(6 * 7);
});

test('A-SCR-1 tags are those of the head, the first of several, however they are written', () => {
  const { meta, title, canonical } = readTags(
    `<html><head><TITLE> One
     &amp; two </TITLE><META PROPERTY="OG:Title" CONTENT=' A  "b" '><meta name="og:title" content="later">
     <link rel=canonical href=/a><svg><title>not this</title></svg></head><body><meta property="og:url" content="x"></body>`,
  );
  expect([title, canonical, meta.get('og:title'), meta.get('og:url')]).toEqual([
    'One & two',
    '/a',
    'A "b"',
    undefined,
  ]);
});

test('A-SCR-1 a head is read up to where it nests deeper than any page', () => {
  const title = '<title>Example</title>';
  expect(readTags(`<head>${'<b>'.repeat(200)}${title}`).title).toBe('Example');
  expect(readTags(`<head>${'<b>'.repeat(300)}${title}`).title).toBeUndefined();
});
