import type { APIRequestContext } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { type Listed, listingWithNda, signNda } from './support/nda';
import { askAsAdministrator } from './support/office';
import { DEMO_PASSWORD, personWithRoles, query, signIn, signInAsAdministrator } from './support/people';
import { expectNoAxeViolationsInBothThemes } from './support/themes';

/** An offer with 45 days of diligence and a closing in 75, which the office accepts; answers its deal. */
async function accepted(request: APIRequestContext, email: string, property: Listed): Promise<number> {
  const signedIn = await request.post('/api/account/login', { data: { UserName: email, Password: DEMO_PASSWORD } });
  const { Token } = (await signedIn.json()) as { Token: string };
  const [period] = await query<{ id: number }>(`select id from diligence_periods where name = '45 days'`);
  const answer = await request.post('/api/buyer/store/deal', {
    headers: { authorization: `Bearer ${Token}` },
    data: {
      Store: { StoreID: property.id, StoreName: property.name, Price: 4_000_000, StatusID: 1 },
      BuyerStore: {
        LOIName: 'Nora Keller',
        LOICompanyName: 'Keller Storage Partners',
        SourceOfFinancing: 'Cash',
        EarnestMoneyDeposit: 2.5,
        DiligencePeriodID: period?.id,
        ClosingDays: 75,
        HardDepositDays: 30,
      },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const [deal] = await query<{ id: number }>(
    'select d.id from deals d join users u on u.id = d.buyer_id where u.email = $1 and d.property_id = $2',
    [email, property.id],
  );
  const id = deal?.id ?? 0;
  await askAsAdministrator(request, 'POST', `/api/v1/deals/${id}/move`, { statusId: 1 });
  return id;
}

for (const [row, width, height] of [
  [12, 1440, 900],
  [13, 390, 844],
] as const) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYC-46] [BEYC-49] [BEYC-50] [BEYC-54] [BEYC-59] an accepted deal has its dates and tasks on both sides', async ({
      page,
      newContext,
      request,
    }) => {
      test.setTimeout(240_000);
      const property = await listingWithNda({ undated: true });
      const email = `closing.${row}.${Date.now()}@example.com`;
      await personWithRoles(email, [2]);
      const theirs = await (await newContext({ viewport: { width, height } })).newPage();
      await signIn(theirs, email);
      await signNda(theirs, property.id);
      const deal = await accepted(request, email, property);

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
    });
  });
}
