import { Tier } from '@stowbridge/contract/access';
import { DocumentType } from '@stowbridge/contract/ids';
import type { DataSource, EntityManager } from 'typeorm';
import { withTransaction } from '../../platform/database/transaction';
import { recordEvents } from '../../platform/events/outbox';
import { LISTED_VERSION } from '../documents/versions.sql';
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

/** SQL for whether an access `a` to a property `p` that is open opens a document `d`, and readers find it. */
const NEWS_OF = `d.document_type_id <> ${DocumentType.Nda} and d.tier <> ${Tier.OfficeOnly} and ${LISTED_VERSION} and ${OPEN}
  and ${OPEN_NOW} and a.tier >= d.tier and ${signedSql('a.user_id', 'p.id')}`;

/** The fact of a row of `document_notices`. */
const NOTICE_FACT = `property_id "propertyId", user_id "userId", (select max(n.id) from ndas n where n.user_id = document_notices.user_id and n.property_id = document_notices.property_id) "ndaId"`;

/** Everybody whom one of the documents is open to, once on a day of the office; what they are not told today waits. */
const NEWS = `
  insert into document_notices (property_id, user_id, day)
  select a.property_id, a.user_id, (now() at time zone $2)::date
  from documents d join properties p on p.id = d.property_id join nda_access a on a.property_id = p.id
  where d.id = any($1::int[]) and ${NEWS_OF} group by a.property_id, a.user_id order by a.property_id, a.user_id
  on conflict (property_id, user_id, day) do update set more_since = coalesce(document_notices.more_since,
    (select min(d.published_at) from documents d where d.id = any($1::int[])))
  returning more_since is null made, ${NOTICE_FACT}`;

/** Tells those who may read new documents, unless they were told of others of that property today [BEYA-79, BEYA-84]. */
export async function tellOfDocuments(manager: EntityManager, ids: number[], timeZone: string): Promise<void> {
  const noted = await manager.query<(Fact & { made: boolean })[]>(NEWS, [ids, timeZone]);
  const told = noted.filter(({ made }) => made).map(({ made: _, ...fact }) => fact);
  await recordEvents(manager, 'access.documents-added', told);
}

/** What waited for another day is told with what is published today, in one mail [BEYA-85]. */
const MORE = `
  with waiting as (
    update document_notices set more_since = null from document_notices before
    where document_notices.more_since is not null and document_notices.day < (now() at time zone $1)::date
      and (before.property_id, before.user_id, before.day) = (document_notices.property_id, document_notices.user_id, document_notices.day)
    returning before.property_id, before.user_id, before.more_since
  )
  insert into document_notices (property_id, user_id, day)
  select a.property_id, a.user_id, (now() at time zone $1)::date
  from waiting w join nda_access a on a.property_id = w.property_id and a.user_id = w.user_id join properties p on p.id = a.property_id
  where exists (select from documents d where d.property_id = p.id and d.published_at >= w.more_since and ${NEWS_OF})
  group by a.property_id, a.user_id
  on conflict do nothing returning ${NOTICE_FACT}`;

/** Tells of what was published on an earlier day after that day's mail. @returns how many are told */
export async function tellOfMoreDocuments(source: DataSource, timeZone: string): Promise<number> {
  return withTransaction(source, async (manager) => {
    const told = await manager.query<Fact[]>(MORE, [timeZone]);
    await recordEvents(manager, 'access.documents-added', told);
    return told.length;
  });
}
