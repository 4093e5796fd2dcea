import { expect, test } from './support/console';
import { query, signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';
import { expectNoAxeViolationsInBothThemes } from './support/themes';

test.describe.configure({ mode: 'parallel' });

interface Chosen {
  id: number;
  propertyId: number;
  propertyName: string;
  buyerId: number;
}

/** An open offer of a buyer with an account, another one for each index. */
async function anOffer(index: number): Promise<Chosen> {
  const [deal] = await query<Chosen>(
    `select d.id, d.property_id "propertyId", d.property_name "propertyName", d.buyer_id "buyerId" from deals d join properties p on p.id = d.property_id
     where d.deal_status_id = 6 and d.buyer_id is not null order by d.id offset $1 limit 1`,
    [index],
  );
  if (!deal) {
    throw new Error('The demo data has too few open offers.');
  }
  return deal;
}

for (const [index, width, height] of sizes([
  [1, 390, 844],
  [0, 1440, 900],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYC-74] a call noted on a deal by keys stands on the timeline of the deal, its buyer and its property', async ({
      page,
    }) => {
      const deal = await anOffer(index);
      const text = `Asks about the roof ${Date.now()}`;
      await signInAsAdministrator(page);
      await page.goto(`/admin/dealtracker?view=${deal.id}`);
      const timeline = page.getByRole('dialog').getByRole('region', { name: 'Timeline' });
      await timeline.getByRole('radio', { name: 'Call' }).check();
      await timeline.getByLabel('When the call was').fill('2026-01-02T09:30');
      await timeline.getByRole('textbox', { name: 'Text' }).fill(text);
      await expectNoAxeViolationsInBothThemes(page);
      await page.keyboard.press('Control+Enter');
      await expect(timeline.getByRole('listitem').filter({ hasText: text })).toContainText(/^Call.*Jan 2, 2026/);
      await expect(timeline.getByRole('textbox', { name: 'Text' })).toHaveValue('');

      for (const address of [`/admin/property/${deal.propertyId}`, `/viewbuyer/${deal.buyerId}`]) {
        await page.goto(address);
        const shown = page.getByRole('region', { name: 'Timeline' });
        await expect(async () => {
          const earlier = shown.getByRole('button', { name: 'Show earlier' });
          if (!(await shown.getByText(text).isVisible()) && (await earlier.isVisible())) {
            await earlier.click();
          }
          await expect(shown.getByText(text)).toBeVisible({ timeout: 500 });
        }).toPass();
        await expect(shown.getByRole('listitem').filter({ hasText: text })).toContainText('Call:');
      }
      const note = page.getByRole('listitem').filter({ hasText: text });
      await note.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText(text)).toBeHidden();
    });

    test(
      '[BEYC-75] a deal is given to an administrator, who finds it under My deals, the late one first',
      { tag: '@long' },
      async ({ page }) => {
        const [deal, late] = [await anOffer(2 + 2 * index), await anOffer(3 + 2 * index)];
        await query(`update properties set offers_due_date = '2020-01-0${index + 1}' where id = $1`, [late.propertyId]);
        await query('update deals set owner_id = null where id in ($1, $2)', [deal.id, late.id]);
        const [self = { name: '' }] = await query<{ name: string }>(
          `select first_name || ' ' || last_name "name" from users where email = 'admin@stowbridge.example'`,
        );
        await signInAsAdministrator(page);
        for (const { id } of [deal, late]) {
          await page.goto(`/admin/dealtracker?view=${id}`);
          const owner = page.getByRole('dialog').getByRole('combobox', { name: 'Owner' });
          await owner.click();
          await page.getByRole('option', { name: self.name, exact: true }).click();
          await expect(owner).toHaveText(self.name);
        }
        await page.goto('/admin/today');
        const pile = page.getByRole('region', { name: 'My deals' });
        await expect(pile.getByRole('listitem').first()).toContainText(/Late: due/);
        await expectNoAxeViolationsInBothThemes(page);
        await pile.getByRole('link', { name: 'See all: My deals' }).click();
        await expect(page).toHaveURL(/dealtracker\?.*ownerId/);
        await expect(page.getByRole('list', { name: 'Filters' })).toContainText('Owner');
      },
    );
  });
}
