import type { Locator } from '@playwright/test';

import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { CHAT, log, message, openChat, panel, visit } from '../support/chat.ts';
import { expect, test } from '../support/page.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

const POSTING = `Head of IT Operations

Requirements
- 10+ years of experience
- ITIL
- Primavera P6

Nice to have
- OKRs`;

test(
  'D45 a visitor checks a posting in the assistant, sees what proves each requirement, and writes about it',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    await visit(page);
    await openChat(page);
    await panel(page).getByRole('button', { name: 'Check a job posting' }).click();
    const field = panel(page).getByLabel('Posting, or its address');
    await expect(field).toBeFocused();
    await field.fill(POSTING);
    await panel(page).getByRole('button', { name: 'Check', exact: true }).click();
    await expect(
      panel(page).getByText('Of 3 required: 2 met, 0 partly, 1 not stated on this site.'),
    ).toBeVisible();
    const rows = panel(page).getByRole('list', { name: 'Requirements' }).locator('> li');
    await expect(rows).toHaveCount(4);
    await expect(rows.filter({ hasText: 'ITIL' }).getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/record#/,
    );
    await expect(rows.filter({ hasText: 'Primavera P6' })).toContainText('Not stated here');
    await expectAccessibleInBothThemes(page, CHAT);
    await panel(page).getByLabel('Put the posting into my message').check();
    await panel(page).getByRole('button', { name: 'Write about this posting' }).click();
    await expect(panel(page)).toBeHidden();
    const letter = page.getByRole('textbox', { name: 'Message' });
    await expect(letter).toHaveValue(
      /Of 3 required: 2 met[\s\S]*Primavera P6[\s\S]*The posting:\nHead of IT Operations/,
    );
  },
);

test.describe('without a connection', () => {
  test.use({ expectedProblems: /\/api\/fit/u });

  test('D45 a text that is too long for a message, or of many lines, is taken for a posting; a check that could not be made says so and keeps it, and the conversation waits', async ({
    page,
    context,
  }) => {
    await visit(page);
    await openChat(page);
    await message(page).fill('A question');
    await paste(message(page), `Requirements\n- ITIL\n${'More about us. '.repeat(200)}`);
    const field = panel(page).getByLabel('Posting, or its address');
    await expect(field).toHaveValue(/^Requirements\n- ITIL\nMore/);
    await context.setOffline(true);
    await panel(page).getByRole('button', { name: 'Check', exact: true }).click();
    await expect(panel(page).getByText('The check could not be made.', { exact: false })).toBeVisible();
    await expect(field).toHaveValue(/^Requirements\n- ITIL\nMore/);
    await panel(page).getByRole('button', { name: 'Back to the conversation' }).click();
    await expect(message(page)).toHaveValue('A question');

    const posting = `Head of IT\n\nRequirements\n- ITIL\n- Budgets\n- ${'More about us. '.repeat(30)}`;
    await paste(message(page), posting);
    await expect(field).toHaveValue(/^Head of IT\n/);
    await panel(page).getByRole('button', { name: 'Back to the conversation' }).click();

    await message(page).fill(`Would Alex fit this job?\n${posting}`);
    await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
    await expect(field).toHaveValue(/^Would Alex fit this job\?\nHead of IT\n/);
    await panel(page).getByRole('button', { name: 'Back to the conversation' }).click();
    await context.setOffline(false);
    await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log(page)).toContainText('Would Alex fit this job?');
  });
});

const paste = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
