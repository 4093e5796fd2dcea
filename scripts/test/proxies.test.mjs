import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createSecureContext, getCiphers } from 'node:tls';
import { ROOT } from '../lib/paths.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const bare = (text) => text.replaceAll(/#.*$/gm, '');
/** As somebody with a certificate has it: the lines for TLS in the place of the port for tests. */
const withTls = (path) => bare(read(path).replaceAll(/^( *)#TLS /gm, '$1'));
const haproxy = withTls('docs/deploy/haproxy.cfg');
const nginx = withTls('docs/deploy/nginx.conf');
const caddy = bare(read('docs/deploy/Caddyfile'));

/** What Mozilla recommends to servers that browsers of the last years ask, without those that need parameters of one's own. */
const SUITES_12 = [
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
];
const SUITES_13 = ['TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256', 'TLS_AES_128_GCM_SHA256'];

test('the proxies take TLS 1.2 and 1.3 and nothing older', () => {
  assert.match(haproxy, /^ +ssl-default-bind-options ssl-min-ver TLSv1\.2 /m);
  assert.doesNotMatch(haproxy, /ssl-min-ver (?!TLSv1\.2\b)|force-|no-tlsv1[23]/);
  assert.match(nginx, /^ +ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
  assert.equal(nginx.match(/ssl_protocols/g).length, 1);
  // Caddy 2 does by itself; only `tls` could change it.
  assert.doesNotMatch(caddy, /\btls\b|protocols/);
  assert.match(read('docker-compose.yml'), /image: (?:\S+\/)?caddy:2\./);
});

test('they offer recommended suites alone, the strongest first', () => {
  const lists = {
    haproxy: haproxy.match(/ssl-default-bind-ciphers (\S+)/)[1].split(':'),
    nginx: nginx.match(/ssl_ciphers (\S+);/)[1].split(':'),
  };
  assert.deepEqual(lists, { haproxy: SUITES_12, nginx: SUITES_12 });
  assert.deepEqual(haproxy.match(/ssl-default-bind-ciphersuites (\S+)/)[1].split(':'), SUITES_13);
  // OpenSSL knows each by this name.
  const known = getCiphers();
  assert.deepEqual(
    [...SUITES_12, ...SUITES_13].filter((suite) => !known.includes(suite.toLowerCase())),
    [],
  );
  createSecureContext({ ciphers: [...SUITES_13, ...SUITES_12].join(':'), minVersion: 'TLSv1.2' });
  assert.match(nginx, /ssl_prefer_server_ciphers on;/);
  assert.doesNotMatch(haproxy, /prefer-client-ciphers/);
});

test('they lead http on to https, with the path that was asked for', () => {
  assert.match(
    haproxy,
    /bind :80\n +bind :443 ssl crt \S+ .*\n +http-request redirect scheme https code 301 unless \{ ssl_fc \}/,
  );
  assert.match(nginx, /server \{\n +listen 80;\n +server_name (\S+);\n +return 301 https:\/\/\1\$request_uri;\n\}/);
  assert.match(nginx, /listen 443 ssl;[^}]*ssl_certificate \S+;\s+ssl_certificate_key \S+;/);
  // Caddy does for a site that is a name, unless it is told not to.
  assert.match(caddy, /^\{\$SITE_ADDRESS:/m);
  assert.doesNotMatch(caddy, /auto_https|http:\/\/(?!127\.0\.0\.1)/);
  assert.match(read('docs/deploy/kubernetes/ingress.yaml'), /nginx\.ingress\.kubernetes\.io\/ssl-redirect: 'true'/);
});

test('none of them takes the header away by which browsers insist on https', () => {
  for (const settings of [haproxy, nginx, caddy]) {
    assert.doesNotMatch(settings, /strict-transport|proxy_hide_header|del-header|header -/i);
  }
});

test('what may go out is what the deployment page lists', () => {
  const settings = read('docs/deployment.md').split('\n## What the server asks\n')[1].split('\n## ')[0];
  const asked = [...read('backend/src/config.ts').matchAll(/^ {2}(\w+_(?:URLS?|ENDPOINT))[?!]?:/gm)].map(
    ([, name]) => name,
  );
  assert.ok(asked.length > 8);
  assert.deepEqual(
    // Browsers ask for the tiles of the map.
    asked.filter((name) => name !== 'MAP_TILES_URL' && !settings.includes(`\`${name}\``)),
    [],
  );
  const [all, worker] = read('docs/deploy/kubernetes/egress.yaml').split('\n---\n').map(bare);
  for (const policy of [all, worker]) {
    assert.match(policy, /policyTypes: \[Egress\]/);
  }
  const portsOf = (policy) => [...policy.matchAll(/port: (\d+)/g)].map(([, port]) => port);
  assert.ok(portsOf(all).length > 5 && portsOf(worker).length > 2);
  assert.deepEqual(
    [...portsOf(all), ...portsOf(worker)].filter((port) => port !== '1024' && !settings.includes(port)),
    [],
  );
  // Mails are the worker's alone, and what is private is no webhook's.
  assert.doesNotMatch(all, /port: (?:25|465|587)\b/);
  assert.match(worker, /except: \[10\.0\.0\.0\/8, .*169\.254\.0\.0\/16, 172\.16\.0\.0\/12, 192\.168\.0\.0\/16\]/);
});
