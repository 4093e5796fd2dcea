import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** axe itself, as the builder brings it. */
const { source } = createRequire(require.resolve('@axe-core/playwright'))('axe-core') as { source: string };

/** WCAG 2.2 AA, and axe's best practices. */
const EVERY_RULE: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The rules whose answer another theme can change: both themes show the same elements. */
const COLOUR_RULES: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** How far axe looks. */
export interface Reach {
  /** Into frames too; false where what they hold is somebody else's. Default true. */
  iframes?: boolean;
}

/**
 * Runs axe in the page. Only pages with frames need the builder, which goes into each of them: it brings axe along and
 * carries what every rule found, the passed ones too, to a page of its own each time, which takes four times as long.
 */
async function violationsOn(
  page: Page,
  runOnly: RunOptions['runOnly'],
  iframes: boolean,
): Promise<AxeResults['violations']> {
  const options: RunOptions = { runOnly, resultTypes: ['violations'], iframes };
  if (iframes && page.frames().length > 1) {
    return (await new AxeBuilder({ page }).options(options).analyze()).violations;
  }
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  return page.evaluate(async (chosen) => {
    const { axe } = window as unknown as { axe: { run(context: Document, options: RunOptions): Promise<AxeResults> } };
    return (await axe.run(document, chosen)).violations;
  }, options);
}

/**
 * Until the page is there and nothing fades or moves any more: half-way nothing has the contrast that it will have. A list
 * of options stays for a moment after its field has closed it, outside of every landmark.
 */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      (!document.querySelector('.MuiMenu-root [role="listbox"]') ||
        document.querySelector('[role="combobox"][aria-expanded="true"]') !== null) &&
      document
        .getAnimations()
        .every(
          (one) =>
            one.playState !== 'running' ||
            one.timeline !== document.timeline ||
            one.effect?.getComputedTiming().endTime === Infinity,
        ),
    undefined,
    { timeout: 20_000 },
  );
}

async function expectNone(page: Page, runOnly: RunOptions['runOnly'], { iframes = true }: Reach): Promise<void> {
  await untilStill(page);
  const found = (await violationsOn(page, runOnly, iframes)).flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}\n    ${node.failureSummary ?? ''}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** Asserts that axe finds nothing against WCAG 2.2 AA, nor against its best practices, on the page as it stands. */
export function expectNoAxeViolations(page: Page, reach: Reach = {}): Promise<void> {
  return expectNone(page, EVERY_RULE, reach);
}

/** Asserts that the colours of the page as it stands are enough for WCAG 2.2 AA. */
export function expectEnoughContrast(page: Page, reach: Reach = {}): Promise<void> {
  return expectNone(page, COLOUR_RULES, reach);
}

/** Asserts that nothing of the page lies beside the screen, and that everybody can use it. */
export async function expectToFit(page: Page): Promise<void> {
  const beside = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beside, `pixels beside the screen on ${page.url()}`).toBe(0);
  await expectNoAxeViolations(page);
}
