import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { anAdmin } from './builders';
import { offlineOffer } from './deals';
import { startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';

/** How long the office writes: an hour is `MIRROR_SECONDS=3600`. */
const SECONDS = Number(process.env.MIRROR_SECONDS ?? 4);
const WRITERS = 6;
const PAGE = 50;

interface Change {
  id: number;
  type: string;
  resource: string;
  resourceId: number;
  data: { fields?: string[] };
}
interface Listing {
  id: number;
  name: string;
  price: number | null;
  etag?: string;
}

/** Asks again after 503, which an overloaded machine answers, as the guide says. */
async function patiently<Reply extends { status: number }>(ask: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.status !== 503 || tries === 60) {
      return answer;
    }
    await sleep(1000);
  }
}

/** A program of somebody else, with a key, the guide and the document. */
class Mirror {
  readonly copy = new Map<number, Listing>();
  readonly heard: Change[] = [];
  private seen = 0;

  constructor(
    private readonly base: string,
    private readonly key: string,
  ) {}

  ask(path: string, accept = 'application/json', method = 'GET', body?: object): Promise<Response> {
    return patiently(() =>
      fetch(`${this.base}/api/v1/${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${this.key}`,
          Accept: accept,
          ...(body && { 'Content-Type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
      }),
    );
  }

  /** Notes the place in the feed, then reads everything. */
  async begin(): Promise<void> {
    this.seen = Number((await this.ask('changes?limit=1')).headers.get('Settled-Id'));
    const lines = (await (await this.ask('properties', 'application/x-ndjson')).text()).split('\n').filter(Boolean);
    for (const listing of lines.map((line) => JSON.parse(line) as Listing)) {
      this.copy.set(listing.id, listing);
    }
  }

  /** One page of what has happened since. @returns how many there were */
  async follow(): Promise<number> {
    const answer = await this.ask(`changes?after=${this.seen}&limit=${PAGE}`);
    const page = (await answer.json()) as Change[];
    this.heard.push(...page);
    for (const resourceId of new Set(
      page.filter(({ resource }) => resource === 'properties').map((change) => change.resourceId),
    )) {
      await this.bring(resourceId);
    }
    this.seen = page.length < PAGE ? Number(answer.headers.get('Settled-Id')) : (page.at(-1)?.id ?? this.seen);
    return page.length;
  }

  private async bring(id: number): Promise<void> {
    const answer = await this.ask(`properties/${id}`);
    if (answer.status === 404) {
      this.copy.delete(id);
    } else {
      this.copy.set(id, (await answer.json()) as Listing);
    }
  }
}

describe('somebody else’s copy of the listings', () => {
  let app: TestApp;
  let office: string;
  let mirror: Mirror;
  /** What the office did, as the feed must tell it: `property.created 5`, in the order in which it was answered. */
  const done: string[] = [];
  const mine = Array.from({ length: WRITERS }, (): number[] => []);

  beforeAll(async () => {
    app = await startTestApp();
    await app.app.listen(0, '127.0.0.1');
    office = await tokenOf(app, (await anAdmin(app.source)).id);
    const scopes = ['properties:read', 'offers:read', 'offers:write', 'deals:read'];
    const key = await app.call('POST', '/api/v1/api-keys', { name: 'Mirror', scopes }, office);
    mirror = new Mirror(await app.app.getUrl(), key.json<{ secret: string }>().secret);
  });
  afterAll(() => app.close());

  const call = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Listing> => {
    // Under one key a creation that is sent again makes one record.
    const headers = method === 'POST' ? { 'idempotency-key': randomUUID() } : undefined;
    const answer = await patiently(() => app.call(method, `/api/v1/${path}`, body, office, headers));
    if (answer.status >= 300) {
      throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    }
    return answer.json<Listing>();
  };
  const property = (name: string) => ({
    name,
    address1: '1200 Wazee St',
    city: 'Denver',
    stateId: 6,
    zipCode: '80202',
    storeTypeId: 1,
    rentableSqft: 40_000,
    price: 1_000_000,
  });

  /** One change of the office: a new listing, another price, a deletion, or a change whose transaction ends late. */
  async function write(own: number[], at: number): Promise<void> {
    const turn = own.length === 0 || (own.length < 20 && at % 4 === 0) ? 'create' : randomInt(10);
    if (turn === 'create') {
      const { id } = await call('POST', 'properties', property(`Listing ${at}`));
      own.push(id);
      done.push(`property.created ${id}`);
      return;
    }
    const id = own[randomInt(own.length)];
    if (turn === 0) {
      own.splice(own.indexOf(id), 1);
      await call('DELETE', `properties/${id}`);
      done.push(`property.deleted ${id}`);
      return;
    }
    if (turn === 1) {
      await app.source.transaction(async (manager) => {
        await manager.query('update properties set price = price + 1 where id = $1', [id]);
        await manager.query('select pg_sleep(random() * 0.2)');
      });
    } else {
      await call('PATCH', `properties/${id}`, { price: 1_000_000 + at });
    }
    done.push(`property.changed ${id}`);
  }

  it(
    `[FINT-05, FEVI-21] misses nothing and hears nothing twice while ${WRITERS} people write for ${SECONDS} s`,
    async () => {
      await mirror.begin();
      const end = Date.now() + SECONDS * 1000;
      let writing = true;
      const writers = Promise.all(
        mine.map(async (own) => {
          for (let at = 1; Date.now() < end; at += 1) {
            await write(own, at);
          }
        }),
      ).finally(() => (writing = false));
      while (writing) {
        if ((await mirror.follow()) === 0) {
          await sleep(20);
        }
      }
      await writers;
      while ((await mirror.follow()) > 0) {
        // Until nothing is left.
      }
      const ids = mirror.heard.map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
      const heard = mirror.heard.map(({ type, resourceId }) => `${type} ${resourceId}`).sort();
      const told = (of: RegExp) => heard.filter((entry) => of.test(entry));
      expect(told(/created|changed|deleted/)).toEqual([...done].sort());
      expect(told(/published/)).toEqual(told(/created/).map((entry) => entry.replace('created', 'published')));
      const listings = await app.source.query<Listing[]>(
        'select id, name, price::float8 price from properties order by id',
      );
      const copy = [...mirror.copy.values()].map(({ id, name, price }) => ({ id, name, price }));
      expect(copy.sort((a, b) => a.id - b.id)).toEqual(listings);
      expect(done.length).toBeGreaterThan(SECONDS);
      process.stdout.write(`  mirror: ${done.length} changes in ${SECONDS} s, ${listings.length} listings\n`);
    },
    SECONDS * 2000 + 300_000,
  );

  it('[DEAL-35, FINT-05] is where its owner sees a listing, submits an offline offer for it, and hears of the deal', async () => {
    const [listing] = mirror.copy.values();
    const before = mirror.heard.length;
    const answer = await mirror.ask('offers', 'application/json', 'POST', offlineOffer(listing.id));
    expect(answer.status).toBe(201);
    const { id, dealId } = (await answer.json()) as { id: number; dealId: number };
    await mirror.follow();
    const heard = mirror.heard.slice(before).map(({ type, resourceId }) => `${type} ${resourceId}`);
    expect(heard).toEqual(expect.arrayContaining([`deal.created ${dealId}`, `offer.submitted ${id}`]));
    expect(((await (await mirror.ask(`offers/${id}`)).json()) as { propertyId: number }).propertyId).toBe(listing.id);
  });
});
