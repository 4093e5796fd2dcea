import { ACCESS_STATES } from '@stowbridge/contract/access';
import { DEAL_DATE_STATES } from '@stowbridge/contract/closing';
import { FUNDS_STATES } from '@stowbridge/contract/funds';
import { IMPORT_ROW_STATES, IMPORT_STATES } from '@stowbridge/contract/imports';
import { PRIVACY_STATES } from '@stowbridge/contract/privacy';
import { ANSWER_STATES, QUESTION_STATES } from '@stowbridge/contract/questions';
import { WEBHOOK_DELIVERY_STATES, WEBHOOK_STATES } from '@stowbridge/contract/webhooks';
import { UNKNOWN_TEXT } from '../src/platform/openapi/openapi-examples';
import document from '../../openapi/openapi.json';
import { CASES } from './denials/all-cases';
import { type People, withReadsBelow } from './denials/cases';
import { exampleOf, routeOfOperation, startPeople } from './denials/drive';
import { NOT_SENT, SENT_AS } from './denials/examples';
import { send } from './denials/request';
import { EXAMPLES, mediaOf, misfits, ROUTES } from './described';
import { openTestDatabase } from './test-database';
import { tokenOf } from './tokens';

const NAMED = ROUTES.map((route) => [route.method, route.path, route] as const);

/** Every text within a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

describe('the examples of the document', () => {
  it.each(NAMED)('%s %s has one for every JSON body and answer, which fits its schema', (_method, _path, route) => {
    for (const { where, media } of mediaOf(route).filter(({ kind }) => kind === 'application/json')) {
      expect({ where, example: media.example }).toEqual({ where, example: expect.anything() });
      expect({ where, misfits: misfits(media.schema ?? {}, media.example) }).toEqual({ where, misfits: [] });
    }
  });

  it.each(NAMED)('%s %s shows every refusal of the resources with its own status', (_method, _path, route) => {
    for (const { where, media, status } of mediaOf(route).filter(({ kind }) => kind === 'application/problem+json')) {
      const shown = Object.values(media.examples ?? {}).map(({ $ref }) => EXAMPLES[$ref.split('/').pop() ?? '']?.value);
      expect({ where, statuses: shown.map((one) => one?.status) }).toEqual({ where, statuses: [Number(status)] });
      expect(misfits(media.schema ?? {}, shown[0])).toEqual([]);
    }
  });

  it.each(NAMED)('%s %s has one for every parameter, which fits its schema', (_method, _path, { operation }) => {
    for (const { name, schema, example } of operation.parameters ?? []) {
      expect({ name, example }).toEqual({ name, example: expect.anything() });
      expect({ name, misfits: misfits(schema ?? {}, example) }).toEqual({ name, misfits: [] });
    }
  });

  it.each(NAMED)('%s %s shows a value of its own for every text', (_method, _path, route) => {
    const examples = [
      ...mediaOf(route).map(({ media }) => media.example),
      ...(route.operation.parameters ?? []).map(({ example }) => example),
    ];
    expect(examples.flatMap(textsOf)).not.toContain(UNKNOWN_TEXT);
  });
});

/** The lookup whose values a field shows, by the field's name in small letters. */
const LOOKUPS: Record<string, { table: string; column?: string; id?: string }> = {
  dealstatus: { table: 'deal_statuses', id: 'dealstatusid' },
  storestatus: { table: 'property_statuses', id: 'statusid' },
  storetype: { table: 'store_types', id: 'storetypeid' },
  documenttype: { table: 'document_types', id: 'documenttypeid' },
  diligenceperiod: { table: 'diligence_periods', id: 'diligenceperiodid' },
  alternatepriceoptionname: { table: 'price_alternatives', id: 'alternatepriceoptionid' },
  state: { table: 'states', id: 'stateid' },
  statename: { table: 'states', id: 'stateid' },
  statecode: { table: 'states', column: 'code', id: 'stateid' },
};

const OTHER_STATES: readonly string[] = [
  ...ACCESS_STATES,
  ...PRIVACY_STATES,
  ...DEAL_DATE_STATES,
  ...QUESTION_STATES,
  ...ANSWER_STATES,
  ...FUNDS_STATES,
  ...IMPORT_STATES,
  ...IMPORT_ROW_STATES,
  ...WEBHOOK_STATES,
  ...WEBHOOK_DELIVERY_STATES,
];

