import fc from 'fast-check';
import { resolved, Schema } from '../described';

/** A JSON text that is sent as it is, because no JavaScript value becomes it. */
class RawJson {
  constructor(readonly text: string) {}
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

/** Ids of records that exist, of some that do not, and what only looks like an id. */
export const anId = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 2_147_483_647, 2_147_483_648, -2_147_483_649, 2 ** 53, 1.5, 32_768) },
);

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '%',
  '%00',
  '_%\\',
  "' or 1=1 --",
  '";drop table users',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${1}',
  '\u202egpj.exe',
  '\ufeff',
  'İıſ',
  '😀'.repeat(50),
  '0',
  '-0',
  '1e400',
  'NaN',
  'null',
  'undefined',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  '\r\nX-Injected: 1',
  '(((',
  '\\',
  '!&|:*',
  'a'.repeat(300),
];
const DATES = [
  '2026-02-30',
  '2026-02-28',
  '0000-01-01',
  '9999-12-31',
  '-271821-04-20',
  '+275760-09-13T00:00:00Z',
  '9999-12-31T23:59:59-07:00',
  '0000-01-01T00:00:00+14:00',
  '2026-11-01T01:30:00-06:00',
  '02-30-2026',
  '02-28-2026',
  '1969-12-31T23:59:60Z',
  '10000-01-01',
];
const PLAIN = [
  'Denver',
  'CO',
  '80202',
  '303-555-0100',
  'somebody@example.com',
  'Storage-2026',
  '4,000,000',
  '12.5',
  'https://youtu.be/dQw4w9WgXcQ',
  'pending',
  'ASC',
  '1',
  '2',
  '5',
];

const aText = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...PLAIN) },
    { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
    { weight: 2, arbitrary: fc.constantFrom(...DATES) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: (schema.maxLength ?? 200) - 1, max: (schema.maxLength ?? 200) + 1 })
        .map((length) => 'x'.repeat(length)),
    },
  );

const aNumber = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: anId },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        ...[schema.minimum, schema.maximum]
          .filter((bound) => bound !== undefined)
          .flatMap((bound) => [bound - 1, bound, bound + 1]),
        1,
      ),
    },
    { weight: 2, arbitrary: fc.double() },
    { weight: 1, arbitrary: fc.maxSafeInteger() },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '1',
        '01',
        '1e3',
        ' 2',
        '٣',
        new RawJson('1e400'),
        new RawJson('9223372036854775808'),
        new RawJson('-0'),
      ),
    },
  );

/** What no field expects. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    false,
    [],
    {},
    [[]],
    { $gt: '' },
    { toString: 1 },
    { length: 3 },
    [null, 1, 'a'],
    nested(40),
  ),
  fc.constant(new RawJson('{"__proto__":{"isAdmin":true}}')),
  fc.constantFrom(...TEXTS),
  fc.jsonValue({ maxDepth: 3 }),
);

const MAX_DEPTH = 5;

/** Values for a schema: mostly such as it asks for, some at its edges, and some that it never thought of. */
export function valueFor(given: Schema, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(given, depth) }, { weight: 1, arbitrary: anything });
}

function fitting(given: Schema, depth: number): fc.Arbitrary<unknown> {
  if (depth > MAX_DEPTH) {
    return fc.constant({});
  }
  const schema = resolved(given);
  if (schema.enum) {
    return fc.constantFrom(...schema.enum);
  }
  switch (schema.type) {
    case 'array':
      return fc.array(valueFor(schema.items ?? {}, depth + 1), { maxLength: 4 });
    case 'boolean':
      return fc.constantFrom(true, false, 'true', 0);
    case 'integer':
    case 'number':
      return aNumber(schema);
    case 'string':
      return aText(schema);
    default:
      return schema.properties ? anObject(schema.properties, depth) : anything;
  }
}

/** Each field is there more often than not, sometimes in other letters, and sometimes one that nobody declared. */
function anObject(properties: Record<string, Schema>, depth: number): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, child]) => [name, valueFor(child, depth + 1)]),
  );
  return fc
    .tuple(fc.record(fields, { requiredKeys: [] }), fc.integer({ min: 0, max: 19 }), anything)
    .map(([body, twist, extra]) => {
      if (twist === 0) {
        return { ...body, nobodyDeclaredThis: extra };
      }
      if (twist === 1) {
        return Object.fromEntries(Object.entries(body).map(([name, value]) => [name.toUpperCase(), value]));
      }
      return body;
    });
}

/** JSON in which raw texts stay as they are, and in which lone surrogates are escaped. */
export function jsonText(value: unknown): string {
  if (value instanceof RawJson) {
    return value.text;
  }
  if (Array.isArray(value)) {
    return `[${value.map(jsonText).join(',')}]`;
  }
  if (value !== null && typeof value === 'object') {
    return `{${Object.entries(value)
      .map(([name, child]) => `${JSON.stringify(name)}:${jsonText(child)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
