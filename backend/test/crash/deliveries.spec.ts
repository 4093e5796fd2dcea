import type { DataSource } from 'typeorm';
import { aBuyer, aProperty } from '../builders';
import { aDeal, someTerms } from '../deals';
import type { Received } from '../smtp';
import { openTestDatabase } from '../test-database';
import { Deliveries } from './deliveries';
import type { Acknowledged } from './offers';

describe('what is said of mails that have not come', () => {
  let source: DataSource;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await openTestDatabase();
    ({ source, close } = database);
    // The Redis is everybody's: no other test has jobs of such ids.
    for (const table of ['events', 'mails']) {
      await database.asOwner(`alter table ${table} alter column id restart with 1700000000`);
    }
  });
  afterAll(() => close());

  async function anOffer(): Promise<Acknowledged> {
    const buyer = await aBuyer(source);
    const { id } = await aDeal(source, await aProperty(source), buyer.id, 1);
    await someTerms(source, id, buyer.id);
    return { deal: id, version: 1 };
  }
  async function anEvent({ deal, version }: Acknowledged, state: 'open' | 'done' | 'failed'): Promise<string> {
    const [{ id }] = await source.query<{ id: string }[]>(
      `insert into events (name, payload, relayed_at) values ('offer.submitted', $1, now()) returning id::text`,
      [{ dealId: deal, version }],
    );
    await source.query(
      `insert into event_parts (event_id, handler, queued_at, done_at, failed_at, attempts) values ($1, 'mails', now(), case when $2 = 'done' then now() end, case when $2 = 'failed' then now() end, 2)`,
      [id, state],
    );
    return id;
  }
  const aMail = (event: string, kind: string, status: string): Promise<unknown> =>
    source.query(
      `insert into mails (event_id, kind, recipient, message_id, status) values ($1, $2, 'a@example.com', $3, $4)`,
      [event, kind, `${kind}${event}`, status],
    );
  const said = (offers: Acknowledged[], ...messageIds: string[]): Promise<string[]> =>
    new Deliveries(offers).missing(
      source,
      process.env.TEST_REDIS_URL ?? '',
      messageIds.map((messageId) => ({ mail: { messageId } }) as Received),
    );

  it('[FTEST-53] names each as lost or stuck, with its event, its delivery, its job and its row', async () => {
    const [none, open, failed, some] = [await anOffer(), await anOffer(), await anOffer(), await anOffer()];
    const [openEvent, failedEvent, someEvent] = [
      await anEvent(open, 'open'),
      await anEvent(failed, 'failed'),
      await anEvent(some, 'done'),
    ];
    await aMail(someEvent, 'arrived', 'sent');
    await aMail(someEvent, 'claimed', 'sent');
    await aMail(someEvent, 'waiting', 'queued');
    const name = ({ deal, version }: Acknowledged): string => `deal ${deal} version ${version}`;
    expect(await said([none, open, failed, some], `arrived${someEvent}`)).toEqual([
      `${name(none)}: lost, no event`,
      `${name(open)}, event ${openEvent}: stuck, 3 mails not written; mails open after 2 tries (no error), job gone`,
      `${name(failed)}, event ${failedEvent}: lost, 3 mails not written; mails closed after 2 tries (no error), job gone`,
      `${name(some)}, event ${someEvent}: lost, mail claimed sent after 0 tries (no error), job gone`,
      `${name(some)}, event ${someEvent}: stuck, mail waiting queued after 0 tries (no error), job gone`,
    ]);
  });

  it('[FTEST-53] counts the mails that are missing, and sees when anything moves', async () => {
    const offer = await anOffer();
    const event = await anEvent(offer, 'open');
    await aMail(event, 'one', 'queued');
    const look = () => new Deliveries([offer]).progress(source, [{ mail: { messageId: `two${event}` } } as Received]);
    const before = await look();
    expect(before.missing).toBe(3);
    await source.query('update mails set attempts = attempts + 1 where event_id = $1', [event]);
    const tried = await look();
    expect([tried.missing, tried.open === before.open]).toEqual([3, false]);
    await aMail(event, 'two', 'sent');
    expect((await look()).missing).toBe(2);
  });
});
