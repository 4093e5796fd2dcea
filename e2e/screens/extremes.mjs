/** Eighty characters, one word of which is longer than a phone is wide: the names that break layouts. */
const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Self Storage and Sons';
const [LONG_FIRST, LONG_LAST] = ['Maximiliana-Wilhelmina Alexandra Georgina', 'von Llanfairpwllgwyngyllgogerychwyrndr'];
/** By turns as long and as short as names are. */
const byTurns = (long, short) => `case when id % 2 = 0 then '${long}' else '${short}' end`;

/** How many rows the lists have; `demo` is the demo's own data. */
export const ROWS = { demo: 300, one: 1, eleven: 11, many: 300 };

const RENAMED = [
  `update properties set name = ${byTurns(LONG, 'Q1')}, address1 = ${byTurns(LONG, '1 A')}, city = ${byTurns('Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', 'Ur')}`,
  `update users set first_name = ${byTurns(LONG_FIRST, 'Jo')}, last_name = ${byTurns(LONG_LAST, 'Li')}, company_name = ${byTurns(LONG, 'Co')}, city = ${byTurns(LONG.slice(0, 58), 'Ur')}`,
  `update users set email = 'maximiliana-wilhelmina.von-llanfairpwllgwyngyll' || id || '@an-exceptionally-long-domain.example' where id % 2 = 0 and email not in ('admin@stowbridge.example', 'buyer@stowbridge.example', 'seller@stowbridge.example')`,
  `update vendors set company_name = ${byTurns(LONG, 'V2')}`,
  `update categories set name = left(${byTurns(LONG, 'C3')} || id, 80)`,
  `update team_members set first_name = ${byTurns(LONG_FIRST, 'Jo')}, last_name = ${byTurns(LONG_LAST, 'Li')}, title = ${byTurns(LONG, 'VP')}`,
  `update enquiries set name = ${byTurns(LONG, 'Jo')}`,
  `update documents set actual_file_name = ${byTurns(`${LONG.replaceAll(' ', '_')}.pdf`, 'a.pdf')}`,
  `update deals d set property_name = p.name, deal_name = p.name from properties p where p.id = d.property_id`,
  `update offer_terms set loi_company_name = ${byTurns(LONG, 'Co')}, source_of_financing = ${byTurns(LONG, 'Me')}`,
  `update messages set mail_subject = ${byTurns(LONG, 'Hi')}`,
];

/** The demo's seller lists everything and its buyer has offered on everything; one property has a whole list of each kind. */
const grown = (rows) => [
  `update properties set seller_id = (select id from users where email = 'seller@stowbridge.example')`,
  `insert into deals (deal_name, property_id, property_name, buyer_id, price, deal_status_id, status_at, submitted_at)
   select p.name, p.id, p.name, u.id, 4150000, 2, now(), now() - interval '9 days' from properties p, users u where u.email = 'buyer@stowbridge.example'
     and not exists (select from deals d where d.property_id = p.id and d.buyer_id = u.id) and not exists (select from ndas n where n.property_id = p.id and n.user_id = u.id) order by p.id limit ${rows}`,
  `insert into deals (deal_name, property_id, property_name, is_offline, offline_buyer_first_name, offline_buyer_last_name, offline_buyer_email, price, deal_status_id, status_at, submitted_at)
   select p.name, p.id, p.name, true, 'Robin', 'Offline ' || n, 'robin' || n || '@example.com', 3000000 + n, case when n % 2 = 0 then 4 else 6 end, now(), now() - n * interval '1 hour'
   from properties p, generate_series(1, ${rows}) n where p.id = (select min(id) from properties where active and status_id = 1)`,
  `insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, city, state_id, zip_code, phone, entity, document_sha256, consent_text, signed_from, signed_at, text_lost)
   select p.id, p.name, u.id, u.first_name, u.last_name, u.email, '1 A', u.city, u.state_id, '79901', u.phone_number, u.company_name, repeat('0', 64), 'I agree', '127.0.0.1', now(), true
   from properties p, (select * from users order by id limit ${rows}) u where p.id = (select min(id) from properties where active and status_id = 1)`,
  `insert into nda_access (user_id, property_id, state) select distinct n.user_id, n.property_id, 'open' from ndas n join properties p on p.id = n.property_id on conflict do nothing`,
  `insert into documents (property_id, document_type_id, file_name, actual_file_name, content_type, bytes, sha256)
   select d.property_id, 1 + n % 7, 'none-' || n || '.pdf', 'Rent roll ' || n || '.pdf', d.content_type, d.bytes, md5(n::text) || md5(n::text)
   from (select * from documents where property_id = (select min(id) from properties where active and status_id = 1) limit 1) d, generate_series(1, ${rows}) n`,
  `insert into enquiries (kind, name, phone, email, message) select kind, name, phone, email, message from enquiries, generate_series(1, 5) limit ${rows}`,
  `insert into messages (mail_subject, mail_content, from_user_type_id, to_user_id, to_user_type_id)
   select 'Message ' || n, 'Text', 1, u.id, u.user_type_id from users u, generate_series(1, ${rows}) n where u.email like '%@stowbridge.example' and u.email ~ '^(admin|buyer|seller)@'`,
  `insert into mails (event_id, kind, recipient, subject, status, message_id, sent_at)
   select n, 'welcome-buyer', 'someone' || n || '@an-exceptionally-long-domain.example', 'Welcome', case when n % 9 = 0 then 'failed' else 'sent' end, 'trial-' || n || '@example.com', now() from generate_series(1, ${rows}) n`,
];

