// The records that the examples of the document cannot name: made by the API itself where it can, else by SQL.
import { NO_FIGURES } from '../../contract/dist/reports.js';
import { randomUUID } from 'node:crypto';

const PASSWORD = 'Storage-2026';
const COUNTER = { version: 1, price: 4_200_000, earnestMoneyDeposit: 3, diligencePeriodId: 2 };
/** Figures of a week in which a property was seen. */
const REPORT = { ...NO_FIGURES, views: 3 };
const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** In UTC; a day that has begun wherever the office is. */
export const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
export const PICTURE = Buffer.from(ONE_PIXEL, 'base64');
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Signs in with the demo accounts and makes records on behalf of them. */
export class Records {
  #count = 0;

  constructor({ url, database, secretKey }, document) {
    this.url = url;
    this.secretKey = secretKey;
    this.database = database;
    this.document = document;
  }

  /** The tokens of the three roles, and the ids of those who hold them. */
  async signIn() {
    const people = ['admin', 'buyer', 'seller'];
    const answers = await Promise.all(people.map((role) => this.session(`${role}@stowbridge.example`)));
    this.tokens = Object.fromEntries(people.map((role, index) => [role, answers[index].Token]));
    this.ids = Object.fromEntries(people.map((role, index) => [role, answers[index].Id]));
  }

