// Lints openapi/openapi.json by the rules of spectral (spectral:oas) and redocly (recommended). Every finding that is not
// explained below fails, and so does an explanation that explains nothing any more.
import { createConfig, lint } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = process.argv[2] ?? fileURLToPath(new URL('../openapi/openapi.json', import.meta.url));

/** What is not followed: the rule, the place (a part of the finding's text), and why. */
const EXPLAINED = [
  {
    rule: 'no-ambiguous-paths',
    place: '/api/admin/store/{id}/false',
    why: 'The addresses are those of the documents; the server prefers the literal part, and ids are numbers, so that no request is in doubt.',
  },
  {
    rule: 'info-license-strict',
    place: '/info/license/url',
    why: 'The product is not offered under a public licence, so that there is no address of one.',
  },
  {
    rule: 'operation-2xx-response',
    place: '/paths/~1api~1v1~1campaign-links~1{token}/get',
    why: 'The link in a mail leads to the page of its listing: its success is the 303.',
  },
];

async function bySpectral(document) {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [rulesets.oas] });
  const found = await linter.run(document);
  return found.map(({ code, message, path: place }) => ({
    rule: String(code),
    text: `${message} (${place.join('.')})`,
  }));
}

async function byRedocly(ref) {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lint({ ref, config });
  return found.map(({ ruleId, message, location }) => ({
    rule: ruleId,
    text: `${message} (${location[0]?.pointer ?? ''})`,
  }));
}

const explains = ({ rule, place }, finding) => finding.rule === rule && finding.text.includes(place);

const findings = [...(await bySpectral(JSON.parse(readFileSync(path, 'utf8')))), ...(await byRedocly(path))];
const unexplained = findings.filter((finding) => !EXPLAINED.some((one) => explains(one, finding)));
const idle = EXPLAINED.filter((one) => !findings.some((finding) => explains(one, finding)));
for (const { rule, text } of unexplained) {
  console.error(`${rule}: ${text}`);
}
for (const { rule, place } of idle) {
  console.error(`${rule} at ${place} is explained but not found any more: remove the explanation.`);
}
if (unexplained.length + idle.length > 0) {
  process.exit(1);
}
console.log(`The API's document is clean: ${findings.length} findings, all of them explained.`);