/** Every object within a value. */
function objectsOf(value: unknown): Record<string, unknown>[] {
  if (value === null || typeof value !== 'object') {
    return [];
  }
  const inside = Object.values(value).flatMap(objectsOf);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}

describe('the examples of lookups', () => {
  it('[FEVI-22] are values of the lookups, and fit the ids beside them', async () => {
    const { source, close } = await openTestDatabase();
    const rows = new Map<string, { id: number; text: string }[]>();
    for (const { table, column = 'name' } of Object.values(LOOKUPS)) {
      rows.set(`${table}.${column}`, await source.query(`select id, ${column} "text" from ${table}`));
    }
    await close();
    const examples = ROUTES.flatMap((route) => mediaOf(route).map(({ media }) => media.example));
    let seen = 0;
    for (const object of examples.flatMap(objectsOf)) {
      const fields = new Map(Object.entries(object).map(([name, value]) => [name.toLowerCase(), value]));
      for (const [name, { table, column = 'name', id }] of Object.entries(LOOKUPS)) {
        const shown = fields.get(name);
        // That of an access, a question, an import and others is none of the United States.
        if (typeof shown !== 'string' || OTHER_STATES.includes(shown)) {
          continue;
        }
        seen += 1;
        const values = rows.get(`${table}.${column}`) ?? [];
        const found = values.find(({ text }) => text === shown || (name === 'state' && shown.length === 2));
        const beside = fields.get(id ?? '');
        expect({ name, shown, known: Boolean(found) }).toEqual({ name, shown, known: true });
        if (typeof beside === 'number') {
          expect({ name, shown, id: found?.id }).toEqual({ name, shown, id: beside });
        }
      }
    }
    expect(seen).toBeGreaterThan(100);
    expect(examples.flatMap(textsOf).filter((text) => text.startsWith('sk_'))).toEqual([]);
  });

  it('[FEVI-22] no prose of the document holds ids of requirements; those of the calls stand beside it', () => {
    const objects = objectsOf(document);
    const prose = objects
      .flatMap(({ summary, description }) => [summary, description])
      .filter((text) => typeof text === 'string');
    expect(prose.filter((text) => /\[[A-Z]{2,6}-\d/.test(text))).toEqual([]);
    expect(objects.filter((object) => 'x-requirement' in object).length).toBeGreaterThan(100);
  });

  it('a field that may be null and has an enum names null among its values', () => {
    const fields = objectsOf(document).filter(
      ({ nullable, enum: values }) => nullable === true && Array.isArray(values),
    );
    expect(fields.length).toBeGreaterThan(20);
    expect(fields.filter(({ enum: values }) => !(values as unknown[]).includes(null))).toEqual([]);
  });
});

describe('what judges them', () => {
  it('finds a wrong type, a missing field and one that the schema does not name', () => {
    const schema = {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'integer' }, name: { type: 'string' } },
    };
    expect(misfits(schema, { id: 1, name: 'a' })).toEqual([]);
    expect(misfits(schema, { id: 'a' })).toHaveLength(1);
    expect(misfits(schema, { name: 'a' })).toHaveLength(1);
    expect(misfits(schema, { id: 1, nobodyDeclaredThis: 1 })).toHaveLength(1);
  });
});

describe('the examples of requests', () => {
  let people: People;
  beforeAll(async () => (people = await startPeople()), 180_000);
  afterAll(() => people.app.close());

  it('[FINT-10] are all sent, but for what nobody can make up', () => {
    const sent = [...withReadsBelow(CASES).map(([id]) => id), ...Object.keys(SENT_AS), ...Object.keys(NOT_SENT)];
    const shown = ROUTES.map(({ operation }) => operation.operationId).filter((id) => exampleOf(id) !== undefined);
    expect(shown.filter((id) => !sent.includes(id))).toEqual([]);
    expect([...Object.keys(SENT_AS), ...Object.keys(NOT_SENT)].filter((id) => !shown.includes(id))).toEqual([]);
  });

  it.each(Object.entries(SENT_AS))('[FINT-10] %s takes its own', async (operationId, [as, own]) => {
    const body = { ...(exampleOf(operationId) as object), ...own };
    const token = as === 'anonymous' ? undefined : await tokenOf(people.app, people.people[as]);
    const { status, text } = await send(people, routeOfOperation(operationId), { body }, token);
    expect([status, status < 300 ? '' : text]).toEqual([expect.any(Number), '']);
  });
});
