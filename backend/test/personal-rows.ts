import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { User } from '../src/domains/accounts/users/user.entity';
import { accountRows } from './account-rows';
import { aDocument, aProperty, aSession } from './builders';
import { closingRows } from './closing-rows';
import { demandRows } from './demand-rows';
import { aSignedNda } from './ndas';

/** The files of `personalRows`, by their area. */
export interface PersonalFiles {
  FundsProofs: string;
  Certificates: string;
  OfferLetters: string;
}

/**
 * Somebody who buys and sells and has left something in each table that holds what is theirs. What they wrote holds `words`,
 * and so does what somebody else wrote to them or on their listing, with words of their own.
 */
export async function personalRows(
  source: DataSource,
  person: User,
  { words, other }: { words: string; other: { id: number; words: string } },
): Promise<PersonalFiles> {
  const property = await aProperty(source, {
    sellerId: person.id,
    name: `${words} Depot`,
    description: `${words} <listing>`,
  });
  const document = await aDocument(source, property.id);
  await aSignedNda(source, property, person.id);
  await demandRows(source, person.id, property.id);
  await accountRows(source, person.id);
  await closingRows(source, {
    adminId: person.id,
    buyerId: person.id,
    propertyId: property.id,
    documentId: document.id,
  });
  await aSession(source, person.id, { userAgent: `${words} browser` });
  const code = createHash('sha256').update(words).digest('hex').toUpperCase().replace(/[01]/g, 'A').slice(0, 10);
  const values = [
    person.id,
    person.email,
    property.id,
    document.id,
    document.agreementId,
    words,
    other.words,
    code,
    other.id,
  ];
  // Each takes those of the parameters that it names, under their numbers.
  for (const text of [
    `insert into user_preferences (user_id, name, stored) values ($1, 'columns', $6)`,
    `insert into password_tokens (user_id, expires_at, token_hash, kind) values ($1, now(), $6, 'forgot')`,
    `insert into api_keys (user_id, name, secret_hash, hint, scopes) values ($1, $6, $6, 'abcd', '{deals:read}')`,
    `insert into email_changes (user_id, old_email, new_email) values ($1, $2, 'new.' || $2)`,
    `insert into email_proofs (user_id, kind, email) values ($1, 'link', $2)`,
    `insert into sign_in_events (user_id, outcome, kind, device) values ($1, 'passed', 'password', $6)`,
    `insert into refused_addresses (refused_at, address, reply) values (now(), lower($2), 'full')`,
    `insert into audit_log (actor_id, action, subject_type, subject_id, actor_name, subject_name) values ($1, 'user.changed', 'user', $1, $6, $7)`,
    `insert into activities (visitor_id, at, kind, property_id) values ($1, now(), 1, $3)`,
    `with e as (insert into events (name, payload) values ('user.registered', '{}') returning id)
     insert into mails (event_id, kind, user_id, recipient, recipient_name, subject, preview_text, message_id) select id, 'message', $1, $2, $6, $7, $7, $6 from e`,
    `insert into question_digests (user_id, day) values ($1, current_date)`,
    `insert into document_notices (user_id, property_id, day) values ($1, $3, current_date)`,
    `with mine as (
       insert into messages (mail_subject, mail_content, from_user_id, from_user_type_id, to_user_type_id, property_id, place) values ($6, $6, $1, 2, 1, $3, 'property') returning id),
     theirs as (
       insert into messages (mail_subject, mail_content, from_user_id, from_user_type_id, to_user_id, to_user_type_id, property_id, place, parent_message_id)
       select $7, $7, $9, 1, $1, 2, $3, 'property', id from mine returning id)
     insert into message_reads (message_id, user_id, read_at) select id, $1, now() from theirs`,
    `with asked as (
       insert into questions (property_id, property_name, asker_id, text, due_at, state) values ($3, 'A property', $1, $6, now(), 'answered') returning id)
     insert into answers (question_id, version, text, state, author_id) select id, 1, $7, 'draft', $9 from asked`,
    `with wrote as (insert into enquiries (kind, name, phone, email, message) values ('contact', $6, '303-555-0144', upper($2), $6) returning id)
     insert into enquiry_replies (enquiry_id, content, author_id) select id, $7, $9 from wrote`,
    `insert into enquiries (kind, name, phone, email, message, property_id, property_name) values ('property', $7, '303-555-0155', md5($7) || '@example.com', $7, $3, 'A property')`,
    `with deal as (
       insert into deals (deal_name, property_id, property_name, buyer_id, deal_status_id, status_at) values ('Theirs', $3, 'A property', $9, 6, now()) returning id),
     terms as (select deal.id, v.* from deal, (values (1, 'buyer', 'offer', null::int, $9), (2, 'seller', 'counter', 1, $1)) v (version, side, kind, answers, author))
     insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, source_of_financing, earnest_money_deposit, diligence_period_id, author_side, kind, answers_version, created_by_id)
     select id, version, 5, $7, $7, $7, 2, 2, side, kind, answers, author from terms`,
    `insert into questions (property_id, property_name, asker_id, text, due_at) values ($3, 'A property', $9, $7, now())`,
    `insert into favourites (user_id, property_id, note) values ($9, $3, $7)`,
    `insert into notes (user_id, kind, text, at, author_id) values ($1, 'call', $7, now(), $9)`,
    `insert into document_opens (document_id, property_id, user_id, kind, user_agent) values ($4, $3, $1, 'view', $6)`,
    `insert into watermarks (bytes, user_id, day, made_at, document_id, property_id, version, code, sha256, text, document_name)
     values (3, $1, current_date, now(), $4, $3, 1, left($8, 8), $6, $6, 'A document')`,
    `insert into disclosures (version, text) values ('shown', 'You may refuse.') on conflict do nothing`,
    `insert into nda_ceremonies (user_id, property_id, agreement_id, expires_at, id, session_id, signed_in_at, disclosure_version, user_agent)
     select $1, $3, $5, now(), gen_random_uuid(), gen_random_uuid(), now(), 'shown', $6`,
    `insert into nda_certificates (bytes, nda_id, sha256, file_name, code) select 3, id, $6, 'certificate-' || id || '.pdf', $8 from ndas where user_id = $1`,
    `insert into nda_events (nda_id, seq, kind, hash, detail) select id, 1, 'signed', 'x', '{}' from ndas where user_id = $1`,
    `insert into deal_history (deal_id, to_status_id, at, actor_id, reason) select id, 6, now(), $1, $6 from deals where buyer_id = $1`,
    `insert into offer_letters (offer_terms_id, file_name, sha256, bytes)
     select t.id, 'letter-' || t.id || '.pdf', $6, 3 from offer_terms t join deals d on d.id = t.deal_id where d.buyer_id = $1 and t.version = 1`,
  ]) {
    const used = [...new Set([...text.matchAll(/\$(\d)/g)].map(([, number]) => Number(number)))];
    await source.query(
      text.replace(/\$(\d)/g, (_, number) => `$${used.indexOf(Number(number)) + 1}${TYPES[Number(number) - 1]}`),
      used.map((number) => values[number - 1]),
    );
  }
  const nameOf = async (text: string): Promise<string> =>
    (await source.query<[{ name: string }]>(text, [person.id]))[0].name;
  return {
    FundsProofs: await nameOf('select file_name "name" from funds_proofs where user_id = $1'),
    Certificates: await nameOf(
      'select c.file_name "name" from nda_certificates c join ndas n on n.id = c.nda_id where n.user_id = $1',
    ),
    OfferLetters: await nameOf(
      `select l.file_name "name" from offer_letters l join offer_terms t on t.id = l.offer_terms_id join deals d on d.id = t.deal_id
       where d.buyer_id = $1 and t.version = 1`,
    ),
  };
}

const TYPES = ['::int', '::text', '::int', '::int', '::int', '::text', '::text', '::text', '::int'];
