import { isDeepStrictEqual } from 'node:util';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from './builders';
import { type State, stateOf } from './denials/snapshot';
import { Route, ROUTES, Schema, SCHEMAS } from './described';
import { bodyWith, idFieldsOf, NO_IDS, partsWith } from './id-fields';
import { startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';
import { upload } from './uploads';
import { wholeRequests } from './whole-requests';

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

/** As JSON text, because some of them have no other form. */
const BAD_VALUES: Record<string, string> = {
  'a NUL character': '"a\\u0000b"',
  'a lone surrogate': '"\\ud800"',
  'a long string': JSON.stringify('x'.repeat(100_000)),
  '2^63': '9223372036854775808',
  'a number beyond all bounds': '1e400',
  'a negative number': '-1',
  'a fraction': '1.5',
  'a word': '"abc"',
  'an empty string': '""',
  null: 'null',
  true: 'true',
  'an object': '{"$gt":""}',
  'a list': '[[1],"2",null]',
  'an object that hides what every object inherits': '{"toString":1}',
  'deep nesting': JSON.stringify(deep(200)),
};
/** Of so many values a field gets one; the next field, and the next operation, gets the next ones. */
const ONE_OF = Number(process.env.BAD_VALUES_ONE_OF ?? 24);
const isTurnOf = (value: number, at: number): boolean => (value + at) % ONE_OF === 0;
const UNSTORABLE = [
  'a NUL character',
  'a lone surrogate',
  'an object that hides what every object inherits',
  'deep nesting',
];
const BAD_PATHS = [
  '9223372036854775808',
  '-1',
  '0',
  '1.5',
  'abc',
  '%00',
  '%ED%A0%80',
  '1%27%20or%201=1',
  '..%2F..%2Fetc%2Fpasswd',
  'x'.repeat(2000),
  '1e3',
  '%F0%9F%8F%A0',
];
const BAD_QUERIES = [
  '',
  '[',
  '{',
  'null',
  '["id"]',
  '[0,1e9]',
  '[-5,5]',
  '[9,0]',
  '["id; drop table users","ASC"]',
  '{"id":[9223372036854775808]}',
  '{"nothing":1}',
  '{"q":{"a":1}}',
  '9223372036854775808',
  '%00',
  '%ED%A0%80',
  JSON.stringify(deep(200)),
];

/** What a well-meaning caller might send: every field, with a value of its type. */
function sample(schema: Schema, depth = 0): unknown {
  if (schema.$ref) {
    return depth > 4 ? {} : sample(SCHEMAS[schema.$ref.split('/').pop() as string] as Schema, depth + 1);
  }
  if (schema.allOf) {
    return sample(schema.allOf[0] as Schema, depth + 1);
  }
  if (schema.enum) {
    return schema.enum[0];
  }
  if (schema.type === 'array') {
    return [sample(schema.items ?? {}, depth + 1)];
  }
  if (schema.type === 'number' || schema.type === 'integer') {
    return 1;
  }
  if (schema.type === 'boolean') {
    return false;
  }
  if (schema.type === 'string') {
    return '1';
  }
  if (!schema.properties) {
    return 1;
  }
  return Object.fromEntries(Object.entries(schema.properties).map(([name, child]) => [name, sample(child, depth + 1)]));
}

/** The JSON texts of a body in which each field in turn, and the body itself, is the given text. */
function bodiesWith(body: unknown, text: string): string[] {
  if (Array.isArray(body)) {
    return [text, ...body.flatMap((child) => bodiesWith(child, text).map((one) => `[${one}]`))];
  }
  if (body === null || typeof body !== 'object') {
    return [text];
  }
  const fields = Object.entries(body);
  return [
    text,
    ...fields.flatMap(([name, child]) =>
      bodiesWith(child, text).map(
        (one) =>
          `{${fields.map(([other, value]) => `${JSON.stringify(other)}:${other === name ? one : JSON.stringify(value)}`).join(',')}}`,
      ),
    ),
  ];
}

interface Attempt {
  title: string;
  url: string;
  body?: string;
  /** Whether the answer must be a refusal, and may not shrug the value off. */
  refused?: boolean;
}

function attemptsOn(route: Route): Attempt[] {
  const { path, operation } = route;
  const at = ROUTES.indexOf(route);
  const parameters = operation.parameters ?? [];
  const plain = path.replace(/\{\w+\}/g, '1');
  const schema = operation.requestBody?.content['application/json']?.schema;
  const body = schema && sample(schema);
  const withBody = (url: string): { url: string; body?: string } =>
    body === undefined ? { url } : { url, body: JSON.stringify(body) };
  return [
    ...parameters
      .filter((one) => one.in === 'path')
      .flatMap(({ name }) =>
        BAD_PATHS.filter((_bad, value) => isTurnOf(value, at)).map((bad) => ({
          title: `${name}=${bad.slice(0, 30)}`,
          ...withBody(path.replace(`{${name}}`, bad).replace(/\{\w+\}/g, '1')),
        })),
      ),
    ...parameters
      .filter((one) => one.in === 'query')
      .flatMap(({ name }) =>
        BAD_QUERIES.filter((_bad, value) => isTurnOf(value, at)).map((bad) => ({
          title: `?${name}=${bad.slice(0, 30)}`,
          url: `${plain}?${name}=${bad.startsWith('%') ? bad : encodeURIComponent(bad)}`,
        })),
      ),
    ...(body === undefined
      ? []
      : Object.entries(BAD_VALUES).flatMap(([title, text], value) =>
          bodiesWith(body, text)
            .filter((_one, field) => isTurnOf(value, field + at))
            .map((one) => ({
              title: `${title} in ${one.slice(0, 300)}`,
              url: plain,
              body: one,
              refused: UNSTORABLE.includes(title),
            })),
        )),
    ...(operation.requestBody
      ? ['{"', 'nothing', '[1,', '\u0000'].map((text) => ({
          title: `broken JSON ${text}`,
          url: plain,
          body: text,
          refused: true,
        }))
      : []),
  ];
}

describe('bad input', () => {
  let app: TestApp;
  const people: number[] = [];

  beforeAll(async () => {
    app = await startTestApp({ SIGN_IN_LIMIT: '1000000' });
    const [admin, buyer, seller] = [await anAdmin(app.source), await aBuyer(app.source), await aSeller(app.source)];
    people.push(admin.id, buyer.id, seller.id);
    // The samples name the category 1: what is refused for want of it would be accepted once another attempt has made it.
    await app.source.query(`insert into categories (name, level) values ('Doors', 1)`);
    for (let count = 0; count < 3; count += 1) {
      await aDocument(app.source, (await aProperty(app.source, { sellerId: seller.id })).id);
    }
  });
  afterAll(() => app.close());

  const send = (method: Route['method'], { url, body }: Attempt, token?: string) =>
    app.call(method, url, body, token, body === undefined ? {} : { 'content-type': 'application/json' });

  /** Tokens are made between the operations, and who asks is noted as having been here. */
  const content = (): Promise<State> => stateOf(app, ['sessions', 'activities']);

  /** The token of the first of them who is let in; none when nobody need sign in. */
  async function tokenFor(route: Route): Promise<string | undefined> {
    for (const id of people) {
      const token = await tokenOf(app, id);
      const { status } = await send(
        route.method,
        { title: '', url: route.path.replace(/\{\w+\}/g, '2000000000'), body: '{}' },
        token,
      );
      if (status !== 401 && status !== 403) {
        return token;
      }
    }
    return undefined;
  }

  /** What was there when the operation before this one had had its turn. */
  let left: State | undefined;
  it.each(ROUTES.map((route) => [route.method, route.path, route] as const))(
    '[FTEST-59] %s %s refuses it with a 4xx and changes nothing, however often it is sent',
    async (_method, _path, route) => {
      const token = await tokenFor(route);
      const refused: Attempt[] = [];
      const wrong: string[] = [];
      const untouched = left ?? (await content());
      left = undefined;
      for (const attempt of attemptsOn(route)) {
        const { status, text } = await send(route.method, attempt, await freshIf(route, token));
        if (status >= 500 || (attempt.refused && status < 400)) {
          wrong.push(`${status} ${attempt.title}: ${text.slice(0, 200)}`);
        } else if (status >= 400) {
          refused.push(attempt);
        }
      }
      expect(wrong).toEqual([]);

      const before = await content();
      left = before;
      // Where nothing at all has changed, no refused attempt has changed anything; else what was accepted must be left out.
      if (isDeepStrictEqual(before, untouched)) {
        return;
      }
      const accepted: string[] = [];
      for (const attempt of refused) {
        if ((await send(route.method, attempt, await freshIf(route, token))).status < 400) {
          accepted.push(attempt.title);
        }
      }
      expect([accepted, await content()]).toEqual([[], before]);
    },
  );

  /** Signing out ends the session that the other attempts need. */
  const freshIf = async (route: Route, token?: string): Promise<string | undefined> =>
    token && route.path.includes('logout') ? tokenFor(route) : token;

  describe('an id that there is not', () => {
    const withIds = ROUTES.filter(({ path }) => path.startsWith('/api/v1/')).flatMap((route) =>
      idFieldsOf(route).map((name) => [route.operation.operationId, name.join('.'), route, name] as const),
    );
    const requests = () => wholeRequests(app, () => tokenOf(app, people[0]));

    it('[FSEC-05] is tried in every operation of /api/v1 that takes one', () => {
      expect([...new Set(withIds.map(([id]) => id))].sort()).toEqual(Object.keys(requests()).sort());
    });

    it.each(withIds)('[FSEC-05] causes no fault in %s in %s', async (operationId, _field, { method, path }, name) => {
      const [token, make] = [await tokenOf(app, people[0]), requests()[operationId]];
      const isList = /ids$/.test(name[name.length - 1]);
      for (const value of NO_IDS) {
        const { path: values = {}, body = {}, parts, as = token } = await make();
        const url = Object.entries(values).reduce(
          (address, [segment, given]) => address.replace(`{${segment}}`, String(given)),
          path,
        );
        const { status, text } = parts
          ? await upload(app, url, partsWith(parts, name, value), as)
          : await app.call(method, url, bodyWith(body, name, isList ? [value] : value), as);
        expect({ value, fault: status >= 500 ? text : undefined }).toEqual({ value, fault: undefined });
      }
    });
  });

  it('a body of more than the limit is refused before it is read', async () => {
    const { status } = await send('POST', {
      title: '',
      url: '/api/home/property/search',
      body: JSON.stringify({ Keyword: 'x'.repeat(2_000_000) }),
    });
    expect(status).toBe(413);
  });

  it('[FSEC-23] what can be seen is kept: a name in one line, a message in lines that end as ours do', async () => {
    const given = {
      Name: ' Ida\u202e\r\nMoss\u200b',
      Phone: '303-555-0144',
      Email: 'ida@example.com',
      Message: 'Two\u0007 buildings\r\n\r\nin Pueblo.\u2028',
    };
    expect((await app.call('POST', '/api/home/sell/myproperty', given)).status).toBe(200);
    const [stored] = await app.source.query<object[]>('select name, message from enquiries order by id desc limit 1');
    expect(stored).toEqual({ name: 'Ida Moss', message: 'Two buildings\n\nin Pueblo.' });
  });

  it.each([
    ['a token that is none', { authorization: 'Bearer nothing' }],
    ['a long token', { authorization: `Bearer ${'x'.repeat(7000)}` }],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['broken cookies', { cookie: 'refresh=%E0%A4%A; ===; visit=\u0001' }],
    ['an unknown kind of body', { 'content-type': 'application/x-nothing' }],
    ['a charset that is none', { 'content-type': 'application/json; charset=nothing' }],
    ['a broken multipart body', { 'content-type': 'multipart/form-data' }],
    ['an odd request id', { 'x-request-id': `${'x'.repeat(5000)}<script>` }],
  ])('a header with %s causes no fault', async (_title, headers) => {
    for (const [method, path] of [
      ['GET', '/api/account/profile'],
      ['POST', '/api/home/property/search'],
      ['POST', '/api/admin/upload/image'],
      ['POST', '/api/v1/session/refresh'],
      ['GET', '/api/v1/properties'],
    ] as const) {
      const { status } = await app.call(
        method,
        path,
        method === 'POST' ? '{}' : undefined,
        undefined,
        headers as Record<string, string>,
      );
      expect({ path, fault: status >= 500 }).toEqual({ path, fault: false });
    }
  });
});
