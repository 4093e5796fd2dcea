import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { query } from './support/people';
import { expectNothingMoved, watchShifts } from './support/shifts';
import { sizes } from './support/sizes';

test.describe.configure({ mode: 'parallel' });

/** Of the names that are drawn, those pairs that overlap. */
const overlaps = (page: Page): Promise<string[]> =>
  page.locator('.map-name').evaluateAll((names) => {
    const boxes = names.map((name) => ({ text: name.textContent, box: name.getBoundingClientRect() }));
    return boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .flatMap((b) =>
          a.box.left < b.box.right && b.box.left < a.box.right && a.box.top < b.box.bottom && b.box.top < a.box.bottom
            ? [`${a.text} and ${b.text}`]
            : [],
        ),
    );
  });

for (const [width, height] of sizes([
  [390, 844],
  [1440, 900],
])) {
  test(`[FSITE-24] at ${width} px a property's radius is drawn to scale and fills most of its map`, async ({
    page,
  }) => {
    const [property] = await query<{ id: number; miles: number }>(
      `select id, radius_miles miles from properties where active and status_id = 1 and radius_miles between 1 and 3 and latitude is not null order by id limit 1`,
    );
    if (!property) {
      throw new Error('The demo data has no property with a radius.');
    }
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await watchShifts(page);
    await page.setViewportSize({ width, height });
    await page.goto(`/property/${property.id}/x`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(
      fetched.filter((url) => /leaflet|ground|\.json/.test(url)),
      'fetched before a map is shown',
    ).toEqual([]);

    await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
    const map = page.getByRole('region', { name: /^Map of/ });
    const circle = map.locator('path.map-circle');
    await expect(map.locator('.map-name').first()).toBeVisible();
    const shorter = await map.evaluate((element) => Math.min(element.clientWidth, element.clientHeight));
    const boxOf = async () => (await circle.boundingBox()) ?? { width: 0, height: 0 };
    await expect.poll(async () => (await boxOf()).width / shorter).toBeGreaterThan(0.55);
    expect((await boxOf()).width / shorter).toBeLessThan(0.65);
    const scale = map.locator('.map-scale');
    const miles = Number((await scale.innerText()).replace(' mi', ''));
    const pixels = (await scale.evaluate((bar) => bar.getBoundingClientRect().width)) / miles;
    // The line around the circle has a breadth of 1.5.
    expect(Math.abs(((await boxOf()).width - 1.5) / 2 / pixels / property.miles - 1)).toBeLessThanOrEqual(0.03);
    expect(await overlaps(page)).toEqual([]);
    // Everything but the circle is a canvas; each zoom has more names, and a region is named too.
    expect(await map.locator('svg path:not(.map-circle)').count()).toBe(0);
    await expect(map.locator('canvas')).toHaveCount(1);
    await expect(map.locator('.map-name.is-zip').first()).toBeVisible();
    for (const name of ['Places: GeoNames', 'States: US Census']) {
      await expect(map.getByRole('link', { name })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Region' }).click();
    await expect(map.locator('.map-name.is-zip')).toHaveCount(0);
    await expect(map.locator('.map-name.is-state').first()).toBeVisible();
    expect(await overlaps(page)).toEqual([]);
    await page.getByRole('button', { name: 'Radius' }).click();
    await expect.poll(async () => (await boxOf()).width / shorter).toBeGreaterThan(0.55);
    await expectNoAxeViolations(page);
    await expectNothingMoved(page);
    const notices = await page.request.get(
      (await map.getByRole('link', { name: 'Places: GeoNames' }).getAttribute('href')) ?? '',
    );
    expect(await notices.text()).toContain('CC BY 4.0');
  });
}

test('[FSITE-24] a map takes on another theme before its ground has come', { tag: '@long' }, async ({ page }) => {
  const [property] = await query<{ id: number }>(
    'select id from properties where active and status_id = 1 and latitude is not null order by id limit 1',
  );
  let letCome = (): void => undefined;
  const released = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/ground[^/]*\.json/, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/ground[^/]*\.json/);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/property/${property?.id}/x`);
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  await asked;
  await page.emulateMedia({ colorScheme: 'dark' });
  letCome();
  await expect(
    page
      .getByRole('region', { name: /^Map of/ })
      .locator('.map-name')
      .first(),
  ).toBeVisible();
});

interface Box {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxesOf = (page: Page): Promise<Box[]> =>
  page.locator('.map-pin[data-pin] span').evaluateAll((pins) =>
    pins.map((pin) => {
      const { x, y, width, height } = pin.getBoundingClientRect();
      return { text: pin.textContent ?? '', x, y, width, height };
    }),
  );

/** Of the pins, those pairs that overlap. */
async function overlappingPins(page: Page): Promise<string[]> {
  const boxes = await boxesOf(page);
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .flatMap((b) =>
        a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
          ? [`${a.text} and ${b.text}`]
          : [],
      ),
  );
}

/** How many properties all pins stand for. */
const countedOn = async (page: Page) =>
  (await boxesOf(page)).reduce(
    (sum, { text }) => sum + (/^[\d,]+$/.test(text) ? Number(text.replace(/,/g, '')) : 1),
    0,
  );

const totalOf = async (page: Page) =>
  Number((await page.getByText(/^[\d,]+ results?$/).innerText()).replace(/\D/g, ''));

async function drag(page: Page, x: number, y: number): Promise<void> {
  const box = await page.getByRole('region', { name: 'Map of the results' }).boundingBox();
  if (!box) {
    throw new Error('There is no map.');
  }
  const [fromX, fromY] = [box.x + box.width / 2 + 60, box.y + box.height / 2 + 90];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + x, fromY + y, { steps: 6 });
  // Held still, so that it does not glide on.
  await page.waitForTimeout(300);
  await page.mouse.up();
}

test('[FSITE-25] [SRCH-24] [SRCH-25] the map fits the results, and moving it limits list, count and address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchShifts(page);
  const [texas] = await query<{ id: number; n: number }>(
    `select s.id, count(*)::int n from states s join properties p on p.state_id = s.id where p.active and s.code = 'TX' group by s.id`,
  );
  if (!texas) {
    throw new Error('The demo data has nothing in Texas.');
  }
  await page.goto(`/property/search/?state=${texas.id}&view=map`);
  const map = page.getByRole('region', { name: 'Map of the results' });
  const pins = page.locator('.map-pin[data-pin]');
  await expect(map.locator('.map-name').first()).toBeVisible();
  expect(await pins.count()).toBe(0);
  await expect(map.locator('.map-scale')).toHaveText('500 mi');
  await expect(pins.first().locator('span')).toBeVisible({ timeout: 15_000 });
  // Fitted: all of them are on the map, 40 pixels from its edges, and nearer than the country was.
  await expect(map.locator('.map-scale')).not.toHaveText('500 mi');
  const frame = await map.boundingBox();
  if (!frame) {
    throw new Error('There is no map.');
  }
  const outside = ({ x, y, width, height }: Box) =>
    x + width / 2 < frame.x + 38 ||
    x + width / 2 > frame.x + frame.width - 38 ||
    y + height / 2 < frame.y + 38 ||
    y + height / 2 > frame.y + frame.height - 38;
  await expect.poll(async () => (await boxesOf(page)).filter(outside)).toEqual([]);
  await expect.poll(() => countedOn(page)).toBe(texas.n);
  expect(await totalOf(page)).toBe(texas.n);
  await expect.poll(() => overlappingPins(page)).toEqual([]);
  expect(page.url()).not.toContain('bounds');

  await drag(page, -420, -160);
  await expect(page).toHaveURL(/[?&]bounds=-?\d+\.\d{4},-?\d+\.\d{4},-?\d+\.\d{4},-?\d+\.\d{4}(&|$)/);
  await expect.poll(() => totalOf(page)).toBeLessThan(texas.n);
  const [part, address] = [await totalOf(page), page.url()];
  await expect.poll(() => overlappingPins(page)).toEqual([]);
  const scale = await map.locator('.map-scale').innerText();
  await page.reload();
  await expect(map.locator('.map-scale')).toHaveText(scale);
  expect([await totalOf(page), page.url()]).toEqual([part, address]);
  await page.getByRole('button', { name: 'Remove map boundary' }).click();
  await expect(page).not.toHaveURL(/bounds/);
  await expect.poll(() => totalOf(page)).toBe(texas.n);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => totalOf(page)).toBe(part);

  // Without the box ticked the list stays; a filter that changes is fitted again.
  await page.getByRole('button', { name: 'Remove map boundary' }).click();
  await page.getByRole('checkbox', { name: 'Search as the map moves' }).uncheck();
  await drag(page, -200, 0);
  await page.waitForTimeout(600);
  expect([page.url().includes('bounds'), await totalOf(page)]).toEqual([false, texas.n]);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Search as the map moves' })).not.toBeChecked();
  await expectNothingMoved(page);
});

test('[FSITE-25] a card lifts its pin and a pin its card, and the keyboard reaches the pins and comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Alone in its state, so that its pin stands for it alone.
  const [alone] = await query<{ state: number; name: string }>(
    `select p.state_id state, min(p.name) name from properties p where p.active and p.latitude is not null group by p.state_id having count(*) between 1 and 4 order by count(*), 1 limit 1`,
  );
  if (!alone) {
    throw new Error('The demo data has no state with a few properties.');
  }
  await page.goto(`/property/search/?state=${alone.state}&view=map`);
  const pins = page.locator('.map-pin[data-pin]');
  await expect(pins.first().locator('span')).toBeVisible({ timeout: 15_000 });
  const single = page.locator('.map-pin[data-pin]:not(.is-cluster) span').first();
  await expect(single).toBeVisible();
  const lifted = page.locator('.map-pin.is-lifted');
  await page.getByRole('article').first().hover();
  await expect(page.locator('.map-pin.is-lifted, .map-pin.is-place')).toHaveCount(1);
  await page.mouse.move(700, 20);
  await expect(lifted).toHaveCount(0);
  await single.hover();
  await expect(page.locator('[data-lifted]')).toHaveCount(1);

  await page.getByRole('link', { name: 'Skip to the map' }).focus();
  await expect(page.getByRole('link', { name: 'Skip to the map' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Map of the results' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pins.first()).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Results', exact: true })).toBeFocused();
});

test('[FSITE-25] on a phone the first fit shows all contiguous states', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await page.goto('/property/search/?view=map');
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(page.locator('.map-pin[data-pin] span').first()).toBeVisible({ timeout: 15_000 });
  const frame = await map.boundingBox();
  if (!frame) {
    throw new Error('There is no map.');
  }
  const outside = async () =>
    (await boxesOf(page)).filter(({ x, width }) => x + width / 2 < frame.x || x + width / 2 > frame.x + frame.width)
      .length;
  // At zoom 4 the country is 660 pixels wide.
  await expect(map.locator('.map-scale')).toHaveText(/^(1000|500) mi$/);
  await expect.poll(outside).toBe(0);
  await expect.poll(() => overlappingPins(page)).toEqual([]);
  const [contiguous] = await query<{ n: number }>(
    'select count(*)::int n from properties where active and latitude between 24.5 and 49.4 and longitude between -124.8 and -66.9',
  );
  expect(await countedOn(page)).toBeGreaterThanOrEqual(contiguous?.n ?? Infinity);
  await expectNothingMoved(page);
});

test('[FSITE-26] [FSITE-27] closed ones stand below a heading, statuses are chosen, and cards keep to two rows of figures', async ({
  page,
}) => {
  await page.goto('/property/search/?status=2,4');
  const heading = page.getByRole('heading', { name: 'Closed', exact: true });
  for (let scroll = 0; scroll < 20 && !(await heading.isVisible()); scroll += 1) {
    await page.mouse.wheel(0, 2500);
    await page.waitForTimeout(200);
  }
  const top = (await heading.boundingBox())?.y ?? 0;
  const places = await page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => ({ y: card.getBoundingClientRect().y, closed: card.textContent?.includes('Closed') })),
    );
  expect(places.filter(({ y, closed }) => closed !== y > top)).toEqual([]);
  expect(places.some(({ closed }) => closed)).toBe(true);
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveAttribute('title', 'Newest first; closed last');

  for (const [width, view] of [
    [390, 'list'],
    [1440, 'list'],
    [1440, 'map'],
    [1024, 'map'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/property/search/?view=${view}`);
    await expect(page.getByRole('article').first()).toBeAttached();
    const rows = await page.getByRole('article').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const link = card.querySelector('a');
        const facts = [...(link?.parentElement?.children ?? [])];
        const prices = [...(card.querySelector('h2, h3')?.previousElementSibling?.children ?? [])];
        // Larger and smaller letters stand in one row: another one begins below everything before it.
        const rowsOf = (parts: Element[]) => {
          const boxes = parts.map((part) => part.getBoundingClientRect());
          return boxes.filter(({ top }, index) => boxes.slice(0, index).every(({ bottom }) => bottom <= top + 2))
            .length;
        };
        return facts.length > 0 && facts[0]?.getBoundingClientRect().width ? [[rowsOf(prices), rowsOf(facts)]] : [];
      }),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect([width, view, rows.filter(([prices = 0, facts = 0]) => prices > 2 || facts > 2)]).toEqual([width, view, []]);
  }
});
