import type { NoteKind } from '@stowbridge/contract/notes';
import { unlessSealed } from '../../domains/deals/rounds/sealed.sql';
import { BUYER_NAME } from '../../domains/deals/deals.queries';

/** Changes include those of documents and deals; signatures, terms, stages and mails have tables of their own. */
export const EVENT_KINDS = ['change', 'mail', 'nda', 'note', 'offer', 'stage'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface PropertyEvent {
  /** Of all events: kind and number. */
  id: string;
  kind: EventKind;
  at: Date;
  actorId: number | null;
  actorName: string | null;
  actorUserTypeId: number | null;
  action: string | null;
  fields: string[];
  dealId: number | null;
  buyerId: number | null;
  buyerName: string | null;
  version: number | null;
  price: number | null;
  fromStatusId: number | null;
  toStatusId: number | null;
  reason: string | null;
  mailId: number | null;
  subject: string | null;
  recipient: string | null;
  noteId: number | null;
  noteKind: NoteKind | null;
  text: string | null;
}

/** The cursor as a moment; its microseconds are exact in a number. */
const BEFORE = `(timestamptz 'epoch' + $2::bigint * interval '1 microsecond')`;

/** The page of one kind: by the index of its table that begins with the property or the deal. */
const page = (kind: EventKind, at: string, id: string, columns: string, from: string): string => `
  (select '${kind}' kind, ${id}::bigint number, ${at} at, ${columns} from ${from}
   and (${at}, '${kind}'::text, ${id}::bigint) < (${BEFORE}, $3::text, $4::bigint)
   order by ${at} desc, ${id} desc limit $5)`;

const NO_CHANGE = `null::text action, null::jsonb detail`;
const NO_DEAL = `null::int "dealId"`;
const NO_TERMS = `null::int version, null::bigint price`;
const NO_STAGES = `null::smallint "fromStatusId", null::smallint "toStatusId", null::text reason`;
const NO_MAIL = `null::text subject, null::text recipient`;

const NO_NOTE = `null::text "noteKind", null::text text`;

const CHANGE = `a.action, a.detail`;
const ACTOR_OF_CHANGE = `a.actor_id "actorId", a.actor_name "actorName"`;

/**
 * What happened to a property $1 before the event $2, $3, $4, at most $5, with the notes of the office if $6. Names of people are read for the page alone,
 * those of the audit log as they were then. A revised offer, which stays at its stage, is told by its terms. `offset 0` keeps Postgres from reading the mails of all deals.
 */
export const TIMELINE = `
  with page as (
    select * from (
      ${page(
        'change',
        'a.created_at',
        'a.id',
        `${ACTOR_OF_CHANGE}, ${CHANGE}, ${NO_DEAL}, ${NO_TERMS}, ${NO_STAGES}, ${NO_MAIL}, ${NO_NOTE}`,
        `audit_log a where a.subject_type = 'property' and a.subject_id = $1 and a.action <> 'nda.signed'`,
      )} union all
      ${page(
        'change',
        'a.created_at',
        'a.id',
        `${ACTOR_OF_CHANGE}, ${CHANGE}, d.id, ${NO_TERMS}, ${NO_STAGES}, ${NO_MAIL}, ${NO_NOTE}`,
        `deals d join audit_log a on a.subject_type = 'deal' and a.subject_id = d.id where d.property_id = $1 and a.action not in ('deal.added', 'deal.moved', 'offer.submitted')`,
      )} union all
      ${page(
        'nda',
        'n.signed_at',
        'n.id',
        `n.user_id, (select case when s.removed_at is null then n.first_name || ' ' || n.last_name else s.first_name || ' ' || s.last_name end from users s where s.id = n.user_id), ${NO_CHANGE}, ${NO_DEAL}, ${NO_TERMS}, ${NO_STAGES}, ${NO_MAIL}, ${NO_NOTE}`,
        `ndas n where n.property_id = $1`,
      )} union all
      ${page(
        'note',
        'n.at',
        'n.id',
        `n.author_id, null, ${NO_CHANGE}, ${NO_DEAL}, ${NO_TERMS}, ${NO_STAGES}, ${NO_MAIL}, n.kind, n.text`,
        `notes n where $6::boolean and n.property_id = $1`,
      )} union all
      ${page(
        'note',
        'n.at',
        'n.id',
        `n.author_id, null, ${NO_CHANGE}, d.id, ${NO_TERMS}, ${NO_STAGES}, ${NO_MAIL}, n.kind, n.text`,
        `deals d join notes n on n.deal_id = d.id where $6::boolean and d.property_id = $1`,
      )} union all
      ${page(
        'offer',
        't.created_at',
        't.id',
        `t.created_by_id, null, ${NO_CHANGE}, d.id, t.version, ${unlessSealed('d', 't.price')}, ${NO_STAGES}, ${NO_MAIL}, ${NO_NOTE}`,
        `deals d join offer_terms t on t.deal_id = d.id where d.property_id = $1 and t.kind = 'offer'`,
      )} union all
      ${page(
        'stage',
        'h.at',
        'h.id',
        `h.actor_id, null, ${NO_CHANGE}, d.id, ${NO_TERMS}, h.from_status_id, h.to_status_id, h.reason, ${NO_MAIL}, ${NO_NOTE}`,
        `deals d join deal_history h on h.deal_id = d.id where d.property_id = $1 and h.from_status_id is distinct from h.to_status_id`,
      )} union all
      ${page(
        'mail',
        'm.created_at',
        'm.id',
        `null, null, ${NO_CHANGE}, ${NO_DEAL}, ${NO_TERMS}, ${NO_STAGES}, m.subject, coalesce(m.recipient_name, m.recipient), ${NO_NOTE}`,
        `mails m where m.record_type = 'property' and m.record_id = $1`,
      )} union all
      ${page(
        'mail',
        'm.created_at',
        'm.id',
        `null, null, ${NO_CHANGE}, d.id, ${NO_TERMS}, ${NO_STAGES}, m.subject, coalesce(m.recipient_name, m.recipient), ${NO_NOTE}`,
        `deals d cross join lateral (select * from mails where record_type = 'deal' and record_id = d.id offset 0) m where d.property_id = $1`,
      )}
    ) events
    where exists (select 1 from properties where id = $1)
    order by at desc, kind desc, number desc limit $5)
  select page.kind || '-' || page.number id, page.kind, (extract(epoch from page.at) * 1000000)::bigint micros, page.at,
         page."actorId", coalesce(page."actorName", by.first_name || ' ' || by.last_name) "actorName", by.user_type_id "actorUserTypeId",
         page.action, array(select jsonb_object_keys(case when jsonb_typeof(page.detail->'after') = 'object' then page.detail->'after' else '{}' end) order by 1) fields,
         page."dealId", d.buyer_id "buyerId", ${BUYER_NAME} "buyerName", page.version, page.price::float8, page."fromStatusId", page."toStatusId", page.reason,
         case when page.kind = 'mail' then page.number::int end "mailId", page.subject, page.recipient,
         case when page.kind = 'note' then page.number::int end "noteId", page."noteKind", page.text
  from page left join users by on by.id = page."actorId" left join deals d on d.id = page."dealId" left join users u on u.id = d.buyer_id
  order by page.at desc, page.kind desc, page.number desc`;
