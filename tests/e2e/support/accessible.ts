import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A page that axe has looked at has it: half a megabyte less to read. */
const NOTHING = ';';
const RULES = { type: 'tag' as const, values: TAGS };
/** What a theme can break: it changes colours and nothing else. */
const COLOUR_RULES = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };
type RunOnly = typeof RULES | typeof COLOUR_RULES;

const DIALOG = '[role=dialog], [role=alertdialog]';

/**
 * Asserts that axe finds nothing (WCAG 2.0–2.2 A and AA, best practice) once running animations are over: in the open
 * dialog, behind which the page is inert and was looked at without it, or else on the whole page.
 */
export const expectAccessible = (page: Page, within?: string): Promise<void> => check(page, RULES, within);

/** The same in the light and in the dark theme. */
export async function expectAccessibleInBothThemes(page: Page, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await check(page, RULES, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  await check(page, COLOUR_RULES, within);
}

async function check(page: Page, runOnly: RunOnly, within?: string): Promise<void> {
  await settle(page);
  const isDialogOpen = (await page.locator(DIALOG).filter({ visible: true }).count()) > 0;
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: NOTHING }) });
  // Its other mode opens a page to end in, for the sake of frames, of which the site has none.
  axe
    .setLegacyMode()
    .include(within ?? (isDialogOpen ? DIALOG : 'html'))
    .options({ runOnly, resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const readable = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map((node) => `${node.target.join(' ')} · ${node.failureSummary ?? ''}`),
  }));
  expect(readable).toEqual([]);
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
