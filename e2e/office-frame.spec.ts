import { expect, test } from './support/console';
import { newProperty } from './support/office';
import { signInAsAdministrator } from './support/people';

test('[FOFF-35] [SHELL-95] the menu fits a low screen, shows on a lower one that it goes on, and keeps account and Logout in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await signInAsAdministrator(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const entries = menu.locator(':scope > div').nth(1);
  const hidden = () => entries.evaluate((box) => box.scrollHeight - box.clientHeight);
  await expect(menu.getByRole('link', { name: 'Job console' })).toBeInViewport({ ratio: 1 });
  expect(await hidden()).toBe(0);

  await page.setViewportSize({ width: 1440, height: 480 });
  expect(await hidden()).toBeGreaterThan(0);
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('link', { name: 'Profile' })).toBeInViewport({ ratio: 1 });
  // The shadow stays at the edge while the cover scrolls away with the entries.
  expect(await entries.evaluate((box) => getComputedStyle(box).backgroundAttachment)).toBe(
    'local, local, scroll, scroll',
  );
  for (const entry of await menu.getByRole('link').all()) {
    expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
});

test('[FOFF-33] [ANA-47] [ANA-49] charts have their size at 1440 px and fill their panel at every width', async ({
  page,
}) => {
  await signInAsAdministrator(page);
  for (const [tab, label, meant] of [
    [1, 'Searches for each keyword', 1025],
    [2, 'User sessions in each period', 1045],
  ] as const) {
    await page.goto(`/admin/analytics/${tab}`);
    const drawn = page.getByRole('img', { name: label }).locator('.recharts-surface').first();
    for (const width of [1920, 1440, 1200, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // Until it is drawn anew: one that is still as wide as before fills what is smaller now, too.
      await expect
        .poll(async () => {
          const room = await page
            .getByRole('img', { name: label })
            .locator('..')
            .evaluate((box) => box.clientWidth - 2 * parseFloat(getComputedStyle(box).paddingLeft));
          const chart = (await drawn.boundingBox())?.width ?? 0;
          return { fills: Math.abs(room - chart) <= 24, than1440: Math.sign(chart - meant) };
        })
        .toEqual({ fills: true, than1440: Math.sign(width - 1440) });
    }
  }
});

test('[FOFF-23] Search and Reset stand beside the fields of the deal tracker at 1440 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsAdministrator(page);
  for (const path of ['/admin/dealtracker', '/admin/dealtracker/board']) {
    await page.goto(path);
    const form = page.getByRole('search').last();
    const middle = async (name: string) => {
      const box = await form.getByRole('button', { name, exact: true }).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    const field = form.getByRole('textbox', { name: 'Buyer Email' });
    await expect
      .poll(async () => {
        const box = await field.boundingBox();
        const at = (box?.y ?? -100) + (box?.height ?? 0) / 2;
        return [await middle('Search'), await middle('Reset')].every((button) => Math.abs(button - at) < 8);
      })
      .toBe(true);
  }
});

test('[FOFF-11] the figures of a property fill their rows at every width', async ({ page, request }) => {
  const { id } = await newProperty(request);
  await signInAsAdministrator(page);
  await page.goto(`/admin/property/${id}`);
  const figures = page.locator('dl').filter({ hasText: 'Price per sq. ft' });
  await expect(figures.locator('> div')).toHaveCount(6);
  for (const width of [320, 390, 480, 600, 768, 900, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => figures.evaluate((list) => list.scrollWidth - list.clientWidth), { message: `beside at ${width}` })
      .toBe(0);
    const ends = await figures.evaluate((list) => {
      const rows = new Map<number, number>();
      for (const tile of list.children) {
        const { top, right } = tile.getBoundingClientRect();
        rows.set(Math.round(top), right);
      }
      const edge = list.getBoundingClientRect().right - list.clientLeft;
      return [...rows.values()].map((right) => Math.round(edge - right));
    });
    expect(new Set(ends), `free at the ends of rows at ${width}`).toEqual(new Set([0]));
  }
});
