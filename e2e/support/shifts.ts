import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';

interface Shift {
  value: number;
  what: string;
}

declare global {
  var shifts: Shift[];
}

/** What may move while a page comes, as the sum that browsers report. */
const MOST = 0.02;

/** From the next page on, keeps what moves without anybody having done anything. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript({ path: join(__dirname, 'watch-shift.js') });

/** What moved too far together since the page began, with the nodes that did; nothing when it stayed where it was. */
export async function movedTooFar(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => globalThis.shifts);
  return shifts.reduce((sum, { value }) => sum + value, 0) > MOST
    ? shifts.map(({ value, what }) => `${value.toFixed(3)} ${what}`)
    : [];
}

export async function expectNothingMoved(page: Page): Promise<void> {
  expect(await movedTooFar(page)).toEqual([]);
}
