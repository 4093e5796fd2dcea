import type { Frequency } from '@stowbridge/contract/saved-searches';
import type { DataSource } from 'typeorm';
import { columnsOf } from '../src/domains/demand/saved-columns';
import { SavedSearch } from '../src/domains/demand/saved-search.entity';
import { Property } from '../src/domains/properties/editing/property.entity';
import { notePrice } from '../src/domains/properties/prices/price-history';
import type { MailWorld } from './mail-world';
import { eventually } from './test-worker';

/** A search that this person has saved; answers its id. */
export async function aSavedSearch(
  source: DataSource,
  userId: number,
  { address = '/property/search/', frequency = 'at once' as Frequency, name = 'Any' } = {},
): Promise<number> {
  const { identifiers } = await source
    .getRepository(SavedSearch)
    .insert({ ...columnsOf({ name, address, frequency }), userId });
  return (identifiers[0] as { id: number }).id;
}

/** Changes a property as the office does, with the history of its price and its events. */
export const changeProperty = (source: DataSource, adminId: number, id: number, change: Partial<Property>) =>
  source.transaction(async (manager) => {
    await manager.update(Property, id, change);
    await notePrice(manager, { id: adminId, address: null }, id);
  });

/** Waits until every event is handled and every mail handed over. */
export const settled = (world: MailWorld): Promise<boolean> =>
  eventually(async () => {
    const [{ waiting }] = await world.source.query<{ waiting: number }[]>(
      `select ((select count(*) from events where relayed_at is null) + (select count(*) from event_parts where done_at is null) + (select count(*) from mails where status = 'queued'))::int waiting`,
    );
    return waiting === 0;
  }, 40_000);

interface Row {
  kind: string;
  subject: string;
  text: string;
  status: string;
}

/** The mails about listings to somebody, in their order, once nothing is under way. */
export async function listingMails(world: MailWorld, { email }: { email: string }): Promise<Row[]> {
  await settled(world);
  return world.source.query<Row[]>(
    `select kind, subject, preview_text "text", status from mails where recipient = $1 and kind = 'listing-alert' order by id`,
    [email],
  );
}
