import type { Client } from 'pg';
import { PERSON_NAME } from '@stowbridge/backend/domains/accounts/users/person-name';
// They say what their records are called in logs.
import '@stowbridge/backend/domains/accounts/users/user.entity';
import '@stowbridge/backend/domains/deals/deal.entity';
import '@stowbridge/backend/domains/properties/editing/property.entity';
import { nameSql } from '@stowbridge/backend/platform/audit/record-names';
import { CONSENT } from '@stowbridge/backend/domains/ndas/consent';
import { FIRST_NAMES, LAST_NAMES } from './content/names';
import { writeAccess } from './write-access';

export interface Crowd {
  /** The users that the plan has made already. */
  known: number;
  /** The properties that were made in full; only the plain ones after them get sellers, agreements and deals. */
  planned: number;
  /** How many there are to be in all. */
  users: number;
  properties: number;
  anchor: Date;
  passwordHash: string;
}

/** Every twentieth is a seller and one in two thousand an administrator; the others are buyers. */
const TYPE = 'case when n % 2000 = 0 then 1 when n % 20 = 0 then 3 else 2 end';

/** `$1` the first id, `$2` the last, `$3` and `$4` names, `$5` the anchor, `$6` the hash of everybody's password. */
const USERS = `
  insert into users (id, first_name, last_name, email, phone_number, address1, city, state_id, zip_code, company_name, position_id, user_type_id, status_id, is_confirmed, password_hash, created_at, modified_at)
  select n, f, l, lower(f || '.' || l || '.' || n || '@example.com'), '303-555-' || lpad((n % 10000)::text, 4, '0'), n % 9000 + 100 || ' Main St', p.city, p.state_id, p.zip_code,
         l || ' Storage Partners', 1 + n % 4, ${TYPE}, case when n % 100 = 7 then 1 when n % 100 = 9 then 3 else 2 end, true, $6, joined, joined
  from (select n, ($3::text[])[1 + n * 31 % cardinality($3)] f, ($4::text[])[1 + n * 17 % cardinality($4)] l,
               $5::timestamptz - make_interval(days => n * 7919 % 700, secs => n % 86400) joined, 1 + n % $7::int home from generate_series($1::int, $2::int) n) people
  join properties p on p.id = home`;
const ROLES = `insert into user_roles (user_id, role_id) select n, ${TYPE} from generate_series($1::int, $2::int) n`;

/** Published properties have an agreement; a few wait for theirs. */
const AGREEMENTS = `
  with texts as (
    insert into agreements (sha256, file_name, actual_file_name, content_type, bytes, pages, first_uploaded_at)
    select repeat(md5(id::text), 2), repeat(md5(id::text), 2) || '.pdf', 'Confidentiality agreement.pdf', 'application/pdf', 48213, 2, created_at from properties where id > $1::int and id % 50 <> 0
    returning id, sha256)
  insert into documents (property_id, document_type_id, file_name, actual_file_name, content_type, bytes, sha256, agreement_id, published_at, created_at, modified_at)
  select p.id, 8, md5('agreement' || p.id) || '.pdf', 'Confidentiality agreement.pdf', 'application/pdf', 48213, t.sha256, t.id, p.created_at, p.created_at, p.created_at
  from properties p join texts t on t.sha256 = repeat(md5(p.id::text), 2)`;

/** Two agreements signed by each user's number; the pairs differ because the property depends on the buyer and the round. */
const NDAS = `
  insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, city, state_id, zip_code, phone, account_email, document_sha256, agreement_id, consent_text, signed_at)
  select p.id, p.name, u.id, u.first_name, u.last_name, u.email, coalesce(u.address1, ''), coalesce(u.city, ''), coalesce(u.state_id, p.state_id), coalesce(u.zip_code, ''), u.phone_number,
         u.email, a.sha256, a.id, $4, greatest(u.created_at, $5::timestamptz - make_interval(days => u.id * 13 % 360))
  from users u cross join generate_series(0, 1) round
  join properties p on p.id = $6::int + 1 + (u.id::bigint * 7919 + round * 104729) % ($3::int - $6::int) and p.id % 50 <> 0
  join agreements a on a.sha256 = repeat(md5(p.id::text), 2)
  where u.id between $1 and $2 and u.user_type_id = 2 on conflict do nothing`;

/** One deal for each agreement of the first round, at every stage; accepted ones and live ones only where the rules allow. */
const DEALS = `
  insert into deals (deal_name, property_id, property_name, buyer_id, price, deal_status_id, status_at, submitted_at, created_at, modified_at)
  select 'Deal on ' || n.property_name, n.property_id, n.property_name, n.user_id, coalesce(p.price, 4000000) * (80 + n.id % 25) / 100,
         stage, n.signed_at + interval '9 days', case when stage <> 4 then n.signed_at + interval '2 days' end, n.signed_at, n.signed_at
  from (select *, (array[4, 4, 4, 6, 6, 2, 3, 5, 7, 1])[1 + id % 10] stage from ndas where user_id between $1 and $2) n
  join properties p on p.id = n.property_id
  on conflict do nothing`;
const TERMS = `
  insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, diligence_period_id, earnest_money_deposit, source_of_financing, created_by_id, created_at)
  select d.id, 1, d.price, u.first_name || ' ' || u.last_name, coalesce(u.company_name, ''), 1 + d.id % 5, 2.5, 'Bank debt', d.buyer_id, d.submitted_at
  from deals d join users u on u.id = d.buyer_id where d.submitted_at is not null and d.buyer_id between $1 and $2`;
