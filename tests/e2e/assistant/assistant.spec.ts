/** From a visitor's thumb to an answer of the owner's own. */
import { expectAccessibleInBothThemes } from '../support/accessible.ts';
import { log, openChat, say, visit } from '../support/chat.ts';
import { expect, test } from '../support/owner.ts';
import { unique } from '../support/unique.ts';
import { AT_BOTH_WIDTHS } from '../support/widths.ts';

test(
  'a question that a visitor marks as answered badly is answered by the owner, and the assistant says so at once',
  AT_BOTH_WIDTHS,
  async ({ page }) => {
    const word = `Zq${unique()}`;
    const question = `Does Alex collect ${word} figurines?`;
    await visit(page);
    await openChat(page);
    await say(page, question);
    await log(page).getByRole('button', { name: 'This did not help' }).click();
    await expect(log(page)).toContainText('the question is passed on');

    await page.goto(`/tools/assistant?reason=unhelpful&search=${word}`);
    const row = page.getByRole('row').filter({ hasText: word });
    await expect(row).toContainText('No help');
    await expectAccessibleInBothThemes(page);
    await row.getByRole('button', { name: 'Answer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Answer a question' });
    await expect(dialog.getByLabel('Questions')).toHaveValue(question);
    await expect(dialog).toContainText('The assistant says now');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('Enter an answer');
    await dialog.getByLabel('Answer', { exact: true }).fill(`Yes, forty ${word}.`);
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toBeHidden();

    await page.getByRole('tab', { name: 'Your answers' }).click();
    const card = page.getByRole('listitem').filter({ hasText: question });
    await expect(card).toContainText(`Yes, forty ${word}.`);
    await expect(page.getByRole('region', { name: /^Your questions/ })).toContainText('get your answer');
    await expectAccessibleInBothThemes(page);

    await visit(page);
    await openChat(page);
    await say(page, question);
    await expect(log(page)).toContainText(`Yes, forty ${word}.`);

    await page.goto('/tools/assistant?tab=answers');
    await card.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete answer' }).click();
    await expect(card).toBeHidden();
  },
);