  async ask(method, path, body, token = this.tokens?.admin) {
    const headers = {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const answer = await fetch(this.url + path, {
      method,
      headers,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    if (!answer.ok) {
      throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    }
    return answer;
  }

  /** A sign-in's answer, with the cookie by which it is refreshed. */
  async session(UserName, Password = PASSWORD) {
    const answer = await this.ask('POST', '/api/account/login', { UserName, Password }, '');
    const [cookie] = answer.headers.getSetCookie();
    return { ...(await answer.json()), cookie: cookie?.split(';')[0] };
  }

  async first(sql, values = []) {
    const {
      rows: [row],
    } = await this.database.query(sql, values);
    if (!row) {
      throw new Error(`There is no record for: ${sql}`);
    }
    return row.id;
  }

  /** The example of an operation's request, with other values in some of its fields. */
  example(path, changes = {}) {
    return { ...this.document.paths[path].post.requestBody.content['application/json'].example, ...changes };
  }

  async user(roleId = 2, changes = {}) {
    this.#count += 1;
    const email = `runner-${this.#count}@example.com`;
    const body = this.example('/api/v1/users', { email, roles: [roleId], position: null, agentLocationId: null });
    const { id } = await (await this.ask('POST', '/api/v1/users', body)).json();
    // Known passwords: those that the demo accounts have.
    await this.database.query(
      `update users u set status_id = $2, password_hash = d.password_hash, temporary_password_hash = null, temporary_password_expires_at = null
       from users d where u.id = $1 and d.email = 'buyer@stowbridge.example'`,
      [id, changes.statusId ?? 2],
    );
    return { id, email };
  }

  /** Somebody whose approval can be undone, as long as the runner needs. */
  async approved() {
    const { id } = await this.user();
    await this.database.query(
      `insert into events (name, payload, not_before) values ('user.approved', json_build_object('userId', $1::int, 'fromStatusId', 1), now() + interval '1 hour')`,
      [id],
    );
    return id;
  }

  /** Somebody with a temporary password, who must choose one of their own. */
  async newcomer() {
    const { id, email } = await this.user();
    await this.database.query(
      "update users set temporary_password_hash = password_hash, password_hash = null, temporary_password_expires_at = now() + interval '1 hour' where id = $1",
      [id],
    );
    return this.session(email);
  }

  async property(changes = {}) {
    const body = this.example('/api/v1/properties', {
      sellerId: this.ids.seller,
      brokerIds: [],
      statusId: 1,
      alternatePriceOptionDate: null,
      alternatePriceOptionId: null,
      // A due date opens a round of its own.
      offersDueDate: null,
      price: 3_900_000,
      ...changes,
    });
    return (await (await this.ask('POST', '/api/v1/properties', body)).json()).id;
  }

  /** Sends a form with a PDF file. */
  async upload(path, fields, token = this.tokens.admin) {
    const form = new FormData();
    form.append('file', new Blob([PDF], { type: 'application/pdf' }), 'memo.pdf');
    for (const [name, value] of Object.entries(fields)) {
      form.append(name, String(value));
    }
    const answer = await fetch(this.url + path, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(20_000),
    });
    if (!answer.ok) {
      throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`);
    }
    return answer;
  }

  /** A document of a property, as a file that is there. */
  async documentOf(propertyId, typeId = 1) {
    await this.upload('/api/admin/upload/document', { StoreID: propertyId, DocumentTypeID: typeId });
    return this.first('select max(id) id from documents where property_id = $1', [propertyId]);
  }

  /** The code of a buyer's copy of a document. */
  async watermark() {
    const propertyId = await this.property();
    return this.first(
      `insert into watermarks (code, document_id, property_id, document_name, version, user_id, day, text, made_at, sha256, bytes)
       values ('K7QF2M9X', $1, $2, 'memo.pdf', 1, $3, current_date, 'Nia Hart · K7QF-2M9X', now(), repeat('a', 64), 3) returning code id`,
      [await this.documentOf(propertyId), propertyId, this.ids.buyer],
    );
  }

  nda(propertyId, userId = this.ids.buyer, state = 'open') {
    return this.first(
      `with access as (insert into nda_access (user_id, property_id, state) values ($2, $1, $3) on conflict do nothing)
       insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, city, state_id, zip_code, phone, document_sha256, consent_text, signed_at)
       values ($1, 'Platte River Storage', $2, 'Nia', 'Hart', 'nia@example.com', '1 Elm St', 'Denver', 6, '80202', '303-555-0199', 'x', 'I agree', now()) returning id`,
      [propertyId, userId, state],
    );
  }

  /**
   * A deal at a stage, by a new buyer or this one, as the calls name it. It was offered a minute ago: moments of offers are
   * rounded to the millisecond, and one of this instant would fall into the round that is opened next.
   */
  async deal(statusId, buyer) {
    const [StoreId, { id: BuyerId }] = [await this.property(), buyer ? { id: buyer } : await this.user()];
    const Id = await this.first(
      `with d as (insert into deals (deal_name, property_id, property_name, buyer_id, price, deal_status_id, status_at, submitted_at)
         values ('Hart Storage for Platte River Storage', $1, 'Platte River Storage', $2, 3900000, $3, now(), now()) returning id),
       t as (insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, source_of_financing, earnest_money_deposit, diligence_period_id, created_by_id, created_at)
         select id, 1, 3900000, 'Nia Hart', 'Hart Storage', 'Bank loan', 2, 2, $2, now() - interval '1 minute' from d)
       select id from d`,
      [StoreId, BuyerId, statusId],
    );
    return { Id, StoreId, BuyerId, Price: 3_900_000, DealStatusID: statusId };
  }

  /** An open offer of the buyer, who has signed, with a counter of the seller. */
  async counter() {
    const deal = await this.deal(6, this.ids.buyer);
    await this.nda(deal.StoreId);
    await this.ask('POST', `/api/v1/me/deals/${deal.Id}/counters`, COUNTER, this.tokens.seller);
    return deal;
  }

  /** The same of a buyer without an account. */
  async offlineCounter() {
    const deal = await this.counter();
    await this.first(
      `update deals set buyer_id = null, is_offline = true, offline_buyer_first_name = 'Olga', offline_buyer_email = 'olga@example.com' where id = $1 returning id`,
      [deal.Id],
    );
    return deal;
  }

  /** A property that the buyer keeps. */
  favourite() {
    return this.first(
      `insert into favourites (user_id, property_id) select $1, max(id) from properties where active
       on conflict (user_id, property_id) do update set note = null returning property_id id`,
      [this.ids.buyer],
    );
  }

  /** A Monday of which there are reports. */
  week = '2026-06-01';

  /** The Monday of the week that goes on at the office. */
  get thisWeek() {
    const day = new Date(`${new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' }).format()}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
    return day.toISOString().slice(0, 10);
  }

  /** A listing of the seller with the report of that week. */
  reported() {
    return this.first(
      `insert into seller_reports (property_id, week, figures, made_at) select min(id), $2, $3, now() from properties where seller_id = $1
       on conflict (property_id, week) do update set sent_at = now() returning property_id id`,
      [this.ids.seller, this.week, JSON.stringify(REPORT)],
    );
  }

  /** A search that the buyer has saved. */
  savedSearch() {
    return this.first(
      `insert into saved_searches (user_id, name, address, frequency) values ($1, 'Everything', '/property/search/', 'daily') returning id`,
      [this.ids.buyer],
    );
  }

  /** What the buyer buys. */
  criteria() {
    return this.first(
      `insert into criteria (user_id, name, state_ids, entered_by_id) values ($1, 'Texas', '{44}', $1) returning id`,
      [this.ids.buyer],
    );
  }

  /** A campaign of the administrator to everybody who keeps the property. */
  async campaign(state = 'draft') {
    const { admin, buyer } = this.ids;
    await this.favourite();
    return this.first(
      `with made as (
         insert into campaigns (subject, intro, audience, state, scheduled_at, made_by_id)
         values ('Near you', '<p>New</p>', '{"matches":false,"favourites":true,"signers":false,"signerStateIds":[],"signerTypeIds":[],"stateIds":[],"userIds":[]}', $3, now(), $1) returning id),
       shown as (
         insert into campaign_properties (campaign_id, property_id, position)
         select made.id, max(f.property_id), 0 from made, favourites f join properties p on p.id = f.property_id
         where f.user_id = $2 and p.active and p.status_id < 4 group by made.id)
       select id from made`,
      [admin, buyer, state],
    );
  }

  /** A note of the administrator about the buyer. */
  note() {
    const { admin, buyer } = this.ids;
    return this.first(
      `insert into notes (user_id, kind, text, at, author_id) values ($1, 'note', 'Prefers calls', now(), $2) returning id`,
      [buyer, admin],
    );
  }

  /** The mailed link to the archive of a property, which the buyer has asked for. */
  async mailedArchive(property) {
    const asked = { archiveId: randomUUID(), propertyId: property, userId: this.ids.buyer };
    await this.first(
      `insert into events (name, payload, not_before) values ('documents.archive-asked', $1, now() + interval '1 hour') returning id`,
      [asked],
    );
    return asked.archiveId;
  }

  /** A proof of funds of the buyer, which waits for the office, as a file that is there. */
  async fundsProof() {
    const fields = { kind: 'escrow', amount: 5_000_000, asOf: YESTERDAY };
    return (await (await this.upload('/api/v1/me/funds-proofs', fields, this.tokens.buyer)).json()).id;
  }

  /** A round of offers on the property of a deal, which nobody is invited to yet. */
  round({ StoreId }) {
    return this.first(
      `insert into offer_rounds (property_id, number, kind, due_at, timed, sealed)
       values ($1, 1, 'best-and-final', now() + interval '2 days', true, true) returning id`,
      [StoreId],
    );
  }

  /** A message to a person, or to the office. */
  message(to) {
    const { admin, buyer } = this.ids;
    return this.first(
      `insert into messages (mail_subject, mail_content, from_user_id, from_user_type_id, to_user_id, to_user_type_id) values ('A visit', 'Next week?', $1, $2, $3, $4) returning id`,
      to ? [admin, 1, to, 2] : [buyer, 2, null, 1],
    );
  }

  image(propertyId) {
    this.#count += 1;
    return this.first(
      `insert into property_images (property_id, file_name, width, height, color, position) values ($1, $2, 1, 1, '#000000', 1) returning id`,
      [propertyId, `${String(this.#count).padStart(32, '0')}.webp`],
    );
  }

  /** The token by which a mail about a search that the buyer has saved stops those about it. */
  async stopToken() {
    const { stopToken } = await import(new URL('../../backend/dist/domains/demand/stop-tokens.js', import.meta.url));
    return stopToken(this.secretKey, { userId: this.ids.buyer, searchId: await this.savedSearch() });
  }

  /** The token of a visitor's link, whose mail is left out: of a copy, of a deletion, or of one that waits. */
  async privacyLink(what) {
    const token = randomUUID();
    const kind = what === 'export' ? 'export' : 'delete';
    await this.first(
      `insert into privacy_requests (kind, email, link_hash, link_until, verified_at, deletes_at)
       values ($1, $2, encode(sha256($3), 'hex'), now() + interval '1 day', $4::timestamptz, $4::timestamptz + interval '7 days') returning id`,
      [kind, `${token}@visitors.example`, Buffer.from(token), what === 'waiting' ? new Date() : null],
    );
    return token;
  }

  /** The token by which the mails that this person gets carry their own end. */
  async unsubscribeToken(userId) {
    const { unsubscribeToken } = await import(
      new URL('../../backend/dist/mail/unsubscribe-tokens.js', import.meta.url)
    );
    return unsubscribeToken(this.secretKey, { userId, category: 'offers' });
  }

  /** An import of vendors at a stage, with one row that is right. */
  async import(state = 'checked') {
    const id = await this.first(
      `insert into imports (kind, file_name, sha256, headings, columns, state, row_count, checked_count, samples, asker, made_by_id, committed_by_id, checked_at, committed_at, done_at)
       values ('vendors', 'vendors.csv', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), '{Company}', '{companyName}', $2::text, 1, 1, '[]',
         json_build_object('id', $1::int, 'address', null), $1, case when $2 <> 'checked' then $1::int end, now(), case when $2 <> 'checked' then now() end, case when $2 = 'done' then now() end) returning id`,
      [this.ids.admin, state],
    );
    await this.first(
      `insert into import_rows (import_id, row_number, cells, state, problems) values ($1, 2, '{Door Works}', 'right', '[]') returning id`,
      [id],
    );
    return id;
  }

  /** A webhook of the administrator, whose secret nobody can open: nothing is sent to it. */
  async webhook() {
    return this.first(
      `insert into webhooks (url, description, events, secret, made_by_id) values ('https://93.184.215.14/hook', 'CRM', '{offer.submitted}', 'x', $1) returning id`,
      [this.ids.admin],
    );
  }

  /** What was sent to a webhook. */
  async webhookDelivery(webhookId) {
    return this.first(
      `insert into webhook_deliveries (webhook_id, change_id, type, body, state) values ($1, 1, 'offer.submitted', '{}', 'delivered') returning id::int`,
      [webhookId],
    );
  }

  /** The token by which the mail of a campaign leads this person to a listing. */
  async campaignLink(userId, propertyId) {
    const { clickToken } = await import(
      new URL('../../backend/dist/domains/campaigns/click-tokens.js', import.meta.url)
    );
    return clickToken(this.secretKey, { campaignId: await this.campaign('sending'), userId, propertyId });
  }

  /** The token of a mailed link about the address of this person; `link` is confirm or cancel. */
  async emailLink(userId, link) {
    const token = `${link}-${userId}`;
    await this.first(
      `insert into email_changes (user_id, old_email, new_email, ${link}_hash, ${link}_until)
       select id, email, 'changed-' || email, encode(sha256('${token}'), 'hex'), now() + interval '1 hour' from users where id = ${userId} returning id`,
    );
    return token;
  }

  /** A mail that could not be sent. */
  mail() {
    this.#count += 1;
    return this.first(
      `insert into mails (event_id, attempts, preview_html, preview_text, status, message_id, error, kind, recipient, subject)
       select id, 3, '<p>Hello</p>', 'Hello', 'failed', $1, 'The mailbox is full.', 'offer-received', $2, 'An offer' from events order by id limit 1 returning id`,
      [`<runner-${this.#count}@stowbridge.example>`, `seller-${this.#count}@example.com`],
    );
  }
}
