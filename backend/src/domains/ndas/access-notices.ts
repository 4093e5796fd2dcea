import { Tier } from '@stowbridge/contract/access';
import { DocumentType } from '@stowbridge/contract/ids';
import type { DataSource, EntityManager } from 'typeorm';
import { withTransaction } from '../../platform/database/transaction';
import { recordEvents } from '../../platform/events/outbox';
import { OPEN } from '../properties/visibility.sql';
import { NEWEST_NDA } from './access';
import { OPEN_NOW } from './access-rows';
import { signedSql } from './signed';

/** How long before its end somebody is told. */
const TOLD_DAYS = 3;

/** The fact of an access `a`, as its events name it. */
const FACT = `(${NEWEST_NDA}) "ndaId", a.property_id "propertyId", a.user_id "userId"`;

interface Fact {
  ndaId: number;
  propertyId: number;
  userId: number;
}

/** An accepted offer outlasts the end, and has raised the tier. */
const ENDING = `
  update nda_access a set end_told_for = expires_at
  where state = 'open' and expires_at > now() and expires_at <= now() + interval '${TOLD_DAYS} days' and end_told_for is distinct from expires_at and tier_before is null
  returning ${FACT}`;

/** Tells those whose access ends soon, once for each end. @returns how many */
export async function tellOfEndingAccesses(source: DataSource): Promise<number> {
  return withTransaction(source, async (manager) => {
    const [ending] = await manager.query<[Fact[], number]>(ENDING);
    await recordEvents(manager, 'access.ending', ending);
    return ending.length;
  });
}

/** Everybody whose access opens the document on a property that is open, once on a day of the office. */
const NEWS = `
  insert into document_notices (property_id, user_id, day)
  select a.property_id, a.user_id, (now() at time zone $2)::date
  from documents d join properties p on p.id = d.property_id join nda_access a on a.property_id = p.id
  where d.id = $1 and d.document_type_id <> ${DocumentType.Nda} and d.tier <> ${Tier.OfficeOnly} and ${OPEN}
    and ${OPEN_NOW} and a.tier >= d.tier and ${signedSql('a.user_id', 'p.id')}
  on conflict do nothing
  returning property_id "propertyId", user_id "userId", (select max(n.id) from ndas n where n.user_id = document_notices.user_id and n.property_id = document_notices.property_id) "ndaId"`;

/** Tells those who may read a new document, unless they were told of another one of its property today. */
export async function tellOfDocument(manager: EntityManager, documentId: number, timeZone: string): Promise<void> {
  await recordEvents(manager, 'access.documents-added', await manager.query<Fact[]>(NEWS, [documentId, timeZone]));
}
