import { expect, test } from './support/console';
import { listingWithNda, signNda } from './support/nda';
import { personWithRoles, query, signIn, signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';
import { expectNoAxeViolationsInBothThemes } from './support/themes';

test.describe.configure({ mode: 'parallel' });

for (const [row, width, height] of sizes([
  [2, 390, 844],
  [0, 1440, 900],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYA-102, BEYA-104, BEYA-105, BEYA-107] a question about a page waits on Today and is answered by keys, for all and without its asker', async ({
      page,
      newContext,
    }) => {
      const email = `asks.${row}.${Date.now()}@example.com`;
      await personWithRoles(email, [2]);
      const property = await listingWithNda({ memorandum: true });
      const buyer = await (await newContext()).newPage();
      await signIn(buyer, email);
      await signNda(buyer, property.id);
      const text = `Ines Both asks: is roof ${Date.now()} new?`;
      const ask = await buyer.evaluate(
        async ([path, body]) => {
          const token = localStorage.getItem('accessKey') ?? '';
          const answer = await fetch(path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
            body,
          });
          return answer.status;
        },
        [
          `/api/v1/me/properties/${property.id}/questions`,
          JSON.stringify({ text, documentId: property.memorandumId, page: 4 }),
        ] as const,
      );
      expect(ask).toBe(201);
      // The pile begins with what is due first.
      await query(`update questions set due_at = now() - interval '9 days' where text = $1`, [text]);

      await signInAsAdministrator(page);
      await page.goto('/admin/today');
      const pile = page.getByRole('region', { name: 'Questions' });
      const waiting = pile.getByRole('listitem').filter({ hasText: text });
      await expect(waiting).toContainText('Overdue');
      await expectNoAxeViolationsInBothThemes(page);
      const page4 = `${property.memorandum}, page 4`;
      const [opened, file] = await Promise.all([
        page.waitForEvent('popup'),
        page.context().waitForEvent('response', (response) => response.url().includes('/StoreDocuments/')),
        waiting.getByRole('button', { name: `View ${page4} in a new tab` }).press('Enter'),
      ]);
      expect(file.status()).toBe(200);
      await opened.close();

      await pile.getByRole('link', { name: text }).press('Enter');
      await expect(page).toHaveURL(new RegExp(`/admin/property/${property.id}/questions/\\d+$`));
      const record = page.getByRole('dialog', { name: 'Question of Ines Both' });
      await expect(record.getByText('Nobody has written an answer yet.')).toBeVisible();
      await expect(record.getByText(email)).toBeVisible();
      await expectNoAxeViolationsInBothThemes(page);

      await record.getByRole('button', { name: 'Write answer' }).press('Enter');
      const answer = page.getByRole('dialog', { name: 'Answer' });
      await answer.getByLabel('Answer').pressSequentially('It was laid in 2021.');
      await expectNoAxeViolationsInBothThemes(page);
      await answer.getByRole('button', { name: 'Save draft' }).press('Enter');
      // Back on the question, which a reload opens again.
      await expect(record.getByText('Version 1, draft')).toBeVisible();
      await page.reload();
      await record.getByRole('button', { name: 'Publish to all' }).press('Enter');

      const publish = page.getByRole('dialog', { name: 'Publish to all' });
      const wording = publish.getByLabel('The question as all read it');
      await expect(wording).toHaveValue(text);
      await expectNoAxeViolationsInBothThemes(page);
      await publish.getByRole('button', { name: 'Publish' }).press('Enter');
      const warning = page.getByRole('alertdialog', { name: 'Publish to all' });
      await expect(warning.getByText(/^This would tell who asked: Ines, Both\./)).toBeVisible();
      await expectNoAxeViolationsInBothThemes(page);
      await page.keyboard.press('Escape');
      await expect(warning).toBeHidden();
      await wording.fill('Is the roof new?');
      await publish.getByRole('button', { name: 'Publish' }).press('Enter');
      await expect(record.getByText('Version 2, published to: All signers')).toBeVisible();

      await record.getByRole('button', { name: 'Correct answer' }).press('Enter');
      const correction = page.getByRole('dialog', { name: 'Correct answer' });
      await expect(correction.getByLabel('Answer')).toHaveValue('It was laid in 2021.');
      await correction.getByLabel('Answer').fill('It was laid in 2022.');
      await correction.getByRole('button', { name: 'Save draft' }).press('Enter');
      await record.getByRole('button', { name: 'Publish to all' }).press('Enter');
      await expect(wording).toHaveValue('Is the roof new?');
      await publish.getByRole('button', { name: 'Publish' }).press('Enter');
      await expect(record.getByText('Version 4, published to: All signers')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(record).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`/admin/property/${property.id}$`));

      const panel = page.getByRole('region', { name: /^Questions/ });
      await expect(panel.getByText('Answered')).toBeVisible();
      await expectNoAxeViolationsInBothThemes(page);
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        panel.getByRole('button', { name: 'PDF', exact: true }).press('Enter'),
      ]);
      expect(saved.suggestedFilename()).toBe('questions.pdf');
      const stored = await query<{ version: number; question: string | null }>(
        `select a.version, a.published_question question from answers a join questions q on q.id = a.question_id where q.text = $1 order by 1`,
        [text],
      );
      expect(stored.map(({ question }) => question)).toEqual([null, 'Is the roof new?', null, 'Is the roof new?']);
    });
  });
}
