import fc from 'fast-check';
import type { Route, Schema } from '../described';
import { anId, jsonText, valueFor } from './values';

/** One request as it is sent. */
export interface FuzzRequest {
  role: string;
  url: string;
  body?: string;
  contentType?: string;
}

const BROKEN = [
  '',
  '{',
  '{"',
  '[1,',
  'nothing',
  '\u0000',
  '"text"',
  '[]',
  'null',
  '1',
  'true',
  '{"a":1}{"b":2}',
  '\ufeff{}',
];
const CONTENT_TYPES = [
  'application/json',
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=nothing',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];
const SEGMENTS = [
  'abc',
  '1.5',
  '1e3',
  '-1',
  '%00',
  '%ED%A0%80',
  '%E2%80%AE',
  '..%2f..%2fetc%2fpasswd',
  '%F0%9F%8F%A0',
  "1'%20or%201=1",
  '9223372036854775808',
  'x'.repeat(600),
  '%',
  '%25',
];
const QUERIES = [
  '["id","ASC"]',
  '["id"]',
  '["nothing","ASC"]',
  '["__proto__","ASC"]',
  '[0,9]',
  '[0,-1]',
  '[9,0]',
  '[0,1e9]',
  '{"q":"a"}',
  '{"id":[1,2]}',
  '{"id":[]}',
  '{"__proto__":1}',
  '{',
  '400',
  '1',
  '',
];

/** Without lone surrogates, which have no bytes. */
const wellFormed = (text: string): string => Buffer.from(text).toString();
const lettersOf = (value: unknown): string => encodeURIComponent(wellFormed(String(value)));

const aSegment = (name: string, names: string[]): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: /name|token/i.test(name) && names.length > 0 ? fc.constantFrom(...names) : anId.map(String),
    },
    { weight: 2, arbitrary: fc.constantFrom(...SEGMENTS) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map((text) => lettersOf(text)) },
  );

const aQueryValue = (schema: Schema): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...QUERIES).map(lettersOf) },
    {
      weight: 2,
      arbitrary: valueFor(schema).map((value) => lettersOf(typeof value === 'string' ? value : jsonText(value))),
    },
    { weight: 1, arbitrary: fc.constantFrom(...SEGMENTS) },
  );

const inForm = (value: unknown): string => wellFormed(typeof value === 'string' ? value : jsonText(value));

function aForm(schema: Schema): fc.Arbitrary<Pick<FuzzRequest, 'body' | 'contentType'>> {
  const fields = Object.entries(schema.properties ?? {}).filter(([, child]) => child.format !== 'binary');
  return fc
    .tuple(
      fc.record(Object.fromEntries(fields.map(([name, child]) => [name, valueFor(child)])), { requiredKeys: [] }),
      fc.constantFrom(
        '%PDF-1.4\n',
        'GIF89a',
        'BM',
        '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"/>',
        '',
        'PK\u0003\u0004',
        '\u0000',
      ),
      valueFor({ type: 'string' }),
      fc.boolean(),
    )
    .map(([values, content, name, ends]) => {
      const parts = Object.entries(values).map(
        ([field, value]) => `--fuzz\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${inForm(value)}\r\n`,
      );
      const file = `--fuzz\r\nContent-Disposition: form-data; name="file"; filename="${inForm(name)}"\r\n\r\n${content}\r\n`;
      return {
        body: [...parts, file].join('') + (ends ? '--fuzz--\r\n' : ''),
        contentType: 'multipart/form-data; boundary=fuzz',
      };
    });
}

function aBody(route: Route): fc.Arbitrary<Pick<FuzzRequest, 'body' | 'contentType'>> {
  const content = route.operation.requestBody?.content;
  if (!content) {
    return fc.constant({});
  }
  const form = content['multipart/form-data']?.schema;
  if (form) {
    return aForm(form);
  }
  return fc
    .tuple(
      fc.oneof(
        { weight: 15, arbitrary: valueFor(content['application/json']?.schema ?? {}).map(jsonText) },
        { weight: 1, arbitrary: fc.constantFrom(...BROKEN) },
      ),
      fc.oneof(
        { weight: 15, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
      ),
    )
    .map(([body, contentType]) => ({ body, contentType }));
}

/**
 * Requests of an operation, by each role.
 * @param roles as often as each is to be drawn
 * @param names of stored files, for the addresses that take one
 */
export function requestsOf(route: Route, roles: string[], names: string[]): fc.Arbitrary<FuzzRequest> {
  const parameters = route.operation.parameters ?? [];
  const segments = fc.record(
    Object.fromEntries(parameters.filter((one) => one.in === 'path').map(({ name }) => [name, aSegment(name, names)])),
  );
  const queries = fc.record(
    Object.fromEntries(
      parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, aQueryValue(schema ?? {})]),
    ),
    { requiredKeys: [] },
  );
  // A list is asked by names or in JSON: both at once are refused before anything is looked at.
  const inOneForm = fc.constantFrom(true, false, undefined);
  const drawing = { role: fc.constantFrom(...roles), segments, queries, inOneForm, body: aBody(route) };
  return fc.record(drawing).map((drawn) => {
    const path = Object.entries(drawn.segments).reduce(
      (url, [name, value]) => url.replace(`{${name}}`, () => value),
      route.path,
    );
    const isKept = (name: string): boolean =>
      drawn.inOneForm === undefined ||
      !parameters.some(({ name: one }) => one === 'cursor') ||
      Boolean(parameters.find((one) => one.name === name)?.deprecated) === drawn.inOneForm;
    const query = Object.entries(drawn.queries)
      .filter(([name]) => isKept(name))
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
    return { role: drawn.role, url: query ? `${path}?${query}` : path, ...drawn.body };
  });
}
