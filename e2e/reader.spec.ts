import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { contentOf } from './support/files';
import { mailsTo, waitForMail } from './support/mails';
import { listingWithNda, signNda } from './support/nda';
import { personWithRoles, query, signIn } from './support/people';
import { sizes } from './support/sizes';

test.describe.configure({ mode: 'parallel' });

const opensOf = (email: string) =>
  query<{ document: number; kind: string; stamped: boolean }>(
    `select o.document_id "document", o.kind, o.watermark_code is not null "stamped"
     from document_opens o join users u on u.id = o.user_id where u.email = $1 order by o.id`,
    [email],
  );

/** The names of the files in an archive, from its directory, which the last 22 bytes name. */
function namesIn(zip: Buffer): string[] {
  const names: string[] = [];
  const end = zip.subarray(-22);
  let at = end.readUInt32LE(16);
  for (let left = end.readUInt16LE(10); left > 0; left -= 1) {
    const [name, extra] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    names.push(zip.toString('utf8', at + 46, at + 46 + name));
    at += 46 + name + extra;
  }
  return names;
}

/** Which page is read, beside the way to the next one. */
const pageOf = (reader: Locator): Locator => reader.getByRole('group', { name: 'Page', exact: true });
const theReader = (page: Page): Locator => page.getByRole('dialog').getByRole('region', { name: 'The document' });

for (const [place, width, height, first] of sizes([
  [1, 390, 844, 'Text'],
  [0, 1440, 900, 'Pages'],
])) {
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    test('[BEYA-134] a document is read on the page by keyboard, and keeps its page on return', async ({ page }) => {
      const { id: propertyId, memorandumId: id, memorandum: name } = await listingWithNda({ memorandum: true });
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

      await reader.getByRole('button', { name: 'Ask about this page' }).press('Enter');
      const form = page.getByRole('dialog', { name: 'Ask a question' });
      await expect(form.getByLabel('About')).toHaveValue(String(id));
      await expect(form.getByLabel(/^Page/)).toHaveValue('2');
      await expectNoAxeViolations(page);
      await form.getByRole('button', { name: 'Cancel' }).press('Enter');
      await expect(form).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`\\?document=${id}&page=2$`));
      await expect(pageOf(reader)).toContainText(/^Page 2 of \d+$/);

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

    test('[BEYA-133] all documents come in one file, and by a mailed link where they are too large', async ({
      page,
      allowConsoleErrors,
    }) => {
      allowConsoleErrors(/status of 413 .*documents\.zip/); // what is too large
      const { id: propertyId, memorandumId: id } = await listingWithNda({ memorandum: true });
      const email = `all.${place}.${Date.now()}@example.com`;
      await personWithRoles(email, [2]);
      await signIn(page, email);
      await signNda(page, propertyId);
      const readable = (
        await query<{ id: number }>(
          'select id from documents where property_id = $1 and tier <= 1 and published_at is not null and withdrawn_at is null',
          [propertyId],
        )
      ).map((document) => document.id);
      expect(readable).toContain(id);

      const all = page.getByRole('button', { name: 'Download all' });
      const saved = async () => {
        const [download] = await Promise.all([page.waitForEvent('download', { timeout: 90_000 }), all.press('Enter')]);
        expect(download.suggestedFilename()).toMatch(/ - Documents\.zip$/);
        return namesIn(await contentOf(download));
      };
      const names = await saved();
      expect(names).toHaveLength(readable.length);
      const opened = async () =>
        [...new Set((await opensOf(email)).map(({ document }) => document))].sort((a, b) => a - b);
      expect(await opened()).toEqual([...readable].sort((a, b) => a - b));
      await expect(page.getByText('The documents were downloaded.')).toBeVisible();
      await expectNoAxeViolations(page);

      await query('update documents set bytes = 524288001 where id = $1', [id]);
      await all.press('Enter');
      await expect(page.getByText('We have sent you an email with a link to them.')).toBeVisible();
      const mail = await waitForMail(email, /^Your documents of /);
      const link = /https?:\/\/\S+\?archive=[0-9a-f-]{36}#documents/.exec(mail.text)?.[0];
      await page.goto(new URL(link ?? '').href);
      await expectNoAxeViolations(page);
      expect(await saved()).toEqual(names);
      expect(mailsTo(email).filter(({ subject }) => subject === mail.subject)).toHaveLength(1);
    });
  });
}
