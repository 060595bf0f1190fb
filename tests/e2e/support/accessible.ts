import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A page that axe has looked at has it: half a megabyte less to read. */
const NOTHING = ';';
const RULES = { runOnly: { type: 'tag' as const, values: TAGS } };

/**
 * Asserts that axe finds nothing (WCAG 2.0–2.2 A and AA, best practice) once running animations are over; `within` a
 * modal dialog where the inert page behind it has a shadow tree, of which axe does not see that it is inert.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await settle(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: NOTHING }) });
  // Its other mode opens a page to end in, for the sake of frames, of which the site has none.
  axe
    .setLegacyMode()
    .include(within)
    .options({ ...RULES, resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const readable = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map((node) => `${node.target.join(' ')} · ${node.failureSummary ?? ''}`),
  }));
  expect(readable).toEqual([]);
}

/** The same in the light and in the dark theme. */
export async function expectAccessibleInBothThemes(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, within);
  }
}

/** Half-transparent text has no contrast to speak of: what ends by itself may end first. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const endless = animation.effect?.getComputedTiming().endTime === Infinity;
      return endless || animation.playState !== 'running';
    }),
  );
}
