import { BODIES, type TakesJson } from './bodies';
import { aBuyer, anAdmin, aSeller } from './builders';
import { CARRIES } from '../src/platform/http/carriers';
import { startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';

/** One more than a field may have, or nothing where only the size of the body limits it. */
function beyond({ type, enum: choice, maxLength, maxItems, maximum, items }: TakesJson['fields'][number][1]): unknown {
  if (choice) {
    return undefined;
  }
  if (type === 'string' && maxLength !== undefined && maxLength < CARRIES.body) {
    return 'x'.repeat(maxLength + 1);
  }
  if (type === 'array' && maxItems !== undefined && maxItems < CARRIES.body / 2) {
    const isCounted = items?.type === 'integer';
    return Array.from({ length: maxItems + 1 }, (_, at) => (isCounted ? at + 1 : (items?.enum?.[0] ?? `x${at}`)));
  }
  return (type === 'integer' || type === 'number') && maximum !== undefined ? maximum + 1 : undefined;
}

/** Demanded by what another field says, which a schema cannot tell. */
const DEPENDING: Record<string, string[]> = {
  'POST /api/v1/users': ['stateId'],
  // Their examples have no days before the closing, of which they need one or the other.
  'POST /api/v1/task-templates': ['afterAcceptance'],
  'PUT /api/v1/task-templates/{id}': ['afterAcceptance'],
  // The example refuses.
  'POST /api/v1/privacy-requests/{id}/decision': ['reason'],
};

describe('fields of /api/v1', () => {
  let app: TestApp;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    app = await startTestApp();
    tokens.Admin = await tokenOf(app, (await anAdmin(app.source)).id);
    tokens.Buyer = await tokenOf(app, (await aBuyer(app.source)).id);
    tokens.Seller = await tokenOf(app, (await aSeller(app.source)).id);
  });
  afterAll(() => app.close());

  const send = async ({ method, url, role }: TakesJson, body: object) => {
    const answer = await app.call(method, url, body, tokens[role]);
    const { errors = [] } = answer.text === '' ? {} : answer.json<{ errors?: { field: string; code: string }[] }>();
    return { status: answer.status, errors: Array.isArray(errors) ? errors : [] };
  };
  const limited = BODIES.map((one) => ({
    ...one,
    values: one.fields.flatMap(([name, schema]) => {
      const value = beyond(schema);
      return value === undefined ? [] : [[name, value] as const];
    }),
  })).filter(({ values }) => values.length > 0);

  it('[FINT-07] have limits, many of them', () => {
    expect(limited.flatMap(({ values }) => values).length).toBeGreaterThan(100);
  });

  it.each(limited.map((one) => [one.title, one] as const))('[FINT-07] %s refuses what is one more', async (_, one) => {
    for (const [name, value] of one.values) {
      const { status, errors } = await send(one, { ...one.example, [name]: value });
      expect([name, status, errors.some(({ field }) => field.split('.')[0] === name)]).toEqual([name, 422, true]);
    }
  });

  it.each(BODIES.map((one) => [one.title, one] as const))(
    '[FINT-02] %s demands exactly what the document requires',
    async (_, one) => {
      const demanded: string[] = [];
      for (const [name] of one.fields) {
        const { [name]: _left, ...body } = one.example;
        const { errors } = await send(one, body);
        if (errors.some(({ field, code }) => field === name && code === 'required')) {
          demanded.push(name);
        }
      }
      expect(demanded.sort()).toEqual([...one.required, ...(DEPENDING[one.title] ?? [])].sort());
    },
  );
});
