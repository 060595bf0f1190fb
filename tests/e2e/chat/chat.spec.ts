import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessible.ts';
import {
  answerWith,
  CHAT,
  dismissNotice,
  FAILURE,
  log,
  message,
  openAsleep,
  openChat,
  opener,
  panel,
  say,
  visit,
  visitWithClock,
} from '../support/chat.ts';
import { expect, test } from '../support/page.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

test.use({ hasMetAssistant: false });

test(
  'P-CHAT-2 D10 after the notice it greets, follows up and leaves, takes no focus and loads no framework',
  AT_BOTH_WIDTHS,
  async ({ page, viewport }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await visitWithClock(page);
    await dismissNotice(page);
    await page.mouse.move((viewport?.width ?? 0) - 60, (viewport?.height ?? 0) - 150); // where it will appear
    await page.clock.runFor(4_900);
    await expect(panel(page)).toBeHidden();
    await page.clock.runFor(100);
    await expect(panel(page)).toBeVisible();
    await expect(log(page)).toContainText('Can I be of assistance?');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-chat]'))).toBeNull();
    expect(scripts.filter((url) => /client\.|ChatIsland/.test(url))).toEqual([]);
    await page.clock.runFor(10_000);
    await expect(log(page)).toContainText("I'm here if you need anything");
    await page.clock.runFor(2_900);
    await expect(panel(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(panel(page)).toBeHidden();
  },
);

test('P-CHAT-2 the greeting is accessible', AT_BOTH_WIDTHS, async ({ page }) => {
  await visitWithClock(page);
  await dismissNotice(page);
  await page.clock.runFor(5_000);
  await page.clock.resume();
  await expect(log(page)).toContainText('Can I be of assistance?');
  await expectAccessible(page, CHAT);
});

test(
  'P-CHAT-1 P-CHAT-3 P-CHAT-6 the button opens 384 × 600 pixels with suggested questions and the focus in the message; its own button, Escape and "back" close it',
  AT_BOTH_WIDTHS,
  async ({ page, viewport }) => {
    await visit(page);
    await openChat(page);
    await expect(message(page)).toBeFocused();
    await expect(panel(page).getByRole('button', { name: /\?$/ })).toHaveCount(4);
    await expectAccessibleInBothThemes(page, CHAT);
    const box = await panel(page).boundingBox();
    if ((viewport?.width ?? 0) > 480) expect(box).toMatchObject({ width: 384, height: 600 });
    else expect(box?.width).toBe(viewport?.width);
    const form = await panel(page).locator('form').boundingBox();
    const gap = (box?.y ?? 0) + (box?.height ?? 0) - (form?.y ?? 0) - (form?.height ?? 0);
    expect(gap, 'px between the field and the bottom of the panel').toBeLessThan(3);

    await message(page).press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).press('Enter');
    await expect(message(page)).toBeFocused();
    await panel(page).getByRole('button', { name: 'Close the assistant' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();

    await openChat(page);
    await message(page).blur();
    await page.keyboard.press('Escape'); // Chromium asks the same watcher for the key and for "back"
    await expect(panel(page)).toBeHidden();
    await openChat(page);
    await expect(message(page)).toBeFocused();
  },
);

test('P-CHAT-1 P-CHAT-3 on a phone on its side all but the bar is the panel’s, which begins with the first suggestion', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page);
  await openChat(page);
  await expect(message(page)).toBeFocused();
  await expect(panel(page)).toHaveCSS('opacity', '1');
  expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 64, width: 844, height: 326 });
  await expect(panel(page).getByRole('button', { name: 'Who is Alex?' })).toBeInViewport({ ratio: 1 });
});

test('P-CHAT-1 at 400 % zoom there is room for what is said, and the field is reached by scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await visit(page);
  await openChat(page);
  const said = await log(page).locator('..').boundingBox();
  expect(said?.height).toBeGreaterThanOrEqual(88);
  await expect(panel(page)).toHaveCSS('opacity', '1');
  expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 225 });
  await panel(page).evaluate((element) =>
    element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }),
  );
  await expect(message(page)).toBeInViewport({ ratio: 1 });
});

test('P-CHAT-8 P-GEN-2 D45 questions are answered from the content and by what was said before, and a chip leads to where it stands', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await visit(page);
  await openChat(page);
  expect(calls.filter((call) => call.includes('/api/'))).toEqual([]);
  await panel(page)
    .getByRole('button', { name: /certifications/ })
    .click();
  await expect(log(page)).toContainText('CISSP');
  expect(calls.filter((call) => call.includes('/api/'))).toEqual(['POST /api/chat']);
  await expectAccessibleInBothThemes(page, CHAT);

  await say(page, 'Tell me about the role at Example Online Services');
  await expect(log(page)).toContainText('IT Manager');
  await say(page, 'And what came before that?');
  await expect(log(page)).toContainText('Senior Game Test Analyst');

  await panel(page)
    .getByRole('link', { name: /^Expertise: / })
    .click();
  await expect(page.locator('#skills h2')).toBeInViewport();
  await expect(page).toHaveURL(/#skills$/);
  const isHighlighted = () =>
    document.getAnimations().some(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target?.closest('#skills')?.textContent.includes('Education and Certifications') ?? false;
    });
  expect(await page.evaluate(isHighlighted)).toBe(true);
});

