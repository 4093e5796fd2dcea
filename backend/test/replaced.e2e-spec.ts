import document from '../../openapi/openapi.json';
import { anAdmin } from './builders';
import { startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';

type Properties = Record<string, { readOnly?: boolean }>;
interface Put {
  requestBody: { content: { 'application/json': { schema: { $ref: string } } } };
  responses: Record<string, { content?: { 'application/json': { schema: { $ref: string } } } }>;
}

const nameOf = ({ $ref }: { $ref: string }) => $ref.slice($ref.lastIndexOf('/') + 1);
const propertiesOf = (name: string) =>
  (document.components.schemas as unknown as Record<string, { properties: Properties }>)[name].properties;

/** They change a part of a record and say so by their fields: the rest of it is not theirs to take. */
const PARTIAL = ['/api/v1/deals/{id}', '/api/v1/enquiries/{id}', '/api/v1/messages/{id}'];
const PUTS = Object.entries(document.paths as unknown as Record<string, { put?: Put }>).flatMap(([path, { put }]) => {
  const answer = put?.responses['200']?.content?.['application/json'].schema;
  return put && answer && path.endsWith('/{id}') && path.startsWith('/api/v1/')
    ? [{ path, body: nameOf(put.requestBody.content['application/json'].schema), record: nameOf(answer) }]
    : [];
});
const REPLACED = PUTS.filter(({ path }) => !PARTIAL.includes(path));

const OF_TEAM = {
  firstName: 'Ann',
  lastName: 'Reed',
  title: 'Broker',
  phoneNumber: '303-555-0101',
  email: 'a@b.example',
};
const MADE: Record<string, object> = {
  vendors: { companyName: 'Doors', stateId: 6, website: 'https://doors.example' },
  categories: { name: 'Doors' },
  'team-members': OF_TEAM,
  'lookups/agent-locations': { address: '1 Elm St', city: 'Denver', stateId: 6, zipCode: '80202' },
  'lookups/price-steps': { amount: 12_500_000 },
  'lookups/store-types': { name: 'Boats' },
};

describe('records that are replaced', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  it('[FSEC-31] a field of an answer that its body does not take is read only, in the document', () => {
    expect(REPLACED.length).toBeGreaterThan(5);
    for (const { path, body, record } of REPLACED) {
      const taken = propertiesOf(body);
      const open = Object.entries(propertiesOf(record)).filter(([name, { readOnly }]) => !(name in taken) && !readOnly);
      expect([path, open.map(([name]) => name)]).toEqual([path, []]);
    }
  });

  it.each(Object.entries(MADE))(
    '[FSEC-31] %s: what was read can be sent back, and a new one is refused with what only the product says',
    async (path, fields) => {
      const made = await app.call('POST', `/api/v1/${path}`, fields, admin);
      expect(made.status).toBe(201);
      const { id } = made.json<{ id: number }>();
      const { record } = REPLACED.find(({ path: one }) => one.includes(path.replace('store-types', '{list}'))) ?? {};
      const readOnly = Object.entries(propertiesOf(record ?? '')).filter(([, property]) => property.readOnly);
      expect(readOnly.length).toBeGreaterThan(0);
      for (const [name] of readOnly) {
        const refused = await app.call('POST', `/api/v1/${path}`, { ...fields, [name]: 1 }, admin);
        expect([name, refused.status]).toEqual([name, 422]);
      }
      const read = made.json<object>();
      const back = await app.call('PUT', `/api/v1/${path}/${id}`, { ...read, id: 4711 }, admin);
      expect([back.status, back.json()]).toEqual([200, read]);
      expect((await app.call('PUT', `/api/v1/${path}/${id}`, { ...read, colour: 1 }, admin)).status).toBe(422);
    },
  );
});
