import { defineConfig } from '@playwright/test';
import { join } from 'node:path';

const results = join(__dirname, '..', 'temp', 'test-results');

/**
 * The journeys of people, in a real browser, against the real processes that support/stack.ts starts.
 * `npm test` names the browser in CHROMIUM_PATH, what else it needs in CHROMIUM_ARGS, and the place of the report.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // What another journey does in part, too; `npm run test:long` runs everything.
  grepInvert: process.env.EVERY_SIZE ? undefined : /@long/,
  globalSetup: './support/stack.ts',
  outputDir: join(results, 'browser'),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(results, 'browser.json') }],
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Denver',
    // Nothing fades or slides: waiting for its end would be a fifth of the time.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    // It costs a twentieth of the time: `--trace retain-on-failure` keeps what was done, asked and said.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        ...(process.env.CHROMIUM_ARGS ?? '').split(' ').filter(Boolean),
      ],
    },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
});
