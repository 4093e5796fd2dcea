import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { listingWithNda, signNda } from './support/nda';
import { askAsAdministrator } from './support/office';
import { postOffer } from './support/offers';
import { personWithRoles, query, signIn, signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';
import { expectNoAxeViolationsInBothThemes } from './support/themes';

for (const [row, width, height] of sizes([
  [13, 390, 844],
  [12, 1440, 900],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test(
      '[BEYC-46] [BEYC-49] [BEYC-50] [BEYC-54] [BEYC-59] an accepted deal has its dates and tasks on both sides',
      { tag: '@long' },
      async ({ page, newContext, request }) => {
        test.setTimeout(240_000);
        const property = await listingWithNda({ undated: true });
        const email = `closing.${row}.${Date.now()}@example.com`;
        await personWithRoles(email, [2]);
        const theirs = await (await newContext({ viewport: { width, height } })).newPage();
        await signIn(theirs, email);
        await signNda(theirs, property.id);
        const deal = await postOffer(request, email, property.id, { price: 4_000_000, closingDays: 75 });
        await askAsAdministrator(request, 'POST', `/api/v1/deals/${deal}/move`, { statusId: 1 });

        await signInAsAdministrator(page);
        await page.goto(`/admin/dealtracker?view=${deal}`);
        const view = page.getByRole('dialog').first();
        const dates = view.getByRole('list', { name: 'Dates' }).getByRole('listitem');
        await expect(dates).toHaveCount(8);
        await expect(view.getByText('0 of 25 done')).toBeVisible();

        await view.getByRole('button', { name: 'Mark done: Purchase agreement' }).click();
        await page.getByRole('button', { name: 'Mark done', exact: true }).click();
        await view.getByRole('button', { name: 'Mark done: Earnest money due' }).click();
        const form = page.getByRole('dialog', { name: 'Earnest money due: mark done' });
        await form.getByLabel('Amount received').fill('100000');
        await expectNoAxeViolationsInBothThemes(page);
        await form.getByRole('button', { name: 'Mark done' }).click();
        await expect(dates.nth(2)).toContainText('$100,000 received');
        await expect(dates.nth(3)).toContainText(/Goes hard.*Next/);

        const closing = await dates.nth(7).textContent();
        await view.getByRole('button', { name: 'Shift the rest by 5 days: Goes hard' }).click();
        const shift = page.getByRole('dialog', { name: 'Shift from: Goes hard' });
        const moves = shift.getByRole('list', { name: 'Dates that move' });
        await expect(moves).toContainText('Closing');
        await expect(moves).not.toContainText('Earnest money due');
        await expectNoAxeViolationsInBothThemes(page);
        await shift.getByLabel('Days').press('Enter');
        await expect(dates.nth(7)).not.toHaveText(closing ?? '');
        await expectNoAxeViolationsInBothThemes(page);

        await theirs.goto(`/buyer/property/${property.id}/x`);
        await expect(theirs.getByText(/^Next: Goes hard/)).toBeVisible();
        const tasks = theirs.getByRole('region', { name: 'Your tasks' });
        const own = await query<{ title: string }>(`select title from tasks where deal_id = $1 and side = 'buyer'`, [
          deal,
        ]);
        await expect(tasks.getByRole('checkbox')).toHaveCount(own.length);
        const [first] = await tasks.getByRole('checkbox').all();
        expect(own.map(({ title }) => title)).toContain(await first?.evaluate((box) => box.parentElement?.textContent));
        await tasks
          .locator('input[type=file]')
          .first()
          .setInputFiles({ name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
        await expect(tasks.getByText('policy.pdf the office looks at it')).toBeVisible();
        await tasks.getByRole('checkbox').first().focus();
        await theirs.keyboard.press('Space');
        await expect(tasks.getByText(`1 of ${own.length} done`)).toBeVisible();
        await expectNoAxeViolations(theirs);
        const [kept] = await query(
          `select 1 from task_files f join tasks t on t.id = f.task_id join documents o on o.id = f.document_id
         where t.deal_id = $1 and o.published_at is null`,
          [deal],
        );
        expect(kept).toBeDefined();
      },
    );
  });
}
