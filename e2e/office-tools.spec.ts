import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { query, signIn, signInAsAdministrator } from './support/people';
import { sizes } from './support/sizes';

test.describe.configure({ timeout: 180_000 });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('[FOFF-24] [DEAL-02, DEAL-07] an administrator names a search, hides a column and finds both again in another browser', async ({
  page: first,
  newContext,
}) => {
  let page = first;
  await signInAsAdministrator(page);
  await page.goto('/admin/dealtracker?sort=price&order=DESC&perPage=25&page=1');
  await expect(page.getByRole('columnheader', { name: 'Proposed' }).locator('.Mui-active')).toBeVisible({
    timeout: 30_000,
  });
  await page.getByLabel('Buyer Email').fill('buyer@');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(page).toHaveURL(/filter=.*buyerEmail/);
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await expectNoAxeViolations(page);
  await dialog(page, 'Saved filters').getByLabel('Name of this search').fill('The demo buyer');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Saved filters')).toBeHidden();

  await page.getByRole('button', { name: 'Columns', exact: true }).press('Enter');
  await page.getByRole('checkbox', { name: 'City and State' }).uncheck();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'City and State' })).toHaveCount(0);

  await expect(page).toHaveURL(/columns=/);

  page = await (await newContext()).newPage();
  await signInAsAdministrator(page);
  await page.goto('/admin/dealtracker');
  await expect(page.getByRole('columnheader', { name: 'Buyer' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'City and State' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('button', { name: 'The demo buyer', exact: true }).click();
  await expect(page).toHaveURL(/filter=.*buyerEmail/);
  await expect(page.getByRole('textbox', { name: 'Buyer Email' })).toHaveValue('buyer@');
  await page.getByRole('button', { name: 'Remove the filter: Buyer Email' }).click();
  await expect(page.getByRole('textbox', { name: 'Buyer Email' })).toHaveValue('');
  await page.goto('/admin/dealtracker?filter=%7B%22buyerName%22%3A%22Sandra%22%7D');
  await expect(page.getByRole('list', { name: 'Filters' })).toHaveText('Buyer Name: Sandra');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deal Tracker' }).click();
  await expect(page.getByRole('list', { name: 'Filters' })).toHaveCount(0);
  // As the journeys of others find it.
  await page.getByRole('button', { name: /^Columns/ }).click();
  await page.getByRole('checkbox', { name: 'City and State' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'City and State' })).toHaveCount(1);
});

test('[FOFF-17] a deal is dragged by mouse, finger and keyboard; one that cannot go goes back and the board says why', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsAdministrator(page);
  await page.goto('/admin/dealtracker/board');
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const handle = column('Submitted').getByRole('button', { name: /^Drag/ }).first();
  const question = page.getByRole('alertdialog', { name: 'Update Deal Status' });
  const middle = async (of: Locator) => {
    const box = await of.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const answerNo = async (to: string) => {
    await expect(question).toContainText(`from Submitted to ${to}`);
    await question.getByRole('button', { name: 'No' }).click();
    await expect(question).toBeHidden();
  };
  await handle.waitFor({ timeout: 30_000 });
  const [from, sold, accepted] = [
    await middle(handle),
    await middle(column('Sold').getByRole('heading')),
    await middle(column('Accepted').getByRole('heading')),
  ];

  const name = (await handle.getAttribute('aria-label')) ?? '';
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const refusal = { hasText: 'A submitted offer cannot become Sold.' };
  await page.mouse.move(sold.x, sold.y + 100, { steps: 5 });
  await expect(page.getByRole('status').filter(refusal)).toBeAttached();
  await page.mouse.up();
  await expect(page.getByRole('alert').filter(refusal)).toBeVisible();
  await expect(question).toBeHidden();
  await expect(handle).toHaveAttribute('aria-label', name);

  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (const step of [0.1, 0.5, 1]) {
    await touch('touchMove', { x: from.x + (accepted.x - from.x) * step, y: from.y + 20 });
  }
  await expect(page.getByText(/ is over Accepted\.$/)).toBeAttached();
  await touch('touchEnd');
  await answerNo('Accepted');

  await handle.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/ is over In Process\.$/)).toBeAttached();
  await page.keyboard.press('Enter');
  await answerNo('In Process');

  const board = page.getByRole('region', { name: 'Deals by stage' });
  await board.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  const top = (await board.boundingBox())?.y;
  for (const stage of ['Submitted', 'In Process', 'Accepted', 'Sold', 'Rejected']) {
    await expect(column(stage).getByRole('heading')).toBeInViewport({ ratio: 1 });
    expect(((await column(stage).getByRole('heading').boundingBox())?.y ?? 0) - (top ?? 0)).toBeLessThan(40);
  }
  await expectNoAxeViolations(page);
});

