import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../src/platform/audit/audit';
import { accountRows } from './account-rows';
import { closingRows } from './closing-rows';
import { demandRows } from './demand-rows';
import { aWatermark } from './watermarks';

export interface RowsOf {
  person: { id: number; email: string };
  adminId: number;
  propertyId: number;
  documentId: number;
  /** Stands in every text that the person is known by or has written. */
  name: string;
}

/** A row of theirs at least in each table that has rows of people. */
export async function personRows(source: DataSource, rows: RowsOf): Promise<void> {
  const { person, adminId, propertyId, documentId, name } = rows;
  const { id } = person;
  await closingRows(source, { adminId, buyerId: id, propertyId, documentId });
  await demandRows(source, id, propertyId);
  await accountRows(source, id);
  await aWatermark(source, propertyId, id);
  await recordAudit(source.manager, {
    actor: { id, address: null },
    action: 'user.profile-changed',
    subjectType: 'user',
    subjectId: id,
  });
  const hash = createHash('sha256').update(name).digest('hex');
  const one = async (text: string, values: unknown[]): Promise<string | number> =>
    (await source.query<[{ id: string | number }]>(`${text} returning id`, values))[0].id;
  const add = (text: string, ...values: unknown[]): Promise<unknown> => source.query(text, values);
  await add(
    `insert into spent_refresh_tokens (token_hash, session_id, replaced_at) select $2, id, now() from sessions where user_id = $1 limit 1`,
    id,
    hash,
  );
  await add(`insert into user_preferences (user_id, name, stored) values ($1, 'columns', $2)`, id, `{"of":"${name}"}`);
  await add(
    `insert into password_tokens (user_id, kind, token_hash, expires_at) values ($1, 'forgot', $2, now())`,
    id,
    hash,
  );
  await add(
    `insert into api_keys (user_id, name, secret_hash, hint, scopes) values ($1, $2, $3, 'abcd', '{}')`,
    id,
    name,
    hash,
  );
  await add('insert into calendar_tokens (user_id, hash) values ($1, $2)', id, hash);
  await add(
    `insert into email_changes (user_id, old_email, new_email) values ($1, $2, $3)`,
    id,
    person.email,
    `new-${person.email}`,
  );
  await add(`insert into email_proofs (user_id, kind, email) values ($1, 'link', $2)`, id, person.email);
  await add(`insert into sign_in_events (user_id, outcome, device) values ($1, 'passed', $2)`, id, name);
  await add(
    `insert into refused_addresses (address, refused_at, reply) values (lower($1), now(), 'full')`,
    person.email,
  );
  await add(`insert into idempotency_keys (user_id, key, request_hash) values ($1, 'key', $2)`, id, hash);
  await add(
    `insert into activities (at, kind, property_id, keyword, visitor_id) values (now(), 2, $2, $3, $1)`,
    id,
    propertyId,
    name,
  );
  await add('insert into question_digests (user_id, day) values ($1, current_date)', id);
  await add('insert into task_digests (user_id, day) values ($1, current_date)', id);
  await add('insert into document_notices (property_id, user_id, day) values ($2, $1, current_date)', id, propertyId);
  const event = await one(`insert into events (name, payload) values ('user.approved', $1)`, [
    JSON.stringify({ userId: id }),
  ]);
  await add(
    `insert into mails (event_id, kind, recipient, user_id, recipient_name, subject, preview_html, preview_text, message_id, record_type, record_id, record_name, status, error)
     values ($1, 'welcome', $2, $3, $4, $4, $4, $4, '<' || $4 || '@x>', 'user', $3, $4, 'failed', $4), ($1, 'contact', upper($2), null, null, $4, $4, $4, '', null, null, null, 'sent', null)`,
    event,
    person.email,
    id,
    name,
  );
  await add(
    `insert into import_rows (import_id, row_number, cells, problems, state, record_id, name, before, written)
     select id, 3, array[$2], '[]', 'written', $1, $2, '{}', jsonb_build_object('firstName', $2::text)
     from (select max(id) id from imports where made_by_id = $1) made`,
    id,
    name,
  );
  await add(`update imports set kind = 'people' where made_by_id = $1`, id);
  const message = await one(
    `insert into messages (mail_subject, mail_content, from_user_id, from_user_type_id, to_user_type_id, property_id, place) values ($2, $2, $1, 2, 1, $3, 'property')`,
    [id, name, propertyId],
  );
  await add('insert into message_reads (message_id, user_id, read_at) values ($2, $1, now())', id, message);
  await add(
    `insert into questions (property_id, property_name, asker_id, text, due_at, state, declined_at, decline_reason) values ($2, 'A property', $1, $3, now(), 'declined', now(), $3)`,
    id,
    propertyId,
    name,
  );
  const enquiry = await one(
    `insert into enquiries (kind, name, phone, email, message, detail) values ('contact', $1, '555', upper($2), $1, jsonb_build_object('company', $1::text))`,
    [name, person.email],
  );
  await add(
    'insert into enquiry_replies (enquiry_id, content, author_id) values ($1, $2, $3)',
    enquiry,
    `Dear ${name}`,
    adminId,
  );
  await add(
    `insert into notes (user_id, kind, text, at, author_id) values ($1, 'call', $2, now(), $3)`,
    id,
    name,
    adminId,
  );
  await add(`insert into tasks (user_id, title, note) values ($1, $2, $2)`, id, `Call ${name}`);
  await add(
    `insert into deals (deal_name, property_id, property_name, description, is_offline, offline_buyer_first_name, offline_buyer_last_name, offline_buyer_email, offline_buyer_city, offline_buyer_state_id, deal_status_id, status_at)
     values ('An offer', $1, 'A property', $2, true, $2, $2, upper($3), $2, 6, 6, now())`,
    propertyId,
    name,
    person.email,
  );
  await add(`update deals set description = $2 where buyer_id = $1`, id, name);
  await add(
    'insert into deal_history (deal_id, to_status_id, at, actor_id) select id, 6, now(), $1 from deals where buyer_id = $1',
    id,
  );
  await add(
    `insert into offer_letters (offer_terms_id, file_name, sha256, bytes) select t.id, 'letter-of-' || t.id || '.pdf', $2, 3 from offer_terms t join deals d on d.id = t.deal_id where d.buyer_id = $1 and t.version = 1`,
    id,
    hash,
  );
  await add(
    'insert into document_opens (document_id, property_id, user_id) values ($2, $3, $1)',
    id,
    documentId,
    propertyId,
  );
  await evidenceRows(source, rows, hash);
}

