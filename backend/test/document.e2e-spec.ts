import document from '../../openapi/openapi.json';
import { CARRIES } from '../src/platform/http/carriers';
import { FRACTIONS } from '../src/platform/openapi/openapi-numbers';
import { SCOPES } from '../src/domains/accounts/api-keys/scopes';
import { mediaOf, ROUTES, type Schema, SCHEMAS } from './described';

/** Fields that no rule limits yet; the list may only become shorter. */
const UNLIMITED = [
  'ContactEnquiryDto.lead_source',
  'ConditionDto.ids',
  'WishDto.ids',
  'PropertyBodyDto.alternatePriceOptionDate',
  'PropertyBodyDto.offersDueDate',
  'PropertyBodyDto.questionsUntil',
  'PropertyPatchDto.alternatePriceOptionDate',
  'PropertyPatchDto.offersDueDate',
  'PropertyPatchDto.questionsUntil',
  'RoundBodyDto.dueAt',
  'RoundChangeDto.dueAt',
  'ExtendRoundDto.dueAt',
];

interface Seen {
  where: string;
  name: string;
  schema: Schema;
}

/** Every field within a schema, under its name. */
const fieldsOf = (where: string, { properties = {}, items, allOf = [], oneOf = [] }: Schema): Seen[] => [
  ...Object.entries(properties).flatMap(([name, schema]) => [
    { where: `${where}.${name}`, name, schema },
    ...fieldsOf(`${where}.${name}`, schema),
  ]),
  ...[items, ...allOf, ...oneOf].flatMap((part) => (part ? fieldsOf(where, part) : [])),
];

const FIELDS = Object.entries(SCHEMAS).flatMap(([name, schema]) => fieldsOf(name, schema));
const PARAMETERS = ROUTES.flatMap(({ method, path, operation }) =>
  (operation.parameters ?? []).map((parameter) => ({ ...parameter, where: `${method} ${path} ${parameter.name}` })),
);
const keyOf = (name: string): string => name.replaceAll(/\W|_/g, '').toLowerCase();
/** The number that a field is, or that its list consists of. */
const numberOf = (schema: Schema): Schema | undefined =>
  schema.type === 'array'
    ? schema.items && numberOf(schema.items)
    : ['number', 'integer'].includes(schema.type ?? '')
      ? schema
      : undefined;

/** The schemas of what requests send. */
function sentSchemas(): Set<string> {
  const found = new Set<string>();
  const look = (part: unknown): void => {
    for (const [, name] of (JSON.stringify(part) ?? '').matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (!found.has(name)) {
        found.add(name);
        look(SCHEMAS[name]);
      }
    }
  };
  ROUTES.forEach(({ operation }) => look(operation.requestBody ?? {}));
  return found;
}

