import { KeywordWay, planKeyword, WordFound, wordsStatement } from '../src/properties/keyword.queries';
import { Property } from '../src/properties/property.entity';
import { PropertySearchDto } from '../src/properties/search.dto';
import { searchPage, searchTotal } from '../src/properties/search.queries';
import { aProperty } from './builders';
import { startTestApp, TestApp } from './test-app';
import { rebuildSearch } from './test-database';

interface Found {
  Store: { StoreID: number; Price: number | null }[];
  Pagination: { TotalRecords: number };
}

const TOWNS = ['Denver', 'Aurora', 'Boulder', 'San Marcos', 'Sandy'];
const BRANDS = ['Harbor', 'Summit', 'Sunrise'];

/** Every way of the search must find what a look at every row finds. */
describe('the ways of the search', () => {
  let app: TestApp;
  let rows: Property[];
  beforeAll(async () => {
    app = await startTestApp();
    for (let i = 0; i < 150; i += 1) {
      await aProperty(app.source, {
        name: `${BRANDS[i % 3]} Storage ${i}`, city: TOWNS[i % 5], stateId: 1 + (i % 4), price: i % 10 ? 1_000_000 + (i % 40) * 50_000 : null,
        rentableSqft: 10_000 + (i % 25) * 1000, active: i % 11 !== 0, statusId: i % 13 ? 1 : 4, storeTypeId: 1 + (i % 2), featured: i % 6 === 0,
      });
    }
    await rebuildSearch(app);
    await app.asOwner('analyze');
    rows = (await app.source.getRepository(Property).find()).filter(({ active }) => active);
  }, 60_000);
  afterAll(() => app.close());

  const search = async (body: object): Promise<Found> => (await app.call('POST', '/api/home/property/search', { IsShowFull: true, ...body })).json<Found>();
  const isClosed = ({ statusId }: Property): number => Number(statusId === 4);
  const newest = (found: Property[]): number[] => [...found].sort((a, b) => isClosed(a) - isClosed(b) || b.id - a.id).map(({ id }) => id);
  const holds = (row: Property, keyword: string): boolean => {
    const words = `${row.name} ${row.city} ${row.zipCode}`.toLowerCase().split(/[^a-z0-9]+/);
    return keyword.toLowerCase().split(' ').every((word, index, all) => words.some((held) => (index === all.length - 1 ? held.startsWith(word) : held === word)));
  };

  it.each(['harbor', 'san', 'sandy', 'storage', 'harbor storage', 'harbor storage 1', 'boulder sum', '80202', 'nothing', 'harbor nothing'])('[SRCH-22] finds every listing with the words of "%s"', async (Keyword) => {
    const expected = newest(rows.filter((row) => holds(row, Keyword)));
    const found = await search({ Keyword, PageLength: 100 });
    expect([found.Store.map(({ StoreID }) => StoreID), found.Pagination.TotalRecords]).toEqual([expected.slice(0, 100), expected.length]);
  });

  it('[SRCH-22] a keyword with filters and another order finds the same as each alone', async () => {
    const expected = rows.filter((row) => holds(row, 'storage') && row.stateId === 2 && row.statusId !== 4 && (row.price ?? 0) >= 1_500_000);
    const sorted = expected.sort((a, b) => Number(b.price) - Number(a.price) || b.id - a.id).map(({ id }) => id);
    const found = await search({ Keyword: 'storage', StateID: 2, PriceStart: 1_500_000, SortBy: 1, SortOrder: 'DESC', PageLength: 100 });
    expect(found.Store.map(({ StoreID }) => StoreID)).toEqual(sorted);
    expect(sorted.length).toBeGreaterThan(5);
  });

  it.each<KeywordWay>(['index', 'walk'])('[SRCH-22] the way "%s" answers the same page and total', async (way) => {
    const expected = newest(rows.filter((row) => holds(row, 'sum')));
    const request = Object.assign(new PropertySearchDto(), { Keyword: 'sum', PageLength: 100 });
    const plan = { way, text: `'sum':*` };
    const run = async ({ text, values }: { text: string; values: unknown[] }) => (await app.source.query<{ page: string; total: number }[]>(text, values))[0];
    const { page, total } = await run(searchPage(request, true, plan));
    expect([(JSON.parse(page) as { StoreID: number }[]).map(({ StoreID }) => StoreID), total]).toEqual([expected, expected.length]);
    expect((await run(searchTotal(request, plan))).total).toBe(expected.length);
  });

  it('[SRCH-22] takes the way that the dictionary suggests', async () => {
    const request = (Keyword: string, more = {}) => Object.assign(new PropertySearchDto(), { Keyword, ...more });
    const found = async (keyword: string) => app.source.query<WordFound[]>(wordsStatement(keyword)?.text ?? '', wordsStatement(keyword)?.values);
    expect(planKeyword(request('sandy'), await found('sandy'))).toEqual({ way: 'token', text: 'sandy', total: rows.filter(({ city }) => city === 'Sandy').length });
    expect(planKeyword(request('sandy', { StateID: 2 }), await found('sandy'))).toEqual({ way: 'index', text: `'sandy':*` });
    expect(planKeyword(request('san'), await found('san')).way).toBe('index');
    expect(planKeyword(request('nothing'), await found('nothing'))).toMatchObject({ way: 'none', total: 0 });
    expect(planKeyword(request('san'), [{ hits: 900_000, tokens: 2, token: 'san', all: 1_000_000 }]).way).toBe('walk');
    expect(wordsStatement(' ?! ')).toBeUndefined();
  });

  it('[SRCH-23] pages on both sides of the hundredth listing follow each other without a gap', async () => {
    const expected = newest(rows);
    const pages = await Promise.all(Array.from({ length: 5 }, (_, index) => search({ Page: index + 1, PageLength: 30 })));
    expect(pages.flatMap(({ Store }) => Store.map(({ StoreID }) => StoreID))).toEqual(expected);
    expect(pages.map(({ Pagination }) => Pagination.TotalRecords)).toEqual(Array(5).fill(expected.length));
  });

  it.each([['DESC', 1], ['ASC', 1], ['DESC', 3], ['ASC', 3]])('[SRCH-16] [FEVI-01] orders %s by %s, listings without a shown price behind, closed ones last', async (SortOrder, SortBy) => {
    const way = SortOrder === 'ASC' ? 1 : -1;
    const shown = (row: Property): number | null => (isClosed(row) ? null : row.price);
    const byArea = (a: Property, b: Property) => way * ((a.rentableSqft ?? 0) - (b.rentableSqft ?? 0)) || way * (a.id - b.id);
    const byPrice = (a: Property, b: Property) => Number(shown(a) === null) - Number(shown(b) === null) || way * ((shown(a) ?? 0) - (shown(b) ?? 0)) || isClosed(a) - isClosed(b) || b.id - a.id;
    const expected = [...rows].sort(SortBy === 3 ? byArea : byPrice).map(({ id }) => id);
    expect((await search({ SortBy, SortOrder, PageLength: 100 })).Store.map(({ StoreID }) => StoreID)).toEqual(expected.slice(0, 100));
  });

  it('[SRCH-08] suggests by beginnings, whatever characters they hold', async () => {
    const suggest = async (Keyword: string) => (await app.call('POST', '/api/home/property/search', { Keyword })).json<{ Name: string; Type: string; StoreID?: number }[]>();
    expect((await suggest('bould')).map(({ Name }) => Name)).toEqual(expect.arrayContaining([expect.stringMatching(/^Boulder, [A-Z]{2}$/)]));
    const named = rows.filter(({ name }) => name.startsWith('Harbor Storage 1')).map(({ name }) => name).sort().slice(0, 8);
    expect((await suggest('Harbor Storage 1')).map(({ Name }) => Name)).toEqual(named);
    expect(await suggest('harb%storage')).toEqual([]);
    expect(await suggest('harbo_')).toEqual([]);
  });
});
