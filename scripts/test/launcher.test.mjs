import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { needsAdministrator } from '../lib/launcher.mjs';

const noCrash = new Promise(() => undefined);

let server;
let origin;
let answers;

before(async () => {
  server = createServer((_request, response) => {
    const [status, text] = answers.shift();
    response.writeHead(status).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${server.address().port}`;
});

after(() => server.close());

test('a start goes on asking while the API is too busy to answer', async () => {
  answers = [
    [503, 'busy'],
    [200, '{"NeedsAdministrator":true}'],
  ];
  assert.equal(await needsAdministrator(origin, noCrash), true);
  assert.equal(answers.length, 0);
});

test('and stops asking after a crash, which is told by what watches for it', async () => {
  answers = [[503, 'busy']];
  assert.equal(await needsAdministrator(origin, Promise.resolve(new Error('it crashed'))), undefined);
});
