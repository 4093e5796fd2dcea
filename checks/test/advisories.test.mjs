import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { judge, lockedPackages } from '../lib/advisories.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const TODAY = '2026-11-23';
const anAdvisory = (more) => ({
  id: 'GHSA-1',
  package: 'left',
  affected: '<2.0.0',
  verdict: 'accepted',
  why: 'It is never called.',
  until: '2026-12-31',
  ...more,
});
const left = (version) => ({ name: 'left', version, lock: 'package-lock.json' });
const judged = (advisory, versions = ['1.9.9'], checkedAt = TODAY) =>
  judge({ checkedAt, advisories: [anAdvisory(advisory)] }, versions.map(left), TODAY);

test('[FDEP-06] a package in an affected range fails without a verdict, without a reason, and once its day has passed', () => {
  assert.deepEqual(judged({}).wrong, []);
  assert.equal(judged({}).accepted.length, 1);
  const place = 'left 1.9.9 in package-lock.json: GHSA-1';
  assert.deepEqual(judged({ verdict: null }).wrong, [`${place} has no verdict.`]);
  assert.deepEqual(judged({ verdict: 'whatever' }).wrong, [`${place} has no verdict.`]);
  assert.deepEqual(judged({ why: '' }).wrong, [`${place} has no verdict.`]);
  assert.deepEqual(judged({ until: '2026-11-22' }).wrong, [`${place} was only judged until 2026-11-22.`]);
  assert.deepEqual(judged({ verdict: 'update', until: null }).wrong, [`${place} must not come back.`]);
});

test('[FDEP-06] versions outside the range and other packages are not concerned, previews of the range are', () => {
  assert.deepEqual(judged({ verdict: null }, ['2.0.0', '3.1.0']).wrong, []);
  assert.equal(judged({ verdict: null }, ['1.0.0-beta.1']).wrong.length, 1);
  assert.deepEqual(judged({ verdict: null, package: 'right' }).wrong, []);
  assert.deepEqual(judged({ affected: 'before 2' }).wrong, ['GHSA-1: "before 2" is no range of versions.']);
});

test('[FDEP-06] a list older than 45 days warns, and does not fail', () => {
  assert.deepEqual(judged({}, [], '2026-10-09').warnings, []);
  const { wrong, warnings } = judged({}, [], '2026-10-08');
  assert.deepEqual(wrong, []);
  assert.deepEqual(warnings, ['The list is of 2026-10-08: npm run advisories brings it up to date.']);
});

test('[FDEP-06] the packages of every lock file are compared', () => {
  const locks = new Set(lockedPackages(ROOT).map(({ lock }) => lock));
  assert.deepEqual(
    [...locks],
    ['', 'checks/', 'e2e/', 'e2e/generators/', 'e2e/respect/', 'bench/mutations/'].map(
      (folder) => `${folder}package-lock.json`,
    ),
  );
});

/** Like OSV, with one advisory to a page; `vulnerabilities` by the package that they concern. */
async function startOsv(vulnerabilities) {
  const asked = [];
  const answer = (url, body) => {
    if (url !== '/v1/querybatch') {
      return Object.values(vulnerabilities)
        .flat()
        .find(({ id }) => url === `/v1/vulns/${id}`);
    }
    asked.push(body.queries.length);
    const results = body.queries.map(({ package: { name }, page_token: page = '0' }) => {
      const ids = (vulnerabilities[name] ?? []).map(({ id }) => ({ id, modified: '2026-11-01T00:00:00Z' }));
      const at = Number(page);
      return ids.length === 0 ? {} : { vulns: [ids[at]], ...(at + 1 < ids.length && { next_page_token: `${at + 1}` }) };
    });
    return { results };
  };
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('');
    response.end(JSON.stringify(answer(request.url, text && JSON.parse(text))));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { asked, server, origin: `http://127.0.0.1:${server.address().port}` };
}

const affects = (name, ...events) => ({
  package: { name, ecosystem: 'npm' },
  ranges: [{ type: 'SEMVER', events }],
});

async function refresh(list, origin) {
  const folder = mkdtempSync(join(tmpdir(), 'stowbridge-advisories-'));
  const path = join(folder, 'advisories.json');
  writeFileSync(path, JSON.stringify(list));
  const child = spawn(process.execPath, [join(ROOT, 'checks/advisories.mjs'), '--refresh'], {
    env: { ...process.env, ADVISORIES: path, OSV: origin },
  });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  const written = JSON.parse(readFileSync(path, 'utf8'));
  rmSync(folder, { recursive: true });
  return { code, said, written };
}

test('[FDEP-06] a refresh takes over what OSV says, keeps verdicts, and what is new fails until it is judged', async () => {
  const osv = await startOsv({
    pg: [
      { id: 'GHSA-new', summary: 'New', affected: [affects('pg', { introduced: '0' }, { fixed: '99.0.0' })] },
      {
        id: 'GHSA-named',
        aliases: ['CVE-1'],
        summary: 'Known by another name',
        affected: [affects('pg', { introduced: '1.0.0' }, { last_affected: '98.0.0' }), affects('not-ours')],
      },
      { id: 'GHSA-withdrawn', withdrawn: '2026-11-02T00:00:00Z', affected: [affects('pg', { introduced: '0' })] },
    ],
  });
  const known = anAdvisory({ id: 'CVE-1', package: 'pg', affected: '<98.0.0', until: '2999-12-31' });
  const gone = anAdvisory({ id: 'GHSA-gone', package: 'pg', affected: '<0.0.1' });
  const { code, said, written } = await refresh({ checkedAt: '2026-01-01', advisories: [known, gone] }, osv.origin);
  osv.server.close();
  assert.equal(code, 1);
  assert.match(said, /\npg \S+ in package-lock\.json: GHSA-new has no verdict\.\n/);
  assert.match(said, /pg \S+ in package-lock\.json: GHSA-named, accepted until 2999-12-31: It is never called\./);
  assert.deepEqual(
    written.advisories.map(({ id, affected, verdict }) => [id, affected, verdict]),
    [
      ['GHSA-gone', '<0.0.1', 'accepted'],
      ['GHSA-named', '>=1.0.0 <=98.0.0', 'accepted'],
      ['GHSA-new', '>=0.0.0-0 <99.0.0', null],
    ],
  );
  assert.notEqual(written.checkedAt, '2026-01-01');
  assert.ok(
    osv.asked.every((count) => count <= 1000),
    'asked for more than OSV takes at once',
  );
});

test('[FDEP-06] without a network the list stays as it is, and one sentence says why', async () => {
  const { server, origin } = await startOsv({});
  server.close();
  await once(server, 'close');
  const list = { checkedAt: '2026-01-01', advisories: [anAdvisory({})] };
  const { code, said, written } = await refresh(list, origin);
  assert.equal(code, 1);
  assert.match(said, /^The list stays as it is, because OSV cannot be asked: .*ECONNREFUSED.*\n$/);
  assert.deepEqual(written, list);
});