test('P-CHAT-7 while an answer is pending nothing more can be sent, and blanks never are', async ({
  page,
}) => {
  const asked: unknown[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/chat', async (route) => {
    asked.push(route.request().postDataJSON());
    await held;
    await route.abort('aborted');
  });
  await visit(page);
  await openChat(page);
  await say(page, '   ');
  await say(page, 'Hello');
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(panel(page).getByRole('status')).toHaveText('The assistant is answering');
  await say(page, 'Hello again');
  await expectAccessible(page, CHAT);
  expect(asked).toHaveLength(1);
  release();
  await expect(message(page)).toHaveValue('Hello again');
});

test.describe('when the server fails', () => {
  test.use({ expectedProblems: /api\/chat|503/u });

  test('P-CHAT-8 the apology is said, and trying again gets the answer', async ({ page }) => {
    await page.route('**/api/chat', (route) => route.fulfill({ status: 503, body: '{"error":"x"}' }));
    await visit(page);
    await openChat(page);
    await say(page, 'Hello');
    await expect(log(page)).toContainText(FAILURE);
    await expectAccessible(page, CHAT);
    await page.unroute('**/api/chat');
    await answerWith(page, 'Here I am.\n• Cloud: AWS and alex@example.com');
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(log(page)).toContainText('Here I am.');
    await expect(log(page)).not.toContainText(FAILURE);
    await expectAccessibleInBothThemes(page, CHAT);
  });
});

test('P-CHAT-5 D9 "play" opens the game at once; in a longer message it is answered as well', async ({
  page,
}) => {
  const asked: unknown[] = [];
  await answerWith(page, 'Testing networked play.', asked);
  await visit(page);
  await openChat(page);
  const game = page.getByRole('dialog', { name: 'Catch the particles' });
  await say(page, 'play');
  await expect(game).toBeVisible();
  await game.getByRole('button', { name: 'Close game' }).click();
  await say(page, 'display');
  await expect.poll(() => asked.length).toBe(1);
  await expect(game).toBeHidden();
  await say(page, 'What did the Senior Game Test Analyst do there?');
  await expect(game).toBeVisible();
  await expect.poll(() => asked.length).toBe(2);
});

test('P-CHAT-3 P-CHAT-4 the particle trigger offers the game; no is answered and closes after 2 s, yes opens it', async ({
  page,
}) => {
  await visit(page);
  await openChat(page);
  const offer = () =>
    page.evaluate(() => document.dispatchEvent(new CustomEvent('chat:offer-game', { cancelable: true })));
  await offer();
  await expect(log(page)).toContainText('Would you like to play a quick game?');
  await expectAccessible(page, CHAT);
  await say(page, 'No thanks');
  await expect(log(page)).toContainText('Oh...');
  await expect(panel(page)).toBeHidden();
  await offer();
  await panel(page).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('dialog', { name: 'Catch the particles' })).toBeVisible();
});

test('P-CHAT-3 typed text, caret and focus stay when the island wakes', async ({ page }) => {
  const wake = await openAsleep(page);
  await page.keyboard.type('Any awards?');
  await page.keyboard.press('ArrowLeft');
  wake();
  await page.locator('[data-chat-panel][data-ready]').waitFor();
  await expect(message(page)).toBeFocused();
  await expect(message(page)).toHaveValue('Any awards?');
  expect(await message(page).evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(10);
});

test('P-CHAT-8 what is sent before the island wakes is answered when it does', async ({ page }) => {
  const asked: unknown[] = [];
  await answerWith(page, 'One award.', asked);
  const wake = await openAsleep(page);
  await page.keyboard.type('Any awards?');
  await page.keyboard.press('Enter');
  wake();
  await expect(log(page)).toContainText('One award.');
  expect(asked).toMatchObject([{ message: 'Any awards?' }]);
});

test('P-CHAT-8 the conversation survives a reload, is sent whole, and can be cleared', async ({ page }) => {
  const asked: unknown[] = [];
  await answerWith(page, 'Noted.', asked);
  await visitWithClock(page);
  await openChat(page);
  await say(page, 'One');
  await expect(log(page)).toContainText('Noted.');
  await page.reload();
  await page.clock.runFor(60_000);
  await expect(panel(page)).toBeHidden(); // they have met: it does not greet again
  await openChat(page);
  await expect(log(page)).toContainText('Noted.');
  await say(page, 'Two');
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toMatchObject({
    history: [
      { role: 'user', content: 'One' },
      { role: 'assistant', content: 'Noted.' },
    ],
  });
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeEnabled();
  await panel(page).getByRole('button', { name: 'Clear' }).click();
  await expect(log(page)).not.toContainText('One');
});
