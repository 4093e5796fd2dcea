import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';

/** Bytes that what renders every page may have. With React's development build beside the other it is twice that. */
const BUDGET = 600_000;
const SERVER = join(ROOT, 'site-ui', 'dist', 'server');

const scripts = readdirSync(SERVER, { recursive: true }).filter((file) => file.endsWith('.js'));
const text = scripts.map((file) => readFileSync(join(SERVER, file), 'utf8')).join('\n');

test('[FDEP-13] the site is rendered by the production build of React, whatever NODE_ENV says', async () => {
  assert.doesNotMatch(text, /process\.env\.NODE_ENV/);
  // What only the development build warns of.
  assert.doesNotMatch(text, /Each child in a list should have a unique/);
  delete process.env.NODE_ENV;
  const { render } = await import(join(SERVER, 'entry-server.js'));
  const { status, html } = await render({
    url: '/faq',
    cookies: '',
    origin: 'http://localhost:3000',
    phone: false,
    fetchApi: async () => ({ status: 500, body: '' }),
  });
  assert.equal(status, 200);
  assert.match(html, /<h1/);
});

test('[FDEP-13] what renders every page weighs at most 600 KB', () => {
  const { size } = statSync(join(SERVER, 'entry-server.js'));
  // React alone is more: less would mean that it was not found.
  assert.ok(size > 200_000, `only ${size} bytes were found`);
  assert.ok(size <= BUDGET, `${size} bytes of ${BUDGET}`);
});
