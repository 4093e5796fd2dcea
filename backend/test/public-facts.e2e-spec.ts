import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { Client } from 'pg';
import { ActivityRecorder } from '../src/domains/activity/activity-recorder';
import { FOR_EVERYBODY } from '../src/platform/cache/for-everybody';
import { PublicAnswers } from '../src/platform/cache/public-answers';
import { aDocument, anAdmin, aProperty } from './builders';
import { startTestApp, TestApp } from './test-app';
import { rebuildSearch } from './test-database';

interface Plan {
  'Relation Name'?: string;
  Plans?: Plan[];
}
const relationsOf = (plan: Plan): string[] => [
  ...(plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(relationsOf),
];

/** Whose changes concern visitors in a few columns only; the others are announced by any change. */
const BY_COLUMN = ['documents', 'users'];
/** An estimate of how many there are, which nobody sees; and places, which a migration brings and nobody changes. */
const UNSEEN = ['pg_class', 'us_places'];

describe('what visitors read from memory', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_MEMORY_MB: '8' });
  });
  afterAll(() => app.close());

  /** Nobody has heard of a change before it was announced to all. */
  const heard = (): Promise<void> => app.app.get(PublicAnswers).afterTransactionCommit();
  const profile = async (id: number): Promise<string> => (await app.call('GET', `/api/home/store/profile/${id}`)).text;

  /** What asks each route once, by the name of its operation; several where there are several ways. */
  const QUESTIONS: Record<string, [method: 'GET' | 'POST', path: string, body?: object][]> = {
    'SearchController.featured': [['POST', '/api/home/featuredlistings', {}]],
    'SearchController.properties': [
      { IsShowFull: true },
      { IsShowFull: true, Keyword: 'quokka' },
      { IsShowFull: true, Keyword: 'quokka storage', StateID: 6 },
      { IsShowFull: true, SortBy: 1, SortOrder: 'DESC', PriceStart: 1, Page: 11, PageLength: 10 },
      { Keyword: 'quok' },
      { Keyword: 'quokka st' },
    ].map((body) => ['POST', '/api/home/property/search', body]),
    'SearchController.cells': ['z=3', 'z=13', 'z=3&StateID=6'].map((z) => [
      'GET',
      `/api/home/property/map?${z}&north=50&south=30&west=-120&east=-90`,
    ]),
    'ListingsResource.figures': [['GET', '/api/v1/listings/figures']],
    'PlacesResource.find': [['GET', '/api/v1/places?name=Denver']],
    'SearchController.similar': [['GET', '/api/home/property/similar/:id']],
    'PropertyProfileController.profile': [['GET', '/api/home/store/profile/:id']],
    'ComparisonResource.compare': ['ids=:id', 'ids=:id&from=80202', 'ids=:id&from=Denver'].map((query) => [
      'GET',
      `/api/v1/listings/comparison?${query}`,
    ]),
    'SiteController.facts': [['GET', '/api/home/site']],
    'LookupsController.states': [['GET', '/api/lookup/state']],
    'LookupsController.positions': [['GET', '/api/lookup/user/position']],
    'LookupsController.publicAgentLocations': [['GET', '/api/home/agent/locations']],
    'LookupsController.property': [['GET', '/api/lookup/propertylookup']],
    'LookupsController.storeTypes': [['GET', '/api/lookup/store/types']],
    'LookupsController.priceAlternatives': [['GET', '/api/lookup/store/alternateprice']],
    'LookupsController.prices': [['GET', '/api/lookup/propertypricelookup']],
    'TeamController.list': [['GET', '/api/team/list']],
    'TeamController.member': [['GET', '/api/team/member/1']],
    'CategoriesController.names': [['GET', '/api/category/parent/list/0']],
    'CategoriesController.family': [['GET', '/api/category/full/1']],
    'VendorsController.page': [['POST', '/api/vendor/profile/list', { CategoryID: 1 }]],
  };

  /** The routes whose answers are kept. */
  const keptRoutes = (): string[] => {
    const scanner = new MetadataScanner();
    return app.app
      .get(DiscoveryService)
      .getControllers()
      .flatMap(({ metatype }) => {
        const prototype = (metatype as { prototype: object }).prototype as Record<string, object>;
        return scanner
          .getAllMethodNames(prototype)
          .filter((name) =>
            [prototype[name], metatype as object].some((target) => Reflect.getMetadata(FOR_EVERYBODY, target) === true),
          )
          .map((name) => `${(metatype as { name: string }).name}.${name}`);
      });
  };

  it('is forgotten whenever a table behind it changes', async () => {
    expect(keptRoutes().sort()).toEqual(Object.keys(QUESTIONS).sort());
    const property = await aProperty(app.source, { name: 'Quokka Storage', featured: true });
    await app.asOwner(`insert into categories (id, name, level) values (1, 'Roofs', 1)`);
    await app.asOwner(
      `insert into team_members (id, first_name, last_name, title, phone_number, email) values (1, 'Ada', 'First', 'Broker', '', 'ada@example.com')`,
    );
    await rebuildSearch(app);
    const statements = new Set<string>();
    const query = Client.prototype.query as (...given: unknown[]) => unknown;
    const spy = jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given: unknown[]) {
      const [asked] = given as [string | { text: string }];
      const text = typeof asked === 'string' ? asked : asked.text;
      if (/^\s*(select|with)\b/i.test(text)) {
        statements.add(text);
      }
      return query.apply(this, given) as void;
    });
    for (const [method, path, body] of Object.values(QUESTIONS).flat()) {
      expect([path, (await app.call(method, path.replace(':id', String(property.id)), body)).status]).toEqual([
        path,
        200,
      ]);
    }
    spy.mockRestore();

    const announced = (
      await app.asOwner(
        `select c.relname::text name from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc f on f.oid = t.tgfoid where f.proname = 'announce_public_facts'`,
      )
    ).map(({ name }) => name as string);
    expect(statements.size).toBeGreaterThanOrEqual(20);
    for (const text of statements) {
      const [row] = await app.asOwner(`explain (generic_plan, format json) ${text}`);
      const [{ Plan: plan }] = row['QUERY PLAN'] as [{ Plan: Plan }];
      const relations = relationsOf(plan).filter((name) => !UNSEEN.includes(name));
      expect(announced).toEqual(expect.arrayContaining(relations));
    }
    expect(announced).toEqual(expect.arrayContaining(BY_COLUMN));
  });

  it('is forgotten when a broker of the property changes, or its first NDA comes', async () => {
    const property = await aProperty(app.source);
    const broker = await anAdmin(app.source, { firstName: 'Ada', lastName: 'First' });
    await app.asOwner('insert into property_agents (property_id, user_id, position) values ($1, $2, 1)', [
      property.id,
      broker.id,
    ]);
    const [location] = await app.asOwner(
      `insert into agent_locations (address, city, state_id, zip_code) values ('1 Main St', 'Boise', 13, '83702') returning id`,
    );
    await heard();
    for (const [column, value, told] of [
      ['first_name', 'Berta', 'Berta'],
      ['last_name', 'Second', 'Second'],
      ['position', 'Director of Brokerage', 'Director of Brokerage'],
      ['phone_number', '5550001111', '5550001111'],
      ['email', 'berta@example.com', 'berta@example.com'],
      ['agent_location_id', String(location.id), `"AgentLocationId":${location.id}`],
    ]) {
      expect((await profile(property.id)).replaceAll(' ', '')).not.toContain(told.replaceAll(' ', ''));
      await app.asOwner(`update users set ${column} = $1 where id = $2`, [value, broker.id]);
      await heard();
      expect((await profile(property.id)).replaceAll(' ', '')).toContain(told.replaceAll(' ', ''));
    }
    expect(await profile(property.id)).toMatch(/"HasNDA" ?: ?false/);
    await aDocument(app.source, property.id);
    await heard();
    expect(await profile(property.id)).toMatch(/"HasNDA" ?: ?true/);
  });

  it('counts views and searches as if it had been read anew', async () => {
    const property = await aProperty(app.source, { name: 'Numbat Storage' });
    await rebuildSearch(app);
    await heard();
    const activity = app.app.get(ActivityRecorder);
    await activity.flush();
    const counted = () =>
      app.asOwner('select kind, count(*)::int n from activities where property_id = $1 or keyword = $2 group by 1', [
        property.id,
        'numbat',
      ]);
    const { memory } = app.app.get(PublicAnswers).answered;
    for (let again = 0; again < 4; again += 1) {
      await profile(property.id);
      await app.call('POST', '/api/home/property/search', { IsShowFull: true, Keyword: 'numbat' });
    }
    expect(app.app.get(PublicAnswers).answered.memory).toBe(memory + 6);
    await activity.flush();
    expect(await counted()).toEqual(
      expect.arrayContaining([
        { kind: 1, n: 4 },
        { kind: 3, n: 4 },
      ]),
    );
  });
});
