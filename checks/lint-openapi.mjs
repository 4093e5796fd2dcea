// Lints openapi/openapi.json by the rules of spectral (spectral:oas, and those errors that its OWASP ruleset finds) and
// redocly (recommended-strict). Every finding that is not explained below fails, and so does an explanation, or a place
// of one, that explains nothing any more.
import { createConfig, lint } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import rulesets from '@stoplight/spectral-rulesets';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = process.argv[2] ?? fileURLToPath(new URL('../openapi/openapi.json', import.meta.url));

/** Addresses of the documents, and those of files: everything that is not below /api/v1. */
const OF_THE_DOCUMENTS = /^paths\.\/(?!api\/v1\/)/;

/**
 * What of the rules for the API's document is not followed: the rule, the places (a part of the finding's text, or an
 * expression for where it is; without any, everywhere; `ofAnswers`: only of what the server sends) and why.
 */
const EXPLAINED = [
  {
    rule: 'no-ambiguous-paths',
    places: ['/api/admin/store/{id}/false'],
    why: 'The addresses are those of the documents; the server prefers the literal part, and ids are numbers, so that no request is in doubt.',
  },
  {
    rule: 'info-license-strict',
    places: ['/info/license/url'],
    why: 'The product is not offered under a public licence, so that there is no address of one.',
  },
  {
    rule: 'operation-2xx-response',
    places: ['/paths/~1api~1v1~1campaign-links~1{token}/get'],
    why: 'The link in a mail leads to the page of its listing: its success is the 303.',
  },
  {
    rule: 'owasp:api1:2023-no-numeric-ids',
    why: 'The documents demand whole numbers as ids; what may be read is decided by who asks, never by knowing an id.',
  },
  {
    rule: 'owasp:api2:2023-jwt-best-practices',
    places: ['components.securitySchemes.apiKey'],
    why: 'The secret of an API key is no JWT.',
  },
  {
    rule: 'owasp:api2:2023-no-credentials-in-url',
    places: [
      '/api/home/market/{token}',
      '/api/mail/unsubscribe/{token}',
      '/api/v1/calendar/{token}.ics',
      '/api/v1/campaign-links/{token}',
      '/api/v1/me/properties/{id}/documents.zip',
      '/api/v1/me/privacy-requests/{id}/data.zip',
      '/api/v1/privacy-links/data.zip',
      '/StoreDocuments/{fileName}',
    ],
    why: 'Mail and calendar programs and downloads follow a bare address: its token opens that one thing, and nobody is signed in by it.',
  },
  {
    rule: 'owasp:api2:2023-write-restricted',
    places: [
      '/api/account/email/cancel.',
      '/api/account/email/confirm.',
      '/api/account/forgotpassword.',
      '/api/account/login.',
      '/api/account/register/user.',
      '/api/account/resetpassword.',
      '/api/v1/privacy-links/confirm.',
      '/api/v1/privacy-links/open.',
      '/api/v1/privacy-links/take-back.',
      '/api/v1/privacy-requests.',
      '/api/v1/session/passkey.',
      '/api/v1/session/passkey-options.',
      '/api/v1/session/password-link.',
      '/api/v1/session/refresh.',
      '/api/v1/session/second-factor.',
    ],
    why: 'By these one registers, signs in or comes back in: who could sign in already would not need them.',
  },
  {
    rule: 'owasp:api2:2023-write-restricted',
    places: [
      '/api/home/contactus.',
      '/api/home/featuredlistings.',
      '/api/home/property/search.',
      '/api/home/sell/myproperty.',
      '/api/vendor/profile/list.',
      '/api/v1/listings/{id}/enquiries.',
    ],
    why: 'The public site searches by POST, and visitors without an account write to the office.',
  },
  {
    rule: 'owasp:api2:2023-write-restricted',
    places: ['/api/mail/unsubscribe/{token}.', '/api/v1/saved-searches/stop.'],
    why: 'Who has the mail stops it, without signing in (RFC 8058).',
  },
  {
    rule: 'owasp:api4:2023-rate-limit',
    places: [OF_THE_DOCUMENTS],
    why: 'The answers of the documents are fixed, and have no such headers; the calls are limited all the same, and 429 has Retry-After.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit',
    places: [/^paths\.\/api\/v1\/.+\.responses\.401\./],
    why: 'Whom the server does not know is refused before anybody is counted by these headers.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit',
    places: [/^paths\.\/api\/v1\/.+\.responses\.413\./, /^paths\.\/api\/v1\/.+\.responses\.415\./],
    why: 'A body that is not read is refused before anybody is asked for.',
  },
  {
    rule: 'owasp:api4:2023-array-limit',
    ofAnswers: true,
    why: 'What a record has of something is limited where it is sent, not where it is read; pages of lists do say how long they are.',
  },
  {
    rule: 'owasp:api4:2023-string-limit',
    ofAnswers: true,
    why: 'A stored text may be older than the rule by which texts are taken now, and nobody is kept from reading it.',
  },
  {
    rule: 'owasp:api5:2023-admin-security-unique',
    places: ['paths./api/admin/'],
    why: 'One token opens the calls of all roles; the server decides by the roles of its holder at each request.',
  },
];

