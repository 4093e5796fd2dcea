import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console';
import { aPdf } from './support/files';
import { type Listed, listingWithNda, signNda } from './support/nda';
import { askAsAdministrator } from './support/office';
import { personWithRoles, query, signIn, signInAsAdministrator } from './support/people';
import { expectNothingMoved, watchShifts } from './support/shifts';
import { sizes } from './support/sizes';
import { expectNoAxe } from './support/themes';

/** A rent roll behind the NDA. */
async function addDocument(page: Page, { id }: Listed): Promise<void> {
  await signInAsAdministrator(page);
  await page.goto(`/admin/property/${id}/documents/new`);
  const upload = page.getByRole('dialog', { name: 'Upload Document' });
  await upload.getByLabel('Type').click();
  await page.getByRole('option', { name: 'Rent roll', exact: true }).click();
  await upload.locator('input[type=file]').setInputFiles(await aPdf(page, 'Units.pdf'));
  await upload.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Opens to: Units.pdf' })).toBeVisible();
}

const questionsOf = (page: Page): Locator => page.getByRole('region', { name: 'Questions' });

for (const [place, width, height] of sizes([
  [0, 1440, 900],
  [1, 390, 844],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYA-102, BEYA-103, BEYA-106, BEYA-111, BEYA-115] a buyer asks by keyboard, the seller drafts, the office publishes, and another buyer reads it without a name', async ({
      page,
      request,
      newContext,
    }) => {
      const property = await listingWithNda();
      const open = async () => (await newContext({ viewport: { width, height } })).newPage();
      await addDocument(await open(), property);
      const [asker, other] = ['asker', 'other'].map(
        (name) => `questions.${name}.${place}.${Date.now()}@example.com`,
      ) as [string, string];
      const reader = await open();
      await personWithRoles(other, [2]);
      await signIn(reader, other);
      await signNda(reader, property.id);

      await personWithRoles(asker, [2]);
      await signIn(page, asker);
      await signNda(page, property.id);
      const text = `Is the roof on this page <b>new</b>? ${Date.now()}`;
      await watchShifts(page);
      await page.goto(`/buyer/property/${property.id}/x#questions`);
      await expect(questionsOf(page).getByText(/^Your questions stand here/)).toBeVisible();
      await expectNothingMoved(page);
      await questionsOf(page).getByRole('button', { name: 'Ask a question' }).press('Enter');
      const form = page.getByRole('dialog', { name: 'Ask a question' });
      await expectNoAxe(page);
      await form.getByRole('button', { name: 'Send question' }).press('Enter');
      await expect(form.getByRole('alert')).toContainText('Please enter your question');
      await expectNoAxe(page);
      await form.getByLabel('About').selectOption({ label: 'Units.pdf' });
      await form.getByLabel('Page').fill('4');
      await form.getByLabel('Page').press('Tab');
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Your question was sent.')).toBeVisible();
      await expect(form).toBeHidden();
      const own = questionsOf(page).getByRole('listitem').filter({ hasText: text });
      await expect(own).toContainText('Open');
      await expect(own).toContainText('yours');
      await expect(own).toContainText('Units.pdf, page 4');
      await expectNoAxe(page);

      const seller = await open();
      await signIn(seller, property.email);
      await seller.goto(`/seller/property/${property.id}#questions`);
      const asked = questionsOf(seller).getByRole('listitem').filter({ hasText: text });
      await asked.getByRole('button', { name: /^Draft an answer/ }).press('Enter');
      const answer = seller.getByRole('dialog', { name: 'Draft of an answer' });
      await answer.getByLabel('Answer').fill('Yes, until 2031.');
      await expectNoAxe(seller);
      await answer.getByRole('button', { name: 'Save draft' }).press('Enter');
      await expect(seller.getByText('Your draft is saved. The office publishes it.')).toBeVisible();
      await expect(asked).toContainText('Yes, until 2031.');
      await expectNoAxe(seller);
      await page.reload();
      await expect(own).toContainText('Open');
      await expect(own).not.toContainText('Yes, until 2031.');

      const [stored] = await query<{ id: number }>('select id from questions where text = $1', [text]);
      await askAsAdministrator(request, 'POST', `/api/v1/questions/${stored?.id}/publish`, {
        version: 1,
        to: 'all',
        question: 'Is the roof under warranty?',
      });
      await page.reload();
      await expect(own).toContainText('Answered');
      await expect(own).toContainText('Yes, until 2031.');
      await reader.goto(`/property/${property.id}/x#questions`);
      const read = questionsOf(reader).getByRole('listitem').filter({ hasText: 'Is the roof under warranty?' });
      await expect(read).toContainText('Yes, until 2031.');
      await expect(read).not.toContainText(/yours|Ines|new/);

      await query(`update properties set questions_until = current_date - 2 where id = $1`, [property.id]);
      await reader.goto(`/property/${property.id}/x?ask=property#questions`);
      await expect(questionsOf(reader)).toContainText(/Questions could be asked until \d\d\/\d\d\/\d{4}\./);
      await expect(reader.getByRole('button', { name: 'Ask a question' })).toHaveCount(0);
      await expectNoAxe(reader);
    });
  });
}
