import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/console';
import { query } from './support/people';

test.describe.configure({ mode: 'parallel' });

interface Shift {
  value: number;
  what: string[];
}

/** Watches how far the page's parts jump from when it is opened; answers those jumps that are too far together. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    Object.assign(window, { seenShifts: seen });
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };
    const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (!hadRecentInput) seen.push({ value, what: sources.map(({ node, previousRect, currentRect }) => `${node?.nodeName} "${node?.textContent?.slice(0, 20)}" ${rect(previousRect)} -> ${rect(currentRect)}`) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const seen = await page.evaluate(() => (window as unknown as { seenShifts: Shift[] }).seenShifts);
    return seen.reduce((sum, { value }) => sum + value, 0) > 0.02 ? seen : [];
  };
}

/** Of the names that are drawn, those pairs that overlap. */
const overlaps = (page: Page): Promise<string[]> =>
  page.locator('.map-name').evaluateAll((names) => {
    const boxes = names.map((name) => ({ text: name.textContent, box: name.getBoundingClientRect() }));
    return boxes.flatMap((a, index) =>
      boxes.slice(index + 1).flatMap((b) => (a.box.left < b.box.right && b.box.left < a.box.right && a.box.top < b.box.bottom && b.box.top < a.box.bottom ? [`${a.text} and ${b.text}`] : [])),
    );
  });

for (const [width, height] of [[390, 844], [1440, 900]] as const) {
  test(`[FSITE-24] at ${width} px a property's radius is drawn to scale and fills most of its map`, async ({ page }) => {
    const [property] = await query<{ id: number; miles: number }>(`select id, radius_miles miles from properties where active and status_id = 1 and radius_miles between 1 and 3 and latitude is not null order by id limit 1`);
    if (!property) throw new Error('The demo data has no property with a radius.');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const shifts = await watchShifts(page);
    await page.setViewportSize({ width, height });
    await page.goto(`/property/${property.id}/x`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(fetched.filter((url) => /leaflet|ground|\.json/.test(url)), 'fetched before a map is shown').toEqual([]);

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
    await expect(map.getByRole('link', { name: 'Places: GeoNames' })).toBeVisible();
    await page.getByRole('button', { name: 'Region' }).click();
    await expect(map.locator('.map-name.is-zip')).toHaveCount(0);
    await expect(map.locator('.map-name.is-state').first()).toBeVisible();
    expect(await overlaps(page)).toEqual([]);
    await page.getByRole('button', { name: 'Radius' }).click();
    await expect.poll(async () => (await boxOf()).width / shorter).toBeGreaterThan(0.55);
    await expectNoAxeViolations(page);
    expect(await shifts()).toEqual([]);
    const notices = await page.request.get((await map.getByRole('link', { name: 'Places: GeoNames' }).getAttribute('href')) ?? '');
    expect(await notices.text()).toContain('CC BY 4.0');
  });
}
