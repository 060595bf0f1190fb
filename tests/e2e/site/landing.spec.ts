import type { Locator } from '@playwright/test';

import { expect, test } from '../support/page.ts';
import { SECTIONS, sectionsOf } from '../support/sections.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

const SCROLL_OFFSET_PX = 80; // P-NAV-3
const READER_HEIGHT_PX = 384; // P-AWD-5: h-96

test('P-GEN-1 P-ABT-1 P-AWD-1 P-AWD-2 P-AWD-3 P-AWD-4 P-AWD-5 P-TST-1 P-TST-2 P-PRJ-2 P-CON-2 P-CON-3 the page is read from its first Tab to the résumé', async ({
  page,
}) => {
  await page.goto('/');

  await test.step('P-GEN-1 the first Tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  await test.step('P-GEN-1 one headline, nine sections in order, no heading level skipped', async () => {
    expect(await sectionsOf(page)).toEqual(SECTIONS);
    await expect(page.locator('h1')).toHaveCount(1);
    const levels = await page
      .locator('main :is(h1, h2, h3, h4, h5)')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped).toEqual([]);
  });

  await test.step('P-ABT-1 summary, leadership, five competencies, three focuses', async () => {
    const about = page.locator('#about');
    for (const name of [
      'Executive Summary',
      'Strategic Technology Leader',
      'Core Competencies',
      'Current Focus',
    ])
      await expect(about.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(about.locator('.about-row:has(:text-is("Core Competencies")) li')).toHaveCount(5);
    await expect(about.locator('.about-row:has(:text-is("Current Focus")) h4')).toHaveText([
      'Tech Startup Opportunities',
      'Consulting Engagements',
      'Digital Transformation',
    ]);
  });

  await test.step('P-AWD-1 the video series of 2021: link and card open the same post in a new tab', async () => {
    const article = page.locator('#awards article').filter({ hasText: 'Featured video series, 2021' });
    const link = article.getByRole('link', { name: /^View the post/u });
    const card = article.getByRole('link', { name: /Watch the video/u });
    expect(await card.getAttribute('href')).toBe(await link.getAttribute('href'));
    for (const each of [link, card]) await expectNewTab(each);
    await expect(page.locator('iframe, video')).toHaveCount(0);
  });

  for (const { kind, date, action } of [
    { kind: 'Guest article', date: 'September 2019', action: 'Read Full Article' },
    { kind: 'Social post', date: 'December 2024', action: 'View Full Post' },
  ])
    await test.step(`P-AWD-2 P-AWD-3 P-AWD-5 the ${kind.toLowerCase()} of ${date} scrolls at a fixed height, by keyboard too`, async () => {
      const article = page.locator('#awards article').filter({ hasText: kind });
      await expect(article).toContainText(date);
      await expectNewTab(article.getByRole('link', { name: action }));
      const reader = article.getByRole('region', { name: /^Text of/u });
      await expect(reader.getByRole('paragraph').first()).toBeVisible();
      expect((await reader.boundingBox())?.height).toBe(READER_HEIGHT_PX);
      await reader.focus();
      await page.keyboard.press('End');
      await expect.poll(() => reader.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    });

  await test.step('P-AWD-4 the recognition of May 2015', async () => {
    const article = page.locator('#awards article').filter({ hasText: 'Industry Recognition' });
    await expect(article.getByRole('heading', { name: 'Top Tech Exec Award Honoree' })).toBeVisible();
    await expect(article).toContainText('May 2015');
  });

  await test.step('P-PRJ-2 the figures of neighbours stand on one line, whether or not a card ends in an article', async () => {
    const figures = page.locator('#projects .project-metrics');
    await figures.first().scrollIntoViewIfNeeded();
    const tops = await figures.evaluateAll((lists) =>
      lists.map((list) => Math.round(list.getBoundingClientRect().top + scrollY)),
    );
    expect(tops).toHaveLength(6);
    expect(tops.filter((_, index) => index % 2 === 0)).toEqual(tops.filter((_, index) => index % 2 === 1));
  });

  await test.step('P-TST-1 P-TST-2 two recommendations: who, how they know the owner, five filled stars', async () => {
    const section = page.locator('#testimonials');
    await expect(section.getByText('Client Feedback', { exact: true })).toBeAttached();
    await expect(section.getByRole('heading', { name: 'Professional Recommendations' })).toBeVisible();
    await expect(
      section.getByText('Trusted by executives and colleagues across the technology industry'),
    ).toBeVisible();
    const cards = section.getByRole('figure');
    await expect(cards).toHaveCount(2);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      const stars = card.getByRole('img', { name: 'Five out of five stars' });
      await expect(stars).toHaveCSS('width', '88px');
      await expect(stars).toHaveCSS('mask-size', '17.6px 16px'); // one star, which repeats five times
      await expectNewTab(card.getByRole('link'));
      await expect(card.locator('figcaption p')).toHaveCount(3);
      const image = card.locator('img');
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(0);
      await expect(image).toHaveAttribute('width', /^\d+$/u);
      await expect(image).toHaveAttribute('height', /^\d+$/u);
    }
  });

  await test.step('P-CON-2 the opportunities sought, in order', async () => {
    await expect(page.locator('#contact h3:text-is("Opportunities of interest") + ul > li')).toHaveText([
      'VP/Director roles at tech startups',
      'Technology consulting engagements',
      'IT facilities and security strategy roles',
      'M&A integration leadership',
    ]);
  });

  await test.step('P-CON-3 the résumé downloads as a .docx file', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download résumé (.docx)' }).click();
    expect((await downloading).suggestedFilename()).toBe('resume.docx');
  });
});

