import document from '../../../../../openapi/openapi.json';
import { aBuyer, aBuyerAndSeller, aDocument, anAdmin, aProperty } from '../../../../test/builders';
import { differences, stateOf } from '../../../../test/denials/snapshot';
import { aSignedNda } from '../../../../test/ndas';
import { type Answer, startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { RoutePolicy } from '../../../platform/access/route-policy';

/** Everything that may be called in a view; a route that is new is refused there until it stands here. */
const OPEN: Record<string, string[]> = {
  CategoriesController: ['family', 'names'],
  ComparisonResource: ['compare'],
  DashboardsController: ['buyerStores', 'sellerStores', 'storeBuyers'],
  HealthController: ['live', 'ready'],
  ListingNdasResource: ['list'],
  ListingOpensResource: ['list', 'readers'],
  ListingsResource: ['figures'],
  LookupsController: [
    'dealStatuses',
    'positions',
    'priceAlternatives',
    'prices',
    'property',
    'publicAgentLocations',
    'states',
    'storeTypes',
  ],
  MailPreferencesResource: ['get'],
  MessagesController: ['boxes', 'read', 'thread', 'unread', 'unreadCount'],
  MyCalendarResource: ['get'],
  MyCriteriaResource: ['get', 'list'],
  MyDatesResource: ['list'],
  MyDealsResource: ['compare', 'read'],
  MyFavouritesResource: ['ids', 'list'],
  MyFundsProofsResource: ['list'],
  MyNdasResource: ['list'],
  MyPrivacyResource: ['list'],
  MyQuestionsResource: ['ofListings', 'read'],
  MyReportsResource: ['activity', 'list', 'one'],
  MySavedSearchesResource: ['get', 'list'],
  MySecondFactorsResource: ['list'],
  MySessionsResource: ['list'],
  MyTasksResource: ['list'],
  MyViewsResource: ['list'],
  OwnAccessResource: ['get'],
  PersonViewsResource: ['end'],
  PlacesResource: ['find'],
  PropertyProfileController: ['profile', 'signedProfile'],
  SearchController: ['cells', 'featured', 'properties', 'similar'],
  SearchMatchesResource: ['matches'],
  SessionController: ['signIns'],
  SiteController: ['facts'],
  StoredImagesController: ['property', 'team', 'vendor'],
  TeamController: ['list', 'member'],
  UsersController: ['profile'],
  VendorsController: ['page'],
};

type Method = Parameters<TestApp['call']>[0];
const METHODS: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

describe('routes in a view', () => {
  let app: TestApp;
  let token: string;
  let person: { id: number };
  beforeAll(async () => {
    app = await startTestApp();
    person = await aBuyerAndSeller(app.source, { firstName: 'Dana' });
    const office = await tokenOf(app, (await anAdmin(app.source)).id);
    const begun = await app.call('POST', `/api/v1/users/${person.id}/view`, { reason: 'Asked on the phone' }, office);
    ({ token } = begun.json<{ token: string }>());
  });
  afterAll(() => app.close());

  const REFUSED = 'You are viewing as Dana. Nothing can be changed.';
  const textOf = ({ text }: Answer): string =>
    text.startsWith('{') ? ((JSON.parse(text) as { detail?: string }).detail ?? '') : text;
  const isRefused = (answer: Answer): boolean => answer.status === 403 && textOf(answer) === REFUSED;

  it('[BEYE-56] are the declared ones, and no others', () => {
    const declared = app.app
      .get(RoutePolicy, { strict: false })
      .policies()
      .filter(({ inView }) => inView)
      .map(({ route }) => route);
    expect(declared.sort()).toEqual(
      Object.entries(OPEN)
        .flatMap(([controller, names]) => names.map((name) => `${controller}.${name}`))
        .sort(),
    );
  });

  it('[BEYE-56] each other route of the document is refused with the sentence, and no row changes', async () => {
    const before = await stateOf(app);
    const [open, refused]: [string[], string[]] = [[], []];
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const method of METHODS.filter((one) => one.toLowerCase() in operations)) {
        const address = path.replaceAll(/\{[^}]+\}/g, '999999');
        const body = method === 'GET' || method === 'DELETE' ? undefined : {};
        (isRefused(await app.call(method, address, body, token)) ? refused : open).push(`${method} ${path}`);
      }
    }
    expect(differences(before, await stateOf(app))).toEqual([]);
    expect(refused.length).toBeGreaterThan(250);
    // Of another person the end of the view is refused in other words.
    expect(open.length).toBeLessThanOrEqual(Object.values(OPEN).flat().length);
    expect(open.filter((route) => !route.startsWith('GET'))).toEqual([
      'POST /api/home/featuredlistings',
      'POST /api/home/messages/read',
      'POST /api/home/messages/unread',
      'POST /api/home/property/search',
      'DELETE /api/v1/users/{id}/view',
      'POST /api/vendor/profile/list',
    ]);
  });

  it('[BEYE-56] submitting, signing, sending and saving are refused, rows unchanged', async () => {
    const property = await aProperty(app.source);
    const before = await stateOf(app);
    const pressed: [Method, string, object?][] = [
      ['POST', '/api/buyer/store/deal', { StoreId: property.id }],
      ['POST', '/api/buyer/property/add/dashboard', { StoreID: property.id }],
      ['POST', '/api/home/composemail', { Subject: 'Hello', Content: 'There' }],
      ['POST', '/api/account/update/profile', { FirstName: 'Eve' }],
      ['POST', '/api/account/changepassword', { Password: 'abc-1234', ConfirmPassword: 'abc-1234' }],
      ['POST', '/api/home/contactus', { Name: 'Dana' }],
      ['PUT', `/api/v1/me/favourites/${property.id}`, {}],
      ['POST', '/api/home/logout/1'],
    ];
    for (const [method, path, body] of pressed) {
      const answer = await app.call(method, path, body, token);
      expect([path, answer.status, textOf(answer)]).toEqual([path, 403, REFUSED]);
    }
    expect(differences(before, await stateOf(app))).toEqual([]);
  });

  it('[BEYE-61] documents, their archives and agreements are refused; the person opens them', async () => {
    const property = await aProperty(app.source);
    await aDocument(app.source, property.id, 8);
    const { id, fileName } = await aDocument(app.source, property.id, 3);
    await aSignedNda(app.source, property, person.id);
    const [{ nda }] = await app.source.query<{ nda: number }[]>('select id nda from ndas where property_id = $1', [
      property.id,
    ]);
    const before = await stateOf(app);
    const paths = [
      `/api/home/document/link/${id}`,
      `/StoreDocuments/${fileName}`,
      `/api/buyer/store/nda/${property.id}`,
      `/api/v1/ndas/${nda}/agreement`,
      `/api/v1/ndas/${nda}/certificate`,
      `/api/v1/me/properties/${property.id}/documents.zip`,
    ];
    for (const path of paths) {
      const answer = await app.call('GET', path, undefined, token);
      expect([path, answer.status, textOf(answer)]).toEqual([path, 403, REFUSED]);
    }
    const archive = await app.call('POST', `/api/v1/me/properties/${property.id}/document-archives`, {}, token);
    expect([archive.status, textOf(archive)]).toEqual([403, REFUSED]);
    expect(differences(before, await stateOf(app))).toEqual([]);
    expect((await app.call('GET', paths[0], undefined, await tokenOf(app, person.id))).status).toBe(200);
  });

  it('[BEYE-56] an API key begins no view', async () => {
    const office = await tokenOf(app, (await anAdmin(app.source)).id);
    const made = await app.call(
      'POST',
      '/api/v1/api-keys',
      { name: 'CRM', scopes: ['users:read', 'users:write'] },
      office,
    );
    const { secret } = made.json<{ secret: string }>();
    const { id } = await aBuyer(app.source);
    for (const method of ['POST', 'DELETE'] as const) {
      const body = method === 'POST' ? { reason: 'Program' } : undefined;
      expect((await app.call(method, `/api/v1/users/${id}/view`, body, secret)).status).toBe(403);
    }
  });
});