test('[APROP-15, SHELL-44] an administrator previews an unpublished property, and nobody else sees anything of it', async ({
  page,
  newContext,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/status of 404/); // what others are answered
  const [draft] = await query<{ id: number; name: string }>(
    'select id, name from properties where not active order by id limit 1',
  );
  if (!draft) {
    throw new Error('The demo data has no unpublished property.');
  }
  await signInAsAdministrator(page);
  await page.goto(`/admin/property/${draft.id}`);
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Preview' }).click(),
  ]);
  await expect(preview.getByRole('heading', { level: 1, name: draft.name })).toBeVisible();
  await expect(preview.getByText(/^Preview: what a buyer sees/)).toBeVisible();
  await expect(preview.getByText('You need to sign the NDA in order to view the documents.')).toBeVisible();
  await expect(preview.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectNoAxeViolations(preview);

  const others = await newContext();
  const visitor = await others.newPage();
  for (const path of [`/preview/${draft.id}`, `/property/${draft.id}`]) {
    const answer = await visitor.goto(path);
    expect(await answer?.text()).not.toContain(draft.name);
    await expect(visitor.getByRole('heading', { name: 'This property is not listed.' })).toBeVisible();
  }
  await signIn(visitor, 'buyer@stowbridge.example');
  await visitor.goto(`/preview/${draft.id}`);
  await expect(visitor.getByRole('heading', { name: 'This property is not listed.' })).toBeVisible();
  const asBuyer = await visitor.evaluate(async (id) => {
    const token = localStorage.getItem('accessKey') ?? '';
    return (await fetch(`/api/home/store/profile/${id}`, { headers: { Authorization: `Bearer ${token}` } })).status;
  }, draft.id);
  expect(asBuyer).toBe(404);
});

test(
  '[CONST-16, PROF-12] an administrator adds a price step that the search then offers, and sees the offices of the agents',
  { tag: '@long' },
  async ({ page }) => {
    await signInAsAdministrator(page);
    await page.goto('/admin/lookups?list=price-steps');
    await page.getByRole('button', { name: 'Add New Price Step' }).click();
    await dialog(page, 'Add New Price Step').getByLabel('Amount').fill('1234567');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Price steps' }).getByText('$1,234,567')).toBeVisible();
    const offered = await query<{ amount: string }>('select amount from price_steps order by position, id');
    const amounts = offered.map(({ amount }) => Number(amount));
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    await page.getByRole('button', { name: 'Delete: $1,234,567' }).click();
    await page.getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(page.getByRole('list', { name: 'Price steps' }).getByText('$1,234,567')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Agent offices' }).click();
    await expect(page.getByRole('list', { name: 'Agent offices' }).getByRole('listitem')).not.toHaveCount(0);
    await expectNoAxeViolations(page);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test(
    '[AUSR-71, DEAL-06] people are selected by their cards, and the tracker is downloaded without unfolding the filters',
    { tag: '@long' },
    async ({ page }) => {
      await signInAsAdministrator(page);
      const list = page.getByRole('list', { name: 'Buyers' });
      const boxes = list.getByRole('checkbox');
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      const bar = page.getByRole('region', { name: 'Selected' });
      await expect(bar).toContainText('2 selected');
      await expect(bar).toBeInViewport();
      await expectNoAxeViolations(page);
      await bar.getByRole('button', { name: 'Clear' }).click();
      await expect(bar).toBeHidden();
      await page.goto('/admin/dealtracker');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download', exact: true }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('deal_tracker_report.xlsx');
      await expectNoAxeViolations(page);
    },
  );
});

for (const viewport of sizes([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])) {
  test.describe(`at ${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('[FOFF-31] [SHELL-101] [SHELL-102] each page ends with one line to the legal texts, below its last row and not before its end', async ({
      page,
    }) => {
      await signInAsAdministrator(page);
      const footer = page.getByRole('contentinfo');
      for (const path of [
        '/admin/today',
        '/admin/dashboard/1',
        '/admin/properties',
        '/admin/dealtracker',
        '/admin/analytics/4',
        '/admin/mail-log',
      ]) {
        await page.goto(path);
        await expect(footer).toBeVisible();
        await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
        const boxes = await page.evaluate(() => {
          const end = document.querySelector('footer')?.getBoundingClientRect();
          const rows = [...document.querySelectorAll('main tr, main li, main section')].map(
            (row) => row.getBoundingClientRect().bottom,
          );
          return {
            top: end?.top ?? 0,
            bottom: (end?.bottom ?? 0) + scrollY,
            height: end?.height ?? 0,
            last: Math.max(...rows),
            document: document.documentElement.scrollHeight,
            window: innerHeight,
            position: getComputedStyle(document.querySelector('footer') as Element).position,
          };
        });
        // The height of a document is a whole number.
        expect([
          path,
          boxes.top >= boxes.last,
          Math.round(Math.abs(boxes.document - boxes.bottom)) <= 1,
          boxes.height <= 44,
          boxes.position,
        ]).toEqual([path, true, true, true, 'static']);
        // Where the page is longer than the window, its end is not seen before one is there.
        if (boxes.document > boxes.window + boxes.height) {
          await expect(footer).not.toBeInViewport();
        }
      }
      for (const [name, path] of [
        ['Privacy Policy', '/privacy'],
        ['Terms of use', '/terms'],
      ] as const) {
        const [opened] = await Promise.all([page.waitForEvent('popup'), footer.getByRole('link', { name }).click()]);
        await expect(opened).toHaveURL(new RegExp(`${path}$`));
        await opened.close();
      }
    });
  });
}