test(
  'P-HERO-1 P-HERO-2 P-GEN-1 label, headline, tagline and figures fit the first screen of a desktop, and nothing moves when the font arrives after the first paint',
  AT_BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-font', '');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const shifts = await page.evaluate((): unknown => Reflect.get(window, 'shifts'));
    expect(shifts).toEqual([]);
    const html = (await (await page.request.get('/')).text()).replaceAll(/<noscript>.*?<\/noscript>/gsu, '');
    expect(/<link[^>]+rel="(?:preload|stylesheet)"[^>]*>/u.exec(html)).toBeNull();

    const hero = page.locator('#hero');
    await expect(hero.getByText('Technology Director', { exact: true })).toBeInViewport();
    const headline = hero.getByRole('heading', { level: 1, name: 'IT Operations and Security Leadership' });
    await expect(headline).toBeInViewport({ ratio: 1 });
    await expect(
      hero.getByText(/^Transforming enterprise infrastructure and security posture/u),
    ).toBeInViewport();
    const figures = { 'Years Experience': '15+', 'Cost Savings': '$10M+', 'Projects Led': '50+' };
    for (const [label, value] of Object.entries(figures)) {
      const figure = hero.locator('dl > div').filter({ hasText: label });
      await expect(figure.locator('dd')).toHaveText(value);
      if (!isMobile) await expect(figure).toBeInViewport({ ratio: 1 });
    }
  },
);

test('P-HERO-3 P-HERO-4 both buttons land 80 px above their sections; under reduced motion nothing moves', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('h1')).toHaveCSS('animation-name', 'none');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  for (const [name, target] of [
    ['Consulting Opportunities', 'contact'],
    ['View Experience', 'experience'],
  ] as const) {
    await page.locator('#hero').getByRole('link', { name }).click();
    await expect.poll(() => topOf(page.locator(`#${target}`))).toBe(SCROLL_OFFSET_PX);
    await expect(page).toHaveURL(new RegExp(`#${target}$`, 'u'));
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('P-HERO-4 the hero moves in for 0.8 s and its headline is never transparent', async ({ page }) => {
    await page.goto('/');
    const headline = page.locator('h1');
    await expect(headline).toHaveCSS('animation-duration', '0.8s');
    const keyframes = await headline.evaluate((element) =>
      element.getAnimations().flatMap((animation) => {
        const { effect } = animation;
        return effect instanceof KeyframeEffect
          ? effect.getKeyframes().flatMap((frame) => Object.keys(frame))
          : [];
      }),
    );
    expect(keyframes).not.toContain('opacity');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  });
});

test.describe('an unknown address', () => {
  test.use({ expectedProblems: /404.*\/no\/such\/page/u });

  test('P-GEN-3 answers 404 with "404 Page Not Found" and ways on', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await expect(page.locator('#hero')).toBeVisible();
  });
});

function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

async function expectNewTab(link: Locator): Promise<void> {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toContainText('(opens in a new tab)');
}
