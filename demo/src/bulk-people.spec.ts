import { Client } from 'pg';
import { anAdmin, aProperty } from '../../backend/test/builders';
import { createTestDatabase, type TestDatabase } from '../../backend/test/test-database';
import { newDataSource } from '@stowbridge/backend/platform/database/data-source';
import { type Crowd, sellerAmong, writeCrowd, writeCrowdDealings } from './bulk-people';

describe('a crowd of people for measurements', () => {
  let database: TestDatabase;
  let client: Client;
  let crowd: Crowd;

  beforeAll(async () => {
    database = await createTestDatabase();
    const source = await newDataSource(database.ownerUrl, 2, 'crowd-spec').initialize();
    const known = await anAdmin(source);
    for (let n = 0; n < 40; n += 1) {
      await aProperty(source);
    }
    await source.destroy();
    client = new Client({ connectionString: database.ownerUrl });
    await client.connect();
    crowd = { known: known.id, users: 400, planned: 5, properties: 40, anchor: new Date(), passwordHash: 'hash' };
    await writeCrowd(client, crowd, () => undefined);
    await writeCrowdDealings(client, crowd, () => undefined);
  }, 120_000);
  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  const count = async (sql: string): Promise<number> =>
    Number((await client.query<{ n: string }>(`select count(*) n from ${sql}`)).rows[0].n);

  it('is as large as asked, one in twenty a seller, each with the role of their type', async () => {
    expect(await count('users')).toBe(400);
    expect(await count('users where user_type_id = 3')).toBe(20);
    expect(
      await count(
        'users u where not exists (select from user_roles r where r.user_id = u.id and r.role_id = u.user_type_id)',
      ),
    ).toBe(0);
  });

  it('deals in what it has signed for, writes and is written to', async () => {
    expect(await count('ndas')).toBeGreaterThan(400);
    expect(
      await count(
        'ndas n where not exists (select from documents d where d.property_id = n.property_id and d.sha256 = n.document_sha256)',
      ),
    ).toBe(0);
    expect(
      await count(
        'deals d where not exists (select from ndas n where n.user_id = d.buyer_id and n.property_id = d.property_id)',
      ),
    ).toBe(0);
    expect(await count('(select distinct deal_status_id from deals) stages')).toBe(7);
    expect(
      await count(
        'deals d where submitted_at is not null and not exists (select from offer_terms t where t.deal_id = d.id)',
      ),
    ).toBe(0);
    expect(await count('messages where to_user_id is null')).toBeGreaterThan(300);
    expect(await count('events where relayed_at is null')).toBe(0);
    expect(await count(`audit_log where subject_name is null and subject_type <> 'deal'`)).toBe(0);
  });

  it('sells seven in ten of the plain properties', () => {
    const sellers = Array.from({ length: 1000 }, (_, n) => sellerAmong(crowd, n + 1));
    expect(sellers.filter((id) => id !== null)).toHaveLength(700);
    for (const id of sellers) {
      if (id !== null) {
        expect([id % 20, id > crowd.known, id <= crowd.users]).toEqual([0, true, true]);
      }
    }
    expect(sellerAmong({ known: 69, users: 70 }, 1)).toBeNull();
  });
});
