import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { differencesOf, isNamed, newestEntry } from '../lib/api-differences.mjs';
import { ROOT } from '../lib/paths.mjs';

const read = (path) => readFileSync(join(ROOT, path));
const document = JSON.parse(read('openapi/openapi.json'));
const released = JSON.parse(gunzipSync(read('backend/test/data/last-release-api.json.gz')));
const entry = newestEntry(read('docs/api-changelog.md').toString());

/** Fields of uploads that are called otherwise now; the old names are still taken, which a test of the uploads holds [FINT-11]. */
const RENAMED =
  /^(gone|demanded): POST \/api\/v1\/(images|documents(\/\{id\}\/versions)?) body\.(StoreID|DocumentTypeID|Tier|Watermark|AskAgain|Published|propertyId|documentTypeId)\b/;

const answer = (schema) => ({ 200: { content: { 'application/json': { schema } } } });
const list = (parameters, responses, requestBody) => ({
  paths: { '/api/v1/things': { get: { parameters, responses, requestBody } } },
});
const thing = (properties, more = {}) => ({ type: 'object', properties, ...more });

test('[FINT-09] the document has the version of the product', () => {
  assert.equal(document.info.version, JSON.parse(read('package.json')).version);
});

test('[FINT-09] what was released is neither taken away nor narrowed', () => {
  const { breaking } = differencesOf(released, document);
  assert.deepEqual(
    breaking.filter((difference) => !RENAMED.test(difference)),
    [],
  );
});

test('[FINT-09] the newest entry of docs/api-changelog.md names every address at which something has changed', () => {
  const { changed } = differencesOf(released, document);
  assert.ok(entry.names.length > 0);
  assert.deepEqual(
    changed.filter((path) => !isNamed(path, entry.names)),
    [],
  );
});

test('[FINT-09] a lost operation, parameter, field, type or choice is seen, and so is a new demand', () => {
  const before = list([{ name: 'limit' }], answer(thing({ id: { type: 'integer' }, name: { type: 'string' } })), {
    content: { 'application/json': { schema: thing({ kind: { type: 'string', enum: ['a', 'b'] } }) } },
  });
  const broken = (change) => {
    const after = structuredClone(before);
    change(after.paths['/api/v1/things'].get, after);
    return differencesOf(before, after).breaking;
  };
  const body = (get) => get.requestBody.content['application/json'].schema;
  const fields = (get) => get.responses[200].content['application/json'].schema.properties;
  assert.deepEqual(
    broken(() => undefined),
    [],
  );
  assert.equal(broken((_, after) => delete after.paths['/api/v1/things']).length > 0, true);
  assert.deepEqual(
    broken((get) => get.parameters.pop()),
    ['gone: GET /api/v1/things ?limit'],
  );
  assert.deepEqual(
    broken((get) => delete fields(get).name),
    ['gone: GET /api/v1/things 200.name: string'],
  );
  assert.equal(broken((get) => (fields(get).name.type = 'number')).length, 1);
  assert.deepEqual(
    broken((get) => body(get).properties.kind.enum.pop()),
    ['gone: GET /api/v1/things body.kind = "b"'],
  );
  assert.deepEqual(
    broken((get) => (body(get).required = ['kind'])),
    ['demanded: GET /api/v1/things body.kind'],
  );
  assert.deepEqual(
    broken((get) => (get.parameters[0].required = true)),
    ['demanded: GET /api/v1/things ?limit'],
  );
});

test('[FINT-09] what is added breaks nothing, and is seen as a change', () => {
  const before = list([], answer(thing({ id: { type: 'number' } })));
  const after = list([{ name: 'limit' }], answer(thing({ id: { type: 'integer' }, name: { type: 'string' } })));
  assert.deepEqual(differencesOf(before, after), { breaking: [], changed: ['/api/v1/things'] });
  assert.deepEqual(differencesOf(before, before), { breaking: [], changed: [] });
});

test('[FINT-09] an entry names an address by itself or by one above it', () => {
  const { heading, names } = newestEntry(
    '# Changes\n\n## 0.3.0\n\n- `GET /api/v1/deals` and `/api/v1/notes/{id}`\n\n## 0.2.0\n\n- `/api`\n',
  );
  assert.equal(heading, '0.3.0');
  assert.deepEqual(names, ['/api/v1/deals', '/api/v1/notes/{id}']);
  assert.equal(isNamed('/api/v1/deals/{id}', names), true);
  assert.equal(isNamed('/api/v1/dealers', names), false);
});
