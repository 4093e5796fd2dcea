import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { signNda } from './support/nda';
import { personWithRoles, query, signIn } from './support/people';

test.describe.configure({ mode: 'parallel' });

interface Memorandum {
  id: number;
  propertyId: number;
  name: string;
}

/** Of a property that no other journey signs for. */
async function memorandum(place: 0 | 1): Promise<Memorandum> {
  const [found] = await query<Memorandum>(
    `select d.id, p.id "propertyId", d.actual_file_name "name"
     from properties p join users u on u.id = p.seller_id join documents d on d.property_id = p.id and d.document_type_id = 1
     where p.active and p.status_id = 1 and u.email <> 'seller@stowbridge.example' and d.content_type = 'application/pdf' and d.watermark
       and exists (select from documents where property_id = p.id and document_type_id = 8)
     order by p.id offset 3 + 3 * $1 limit 1`,
    [place],
  );
  if (!found) {
    throw new Error('The demo data has too few memoranda.');
  }
  return found;
}

const opensOf = (email: string) =>
  query<{ document: number; kind: string; stamped: boolean }>(
    `select o.document_id "document", o.kind, o.watermark_code is not null "stamped"
     from document_opens o join users u on u.id = o.user_id where u.email = $1 order by o.id`,
    [email],
  );

/** Which page is read, beside the way to the next one. */
const pageOf = (reader: Locator): Locator => reader.getByRole('group', { name: 'Page', exact: true });
const theReader = (page: Page): Locator => page.getByRole('dialog').getByRole('region', { name: 'The document' });

for (const [place, width, height, first] of [
  [0, 1440, 900, 'Pages'],
  [1, 390, 844, 'Text'],
] as const) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYA-134] a document is read on the page by keyboard, and keeps its page on return', async ({ page }) => {
      const { id, propertyId, name } = await memorandum(place);
      const email = `reader.${place}.${Date.now()}@example.com`;
      await personWithRoles(email, [2]);
      await signIn(page, email);
      await signNda(page, propertyId);

      const before = await opensOf(email);
      const open = page.getByRole('button', { name: `Open ${name}`, exact: true });
      await open.press('Enter');
      const reader = theReader(page);
      // The first copy of a reader takes a moment to be stamped.
      await expect(reader.getByRole('button', { name: first, pressed: true })).toBeVisible({ timeout: 60_000 });
      await expect(page).toHaveURL(new RegExp(`\\?document=${id}$`));
      await expect(pageOf(reader)).toContainText(/^Page 1 of \d+$/);
      await expect(reader.getByText(email).first()).toBeVisible();
      const letters = await reader
        .getByText(/\w+ \w+ \w+ \w+ \w+/)
        .first()
        .evaluate((words) => Number.parseFloat(getComputedStyle(words).fontSize));
      expect(letters).toBeGreaterThanOrEqual(12);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await expectNoAxeViolations(page);

      await reader.getByRole('button', { name: 'Next page' }).press('Enter');
      await expect(pageOf(reader)).toContainText(/^Page 2 of \d+$/);
      await expect(page).toHaveURL(new RegExp(`\\?document=${id}&page=2$`));
      await page.reload();
      await expect(pageOf(reader)).toContainText(/^Page 2 of \d+$/);
      await reader.getByRole('button', { name: first === 'Text' ? 'Pages' : 'Text' }).press('Enter');
      await expect(pageOf(reader)).toContainText(/^Page 2 of \d+$/);
      await expectNoAxeViolations(page);

      await page.keyboard.press('Escape');
      await expect(reader).toBeHidden();
      await expect(page).toHaveURL(/\/$/);
      await open.press('Enter');
      await expect(pageOf(reader)).toContainText(/^Page 2 of \d+$/);
      await page.goBack();
      await expect(reader).toBeHidden();
      await page.goForward();
      await expect(pageOf(reader)).toContainText(/^Page 2 of \d+$/);
      await page.getByRole('button', { name: 'Close' }).press('Enter');
      await expect(reader).toBeHidden();
      await expect(open).toBeFocused();
      await expectNoAxeViolations(page);

      // One row for all that was opened within minutes, and it says that the document was shown.
      expect((await opensOf(email)).slice(before.length)).toEqual([{ document: id, kind: 'view', stamped: true }]);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Download ${name}`, exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(name);
    });
  });
}
