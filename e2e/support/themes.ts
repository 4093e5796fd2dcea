import { expect, type Page } from '@playwright/test';
import { expectEnoughContrast, expectNoAxeViolations, type Reach } from './axe';
import { sizes } from './sizes';

/** What each theme of the back office lies on. */
const PAPERS = { dark: 'rgb(15, 22, 36)', light: 'rgb(251, 250, 247)' };

/** The other theme shows the same elements, so only its colours are new. */
const expectTheme = { light: expectNoAxeViolations, dark: expectEnoughContrast };

async function wear(page: Page, colorScheme: keyof typeof PAPERS): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(
    (paper) => getComputedStyle(document.body).backgroundColor === paper,
    PAPERS[colorScheme],
    { timeout: 20_000 },
  );
}

/** The light theme alone, unless the dark one is looked at, too; the dark one first, so that the light one is left on. */
const looked = sizes(['light', 'dark']).toReversed();

/** Asserts that axe finds nothing on the screen of the back office as it stands, in both themes as `sizes` has it. */
export async function expectNoAxeViolationsInBothThemes(page: Page, reach: Reach = {}): Promise<void> {
  // What the pointer rests on may show a tooltip, which belongs to no landmark.
  await page.mouse.move(1, 1);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  for (const theme of looked) {
    await wear(page, theme);
    await expectTheme[theme](page, reach);
  }
}

/** The same of a page of the site, whose papers differ from page to page. */
export async function expectNoAxe(page: Page): Promise<void> {
  for (const colorScheme of looked) {
    await page.emulateMedia({ colorScheme });
    await expectTheme[colorScheme](page);
  }
}
