import { expect, type Page } from '@playwright/test';
import { expectEnoughContrast, expectNoAxeViolations, type Reach } from './axe';

/** What each theme of the back office lies on. */
const PAPERS = { dark: 'rgb(15, 22, 36)', light: 'rgb(251, 250, 247)' };

async function wear(page: Page, colorScheme: keyof typeof PAPERS): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(
    (paper) => getComputedStyle(document.body).backgroundColor === paper,
    PAPERS[colorScheme],
    { timeout: 20_000 },
  );
}

/** Asserts that axe finds nothing on the screen of the back office as it stands, in the dark theme and in the light one. */
export async function expectNoAxeViolationsInBothThemes(page: Page, reach: Reach = {}): Promise<void> {
  // What the pointer rests on may show a tooltip, which belongs to no landmark.
  await page.mouse.move(1, 1);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await wear(page, 'dark');
  await expectEnoughContrast(page, reach);
  await wear(page, 'light');
  await expectNoAxeViolations(page, reach);
}

/** The same of a page of the site, whose papers differ from page to page. */
export async function expectNoAxe(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectEnoughContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoAxeViolations(page);
}