describe('the document', () => {
  it('[FINT-07] every number is counted, or is one of those that are measured and say their unit', () => {
    const numbers = FIELDS.filter(({ schema }) => numberOf(schema)?.type === 'number');
    expect(numbers.length).toBeGreaterThan(50);
    expect(numbers.filter(({ name }) => !FRACTIONS.has(keyOf(name))).map(({ where }) => where)).toEqual([]);
    expect(numbers.filter(({ schema }) => !schema.description).map(({ where }) => where)).toEqual([]);
  });

  it('[FINT-07] ids are whole numbers of 32 or 64 bits', () => {
    const isId = ({ name, schema }: Pick<Seen, 'name' | 'schema'>): boolean =>
      /^ids?$|(?:Id|ID)s?$/.test(name) && numberOf(schema) !== undefined;
    const formatOf = (schema: Schema): string | undefined => schema.items?.format ?? schema.format;
    const ids = FIELDS.filter((field) => isId(field));
    expect(ids.length).toBeGreaterThan(300);
    const loose = ids.filter(({ schema }) => !['int32', 'int64'].includes(formatOf(schema) ?? ''));
    expect(loose.map(({ where }) => where)).toEqual([]);
  });

  it('[FINT-07] every field, parameter and answer has a sentence', () => {
    const silent = FIELDS.filter(({ schema }) => !schema.$ref && !schema.description);
    expect(silent.map(({ where }) => where)).toEqual([]);
    expect(PARAMETERS.filter(({ description }) => !description).map(({ where }) => where)).toEqual([]);
    const answers = ROUTES.flatMap(({ method, path, operation }) =>
      Object.entries(operation.responses).map(([status, answer]) => ({ where: `${method} ${path} ${status}`, answer })),
    );
    expect(answers.filter(({ answer }) => !answer.description).map(({ where }) => where)).toEqual([]);
  });

  it('[FINT-07] every text and every list that is sent to /api/v1 has a limit, a form or a choice', () => {
    const sent = sentSchemas();
    // Where only the size of a whole body ends it, no rule of the field does.
    const isOpen = ({ type, enum: choice, format, maxLength = CARRIES.body, pattern, maxItems }: Schema) =>
      (type === 'string' && !choice && !format && maxLength >= CARRIES.body && !pattern) ||
      (type === 'array' && (maxItems ?? CARRIES.body) >= CARRIES.body / 2);
    const open = [...sent]
      .flatMap((name) => fieldsOf(name, SCHEMAS[name]))
      // The documents' calls are fixed, and limited where they are carried out.
      .filter(({ name, schema }) => /^[a-z]/.test(name) && isOpen(schema));
    expect(open.map(({ where }) => where).sort()).toEqual([...UNLIMITED].sort());
  });

  it('[FINT-03] the headers that come with answers are declared', () => {
    const headers = (path: string, method: string, status: string) =>
      Object.keys(
        ROUTES.find((route) => route.path === path && route.method === method)?.operation.responses[status].headers ??
          {},
      );
    expect(headers('/api/v1/properties', 'GET', '200')).toEqual(
      expect.arrayContaining(['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'Content-Range', 'Link']),
    );
    expect(headers('/api/v1/properties', 'POST', '201')).toEqual(
      expect.arrayContaining(['Location', 'ETag', 'Idempotency-Replayed']),
    );
    expect(headers('/api/v1/properties', 'GET', '429')).toEqual(
      expect.arrayContaining(['Retry-After', 'RateLimit-Reset']),
    );
    const names = ROUTES.flatMap(({ operation }) =>
      Object.values(operation.responses).flatMap((answer) => Object.keys(answer.headers ?? {})),
    );
    expect(names.filter((name) => name === 'X-Request-Id').length).toBeGreaterThan(2000);
  });

  it('[FINT-03] each list declares its filters one by one, its orders, a limit and a cursor', () => {
    const lists = ROUTES.filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'cursor'));
    expect(lists.length).toBeGreaterThan(35);
    const properties = lists.find(({ path }) => path === '/api/v1/properties');
    const of = (name: string) => properties?.operation.parameters?.find((one) => one.name === name);
    expect(of('orderBy')?.schema?.enum).toEqual(expect.arrayContaining(['id', '-id', 'price', '-modifiedAt']));
    expect(of('stateId')?.schema).toMatchObject({ type: 'integer', format: 'int32' });
    expect(of('id')?.schema).toMatchObject({ type: 'array', items: { type: 'integer' } });
    expect(of('modifiedAt[gte]')?.schema).toMatchObject({ type: 'string', format: 'date-time' });
    expect(of('limit')?.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 1000 });
    for (const { operation } of lists) {
      const inJson = (operation.parameters ?? []).filter(({ name }) => ['sort', 'range', 'filter'].includes(name));
      expect(inJson.filter(({ deprecated }) => !deprecated)).toEqual([]);
    }
  });

  it('[FINT-07] a refusal that operations share stands once, and an answer that shows what it looks like', () => {
    const shared = Object.keys(document.components.responses);
    expect(shared).toEqual(
      expect.arrayContaining([
        'Unauthorized',
        'Forbidden',
        'TooManyRequests',
        'InternalServerError',
        'ServiceUnavailable',
      ]),
    );
    const size = JSON.stringify(document.paths).length;
    const writtenOut = ROUTES.reduce((sum, { operation }) => sum + JSON.stringify(operation).length, 0);
    expect(size).toBeLessThan(writtenOut);
    expect(ROUTES.flatMap((route) => mediaOf(route)).every(({ media }) => media)).toBe(true);
  });

  it('[FINT-07] every operation that a key may call says which scope it needs, and no other does', () => {
    expect(Object.keys(document.components.securitySchemes).sort()).toEqual(['apiKey', 'bearer']);
    for (const { method, path, operation } of ROUTES) {
      const {
        'x-required-scope': scope,
        security = [],
        description = '',
      } = operation as typeof operation & {
        'x-required-scope'?: string;
        description?: string;
      };
      const takesKeys = security.some((one) => 'apiKey' in one);
      const where = `${method} ${path}`;
      expect([where, scope === undefined || (SCOPES.includes(scope) && description.includes(scope))]).toEqual([
        where,
        true,
      ]);
      expect([where, takesKeys]).toEqual([where, scope !== undefined || /Any API key/.test(description)]);
    }
  });
});
