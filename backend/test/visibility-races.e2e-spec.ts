import { SignedTokensService } from '../src/platform/access/signed-tokens.service';
import { aBuyer, aDocument, anAdmin, aProperty } from './builders';
import { aSignedNda } from './ndas';
import { startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';

/** `bench/races.mjs` asks for more. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 6);
const PATIENCE_MS = 20_000 + ROUNDS * 3000;

describe(`unpublishing against reading, ${ROUNDS} rounds`, () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp({ DATABASE_POOL: '20' });
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  /** Everything by which a signer finds one property: each answers whether it was found. */
  async function doors(id: number, name: string): Promise<(() => Promise<boolean>)[]> {
    const buyer = await aBuyer(app.source);
    const document = await aDocument(app.source, id, 1);
    await aSignedNda(app.source, { id, name }, buyer.id);
    const token = await tokenOf(app, buyer.id);
    const market = app.app.get(SignedTokensService).sign('market', { uid: buyer.id, pid: id }, 600);
    const opens = (path: string, by?: string) => async () => {
      const { status } = await app.call('GET', path, undefined, by);
      expect([200, 404]).toContain(status);
      return status === 200;
    };
    return [
      async () =>
        (await app.call('POST', '/api/home/property/search', { IsShowFull: true, City: name })).json<{
          Store: unknown[];
        }>().Store.length > 0,
      async () =>
        (await app.call('POST', '/api/home/featuredlistings', { Page: 1, PageLength: 100 }))
          .json<{ Store: { StoreID: number }[] }>()
          .Store.some(({ StoreID }) => StoreID === id),
      opens(`/api/home/store/profile/${id}`),
      opens(`/api/home/store/profile/${id}`, token),
      opens(`/api/home/document/link/${document.id}`, token),
      opens(`/api/home/market/${market}`, token),
    ];
  }

  it(
    '[FEVI-01] [FEVI-06] anyone who asks once the answer has come finds nothing any more, on either surface, though others read all the while',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const name = `Town ${round}`;
        const { id } = await aProperty(app.source, { name, city: name, featured: true });
        const open = await doors(id, name);
        expect(await Promise.all(open.map((look) => look()))).toEqual(open.map(() => true));
        let done = false;
        const late: boolean[] = [];
        const reading = open.map(async (look) => {
          do {
            const after = done;
            const found = await look();
            if (after) {
              late.push(found);
            }
          } while (!done || late.length < open.length);
        });
        const { status } = await app.call('DELETE', `/api/admin/store/${id}`, undefined, admin);
        done = true;
        await Promise.all(reading);
        expect([status, late.filter(Boolean).length, late.length >= open.length]).toEqual([200, 0, true]);
        expect(await Promise.all(open.map((look) => look()))).toEqual(open.map(() => false));
      }
    },
    PATIENCE_MS,
  );
});
