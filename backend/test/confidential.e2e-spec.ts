import { slug } from '@stowbridge/contract/addresses';
import sharp from 'sharp';
import type { Property } from '../src/domains/properties/editing/property.entity';
import { PagesService } from '../src/pages/pages.service';
import { changeAccess, profileOf } from './access';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from './builders';
import { aDeal, someTerms } from './deals';
import { ROUTES } from './described';
import { aSignedNda, openAccess } from './ndas';
import { startTestApp, type TestApp } from './test-app';
import { rebuildSearch } from './test-database';
import { tokenOf } from './tokens';
import { saidBy } from './pdf-contents';
import { field, file, upload } from './uploads';

/** What nobody may learn of the properties below; its digits within an id or a name of a file are not the ZIP code. */
const SECRETS = [/wolverine/, /quillfeather/, /zx19/, /(?<![0-9a-f])80917(?![0-9a-f])/, /38\.9137/, /104\.7391/];
const TRUE = {
  name: 'Wolverine Vaults',
  address1: '7391 Quillfeather Road',
  address2: 'Gate Zx19',
  zipCode: '80917',
  latitude: 38.9137251,
  longitude: -104.7391734,
};
const TEASER = { confidential: true, teaserName: 'Front Range Portfolio' };
const ROUNDED = [38.91, -104.72];

const MAP = 'south=30&north=50&west=-120&east=-90';
const AROUND = 'south=38.9136&north=38.9138&west=-104.7392&east=-104.7391';
const SEARCHES = ['wolverine', 'wolverine vaults', 'quillfeather', '80917', '7391', 'front range', 'colorado'];

