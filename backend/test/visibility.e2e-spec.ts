import { exists, mayReadName, publicPrice } from '@stowbridge/contract/visibility';
import document from '../../openapi/openapi.json';
import { AccessContextService } from '../src/domains/deals/access-context.service';
import { type Caller, Role } from '../src/platform/access/permissions';
import { PublicAnswers } from '../src/platform/cache/public-answers';
import { SignedTokensService } from '../src/platform/access/signed-tokens.service';
import { changeAccess } from './access';
import { aSeller } from './builders';
import { ROUTES, Schema, SCHEMAS } from './described';
import type { Answer } from './test-app';
import { tokenOf } from './tokens';
import {
  DOCUMENT_DENIALS,
  DOCUMENT_REFUSALS,
  figureShown,
  OFFERING,
  Place,
  PRICED_CALLS,
  SIGNING,
  STATE_NAMES,
  ViewerLetter,
  VIEWERS,
  WHO,
  wordsShown,
  KINDS,
} from './visibility/table';
import { Cell, makeWorld, World } from './visibility/world';

type Found = Record<string, unknown> & { StoreID: number; Price: number | null };

const SORTS = [
  [0, 'ASC'],
  [1, 'ASC'],
  [1, 'DESC'],
  [3, 'ASC'],
  [3, 'DESC'],
] as const;
const BOX = 'north=39.8&south=39.7&east=-104.9&west=-105.1';
const TERMS = {
  LOIName: 'Robin Tester',
  LOICompanyName: 'Test Storage LLC',
  SourceOfFinancing: 'Cash',
  EarnestMoneyDeposit: '2.5',
  DiligencePeriodID: 2,
};
const OFFLINE = {
  ...TERMS,
  OfflineBuyerFirstName: 'Olga',
  OfflineBuyerEmail: 'olga@example.com',
  OfflineBuyerCity: 'Austin',
  OfflineBuyerStateID: 44,
};
const SIGNER = {
  NDAName: 'Robin',
  NDALastName: 'Tester',
  NDAEmail: 'robin@example.com',
  NDAAddress: '1 Main St',
  NDACity: 'Denver',
  NDAStateID: 6,
  NDAZipCode: '80202',
  NDAPhone: '303-555-0100',
};