/** A buyer and a seller who have nothing yet: every list of theirs is empty. The buyer has a link to a new password. */
export async function makeNewcomers(query) {
  for (const [name, role] of [
    ['new-buyer', 2],
    ['new-seller', 3],
  ]) {
    await query(`
      with made as (
        insert into users (first_name, last_name, email, phone_number, user_type_id, status_id, is_confirmed, password_hash)
        select 'Nora', 'Newcomer', '${name}@stowbridge.example', '303-555-0199', user_type_id, 2, true, password_hash from users where email = '${role === 2 ? 'buyer' : 'seller'}@stowbridge.example' returning id)
      insert into user_roles (user_id, role_id) select id, ${role} from made`);
  }
  await query(`
    insert into password_tokens (user_id, kind, token_hash, expires_at)
    select id, 'forgot', encode(sha256('newcomer'), 'hex'), now() + interval '1 hour' from users where email = 'new-buyer@stowbridge.example'`);
}

/** People who wait to be let in, and one who was put out: in the demo's own data whoever has signed is in. */
export async function makeWaiting(query) {
  await query(`
    update nda_access set state = case when id % 9 = 1 then 'revoked' else 'pending' end, reason = case when id % 9 = 1 then 'The sale has ended.' end
    where id % 3 = 1 and tier_before is null and user_id <> (select id from users where email = 'buyer@stowbridge.example')`);
}

/** What buyers ask about one property: waiting, late, with a draft, answered, corrected and declined. */
export async function makeQuestions(query) {
  await query(`
    with about as (
      select p.id, p.name, d.id document_id, d.actual_file_name from properties p join documents d on d.property_id = p.id and d.document_type_id <> 8
      where p.active and p.status_id = 1 and exists (select from ndas n where n.property_id = p.id) order by p.id limit 1),
    askers as (select u.id, row_number() over (order by u.id) n from users u where u.user_type_id = 2 and u.status_id = 2),
    asked as (
      insert into questions (property_id, property_name, document_id, document_name, document_tier, version, page, asker_id, text, state, due_at, declined_at, decline_reason)
      select a.id, a.name, case when n % 2 = 0 then a.document_id end, case when n % 2 = 0 then a.actual_file_name end, case when n % 2 = 0 then 1 end, case when n % 2 = 0 then 1 end,
        case when n % 2 = 0 then 4 end, q.id, case when n = 2 then repeat('Is the roof of building C, which page 4 calls new, still under warranty, and who gave it? ', 8) else 'Which leases end next year?' end,
        (array['open', 'open', 'open', 'answered', 'answered', 'declined'])[n], now() + (n - 2) * interval '1 day',
        case when n = 6 then now() end, case when n = 6 then 'The seller does not share this.' end
      from about a, askers q where n <= 6 returning id, state, asker_id)
    insert into answers (question_id, version, text, author_id, state, published_to, published_question)
    select a.id, v, 'Until 2031, by the roofer who laid it.' || repeat(' The papers are in the data room.', v), u.id, case when v = 2 then 'published' else 'draft' end,
      case when v = 2 then 'all' end, case when v = 2 then 'Is the roof still under warranty?' end
    from (select *, row_number() over (order by id) n from asked) a, generate_series(1, 3) v, users u
    where u.email = 'admin@stowbridge.example' and (n = 3 and v = 1 or n = 4 and v <= 2 or n = 5)`);
}

/** A sealed call for offers on the listing that has most of them, of those without a round. */
export async function makeSealed(query) {
  await query(`
    insert into offer_rounds (property_id, number, kind, opens_at, due_at, timed, sealed)
    select d.property_id, 1, 'call', now() - interval '20 days', now() + interval '5 days', true, true
    from deals d join properties p on p.id = d.property_id
    where p.active and p.status_id = 1 and d.submitted_at is not null and d.deal_status_id in (3, 6)
      and not exists (select from offer_rounds r where r.property_id = p.id)
    group by d.property_id order by count(*) desc, d.property_id limit 1`);
}

/** Makes the lists of the demo's people that long, and every name as long or as short as it may be. */
export async function makeExtreme(query, rows) {
  for (const statement of [...grown(rows), ...RENAMED]) {
    await query(statement);
  }
}
