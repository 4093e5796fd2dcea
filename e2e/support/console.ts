import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Names console errors and warnings that a test provokes on purpose, such as a refused sign-in. */
  allowConsoleErrors(pattern: RegExp): void;
  /** A further person with a browser of their own; watched and closed like the first. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  watchedErrors: WatchedErrors;
}

/** The style of Chromium's own view of a plain text, such as a refusal that is opened as a page; some versions report it. */
const TEXT_VIEW_STYLE = /'sha256-4Su6mBWzEIFnH4pAGMOuaeBrstwJN4Z3pq\/s1Kn4\/KQ='/;

class WatchedErrors {
  readonly found: string[] = [];
  readonly allowed: RegExp[] = [TEXT_VIEW_STYLE];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      // The address of a resource that could not be loaded is in the location, not in the text.
      if (message.type() === 'error' || message.type() === 'warning') {
        this.found.push(`console: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (webError) =>
      this.found.push(`page: ${webError.error().stack ?? webError.error().message}`),
    );
  }

  get unexpected(): string[] {
    return this.found.filter((text) => !this.allowed.some((pattern) => pattern.test(text)));
  }
}

/** Playwright's test, failing when any page of it logs an error or a warning, or throws one that nothing catches. */
export const test = base.extend<Fixtures>({
  // The address is known only once the stack has started, after the configuration was read.
  // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  baseURL: async ({}, use) => use(process.env.E2E_BASE_URL),
  watchedErrors: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const errors = new WatchedErrors();
      await use(errors);
      base.expect(errors.unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  allowConsoleErrors: async ({ watchedErrors }, use) => use((pattern) => void watchedErrors.allowed.push(pattern)),
  context: async ({ context, watchedErrors }, use) => {
    watchedErrors.watch(context);
    await use(context);
  },
  newContext: async ({ browser, baseURL, viewport, locale, timezoneId, contextOptions, watchedErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL,
        viewport,
        locale,
        timezoneId,
        ...contextOptions,
        ...options,
      });
      watchedErrors.watch(context);
      contexts.push(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