/** Every cell of the table of visibility, on the wire and in the rendered page. */
describe('who may know of a property and read its price', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });
  afterAll(() => world.app.close());

  const call = (method: 'GET' | 'POST', path: string, viewer: ViewerLetter, body?: object): Promise<Answer> =>
    world.app.call(method, path, body, world.tokens[viewer]);
  const page = async (path: string): Promise<{ status: number; text: string }> => {
    const { statusCode, headers, payload } = await world.app.app.inject({
      method: 'GET',
      url: path,
      headers: { 'user-agent': 'Mozilla/5.0' },
    });
    return headers.location && statusCode === 301
      ? page(String(headers.location))
      : { status: statusCode, text: payload };
  };
  const ofKind = (kind: string): Cell[] => world.cells.filter((cell) => cell.kind === kind);
  const idsOf = (found: Found[]): number[] => found.map(({ StoreID }) => StoreID);
  const search = async (viewer: ViewerLetter, body: object = {}): Promise<Found[]> =>
    (await call('POST', '/api/home/property/search', viewer, { IsShowFull: true, PageLength: 100, ...body })).json<{
      Store: Found[];
    }>().Store;
  const featured = async (viewer: ViewerLetter): Promise<Found[]> =>
    (await call('POST', '/api/home/featuredlistings', viewer, { Page: 1, PageLength: 100 })).json<{ Store: Found[] }>()
      .Store;
  const similar = async (viewer: ViewerLetter, id = 0): Promise<Found[]> =>
    (await call('GET', `/api/home/property/similar/${id}`, viewer)).json<Found[]>();
  const compared = async (viewer: ViewerLetter, ids: number[]): Promise<Found[]> =>
    (await call('GET', `/api/v1/listings/comparison?ids=${ids.join(',')}`, viewer)).json<{ Properties: Found[] }>()
      .Properties;
  /** The profile by whichever call this viewer finds it. */
  const profile = async (cell: Cell, viewer: ViewerLetter): Promise<Found | undefined> => {
    const paths = [
      `/api/home/store/profile/${cell.property.id}`,
      ...(cell.ndaIds[viewer] ? [`/api/buyer/store/profile/${cell.property.id}/${cell.ndaIds[viewer]}`] : []),
    ];
    for (const path of paths) {
      const answer = await call('GET', path, viewer);
      if (answer.status === 200) {
        return answer.json<Found>();
      }
    }
    return undefined;
  };
  const dashboard = async (viewer: ViewerLetter) =>
    (await call('GET', '/api/buyer/stores', viewer)).json<{ MyStores: (Found & { IsListed: boolean })[] }>().MyStores;
  const token = (purpose: string, viewer: ViewerLetter, cell: Cell): string =>
    world.app.app
      .get(SignedTokensService)
      .sign(purpose as 'market', { uid: viewer === 'V' ? 0 : world.people[viewer].id, pid: cell.property.id }, 60);

  const listed = async (cell: Cell, viewer: ViewerLetter): Promise<number[]> =>
    ((await profile(cell, viewer))?.Documents as { ID: number }[] | undefined)?.map(({ ID }) => ID) ?? [];
  /** By its link; the list names the same. */
  const opensTier = async (cell: Cell, viewer: ViewerLetter, tier: number): Promise<boolean> => {
    const id = cell.documents?.tiered[tier].id as number;
    const opens = (await call('GET', `/api/home/document/link/${id}`, viewer)).status === 200;
    expect([cell.state, viewer, (await listed(cell, viewer)).includes(id)]).toEqual([cell.state, viewer, opens]);
    return opens;
  };

  /** How each place is asked whether a viewer finds a property there. */
  const PLACES: Record<Place, (cell: Cell, viewer: ViewerLetter) => Promise<boolean>> = {
    'home/property/search': async ({ property }, viewer) => idsOf(await search(viewer)).includes(property.id),
    'home/featuredlistings': async ({ property }, viewer) => idsOf(await featured(viewer)).includes(property.id),
    'home/property/map': async ({ property }, viewer) =>
      (await call('GET', `/api/home/property/map?z=14&${BOX}`, viewer))
        .json<unknown[][]>()
        .some((marker) => marker[3] === property.id),
    // Both have a size of their own for as long as it is asked.
    'home/property/similar': async ({ property }, viewer) => {
      const { property: listed } = ofKind('words 6').find(({ state }) => state === 'for sale') as Cell;
      const resize = async (sqft: number): Promise<void> => {
        const ids = [property.id, listed.id];
        await world.app.source.query('update properties set rentable_sqft = $1 where id = any($2)', [sqft, ids]);
        await world.app.app.get(PublicAnswers).afterTransactionCommit();
      };
      await resize(90_000);
      const found = await similar(viewer, listed.id);
      await resize(40_000);
      return idsOf(found).includes(property.id);
    },
    comparison: async ({ property }, viewer) => idsOf(await compared(viewer, [property.id])).length > 0,
    suggestions: async ({ property }, viewer) =>
      (await call('POST', '/api/home/property/search', viewer, { Keyword: property.name }))
        .json<{ StoreID?: number }[]>()
        .some(({ StoreID }) => StoreID === property.id),
    'home/store/profile': async ({ property }, viewer) =>
      (await call('GET', `/api/home/store/profile/${property.id}`, viewer)).status === 200,
    'buyer/store/profile': async ({ property, ndaIds }, viewer) =>
      (await call('GET', `/api/buyer/store/profile/${property.id}/${ndaIds[viewer] ?? ndaIds.N}`, viewer)).status ===
      200,
    'the page': async ({ property }) => (await page(`/property/${property.id}/name`)).status === 200,
    'the sitemap': async ({ property }) => (await page('/sitemap.xml')).text.includes(`/property/${property.id}/`),
    'MyStores, with a link': async ({ property }, viewer) =>
      'WNPDEB'.includes(viewer) &&
      (await dashboard(viewer)).some(({ StoreID, IsListed }) => StoreID === property.id && IsListed),
    'MyStores, by name': async ({ property }, viewer) =>
      'WNPDEB'.includes(viewer) &&
      (await dashboard(viewer)).some(
        ({ StoreID, StoreName }) => StoreID === property.id && StoreName === property.name,
      ),
    Stores: async ({ property }, viewer) =>
      'OT'.includes(viewer) &&
      idsOf((await call('GET', '/api/seller/stores', viewer)).json<{ Stores: Found[] }>().Stores).includes(property.id),
    'seller/store/buyers': async ({ property }, viewer) =>
      (await call('GET', `/api/seller/store/buyers/${property.id}`, viewer)).status === 200,
    'api/v1/properties': async ({ property }, viewer) =>
      (await call('GET', `/api/v1/properties/${property.id}`, viewer)).status === 200,
    'buyer/store/nda': async ({ property }, viewer) =>
      (await call('GET', `/api/buyer/store/nda/${property.id}`, viewer)).status === 200,
    'the NDA one has signed': async ({ documents }, viewer) =>
      (await call('GET', `/api/home/document/link/${documents?.signedNda.id}`, viewer)).status === 200,
    'the list of documents': async (cell, viewer) =>
      (await listed(cell, viewer)).filter((id) => id === cell.documents?.memo.id || id === cell.documents?.signedNda.id)
        .length === 2,
    'a document': async ({ documents }, viewer) =>
      (await call('GET', `/api/home/document/link/${documents?.memo.id}`, viewer)).status === 200,
    'a document of tier 0': (cell, viewer) => opensTier(cell, viewer, 0),
    'a document of tier 2': (cell, viewer) => opensTier(cell, viewer, 2),
    'a document of tier 3': (cell, viewer) => opensTier(cell, viewer, 3),
    'a document of tier 9': (cell, viewer) => opensTier(cell, viewer, 9),
    'the title of a locked document': async (cell, viewer) =>
      ((await profile(cell, viewer))?.LockedDocuments as { Title: string }[] | undefined)?.some(
        ({ Title }) => Title === 'Rent roll, for buyers under LOI',
      ) ?? false,
    'the key of the market analysis': async (cell, viewer) =>
      typeof (await profile(cell, viewer))?.AccessKey === 'string',
    'the market analysis': async (cell, viewer) =>
      (await call('GET', `/api/home/market/${token('market', viewer, cell)}`, viewer)).status === 200,
    'a neighbour in a market analysis': async ({ property }, viewer) =>
      viewer === 'A' && idsOf(await neighbours()).includes(property.id),
    Seller: async (cell, viewer) => Boolean((await profile(cell, viewer))?.Seller),
    SellerID: async (cell, viewer) => Boolean((await profile(cell, viewer))?.SellerID),
  };

  /** What an administrator is told of the market around all of them. */
  const neighbours = async (): Promise<Found[]> => {
    const { Token } = (
      await call('POST', '/api/admin/property/add/dashboard', 'A', { StoreID: world.centre.id })
    ).json<{ Token: string }>();
    return (await call('GET', `/api/home/market/${Token}`, 'A')).json<{ Listings: Found[] }>().Listings;
  };

  it.each(Object.keys(WHO) as Place[])(
    '[FEVI-01] [FTEST-01] [FSEC-30] [BEYA-45, BEYA-52, BEYA-54, BEYA-55, BEYA-57, BEYA-58] %s: found by those whom the table names, in every state',
    async (place) => {
      const found: Record<string, string> = {};
      for (const cell of ofKind('shown')) {
        const letters: string[] = [];
        for (const viewer of VIEWERS) {
          if (await PLACES[place](cell, viewer)) {
            letters.push(viewer);
          }
        }
        found[cell.state] = letters.join('');
      }
      const sorted = (letters: string) =>
        [...letters].sort((a, b) => VIEWERS.indexOf(a as ViewerLetter) - VIEWERS.indexOf(b as ViewerLetter)).join('');
      expect(found).toEqual(Object.fromEntries(STATE_NAMES.map((state) => [state, sorted(WHO[place][state])])));
    },
  );

  it('[FEVI-01] [FTEST-06] [PROF-19] anyone who may not read a document is told what the table says, by link and by file', async () => {
    for (const { state, documents } of ofKind('shown')) {
      for (const [viewer, status] of Object.entries(DOCUMENT_DENIALS[state]) as [ViewerLetter, number][]) {
        const [link, file] = [
          await call('GET', `/api/home/document/link/${documents?.memo.id}`, viewer),
          await call('GET', `/StoreDocuments/${documents?.memo.fileName}`, viewer),
        ];
        expect([state, viewer, link.status, file.status]).toEqual([state, viewer, status, status]);
        if (status === 403) {
          expect([viewer, link.text, file.text]).toEqual([
            viewer,
            DOCUMENT_REFUSALS[viewer],
            DOCUMENT_REFUSALS[viewer],
          ]);
        }
      }
    }
  });

  it('[FEVI-01] [FTEST-07] [PROF-17] the token of the market analysis is refused where the table has no right to it', async () => {
    for (const cell of ofKind('shown')) {
      for (const viewer of ['W', 'N', 'P', 'D', 'E', 'B'] as const) {
        const answer = await call('POST', '/api/buyer/store/accesskey', viewer, {
          StoreID: cell.property.id,
          AccessKey: token('access-key', viewer, cell),
        });
        expect([cell.state, viewer, answer.status]).toEqual([
          cell.state,
          viewer,
          WHO['the market analysis'][cell.state].includes(viewer) ? 200 : 400,
        ]);
      }
    }
  });

  describe('the figure of the price', () => {
    const priceOf = (cell: Cell): number | null => (figureShown(cell.state, cell.kind) ? cell.price : null);
    const wordsOf = (cell: Cell): string | null => (wordsShown(cell.state, cell.kind) ? KINDS[cell.kind].words : null);

    it.each(VIEWERS)(
      '[FEVI-01] [FTEST-02] [PROF-21] [FSITE-27] search, featured and similar listings tell %s the figure, the words or nothing',
      async (viewer) => {
        for (const found of [
          await search(viewer),
          await search(viewer, { SortBy: 1, SortOrder: 'DESC' }),
          await featured(viewer),
          await similar(viewer),
        ]) {
          for (const cell of world.cells) {
            const item = found.find(({ StoreID }) => StoreID === cell.property.id);
            if (!item) {
              continue;
            }
            expect([
              cell.state,
              cell.kind,
              item.Price,
              item.AlternatePriceOptionName,
              item.CreatedDate === null,
            ]).toEqual([cell.state, cell.kind, priceOf(cell), wordsOf(cell), cell.state === 'closed']);
            const price = priceOf(cell);
            const derived =
              price === null
                ? [null, null]
                : [cell.property.noi, cell.property.rentableSqft].map((figure, index) =>
                    figure === null
                      ? null
                      : Math.round(index ? (100 * price) / figure : (10_000 * figure) / price) / 100,
                  );
            expect([cell.state, cell.kind, item.CapRate, item.PricePerSQFT]).toEqual([
              cell.state,
              cell.kind,
              ...derived,
            ]);
            for (const name of ['PhysicalOccupancyUnits', 'DaysListed', 'DaysListedType']) {
              expect([cell.state, name, item[name] === null]).toEqual([cell.state, name, cell.state === 'closed']);
            }
          }
        }
      },
    );

    it.each(VIEWERS)(
      '[FEVI-01] [PROF-21, PROF-22] the profile tells %s the figure and what is made of it, or neither',
      async (viewer) => {
        for (const cell of world.cells) {
          const item = await profile(cell, viewer);
          if (!item) {
            continue;
          }
          const preview = 'AO'.includes(viewer) && ['draft', 'unpublished'].includes(cell.state);
          const open = preview || ['for sale', 'under LOI', 'under contract'].includes(cell.state);
          const priced = open && cell.kind === 'shown';
          const given = (name: string) => item[name] !== null;
          expect([cell.state, cell.kind, item.Price]).toEqual([cell.state, cell.kind, priced ? cell.price : null]);
          expect([cell.state, cell.kind, given('CapRate'), given('PricePerSQFT')]).toEqual([
            cell.state,
            cell.kind,
            priced,
            priced,
          ]);
          expect([cell.state, item.AlternatePriceOptionName]).toEqual([
            cell.state,
            open ? KINDS[cell.kind].words : null,
          ]);
          for (const name of [
            'NOI',
            'PhysicalOccupancyUnits',
            'DaysListed',
            'DaysListedType',
            'CreatedDate',
            'OffersDueDate',
          ]) {
            expect([cell.state, name, given(name)]).toEqual([cell.state, name, open]);
          }
        }
      },
    );

    it.each([3, 8, 14])(
      '[FEVI-01] [FTEST-03] [FTEST-04] a marker of the map at level %d that stands alone tells figure, words or nothing',
      async (z) => {
        for (const cell of world.cells.filter(({ state }) => state !== 'draft' && state !== 'unpublished')) {
          // Alone in its cell, once through the pyramid and once through the filter.
          await world.app.source.query('update properties set latitude = 10, longitude = 20 where id = $1', [
            cell.property.id,
          ]);
          await world.app.source.query(
            `insert into map_cells (z, y, x, count, latitude, longitude, property_id) values ($2::int, floor(100 * (1 << $2::int) / 16.0)::int, floor(200 * (1 << $2::int) / 16.0)::int, 1, 10, 20, $1)
           on conflict (z, y, x) do update set property_id = excluded.property_id`,
            [cell.property.id, z],
          );
          const expected = [
            1,
            10,
            20,
            cell.property.id,
            priceOf(cell),
            priceOf(cell) ? null : cell.state === 'closed' ? 'Closed' : (wordsOf(cell) ?? 'Unpriced'),
          ];
          for (const filter of ['', '&StateID=6']) {
            const markers = (
              await call('GET', `/api/home/property/map?z=${z}&north=10.5&south=9.5&east=20.5&west=19.5${filter}`, 'V')
            ).json<unknown[][]>();
            expect([cell.state, cell.kind, markers]).toEqual([cell.state, cell.kind, [expected]]);
          }
          await world.app.source.query('update properties set latitude = 39.75, longitude = -104.99 where id = $1', [
            cell.property.id,
          ]);
          await world.app.source.query('delete from map_cells where property_id = $1', [cell.property.id]);
        }
      },
    );

    it('[FEVI-01] a market analysis tells of its neighbours what is public, and compares nothing else', async () => {
      for (const item of await neighbours()) {
        const cell = world.cells.find(({ property }) => property.id === item.StoreID);
        if (cell) {
          expect([cell.state, cell.kind, item.Price, item.PricePerSQFT !== null]).toEqual([
            cell.state,
            cell.kind,
            priceOf(cell),
            priceOf(cell) !== null,
          ]);
        }
      }
    });

    it('[FEVI-01] [SRCH-14] the price filter finds hidden prices within no bounds, and the open ones within all of them if asked to', async () => {
      for (const cell of world.cells) {
        const bounds = { PriceStart: cell.price, PriceEnd: cell.price };
        const found = async (body: object): Promise<boolean> =>
          idsOf(await search('V', body)).includes(cell.property.id);
        const shown = figureShown(cell.state, cell.kind);
        const open = ['for sale', 'under LOI', 'under contract'].includes(cell.state);
        expect([
          cell.state,
          cell.kind,
          await found(bounds),
          await found({ ...bounds, IncludeUnpriced: true }),
          await found({ PriceStart: 1, PriceEnd: 2, IncludeUnpriced: true }),
        ]).toEqual([cell.state, cell.kind, shown, shown || open, open && !shown]);
      }
    });

    it('[FEVI-01] [SRCH-16] orders by the figures that are shown; then come the open ones without, then the closed ones, the newest first', async () => {
      const listed = world.cells.filter(({ state }) => state !== 'draft' && state !== 'unpublished');
      const rank = (cell: Cell) => (figureShown(cell.state, cell.kind) ? 0 : cell.state === 'closed' ? 2 : 1);
      const newest = (a: Cell, b: Cell) => b.property.id - a.property.id;
      const expected = (compare: (a: Cell, b: Cell) => number) =>
        [...listed].sort(compare).map(({ property }) => property.id);
      const byPrice = (way: number) =>
        expected((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? way * (a.price - b.price) : newest(a, b)));
      expect(idsOf(await search('V', { SortBy: 1, SortOrder: 'ASC' }))).toEqual(byPrice(1));
      expect(idsOf(await search('V', { SortBy: 1, SortOrder: 'DESC' }))).toEqual(byPrice(-1));
      const byAge = expected((a, b) => Number(a.state === 'closed') - Number(b.state === 'closed') || newest(a, b));
      expect(idsOf(await search('V'))).toEqual(byAge);
      expect(idsOf(await search('V', { Keyword: 'storage' }))).toEqual(byAge);
      expect(idsOf(await search('V', { Keyword: 'stor' }))).toEqual(byAge);
    });

    it('[FEVI-01] [SHELL-04] the page, its data, its description and its structured data hold the figure where the table shows it, and no planted figure anywhere else', async () => {
      const written = (amount: number) => [String(amount), amount.toLocaleString('en-US')];
      for (const cell of world.cells) {
        const { status, text } = await page(`/property/${cell.property.id}/name`);
        const has = (amount: number) => written(amount).some((figure) => text.includes(figure));
        const shown = figureShown(cell.state, cell.kind);
        expect([cell.state, cell.kind, has(cell.price)]).toEqual([cell.state, cell.kind, shown]);
        if (status !== 200) {
          continue;
        }
        expect([cell.state, cell.kind, text.includes('"offers"'), has(cell.noi)]).toEqual([
          cell.state,
          cell.kind,
          shown,
          cell.state !== 'closed',
        ]);
        const words = wordsShown(cell.state, cell.kind) ? KINDS[cell.kind].words : null;
        if (words) {
          expect(text).toContain(words);
        }
      }
      const others = await Promise.all(
        ['/', '/property/search/', '/property/search/Zq?sort=1-DESC', '/sitemap.xml'].map(page),
      );
      for (const cell of world.cells.filter(({ state, kind }) => !figureShown(state, kind))) {
        for (const { text } of others) {
          for (const figure of written(cell.price)) {
            expect([cell.state, cell.kind, text.includes(figure)]).toEqual([cell.state, cell.kind, false]);
          }
        }
      }
    });

    it('[FEVI-01] /api/v1/properties answers the stored price and beside it the public one', async () => {
      for (const cell of world.cells) {
        const item = (await call('GET', `/api/v1/properties/${cell.property.id}`, 'A')).json<{
          price: number | null;
          publicPrice: number | null;
        }>();
        expect([cell.state, cell.kind, item.price, item.publicPrice]).toEqual([
          cell.state,
          cell.kind,
          cell.property.price,
          priceOf(cell),
        ]);
        expect(publicPrice(cell.property)).toBe(priceOf(cell));
      }
    });

    it.each([
      ['for sale', 'words 2'],
      ['under LOI', 'words 4'],
      ['closed', 'shown'],
    ])(
      '[FEVI-01] [PROF-21] a change of the hidden price alone of a property %s with %s changes no public answer',
      async (state, kind) => {
        const cell = world.cells.find((one) => one.state === state && one.kind === kind) as Cell;
        const [one, other] = [cell.price, cell.price + 3_000_017];
        const bounds = [
          {},
          { PriceStart: one, PriceEnd: one },
          { PriceStart: other, PriceEnd: other },
          { PriceEnd: one + 1 },
          { PriceStart: one + 1, IncludeUnpriced: true },
        ];
        const answers = async (): Promise<unknown[]> => {
          const wire = [];
          for (const [SortBy, SortOrder] of SORTS) {
            for (const bound of bounds) {
              wire.push(
                await call('POST', '/api/home/property/search', 'V', {
                  IsShowFull: true,
                  PageLength: 100,
                  SortBy,
                  SortOrder,
                  ...bound,
                }),
              );
            }
          }
          wire.push(
            await call('POST', '/api/home/featuredlistings', 'V', { Page: 1, PageLength: 100 }),
            await call('GET', `/api/home/store/profile/${cell.property.id}`, 'V'),
          );
          for (const z of [3, 8, 14]) {
            wire.push(
              await call(
                'GET',
                `/api/home/property/map?z=${z}&PriceStart=${one}&north=40&south=39&east=-104&west=-106`,
                'V',
              ),
            );
          }
          const pages = [];
          for (const path of [
            `/property/${cell.property.id}/name`,
            '/',
            '/sitemap.xml',
            '/property/search/?sort=1-ASC',
          ]) {
            pages.push((await page(path)).text.replace(/nonce="[^"]*"/g, '').replace(/"?nonce"?:"[^"]*"/g, ''));
          }
          return [
            ...wire.map(({ status, text, headers }) => [
              status,
              text,
              headers.etag,
              headers['cache-control'],
              headers['content-length'],
            ]),
            ...pages,
          ];
        };
        const before = await answers();
        await world.app.source.query('update properties set price = $2 where id = $1', [cell.property.id, other]);
        try {
          expect(await answers()).toEqual(before);
        } finally {
          await world.app.source.query('update properties set price = $2 where id = $1', [cell.property.id, one]);
        }
      },
    );
  });

  it('[FTEST-01] every call of visitors, buyers and sellers that answers a price is walked', () => {
    const seen = new Set<string>();
    const holdsPrice = (schema: Schema | undefined, path: string[] = []): boolean => {
      if (!schema) {
        return false;
      }
      const name = schema.$ref?.split('/').pop();
      if (name) {
        return !path.includes(name) && holdsPrice(SCHEMAS[name], [...path, name]);
      }
      const parts = [
        ...Object.values(schema.properties ?? {}),
        ...(schema.allOf ?? []),
        ...(schema.oneOf ?? []),
        ...(schema.items ? [schema.items] : []),
      ];
      return (
        Object.keys(schema.properties ?? {}).some((field) => /price/i.test(field) && !/alternate|sqft/i.test(field)) ||
        parts.some((part) => holdsPrice(part, path))
      );
    };
    for (const { method, path, operation } of ROUTES) {
      const roles = (operation as { 'x-roles'?: string[] })['x-roles'];
      if (roles?.every((role) => role === 'Admin') || path.startsWith('/api/v1') || path.includes('/lookup/')) {
        continue;
      }
      const answered = Object.entries(operation.responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, { content }]) => Object.values(content ?? {}));
      if (answered.some(({ schema }) => holdsPrice(schema))) {
        seen.add(`${method} ${path}`);
      }
    }
    expect(document.openapi).toMatch(/^3/);
    expect([...seen].sort()).toEqual([...PRICED_CALLS].sort());
  });

  it('[FEVI-01] the rule in the queries and the rule in the contract agree on every cell', async () => {
    const { listedFor } = await import('../src/domains/deals/access.sql');
    const { CLOSED, LISTED, OPEN, PUBLIC_PRICE } = await import('../src/domains/properties/visibility.sql');
    const viewers = { W: 'accepted', N: 'signer', P: 'pending', D: 'declined', E: 'ended' } as const;
    const letters = Object.keys(viewers) as (keyof typeof viewers)[];
    for (const { state, kind, property } of world.cells) {
      const [row] = await world.app.source.query<Record<string, unknown>[]>(
        `select ${LISTED} listed, (${OPEN}) featured, ${CLOSED} and ${LISTED} closed, ${PUBLIC_PRICE}::float8 price, ${letters.map((letter, at) => `${listedFor(`$${at + 2}`)} "${letter}"`).join(', ')} from properties p where id = $1`,
        [property.id, ...letters.map((letter) => world.people[letter].id)],
      );
      expect([state, kind, row]).toEqual([
        state,
        kind,
        {
          listed: exists('list', state, 'visitor'),
          featured: exists('featured', state, 'visitor'),
          closed: state === 'closed',
          price: publicPrice(property),
          ...Object.fromEntries(letters.map((letter) => [letter, exists('buyer page', state, viewers[letter])])),
        },
      ]);
    }
  });

  it('[FEVI-01] [BEYA-128, BEYA-130] they agree on who reads the true name', async () => {
    const { readsName } = await import('../src/domains/ndas/reads-name.sql');
    const viewers = {
      O: 'owner',
      W: 'accepted',
      N: 'signer',
      P: 'pending',
      D: 'declined',
      E: 'ended',
      B: 'buyer',
    } as const;
    for (const { state, kind, property } of world.cells) {
      for (const [letter, viewer] of Object.entries(viewers)) {
        const [{ reads }] = await world.app.source.query<[{ reads: boolean }]>(
          `select ${readsName('$2')} reads from properties p where id = $1`,
          [property.id, world.people[letter as keyof typeof viewers].id],
        );
        expect([state, kind, letter, reads]).toEqual([state, kind, letter, mayReadName(viewer)]);
      }
    }
  });

  it('[FEVI-01] [BEYA-57, BEYA-62] they agree on a buyer whose offer was accepted, whatever became of the access', async () => {
    const { listedFor } = await import('../src/domains/deals/access.sql');
    const { readsName } = await import('../src/domains/ndas/reads-name.sql');
    const contexts = world.app.app.get(AccessContextService);
    const { id } = world.people.W;
    const past = new Date(0);
    for (const { state, property } of ofKind('shown')) {
      for (const [change, viewer] of [
        [{ state: 'pending' }, 'pending'],
        [{ state: 'declined' }, 'declined'],
        [{ state: 'revoked' }, 'ended'],
        // The acceptance has raised the tier.
        [{ state: 'open', expiresAt: past, tierBefore: 1 }, 'accepted'],
        [{ state: 'open', expiresAt: null }, 'accepted'],
      ] as const) {
        await changeAccess(world.app, property.id, id, change);
        const [row] = await world.app.source.query<[{ listed: boolean; named: boolean }]>(
          `select ${listedFor('$2')} listed, ${readsName('$2')} named from properties p where id = $1`,
          [property.id, id],
        );
        const caller = { id, roles: [Role.Buyer] } as unknown as Caller;
        const context = await contexts.of(caller, property.id);
        expect([state, change, context?.state, context?.viewer, row]).toEqual([
          state,
          change,
          state,
          viewer,
          { listed: exists('buyer page', state, viewer), named: mayReadName(viewer) },
        ]);
      }
    }
  });

  it.each(STATE_NAMES)(
    '[FEVI-01] [FTEST-10] [BEYA-46, BEYA-59] who may sign and offer on a property that is %s',
    async (state) => {
      const cell = world.cells.find((one) => one.state === state && one.kind === 'shown') as Cell;
      const StoreID = cell.property.id;
      // Anyone who signs becomes a buyer: each state has a seller of its own.
      world.tokens.T = await tokenOf(world.app, (await aSeller(world.app.source)).id);
      for (const viewer of VIEWERS.filter((letter) => letter !== 'V')) {
        const offline = viewer === 'A';
        const counts = async () =>
          world.app.source.query(
            `select (select count(*) from deals) deals, (select count(*) from offer_terms) terms, (select count(*) from ndas) ndas`,
          );
        const before = await counts();
        const offer = await call('POST', '/api/buyer/store/deal', viewer, {
          Store: { StoreID, Price: '3,900,000' },
          BuyerStore: offline ? OFFLINE : TERMS,
          IsOffline: offline,
        });
        expect([viewer, offer.status]).toEqual([viewer, OFFERING[state][viewer]]);
        if (offer.status !== 200) {
          expect(await counts()).toEqual(before);
        }
      }
      for (const viewer of VIEWERS.filter((letter) => letter !== 'V')) {
        const counts = async () =>
          world.app.source.query(
            `select (select count(*) from deals) deals, (select count(*) from ndas) ndas, (select count(*) from user_roles) roles`,
          );
        const before = await counts();
        const signed = await call('POST', '/api/buyer/property/add/dashboard', viewer, {
          StoreID,
          IsAgreed: true,
          ...SIGNER,
        });
        expect([viewer, signed.status]).toEqual([viewer, SIGNING[state][viewer]]);
        if (signed.status !== 200) {
          expect(await counts()).toEqual(before);
        }
      }
    },
  );
});