/** What was agreed to and shown. */
async function evidenceRows(source: DataSource, { person, propertyId, name }: RowsOf, hash: string): Promise<void> {
  const [nda] = await source.query<[{ id: number }]>(
    `insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, city, zip_code, phone, document_sha256, consent_text, signed_at, state_id)
     values ($2, 'A property', $1, $3, $3, $4, '1 Elm St', 'Denver', '80202', '303-555-0100', $5, 'Yes', now(), 6) returning id`,
    [person.id, propertyId, name, person.email, hash],
  );
  for (const [text, ...values] of [
    [`insert into nda_access (user_id, property_id, state) values ($1, $2, 'open')`, person.id, propertyId],
    [`insert into disclosures (version, text) values ($1, 'You may have it on paper.') on conflict do nothing`, 'v1'],
    [
      `insert into nda_ceremonies (id, user_id, property_id, agreement_id, disclosure_version, session_id, signed_in_at, expires_at, nda_id)
       select gen_random_uuid(), $1, $2, (select max(id) from agreements), 'v1', gen_random_uuid(), now(), now(), $3`,
      person.id,
      propertyId,
      nda.id,
    ],
    [
      `insert into nda_certificates (nda_id, file_name, sha256, bytes, code) values ($1, 'certificate-' || $1::int || '.pdf', $2, 3, lpad(translate($1::text, '01', 'AB'), 10, '2'))`,
      nda.id,
      hash,
    ],
    [`insert into nda_events (nda_id, seq, kind, hash) values ($1, 1, 'signed', '')`, nda.id],
  ] as [string, ...unknown[]][]) {
    await source.query(text, values);
  }
}
