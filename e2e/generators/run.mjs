// Makes four clients of the API with other people's generators, compiles a program for each under `strict`, and runs the
// guide's story with it: all of them must find out the same. Usage: node e2e/generators/run.mjs
import { deepEqual } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PICTURE } from '../respect/records.mjs';
import { startServer } from '../respect/server.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const DOCUMENT = fileURLToPath(new URL('../../openapi/openapi.json', import.meta.url));
const MADE = join(HERE, 'made');
const LIMIT_MS = 300_000;
const require = createRequire(import.meta.url);

const EXPECTED = (name) => ({
  madeOnce: true,
  refused: ['validation', 'name'],
  changed: [3_800_000, 'version_mismatch'],
  picture: 1,
  batch: [201, 200],
  listed: [2, name],
  heard: [
    'property.created',
    'property.published',
    'property.changed',
    'property.repriced',
    'property.changed',
    'property.repriced',
  ],
});

/** How each generator is called. */
const GENERATORS = {
  'openapi-fetch': () => [bin('openapi-typescript'), DOCUMENT, '--output', 'made/openapi-typescript.d.ts'],
  'hey-api': () => [
    bin('openapi-ts'),
    '--input',
    DOCUMENT,
    '--output',
    'made/hey-api',
    '--client',
    '@hey-api/client-fetch',
  ],
  'swagger-typescript-api': () => [
    bin('swagger-typescript-api'),
    'generate',
    '--path',
    DOCUMENT,
    '--output',
    'made',
    '--name',
    'swagger-typescript-api.ts',
  ],
  orval: (url) => {
    const config = join(MADE, 'orval.config.cjs');
    const output = { target: join(MADE, 'orval.ts'), client: 'fetch', baseUrl: url };
    writeFileSync(config, `module.exports = ${JSON.stringify({ api: { input: DOCUMENT, output } })};\n`);
    return [bin('orval'), '--config', config];
  },
};

function bin(name) {
  return join(HERE, 'node_modules', '.bin', name);
}

async function run(args) {
  try {
    await promisify(execFile)(process.execPath, args, { cwd: HERE, timeout: LIMIT_MS, maxBuffer: 1e8 });
  } catch (error) {
    throw new Error(`${args.join(' ')}\n${error.stdout}${error.stderr}`, { cause: error });
  }
}

async function keyOf({ url }) {
  const ask = async (path, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const { Token } = await ask('/api/account/login', { UserName: 'admin@stowbridge.example', Password: 'Storage-2026' });
  const scopes = ['properties:read', 'properties:write', 'images:write'];
  return (await ask('/api/v1/api-keys', { name: 'Generators', scopes }, Token)).secret;
}

async function main() {
  rmSync(MADE, { recursive: true, force: true });
  const server = await startServer();
  try {
    for (const [name, command] of Object.entries(GENERATORS)) {
      await run(command(server.url));
      console.log(`${name}: made`);
    }
    await run([bin('tsc'), '-p', '.']);
    const key = await keyOf(server);
    for (const generator of Object.keys(GENERATORS)) {
      const { story } = require(join(MADE, 'out', 'stories', `${generator}.js`));
      const name = `Story-${randomUUID()}`;
      const facts = await story({ url: server.url, key, picture: new Blob([PICTURE], { type: 'image/png' }), name });
      deepEqual(facts, EXPECTED(name), generator);
      console.log(`${generator}: compiles under strict, and its story is true`);
    }
  } finally {
    await server.stop();
  }
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
