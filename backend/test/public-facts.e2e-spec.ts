import { ActivityRecorder } from '../src/domains/activity/activity-recorder';
import { PublicReads } from '../src/platform/cache/public-reads';
import type { Statement } from '../src/platform/database/sql';
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
/** An estimate of how many there are, which nobody sees. */
const UNSEEN = ['pg_class'];

describe('what visitors read from memory', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_MEMORY_MB: '8' });
  }, 60_000);
  afterAll(() => app.close());

  /** Nobody has heard of a change before it was announced to all. */
  const heard = (): Promise<void> => app.app.get(PublicReads).afterTransactionCommit();
  const profile = async (id: number): Promise<string> => (await app.call('GET', `/api/home/store/profile/${id}`)).text;

  it('is forgotten whenever a table behind it changes', async () => {
    const statements = new Map<string, Statement>();
    const reads = app.app.get(PublicReads);
    const read = reads.read.bind(reads);
    const spy = jest.spyOn(reads, 'read').mockImplementation((statement) => {
      statements.set(statement.name ?? statement.text, statement);
      return read(statement);
    });
    const property = await aProperty(app.source, { name: 'Quokka Storage', featured: true });
    await rebuildSearch(app);
    const search = (body: object) => app.call('POST', '/api/home/property/search', body);
    for (const found of [
      { IsShowFull: true },
      { IsShowFull: true, Keyword: 'quokka' },
      { IsShowFull: true, Keyword: 'quokka storage', StateID: 6 },
      { IsShowFull: true, SortBy: 1, SortOrder: 'DESC', PriceStart: 1, Page: 11, PageLength: 10 },
      { Keyword: 'quok' },
      { Keyword: 'quokka st' },
    ]) {
      expect((await search(found)).status).toBe(200);
    }
    await app.call('POST', '/api/home/featuredlistings', {});
    for (const z of [3, 13]) {
      await app.call('GET', `/api/home/property/map?z=${z}&north=50&south=30&west=-120&east=-90`);
    }
    await app.call('GET', '/api/home/property/map?z=3&north=50&south=30&west=-120&east=-90&StateID=6');
    expect(await profile(property.id)).toContain('Quokka');
    spy.mockRestore();

    const announced = (
      await app.asOwner(
        `select c.relname::text name from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc f on f.oid = t.tgfoid where f.proname = 'announce_public_facts'`,
      )
    ).map(({ name }) => name as string);
    expect(statements.size).toBeGreaterThanOrEqual(10);
    for (const { text } of statements.values()) {
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
    const { memory } = app.app.get(PublicReads).answered;
    for (let again = 0; again < 4; again += 1) {
      await profile(property.id);
      await app.call('POST', '/api/home/property/search', { IsShowFull: true, Keyword: 'numbat' });
    }
    expect(app.app.get(PublicReads).answered.memory).toBe(memory + 9);
    await activity.flush();
    expect(await counted()).toEqual(
      expect.arrayContaining([
        { kind: 1, n: 4 },
        { kind: 3, n: 4 },
      ]),
    );
  });
});
