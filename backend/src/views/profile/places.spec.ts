import { startTestApp, TestApp } from '../../../test/test-app';
import { placeStatement } from './place.queries';
import type { NamedPlaceDto } from './places.resource.dto';

describe('places', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const find = (name: string) => app.call('GET', `/api/v1/places?${new URLSearchParams({ name })}`);

  it.each([
    ['75201', '75201, Dallas, TX', 32.79, -96.8],
    ['75201-1234', '75201, Dallas, TX', 32.79, -96.8],
    ['dallas, tx', 'Dallas, TX', 32.78, -96.8],
    ['St. Louis', 'St. Louis, MO', 38.63, -90.2],
    ['Springfield, Illinois', 'Springfield, IL', 39.8, -89.64],
    ['Springfield MA', 'Springfield, MA', 42.1, -72.59],
  ])('[BEYB-46] %s is found', async (text, name, latitude, longitude) => {
    const place = (await find(text)).json<NamedPlaceDto>();
    expect(place.name).toBe(name);
    expect(place.latitude).toBeCloseTo(latitude, 1);
    expect(place.longitude).toBeCloseTo(longitude, 1);
  });

  it.each(['00000', 'Nowhere at all', 'Dallas, Atlantis', "'; drop table us_places", '%'])(
    '%s is not found',
    async (text) => {
      const answer = await find(text);
      expect([answer.status, answer.json<{ status: number }>().status]).toEqual([404, 404]);
    },
  );

  it.each([
    ['75201', 'us_places_zip'],
    ['St. Louis', 'us_places_name'],
    ['Springfield, Illinois', 'us_places_name'],
  ])('%s is looked up in indexes alone, also once its statement is prepared', async (text, index) => {
    const { text: statement, values } = placeStatement(text);
    const explained = await app.source.transaction(async (manager) => {
      await manager.query(`set local plan_cache_mode = force_generic_plan`);
      await manager.query(`prepare place as ${statement}`);
      const given = (values ?? []).map((value) => (typeof value === 'string' ? `'${value}'` : 'null')).join(', ');
      const lines = await manager.query<{ 'QUERY PLAN': string }[]>(`explain execute place (${given})`);
      await manager.query('deallocate place');
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    });
    expect(explained).not.toContain('Seq Scan on us_places');
    expect(new Set(explained.match(/us_places_\w+/g))).toEqual(new Set([index]));
  });

  it.each([
    ['', 'Place is required'],
    ['name=', 'Place is required'],
    ['name=%20', 'Place is required'],
    [`name=${'x'.repeat(101)}`, 'Place must be at most 100 characters'],
    ['name=a&name=b', 'Place is required'],
  ])('%j is refused', async (query, message) => {
    const answer = await app.call('GET', `/api/v1/places?${query}`);
    expect([answer.status, answer.json<{ errors: object[] }>().errors]).toEqual([
      422,
      [{ field: 'name', code: expect.any(String) as string, message }],
    ]);
  });
});
