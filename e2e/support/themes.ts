import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe';

/** Asserts that axe finds nothing on the page as it stands, in the light theme and in the dark one. */
export async function expectNoAxeViolationsInBothThemes(page: Page): Promise<void> {
  // What the pointer rests on may show a tooltip, which belongs to no landmark.
  await page.mouse.move(1, 1);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Half-way through a change of colour nothing has the contrast of either theme.
    await page.waitForFunction(() => document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'));
    await expectNoAxeViolations(page);
  }
}
