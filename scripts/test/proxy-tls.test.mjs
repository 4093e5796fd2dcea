import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

test('the example of each proxy takes TLS 1.2 and 1.3 only, with suites that have forward secrecy', () => {
  const [nginx, haproxy, caddy] = ['nginx.conf', 'haproxy.cfg', 'Caddyfile'].map((name) => read(`docs/deploy/${name}`));
  assert.match(nginx, /^ +ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
  assert.match(haproxy, /^ +ssl-default-bind-options .*ssl-min-ver TLSv1\.2/m);
  const suites = [/ssl_ciphers (\S+);/.exec(nginx), /ssl-default-bind-ciphers (\S+)/.exec(haproxy)].map(([, list]) =>
    list.split(':'),
  );
  assert.deepEqual(suites[0], suites[1]);
  assert.ok(suites[0].length > 4);
  assert.deepEqual(
    suites[0].filter((suite) => !/^(?:ECDHE|DHE)-.*-(?:GCM-SHA\d+|CHACHA20-POLY1305)$/.test(suite)),
    [],
  );
  // Caddy takes these by itself; what it is told could only weaken that.
  assert.doesNotMatch(caddy, /\btls\b|protocols|ciphers/);
});