describe('a confidential listing', () => {
  let app: TestApp;
  let listing: Property;
  let image: string;
  let admin: string;
  let dealId: number;
  beforeAll(async () => {
    app = await startTestApp({}, (http) => http.get(PagesService).register());
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
    const seller = await aSeller(app.source);
    const given = { ...TRUE, ...TEASER, city: 'Colorado Springs', description: '<p>Nine hundred units.</p>' };
    listing = await aProperty(app.source, { ...given, featured: true, sellerId: seller.id });
    await aProperty(app.source, { ...given, statusId: 4, closedAt: new Date() });
    await aProperty(app.source, { ...given, teaserName: 'Another Portfolio', rentableSqft: 41_000 });
    await aProperty(app.source, { name: 'Plain Storage', city: 'Colorado Springs' });
    await aDocument(app.source, listing.id);
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
      .withExif({
        IFD0: { ImageDescription: 'Wolverine Vaults', Artist: 'Quillfeather' },
        IFD3: { GPSLatitude: '38/1 54/1 49/1' },
      })
      .jpeg()
      .toBuffer();
    expect(told(photo)).toEqual(['wolverine', 'quillfeather']);
    const sent = await upload(
      app,
      '/api/admin/upload/image',
      [file(photo, 'wolverine-quillfeather-80917.jpg'), field('StoreID', listing.id), field('DocumentTypeID', 1)],
      admin,
    );
    image = sent.json<{ FileName: string }>().FileName;
    await rebuildSearch(app);
  });
  afterAll(() => app.close());

  const told = (bytes: Buffer | string): string[] => {
    const text = bytes.toString('latin1' as never).toLowerCase();
    return SECRETS.flatMap((secret) => secret.exec(text)?.[0] ?? []);
  };
  const ask = (method: 'GET' | 'POST', url: string, token?: string, payload?: object) =>
    app.app.inject({ method, url, headers: token ? { authorization: `Bearer ${token}` } : {}, payload });
  type Asked = Awaited<ReturnType<typeof ask>>;
  /** What an answer gives away, in its headers, too. */
  const leaks = (answer: Asked): string[] =>
    told(`${JSON.stringify(answer.headers)}${answer.rawPayload.toString('latin1')}`);

  /** Each GET of the document, with each of these ids and the rest filled in. */
  const addresses = (secured: boolean, ids: number[]): string[] =>
    ROUTES.filter(
      ({ method, operation }) => method === 'GET' && Boolean(operation.security?.length) === secured,
    ).flatMap(({ path }) =>
      ids.map((id) =>
        path
          .replace('{fileName}', image)
          .replace(/\{(token|proof|code)\}/, 'x')
          .replace(/\{\w+\}/g, String(id)),
      ),
    );
  const posted = (token?: string): Promise<Asked>[] => [
    ask('POST', '/api/home/featuredlistings', token, {}),
    ...SEARCHES.flatMap((Keyword) => [
      ask('POST', '/api/home/property/search', token, { Keyword }),
      ask('POST', '/api/home/property/search', token, { Keyword, IsShowFull: true }),
    ]),
    ask('POST', '/api/home/property/search', token, { IsShowFull: true, SortBy: 1 }),
    ...[3, 10, 13].map((z) => ask('GET', `/api/home/property/map?z=${z}&${MAP}`, token)),
    ask('GET', `/api/home/property/map?z=13&${MAP}&StateID=6`, token),
    ask('GET', `/api/home/property/map?z=8&${MAP}&StateID=6`, token),
  ];

  it('[BEYA-125] gives its name, street, ZIP and place away at no public address of the interface', async () => {
    const { id } = listing;
    const asked = addresses(false, [id, id + 1, id + 2]);
    expect(asked).toEqual(expect.arrayContaining([`/api/home/store/profile/${id}`, `/StoreImages/${image}`]));
    for (const url of asked) {
      const answer = await ask('GET', url);
      expect([url, leaks(answer)]).toEqual([url, []]);
    }
    const answers = await Promise.all(posted());
    for (const { statusCode } of answers) {
      expect(statusCode).toBe(200);
    }
    expect(answers.flatMap(leaks)).toEqual([]);
    expect(answers.filter(({ payload }) => payload.includes(TEASER.teaserName)).length).toBeGreaterThan(4);
    // The same eyes see them where they are.
    const office = await ask('GET', `/api/v1/properties/${id}`, admin);
    expect(leaks(office)).toHaveLength(SECRETS.length);
  });

  it('[BEYA-125] nor on any page of the site, from its sitemap on', async () => {
    const teaserPage = `/property/${listing.id}/${slug(TEASER.teaserName)}/`;
    const waiting = [
      '/',
      '/robots.txt',
      '/sitemap.xml',
      '/property/search/',
      '/property/search/range',
      `/property/${listing.id}/x/`,
      `/register/${listing.id}/x`,
      `/buyer/property/${listing.id}/x`,
      `/preview/${listing.id}`,
    ];
    const seen = new Set(waiting);
    let named = 0;
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const answer = await ask('GET', url);
      expect([url, leaks(answer)]).toEqual([url, []]);
      named += answer.payload.includes(TEASER.teaserName) ? 1 : 0;
      const found = [
        ...answer.payload.matchAll(/(?:href|src|srcset|content)="(?:https?:\/\/[^/"]+)?(\/[^"\s#]*)/g),
        ...answer.payload.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)/g),
      ].map(([, path]) => path.replaceAll('&amp;', '&'));
      for (const path of [...found, String(answer.headers.location ?? '')]) {
        if (path && !/^\/(assets|admin|fonts|maps)\b/.test(path) && !seen.has(path) && seen.size < 400) {
          seen.add(path);
          waiting.push(path);
        }
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining([teaserPage]));
    expect([...seen].some((url) => url.startsWith(`/StoreImages/${image}`))).toBe(true);
    expect(named).toBeGreaterThan(3);
    // Whoever guesses an address learns nothing by being sent on.
    expect((await ask('GET', `/property/${listing.id}/Wolverine-Vaults/`)).headers.location).toBe(teaserPage);
  });

  it('[BEYA-125] rounds its place to a grid, which the map, the search and what lies near ask, too', async () => {
    const profile = (await ask('GET', `/api/home/store/profile/${listing.id}`)).json<Record<string, unknown>>();
    expect(profile).toMatchObject({
      StoreName: TEASER.teaserName,
      Address1: '',
      Address2: null,
      ZipCode: '',
      City: 'Colorado Springs',
      Latitude: ROUNDED[0],
      Longitude: ROUNDED[1],
      IsConfidential: true,
    });
    for (const z of [11, 13]) {
      expect((await ask('GET', `/api/home/property/map?z=${z}&${AROUND}&StateID=6`)).json()).toEqual([]);
    }
    const found = async (Bounds: string) =>
      (await ask('POST', '/api/home/property/search', undefined, { IsShowFull: true, Bounds })).json<{
        Data: unknown[];
      }>();
    expect(JSON.stringify(await found('38.9136,-104.7392,38.9138,-104.7391'))).not.toContain('StoreID');
    expect(JSON.stringify(await found('38.909,-104.721,38.911,-104.719'))).toContain(TEASER.teaserName);
  });

  it('[BEYA-125] [BEYA-129] nor to people who are signed in without access: lists, messages, offers', async () => {
    const { id } = listing;
    const [stranger, waiting, ended] = [await aBuyer(app.source), await aBuyer(app.source), await aBuyer(app.source)];
    const otherSeller = await aSeller(app.source);
    await aSignedNda(app.source, { id, name: TEASER.teaserName }, waiting.id);
    // Before the property became confidential: what was signed under its name stays as it is.
    await aSignedNda(app.source, listing, ended.id);
    const [{ own }] = await app.source.query<[{ own: string }]>(
      `select '/api/v1/ndas/' || id || '/certificate' own from ndas where user_id = $1`,
      [ended.id],
    );
    await openAccess(app.source, id, waiting.id, 'pending');
    await changeAccess(app, id, ended.id, { expiresAt: new Date(Date.now() - 1000) });
    ({ id: dealId } = await aDeal(app.source, listing, ended.id, 4));
    await someTerms(app.source, dealId, ended.id);
    const people = [stranger, waiting, ended, otherSeller];
    for (const { id: userId, userTypeId } of people) {
      await app.source.query(
        `insert into messages (mail_subject, mail_content, from_user_type_id, to_user_id, to_user_type_id, property_id, place) values ('News', 'Something new.', 1, $1, $2, $3, 'property')`,
        [userId, userTypeId, id],
      );
    }
    const ids = [id, dealId, ...(await idsOf('ndas')), ...(await idsOf('messages'))];
    const texts = new Map<number, string>();
    for (const person of people) {
      const token = await tokenOf(app, person.id);
      const asked = [...addresses(true, ids), ...addresses(false, [id])].filter(
        (url) => person !== ended || url !== own,
      );
      const answers = await Promise.all([
        ...['unread', 'read'].map((list) =>
          ask('POST', `/api/home/messages/${list}`, token, { UserTypeID: person.userTypeId, Page: 1, PageLength: 50 }),
        ),
        ...posted(token),
      ]);
      expect(answers.flatMap(leaks)).toEqual([]);
      let text = '';
      for (const url of asked) {
        const answer = await ask('GET', url, token);
        expect([url, told(await saidBy(answer))]).toEqual([url, []]);
        text += answer.statusCode === 200 ? answer.payload : '';
      }
      texts.set(person.id, text);
    }
    const counted = (person: { id: number }) => texts.get(person.id)?.split(TEASER.teaserName).length ?? 0;
    expect(counted(ended)).toBeGreaterThan(counted(stranger));
    expect(counted(waiting)).toBeGreaterThan(counted(stranger));
  });

  const idsOf = async (table: string): Promise<number[]> =>
    (await app.source.query<{ id: number }[]>(`select id from ${table} order by id`)).map(({ id }) => id);

  it('[BEYA-126] its pictures carry nothing of the file that was uploaded, in any width', async () => {
    expect(image).toMatch(/^[0-9a-f]{32}\.webp$/);
    for (const query of ['', '?w=400', '?w=800', '?w=1600']) {
      const { rawPayload, headers, statusCode } = await ask('GET', `/StoreImages/${image}${query}`);
      const { exif, xmp, iptc } = await sharp(rawPayload).metadata();
      expect([statusCode, exif, xmp, iptc, told(rawPayload)]).toEqual([200, undefined, undefined, undefined, []]);
      expect(headers['content-disposition'] ?? '').not.toMatch(/wolverine/i);
    }
    const page = await ask('GET', `/property/${listing.id}/${slug(TEASER.teaserName)}/`);
    expect(page.payload).toMatch(/alt="[^"]*Front Range Portfolio/);
  });

  it('[BEYA-127] is found by its teaser name alone', async () => {
    const found = async (Keyword: string) => {
      const results = await ask('POST', '/api/home/property/search', undefined, { Keyword, IsShowFull: true });
      const suggested = await ask('POST', '/api/home/property/search', undefined, { Keyword });
      return [results, suggested].map(({ payload }) => payload.includes(TEASER.teaserName));
    };
    for (const secret of 'wolverine,wolverine va,wolv,wo,vaults,quillfeather,80917,8091,7391'.split(',')) {
      expect([secret, await found(secret)]).toEqual([secret, [false, false]]);
    }
    expect([await found('front range'), await found('fron')]).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('[BEYA-128] [BEYA-130] is named to whoever has access, as long as it is open, and no answer to them is kept', async () => {
    const { id } = listing;
    const buyer = await aBuyer(app.source);
    await aSignedNda(app.source, listing, buyer.id);
    const token = await tokenOf(app, buyer.id);
    const named = async () => {
      const profile = await profileOf(app, id, token);
      const stores = await ask('GET', '/api/buyer/stores', token);
      const ndas = await ask('GET', '/api/v1/me/ndas', token);
      return [profile.StoreName, profile.IsConfidential, stores.payload, ndas.payload].map((told) =>
        typeof told === 'boolean' ? told : told.includes(TRUE.name),
      );
    };
    expect(await named()).toEqual([true, false, true, true]);
    expect(await profileOf(app, id, token)).toMatchObject({
      StoreName: TRUE.name,
      Address1: TRUE.address1,
      ZipCode: TRUE.zipCode,
      Latitude: TRUE.latitude,
      Longitude: TRUE.longitude,
    });
    const { headers } = await ask('GET', `/api/home/store/profile/${id}`, token);
    expect(headers['cache-control']).toMatch(/private|no-store/);
    expect(leaks(await ask('GET', `/api/home/store/profile/${id}`))).toEqual([]);
    for (const change of [
      { expiresAt: new Date(Date.now() - 1000) },
      { expiresAt: null, state: 'revoked' },
      { state: 'declined' },
      { state: 'pending' },
    ] as const) {
      await changeAccess(app, id, buyer.id, change);
      expect([change, await named()]).toEqual([change, [false, true, false, false]]);
    }
    await changeAccess(app, id, buyer.id, { state: 'open' });
    expect(await named()).toEqual([true, false, true, true]);
    await app.source.query('update properties set nda_asked_again_at = now() where id = $1', [id]);
    expect(await named()).toEqual([false, true, false, false]);
    await app.source.query('update properties set nda_asked_again_at = null where id = $1', [id]);
  });
});