/** Of spectral's severities. */
const ERROR = 0;

/** They judge a schema by itself, so that it is enough to look at each of them where it stands: once, not wherever it is referred to. */
const OF_SCHEMAS = /-(?:array-limit|string-limit|integer-format|integer-limit-legacy)$/;

/** The rules of OWASP that find errors. */
const ofOwasp = Object.entries(owasp.rules).map(([name, rule]) => {
  const isAsked = rule.severity === ERROR;
  return [name, !isAsked ? 'off' : OF_SCHEMAS.test(name) ? { ...rule, resolved: false } : rule];
});

/**
 * Examples of answers to which thousands of operations refer are the same objects each time: to judge each object once is
 * enough, and takes a tenth of the time.
 */
function examplesOnce() {
  const name = 'oas3-valid-media-example';
  const { then, ...rule } = rulesets.oas.rules[name];
  const seen = new WeakSet();
  const judge = (media, options, context) => {
    if (seen.has(media)) {
      return [];
    }
    seen.add(media);
    return then.function(media, options, context);
  };
  return { [name]: { ...rule, then: { ...then, function: judge } } };
}

async function bySpectral(document) {
  const linter = new spectral.Spectral();
  const { aliases } = owasp;
  linter.setRuleset({
    extends: [rulesets.oas, owasp],
    aliases,
    rules: { ...Object.fromEntries(ofOwasp), ...examplesOnce() },
  });
  const found = await linter.run(document);
  return found.map(({ code, message, path: place }) => ({
    rule: String(code),
    place: place.join('.'),
    text: `${message} (${place.join('.')})`,
  }));
}

async function byRedocly(ref) {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const found = await lint({ ref, config });
  return found.map(({ ruleId, message, location }) => ({
    rule: ruleId,
    place: location[0]?.pointer ?? '',
    text: `${message} (${location[0]?.pointer ?? ''})`,
  }));
}

/** The schemas of what requests send, by their names. */
function sentSchemas({ paths, components }) {
  const found = new Set();
  const look = (part) => {
    for (const [, name] of (JSON.stringify(part) ?? '').matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (!found.has(name)) {
        found.add(name);
        look(components.schemas[name]);
      }
    }
  };
  Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .forEach(({ requestBody }) => look(requestBody));
  return found;
}

const document = JSON.parse(readFileSync(path, 'utf8'));
const sent = sentSchemas(document);
const isAnswered = (place) =>
  /^paths\..+\.responses\.|^components\.(?:responses|headers)\./.test(place) ||
  (/^components\.schemas\./.test(place) && !sent.has(place.split('.')[2]));

/** An explanation of a rule at several places stands for one at each of them. */
const explanations = EXPLAINED.flatMap(({ places = [''], ...one }) => places.map((place) => ({ ...one, place })));
const explains = ({ rule, place, ofAnswers = false }, finding) =>
  finding.rule === rule &&
  (!ofAnswers || isAnswered(finding.place)) &&
  (place instanceof RegExp ? place.test(finding.place) : finding.text.includes(place));

const findings = [...(await bySpectral(document)), ...(await byRedocly(path))];
const unexplained = findings.filter((finding) => !explanations.some((one) => explains(one, finding)));
const idle = explanations.filter((one) => !findings.some((finding) => explains(one, finding)));
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
