import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aBuyer, anAdmin } from '../../../test/builders';
import { SCHEMAS } from '../../../test/described';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { DomainError, type ErrorCode, FIELD_CODES } from '../common/errors';
import { serveApiDocs } from '../../pages/api-docs';
import { ErrorFilter } from './error.filter';
import { fieldCodeOf } from './field-codes';
import { PROBLEM_CODES, PROBLEMS } from './problems';

interface Problem {
  type: string;
  title: string;
  code: string;
  detail: string;
  errors: { field: string; code: string; message: string }[];
}

describe('the table of problems', () => {
  const answered = (error: unknown): Problem & { status: number } =>
    JSON.parse(new ErrorFilter('https://a.example').answer(error, { id: '1', url: '/api/v1/x', method: 'GET' }).body);

  it.each<[ErrorCode, number, string]>([
    ['invalid', 422, 'validation'],
    ['exists', 409, 'already_exists'],
    ['conflict', 409, 'not_possible_now'],
    ['changed', 409, 'version_mismatch'],
    ['precondition', 412, 'version_mismatch'],
    ['stage', 409, 'stage_changed'],
    ['in-use', 409, 'in_use'],
    ['repeated', 409, 'idempotency_key_reused'],
    ['in-progress', 409, 'idempotency_in_progress'],
    ['key-scope', 403, 'key_scope'],
    ['inactive', 403, 'forbidden'],
    ['too-many', 429, 'rate_limited'],
    ['overloaded', 503, 'overloaded'],
    ['unavailable', 503, 'unavailable'],
  ])('[FINT-06] %s is %i %s, with the title and the address of the code', (kind, status, code) => {
    const problem = answered(new DomainError(kind, 'No.'));
    expect(problem).toMatchObject({
      status,
      code,
      title: PROBLEMS[code as keyof typeof PROBLEMS].title,
      type: `https://a.example/api/docs/errors#${code}`,
      detail: 'No.',
    });
  });

  it.each([
    [{ statusCode: 400, message: 'Body is not JSON' }, 'malformed'],
    [{ statusCode: 413 }, 'too_large'],
    [{ statusCode: 415 }, 'unsupported_type'],
    [{ code: 'ECONNREFUSED' }, 'unavailable'],
    [{ code: '40001' }, 'version_mismatch'],
    [{ code: '22003' }, 'validation'],
    [new Error('surprise'), 'internal'],
  ])('[FINT-06] what is thrown elsewhere has a code too: %j', (error, code) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(answered(error).code).toBe(code);
  });

  it('[FINT-06] the document names exactly these codes', () => {
    expect([SCHEMAS.ProblemCode.enum, SCHEMAS.FieldCode.enum]).toEqual([PROBLEM_CODES, [...FIELD_CODES]]);
  });

  it('[FINT-06] the table of the guide is this one', () => {
    const guide = readFileSync(join(__dirname, '../../../../docs/api-guide.md'), 'utf8');
    const rows = [...guide.matchAll(/^\| `(\w+)` \| ([\d, ]+) \| (.+?) \| (.+?) \|$/gm)].map(([, ...cells]) => cells);
    expect(rows).toEqual(
      PROBLEM_CODES.map((code) => {
        const { statuses, meaning, again } = PROBLEMS[code];
        return [code, statuses.join(', '), meaning, again];
      }),
    );
  });

  it.each([
    ['isNotEmpty', 'x', 'required'],
    ['isString', undefined, 'required'],
    ['isInt', null, 'required'],
    ['matches', '', 'required'],
    ['matches', 'x', 'invalid'],
    ['maxLength', 'xx', 'too_long'],
    ['minLength', 'x', 'too_short'],
    ['max', 2, 'too_large'],
    ['min', 0, 'too_small'],
    ['arrayMaxSize', [1], 'too_many'],
    ['arrayUnique', [1, 1], 'duplicate'],
    ['whitelistValidation', null, 'unknown'],
    ['toString', 'x', 'invalid'],
  ])('[FINT-06] the rule %s broken by %j is %s', (rule, value, code) => expect(fieldCodeOf(rule, value)).toBe(code));
});

describe('problems on the wire', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp({}, serveApiDocs);
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  it('[FINT-06] a taken e-mail is 409 already_exists at the field, and changes nothing', async () => {
    const { email } = await aBuyer(app.source);
    const count = () => app.source.query('select count(*)::int from users');
    const before = await count();
    const body = {
      firstName: 'Ida',
      lastName: 'Moss',
      email: email.toUpperCase(),
      phoneNumber: '303-555-0144',
      companyName: 'Moss',
      stateId: 6,
      positionId: 2,
      roles: [2],
    };
    const answer = await app.call('POST', '/api/v1/users', body, admin);
    expect([answer.status, answer.json<Problem>()]).toMatchObject([
      409,
      { code: 'already_exists', errors: [{ field: 'email', code: 'taken' }] },
    ]);
    expect(await count()).toEqual(before);
  });

  it('[FINT-06] each field says what is wrong with it', async () => {
    const body = { firstName: 'x'.repeat(300), lastName: '', nickname: 'Ida', email: 'no' };
    const answer = await app.call('POST', '/api/v1/users', body, admin);
    const found = Object.fromEntries(answer.json<Problem>().errors.map(({ field, code }) => [field, code]));
    expect(answer.status).toBe(422);
    expect(found).toMatchObject({
      firstName: 'too_long',
      lastName: 'required',
      nickname: 'unknown',
      email: 'invalid',
      phoneNumber: 'required',
    });
  });

  it('[FINT-06] the same key with another body is idempotency_key_reused', async () => {
    const send = (name: string) =>
      app.call('POST', '/api/v1/categories', { name }, admin, { 'idempotency-key': 'one-key' });
    expect((await send('First')).status).toBe(201);
    expect((await send('Second')).json<Problem>().code).toBe('idempotency_key_reused');
  });

  it('[FINT-06] /api/docs/errors is public and has a paragraph for each code', async () => {
    const page = await app.app.inject('/api/docs/errors');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect([...page.body.matchAll(/<section id="(\w+)">/g)].map(([, id]) => id)).toEqual(PROBLEM_CODES);
  });

  it("[ERR-04] the documents' calls answer the text alone", async () => {
    const answer = await app.call('POST', '/api/account/login', { UserName: 'a@b.co', Password: 'x' });
    expect([answer.status, answer.headers['content-type'], answer.headers['www-authenticate']]).toEqual([
      400,
      'text/plain; charset=utf-8',
      undefined,
    ]);
  });
});
