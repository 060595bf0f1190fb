import { form, row } from '../support/jobs.ts';
import { expect, test } from '../support/owner.ts';
import { unique } from '../support/unique.ts';

const TEXT = (company: string) => `Night Baker (m/f/d)
Company: ${company}
Location: Ghent, Belgium
Salary: 2,400 EUR per month

You bake bread every night, from ten to six, with two colleagues.

Requirements
- Two years in a bakery
- A driving licence`;

test('J-4 a pasted text fills the form, says where each value comes from, is kept with the application, and is warned of when it is there already', async ({
  page,
}) => {
  const company = `Crumb ${unique()} Bakery`;
  await page.goto('/tools/job');
  await page.getByRole('main').getByRole('button', { name: 'Add application' }).first().click();
  const dialog = form(page);
  await dialog.getByRole('button', { name: 'From text' }).click();
  const paste = page.getByRole('dialog', { name: 'Fill in from text' });
  await paste.getByLabel('Text of the posting').fill(TEXT(company));
  await paste.getByRole('button', { name: 'Read the text' }).click();
  await expect(paste).toBeHidden();
  await expect(dialog.getByRole('status').filter({ hasText: 'Filled in from the text: ' })).toBeVisible();
  await expect(dialog.getByLabel('Company')).toHaveValue(company);
  await expect(dialog.getByLabel('Position')).toHaveValue('Night Baker (m/f/d)');
  await expect(dialog.getByLabel('Requirements')).toHaveValue(/A driving licence/u);
  await expect(dialog.getByLabel('Company')).toHaveAccessibleDescription(/From the text/u);
  await expect(dialog.getByLabel('Requirements')).toHaveAccessibleDescription(/a guess, please check/u);
  await dialog.getByLabel('Company').fill(`${company} Ltd`);
  await expect(dialog.getByLabel('Company')).toHaveAccessibleDescription('');
  await dialog.getByRole('button', { name: 'Add application' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/tools/job?search=${encodeURIComponent(company)}`);
  await row(page, company).getByRole('link', { name: company }).click();
  const details = page.getByRole('dialog', { name: /^Night Baker/u });
  await details.getByText(/The posting as it was/u).click();
  await expect(details.getByText('You bake bread every night', { exact: false }).last()).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('a job that is there already is warned of, with a link, and can be added all the same', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Add application' }).first().click();
    await dialog.getByLabel('Company').fill(`${company} GmbH`);
    await dialog.getByLabel('Position').fill('Night Baker');
    await expect(dialog.getByRole('link', { name: /^Night Baker .* at Crumb/u })).toHaveAttribute(
      'href',
      /application=\d+/u,
    );
    await dialog.getByRole('button', { name: 'Add application' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the bookmark opens the form with the page that was on the screen, and leaves nothing in the address', async () => {
    const job = { url: `https://jobs.example/${company.replaceAll(' ', '-')}`, text: TEXT(company) };
    await page.goto(`/tools/job#add=${encodeURIComponent(JSON.stringify(job))}`);
    await expect(dialog.getByLabel('Company')).toHaveValue(company);
    await expect(dialog.getByLabel('Job URL')).toHaveValue(job.url);
    expect(page.url()).not.toContain('#');
  });
});