const HISTORY = `
  insert into deal_history (deal_id, from_status_id, to_status_id, actor_id, at)
  select d.id, step.from_stage, step.to_stage, d.buyer_id, step.at from deals d
  cross join lateral (values (null::int, 4, d.created_at), (4, d.deal_status_id::int, d.status_at)) step (from_stage, to_stage, at)
  where d.buyer_id between $1 and $2 and step.from_stage is distinct from step.to_stage order by step.at`;

/** A question of each buyer to the office and the office's notice to each user. */
const MESSAGES = `
  insert into messages (mail_subject, mail_content, from_user_id, from_user_type_id, to_user_id, to_user_type_id, property_id, created_at)
  select case when asks then 'A question about ' || p.name else 'Your agreement has been received' end, 'Could you call me about the rent roll of ' || p.name || '?',
         case when asks then u.id end, case when asks then u.user_type_id else 1 end, case when asks then null else u.id end, case when asks then 1 else u.user_type_id end, p.id,
         greatest(u.created_at, $3::timestamptz - make_interval(mins => u.id * 37 % 500000))
  from users u cross join (values (true), (false)) kind (asks) join properties p on p.id = 1 + u.id % $4::int
  where u.id between $1 and $2 and u.user_type_id <> 1 order by u.created_at`;
const READS = `
  insert into message_reads (message_id, user_id, read_at)
  select m.id, coalesce(m.to_user_id, 1), m.created_at from messages m where (m.from_user_id between $1 and $2 or m.to_user_id between $1 and $2) and m.id % 50 <> 0 on conflict do nothing`;

/** What happened is known to the outbox, and mailed; what administrators did is known to the audit log. */
const EVENTS = `
  insert into events (name, payload, created_at, relayed_at)
  select 'nda.signed', json_build_object('ndaId', n.id), n.signed_at, n.signed_at from ndas n where n.user_id between $1 and $2`;
const MAILS = `
  insert into mails (event_id, kind, recipient, subject, preview_html, preview_text, status, attempts, message_id, sent_at, created_at)
  select e.id, 'nda-signed', n.email, 'Your agreement for ' || n.property_name, '<p>Thank you.</p>', 'Thank you.', case when n.id % 5000 = 0 then 'failed' else 'sent' end, 1, md5(e.id::text), e.created_at, e.created_at
  from events e join ndas n on n.id = (e.payload->>'ndaId')::int where e.name = 'nda.signed' and n.user_id between $1 and $2`;
const AUDIT = `
  insert into audit_log (actor_id, actor_name, action, subject_type, subject_id, subject_name, address, created_at)
  select e.actor_id, ${PERSON_NAME}, e.action, e.type, e.id, case e.type when 'property' then ${nameSql('property', 'e.id')} when 'user' then ${nameSql('user', 'e.id')} else ${nameSql('deal', 'e.id')} end, '127.0.0.1', e.at
  from (select 1 + n % 4 actor_id, (array['property.updated', 'property.published', 'user.status-changed', 'deal.moved', 'user.profile-changed'])[1 + n % 5] as action,
               (array['property', 'property', 'user', 'deal', 'user'])[1 + n % 5] "type", 1 + n % $3::int id, $4::timestamptz - make_interval(mins => ($2::int - n) * 5) as at
        from generate_series($1::int, $2::int) n) e
  join users u on u.id = e.actor_id`;

/** Seven in ten of the plain properties are sold by somebody of the crowd. */
export function sellerAmong({ known, users }: Pick<Crowd, 'known' | 'users'>, propertyId: number): number | null {
  const first = Math.ceil((known + 1) / 20);
  const sellers = Math.floor(users / 20) - first + 1;
  if (sellers < 1 || propertyId % 10 >= 7) {
    return null;
  }
  const id = 20 * (first + (propertyId % sellers));
  return id % 2000 === 0 ? null : id;
}

/** People beyond those of the plan, for measurements: made by Postgres itself, the same for the same numbers. */
export async function writeCrowd(
  client: Client,
  { known, users, planned, anchor, passwordHash }: Crowd,
  say: (text: string) => void,
): Promise<void> {
  say(`${users - known} further people`);
  await client.query(USERS, [known + 1, users, FIRST_NAMES, LAST_NAMES, anchor, passwordHash, planned]);
  await client.query(ROLES, [known + 1, users]);
}

/** What they did, once the plain properties are there; their documents are rows without a file. */
export async function writeCrowdDealings(
  client: Client,
  { known, users, planned, properties, anchor }: Crowd,
  say: (text: string) => void,
): Promise<void> {
  const range = [known + 1, users];
  say('their agreements, deals and messages');
  await client.query(AGREEMENTS, [planned]);
  if (properties > planned) {
    await client.query(NDAS, [...range, properties, CONSENT.text, anchor, planned]);
  }
  for (const statement of [DEALS, TERMS, HISTORY]) {
    await client.query(statement, range);
  }
  await writeAccess(client);
  await client.query(MESSAGES, [...range, anchor, properties]);
  for (const statement of [READS, EVENTS, MAILS]) {
    await client.query(statement, range);
  }
  await client.query(AUDIT, [...range, properties, anchor]);
}
