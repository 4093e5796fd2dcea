import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { query } from './support/people';

test.describe.configure({ mode: 'parallel' });

type Place = [latitude: number, longitude: number];

/** Around Dallas, with the states about it. */
const DALLAS = 'bounds=28.0000,-103.0000,37.5000,-90.5000';

/** Whether a place is in a ring, by a line that leads east: a test of its own, beside that of the product. */
function isInside(ring: Place[], [latitude, longitude]: Place): boolean {
  return ring.reduce((inside, [toLatitude, toLongitude], index) => {
    const [fromLatitude = 0, fromLongitude = 0] = ring.at(index - 1) ?? [];
    const east =
      fromLongitude + ((latitude - fromLatitude) / (toLatitude - fromLatitude)) * (toLongitude - fromLongitude);
    return fromLatitude > latitude !== toLatitude > latitude && longitude < east ? !inside : inside;
  }, false);
}

const ringOf = (page: Page): Place[] =>
  (new URL(page.url()).searchParams.get('area') ?? '').split('_').map((point) => point.split(',').map(Number) as Place);

async function insideOf(ring: Place[]): Promise<number> {
  const places = await query<{ latitude: number; longitude: number }>(
    'select latitude, longitude from public_properties where active and latitude is not null',
  );
  return places.filter(({ latitude, longitude }) => isInside(ring, [latitude, longitude])).length;
}

const totalOf = async (page: Page) =>
  Number((await page.getByText(/^[\d,]+ results?$/).innerText()).replace(/\D/g, ''));

/** How many properties all pins stand for. */
const countedOn = async (page: Page) =>
  (await page.locator('.map-pin[data-pin] span').allInnerTexts()).reduce(
    (sum, text) => sum + (/^[\d,]+$/.test(text) ? Number(text.replace(/,/g, '')) : 1),
    0,
  );

/** Opens the map around Dallas, and answers its middle once it stands. */
async function showMap(page: Page): Promise<{ x: number; y: number }> {
  await page.goto(`/property/search/?${DALLAS}&view=map`);
  await expect(page.locator('.map-pin[data-pin] span').first()).toBeVisible({ timeout: 15_000 });
  const box = await page.getByRole('region', { name: 'Map of the results' }).boundingBox();
  if (!box) {
    throw new Error('There is no map.');
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Points on a circle of so many pixels. */
const around = ({ x, y }: { x: number; y: number }, radius: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    x: x + radius * Math.cos((2 * Math.PI * n) / count),
    y: y + radius * Math.sin((2 * Math.PI * n) / count),
  }));

/** List, map and database say the same of the area in the address. */
async function expectCounted(page: Page): Promise<void> {
  await expect(page).toHaveURL(/[?&]area=/);
  const expected = await insideOf(ringOf(page));
  expect(expected).toBeGreaterThan(0);
  await expect.poll(() => totalOf(page)).toBe(expected);
  await expect.poll(() => countedOn(page)).toBe(expected);
}

test('[BEYB-41] [BEYB-44] an area drawn around Dallas with a mouse is searched, and cleared again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const middle = await showMap(page);
  const [before, address] = [await totalOf(page), page.url()];
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await expectNoAxeViolations(page);
  const line = around(middle, 170, 40);
  await page.mouse.move(line[0]?.x ?? 0, line[0]?.y ?? 0);
  await page.mouse.down();
  for (const { x, y } of line) {
    await page.mouse.move(x, y);
  }
  await page.mouse.up();
  await expectCounted(page);
  expect(await totalOf(page)).toBeLessThan(before);
  expect(ringOf(page).length).toBeGreaterThan(10);
  await page.reload();
  await expectCounted(page);
  await page.getByRole('button', { name: 'Clear area' }).click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => totalOf(page)).toBe(before);
});

test('[BEYB-41] [BEYB-44] corners that are set one by one are closed by the first, or by a button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const middle = await showMap(page);
  const before = await totalOf(page);
  for (const close of [
    () => page.mouse.click(middle.x + 150, middle.y),
    () => page.getByRole('button', { name: 'Finish' }).click(),
  ]) {
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    for (const { x, y } of around(middle, 150, 4)) {
      await page.mouse.click(x, y);
      // Two clicks in a row at one place would be one to zoom.
      await page.waitForTimeout(50);
    }
    await close();
    await expectCounted(page);
    expect(ringOf(page)).toHaveLength(4);
    await page.getByRole('button', { name: 'Clear area' }).click();
    await expect(page).not.toHaveURL(/area/);
    await expect.poll(() => totalOf(page)).toBe(before);
  }
  await page.getByRole('button', { name: 'Search this view' }).click();
  await expect(page).toHaveURL(/bounds=/);
});

test('[BEYB-47] no script of the map comes before it is opened, and at most 70 KB of them then', async ({ page }) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      bodies.push(response.body());
    }
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/property/search/');
  const map = page.getByRole('button', { name: 'Map', exact: true });
  await expect(map).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const first = await Promise.all(bodies.splice(0));
  await map.click();
  await expect(page.locator('.map-pin[data-pin] span').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const added = await Promise.all(bodies);
  const draws = (body: Buffer) => body.includes('Radius around a place');
  expect([first.some(draws), added.some(draws)]).toEqual([false, true]);
  expect(added.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThanOrEqual(70 * 1024);
});

test('[BEYB-46] a place, a radius and Enter search without a pointer, and the results are announced', async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/404.*Nowhere/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/property/search/?view=map');
  const button = page.getByRole('button', { name: 'Radius around a place' });
  await expect(button).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('City or ZIP code')).toBeFocused();
  await page.keyboard.type('Nowhere at all');
  await page.keyboard.press('Enter');
  const said = page.locator('form [role=status]');
  await expect(said).toHaveText('We do not know this place. Try a ZIP code, or a city with its state.');
  await page.getByLabel('City or ZIP code').press('ControlOrMeta+a');
  await page.keyboard.type('dallas, tx');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Miles')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Searching 60 miles around Dallas, TX');
  await expect(page.locator('.map-pin[data-pin] span').first()).toBeVisible({ timeout: 15_000 });
  await expectCounted(page);
  await expect(page.getByRole('status').filter({ hasText: /^[\d,]+ results?$/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Miles')).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[BEYB-45] [BEYB-41] one finger draws and two move the map', async ({ page }) => {
    const middle = await showMap(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await page.getByRole('button', { name: 'Draw', exact: true }).tap();
    const latitude = () => {
      const [south = NaN, , north = NaN] = (new URL(page.url()).searchParams.get('bounds') ?? '')
        .split(',')
        .map(Number);
      return (south + north) / 2;
    };
    const before = latitude();
    const fingers = (moved: number) => [
      { x: middle.x - 40, y: middle.y + moved },
      { x: middle.x + 40, y: middle.y + moved },
    ];
    await touch('touchStart', fingers(0).slice(0, 1));
    await touch('touchStart', fingers(0));
    for (let moved = 5; moved <= 60; moved += 5) {
      await touch('touchMove', fingers(moved));
    }
    await touch('touchEnd', []);
    await expect.poll(latitude).toBeGreaterThan(before + 0.5);
    expect(page.url()).not.toContain('area');

    const scale = await page.locator('.map-scale').innerText();
    const line = around(middle, 110, 30);
    await touch('touchStart', line.slice(0, 1));
    for (const point of line) {
      await touch('touchMove', [point]);
    }
    await touch('touchEnd', []);
    await expectCounted(page);
    expect(await page.locator('.map-scale').innerText()).toBe(scale);
    await expectNoAxeViolations(page);
  });
});
