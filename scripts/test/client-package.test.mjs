import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import ts from 'typescript';
import { ROOT } from '../lib/paths.mjs';

const run = promisify(execFile);

const PROGRAM = `
import { connect, everyRow, problemOf } from '@stowbridge/api';

const api = connect(process.env.API, 'a-key');
const names = [];
for await (const { name } of everyRow((query) => api.propertiesResource.list(query), { stateId: 6, limit: 2 })) {
  names.push(name);
}
const made = await api.categoriesResource.create({ requestBody: { name: 'Doors' } });
const code = await api.propertiesResource.get({ id: 7 }).catch((error) => problemOf(error)?.code);
const patched = await api.propertiesResource.patch({ id: 8, requestBody: { price: 1 } });
console.log(JSON.stringify({ names, made, code, patched }));
`;

const TYPED = `
import { ApiError, connect, everyRow, problemOf, type ProblemCode, type PropertyDto } from '@stowbridge/api';

const api = connect('http://localhost', 'a-key');
export async function names(): Promise<string[]> {
  const found: string[] = [];
  for await (const row of everyRow((query) => api.propertiesResource.list(query), { orderBy: '-price' as const, stateId: 6 })) {
    const property: PropertyDto = row;
    found.push(property.name);
  }
  return found;
}
export const codeOf = (error: unknown): ProblemCode | undefined => problemOf(error)?.code;
export const isRefusal = (error: unknown): boolean => error instanceof ApiError;
// @ts-expect-error there is no such order
void api.propertiesResource.list({ orderBy: 'colour' });
`;

let folder;
let server;
const asked = [];

/** Answers as the product does: two pages, a creation that has to wait, a refusal. */
function answer(request, reply) {
  const { method, url, headers } = request;
  asked.push({
    method,
    url,
    key: headers['idempotency-key'],
    type: headers['content-type'],
    token: headers.authorization,
  });
  const send = (status, body, more = {}) =>
    reply
      .writeHead(status, { 'content-type': status < 400 ? 'application/json' : 'application/problem+json', ...more })
      .end(JSON.stringify(body));
  if (method === 'POST') {
    const attempts = asked.filter((one) => one.method === 'POST').length;
    return attempts < 3 ? send(attempts === 1 ? 429 : 503, {}, { 'retry-after': '0' }) : send(201, { id: 1 });
  }
  if (method === 'PATCH') {
    return send(200, { id: 8 });
  }
  if (url.startsWith('/api/v1/properties/')) {
    return send(404, { code: 'not_found', errors: [] });
  }
  return url.includes('cursor=second')
    ? send(200, [{ name: 'c' }])
    : send(200, [{ name: 'a' }, { name: 'b' }], { link: '</api/v1/properties?limit=2&cursor=second>; rel="next"' });
}

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stowbridge-elsewhere-'));
  await run(process.execPath, [join(ROOT, 'scripts/pack-client.mjs'), folder]);
  const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }));
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], { cwd: folder });
  server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
});
after(() => {
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('[FINT-15] the package has what a stranger needs, and nothing else', () => {
  const installed = join(folder, 'node_modules/@stowbridge/api');
  assert.deepEqual(readdirSync(installed).sort(), ['LICENSE', 'README.md', 'dist', 'openapi.json', 'package.json']);
  const {
    private: isPrivate,
    dependencies,
    scripts,
  } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  assert.deepEqual([isPrivate, dependencies, scripts], [undefined, undefined, undefined]);
});

test('[FINT-15] a program outside the checkout reads all pages, creates once and goes by codes', async () => {
  writeFileSync(join(folder, 'program.mjs'), PROGRAM);
  const API = `http://127.0.0.1:${server.address().port}`;
  const { stdout } = await run(process.execPath, ['program.mjs'], { cwd: folder, env: { ...process.env, API } });
  assert.deepEqual(JSON.parse(stdout), {
    names: ['a', 'b', 'c'],
    made: { id: 1 },
    code: 'not_found',
    patched: { id: 8 },
  });
  const posts = asked.filter(({ method }) => method === 'POST');
  assert.equal(posts.length, 3);
  assert.match(posts[0].key, /^[0-9a-f]{32}$/);
  assert.equal(new Set(posts.map(({ key }) => key)).size, 1);
  assert.deepEqual(
    asked.filter(({ method }) => method === 'PATCH').map(({ type }) => type),
    ['application/merge-patch+json'],
  );
  assert.ok(asked.every(({ token }) => token === 'Bearer a-key'));
});

test('[FINT-15] its types fit a program that is strict, also about what is optional', () => {
  const file = join(folder, 'typed.ts');
  writeFileSync(file, TYPED);
  const program = ts.createProgram([file], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
    types: [],
  });
  const wrong = ts.getPreEmitDiagnostics(program);
  assert.deepEqual(
    wrong.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    [],
  );
});
