import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { query, signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';

test.describe.configure({ mode: 'parallel' });

/** Clicks where it lies, without scrolling to it: what is cut off or covered cannot be clicked so. */
async function clickInView(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const box = await target.boundingBox();
  if (!box) {
    throw new Error('What has to be clicked is not there.');
  }
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Chooses it, or no longer where it is chosen already. */
async function choose(page: Page, row: Locator): Promise<void> {
  const was = await row.isChecked();
  await clickInView(page, row);
  await expect(row).toBeChecked({ checked: !was });
}

/** Turns the wheel over the list, as people do, to its last row and chooses it; then opens the next page. */
async function reachEverything(page: Page, chooser: Locator, role: 'radio' | 'checkbox', doing: string): Promise<void> {
  const rows = chooser.getByRole(role);
  await expect(rows).toHaveCount(10);
  await expect(chooser.getByRole('button', { name: doing, exact: true })).toBeInViewport({ ratio: 1 });
  await choose(page, rows.first());
  await page.mouse.wheel(0, 5000);
  await choose(page, rows.last());
  await expectNoAxeViolations(page);
  const first = await rows.first().getAttribute('value');
  await clickInView(page, chooser.getByRole('button', { name: /next page/i }));
  await expect(rows.first()).not.toHaveAttribute('value', first ?? '');
  await expect(rows.first()).toBeInViewport({ ratio: 1 });
}

for (const [width, height] of sizes([
  [1366, 700],
  [1440, 900],
  [768, 1024],
  [390, 844],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[FOFF-02] the last row and the next page of each chooser can be clicked', async ({ page }) => {
      const [known] = await query<{ seller: number; buyer: number; property: number }>(
        `select (select u.id from users u join user_roles r on r.user_id = u.id and r.role_id = 3 where u.status_id = 2 and not exists (select 1 from properties p where p.seller_id = u.id) order by u.id limit 1) seller,
                (select u.id from users u join user_roles r on r.user_id = u.id and r.role_id = 2 where u.status_id = 2 order by u.id limit 1) buyer,
                (select p.id from properties p join users u on u.id = p.seller_id order by u.first_name desc, p.id limit 1) property`,
      );
      if (!known) {
        throw new Error('The demo data has nobody to choose for.');
      }
      const { seller, buyer, property } = known;
      await signInAsAdministrator(page);

      await page.goto(`/viewseller/${seller}`);
      await page.getByRole('button', { name: 'Add Property' }).click();
      await reachEverything(page, page.getByRole('dialog', { name: 'Add Properties' }), 'checkbox', 'Submit');

      await page.goto(`/viewbuyer/${buyer}`);
      await page.getByRole('button', { name: 'Add New Deal' }).click();
      await page.getByRole('dialog', { name: 'Add New Deal' }).getByRole('button', { name: 'Select Property' }).click();
      await reachEverything(page, page.getByRole('dialog', { name: 'Select Property' }), 'radio', 'Select');

      await page.goto(`/admin/property/${property}`);
      await page.getByRole('button', { name: 'Change seller' }).click();
      await reachEverything(page, page.getByRole('dialog', { name: 'Assign Seller' }), 'radio', 'Assign Seller');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Assign Listing Agent(s)' }).click();
      const agents = page.getByRole('dialog', { name: 'Assign Listing Agent(s)' });
      await choose(page, agents.getByRole('checkbox').last());
      await expect(agents.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });

      await page.goto('/admin/vendors');
      await page
        .getByRole('button', { name: /^Categories: / })
        .first()
        .click();
      await reachEverything(page, page.getByRole('dialog', { name: 'Select Categories' }), 'checkbox', 'Save');
    });
  });
}
