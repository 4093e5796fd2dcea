import type { AccessState } from '@stowbridge/contract/access';
import type { DataSource } from 'typeorm';
import type { User } from '../src/domains/accounts/users/user.entity';
import type { SampleIds } from '../src/mail/mail-definition';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from './builders';
import { openAccess } from './ndas';
import { aReport } from './reports';

/** What people type is in every field of the records that the mails are about. */
export async function makeMailRecords(source: DataSource, typed: string): Promise<SampleIds> {
  const idOf = async (sql: string, values: unknown[]): Promise<number> =>
    (await source.query<{ id: number }[]>(`${sql} returning id`, values))[0].id;
  const evil = { firstName: typed, lastName: typed, companyName: typed };
  const [buyer, seller, agent, newcomer]: User[] = [
    await aBuyer(source, evil),
    await aSeller(source, evil),
    await anAdmin(source, evil),
    await aBuyer(source, { ...evil, passwordHash: null }),
  ];
  const property = await aProperty(source, { name: typed, sellerId: seller.id, city: typed, statusId: 1 });
  await aDocument(source, property.id, 1);
  const withAccess = async (state: AccessState, { id }: { id: number }): Promise<number> => {
    await openAccess(source, id, buyer.id, state);
    await source.query(
      `update nda_access set reason = $2, expires_at = now() + interval '2 days' where property_id = $1`,
      [id, typed],
    );
    return id;
  };
  const listed = { name: typed, city: typed, statusId: 1, sellerId: seller.id, sellerDecides: true };
  const waiting = await aProperty(source, listed);
  for (const { id } of [property, waiting]) {
    await source.query('insert into property_agents (property_id, user_id) values ($1, $2)', [id, agent.id]);
  }
  const change = (outcome: string | null): Promise<number> =>
    idOf(
      `insert into email_changes (user_id, old_email, new_email, outcome, ended_at) values ($1, $2, 'new@example.com', $3, case when $3::text is not null then now() end)`,
      [seller.id, seller.email, outcome],
    );
  const proof = (kind: string): Promise<number> =>
    idOf('insert into email_proofs (user_id, kind, email) values ($1, $2, $3)', [seller.id, kind, seller.email]);
  const dealId = await idOf(
    `insert into deals (deal_name, property_id, property_name, buyer_id, price, owner_id, deal_status_id, status_at) values ($2, $1, $2, $3, 3500000, $4, 6, now())`,
    [property.id, typed, buyer.id, agent.id],
  );
  await source.query(
    `insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, diligence_period_id, earnest_money_deposit, source_of_financing, contingencies, answer_by)
     values ($1, 1, 3500000, $2, $2, 2, 1.5, $2, $2, now() + interval '20 hours')`,
    [dealId, typed],
  );
  const enquiryId = await idOf(
    `insert into enquiries (kind, name, phone, email, message, detail) values ('contact', $1, $1, 'writer@example.com', $1, json_build_object('company', $1::text))`,
    [typed],
  );
  await source.query(
    'insert into tasks (property_id, title, due_on, assignee_id) values ($1, $2, now()::date - 1, $3)',
    [property.id, typed, agent.id],
  );
  const taskDigestId = await idOf('insert into task_digests (user_id, day) values ($1, now()::date)', [agent.id]);
  const questionId = async (state: string): Promise<number> =>
    idOf(
      `insert into questions (property_id, property_name, asker_id, text, state, due_at) values ($1, $2, $3, $2, $4, now())`,
      [property.id, typed, buyer.id, state],
    );
  const [waitingQuestion, answeredQuestion, ofAnother] = [
    await questionId('open'),
    await questionId('answered'),
    await questionId('answered'),
  ];
  await source.query('update questions set asker_id = $2 where id = $1', [ofAnother, newcomer.id]);
  await source.query(
    `insert into answers (question_id, version, text, author_id, state, published_to, published_question)
     select id, 1, $2, $3, 'published', 'all', $2 from unnest($1::int[]) id`,
    [[answeredQuestion, ofAnother], typed, agent.id],
  );
  const roundId = await idOf(
    `insert into offer_rounds (property_id, number, kind, due_at, timed, instructions) values ($1, 1, 'best-and-final', now() + interval '1 day', true, $2)`,
    [property.id, typed],
  );
  await source.query('insert into round_invitations (round_id, deal_id) values ($1, $2)', [roundId, dealId]);
  const savedSearchId = await idOf(
    `insert into saved_searches (user_id, name, address, frequency) values ($1, $2, '/property/search/', 'daily')`,
    [buyer.id, typed],
  );
  const listingDigestId = await idOf(`insert into digest_runs (user_id, kind, day) values ($1, 'daily', now()::date)`, [
    buyer.id,
  ]);
  await source.query(
    `insert into search_hits (saved_search_id, property_id, reason, waits, digest_id) values ($1, $2, 'new', false, $3)`,
    [savedSearchId, property.id, listingDigestId],
  );
  await source.query(
    `insert into seller_reports (property_id, week, figures, note, made_at) values ($1, '2026-11-16', $3, $2, now())`,
    [property.id, typed, aReport({ views: 3 })],
  );
  const reportDigestId = await idOf(`insert into report_digests (user_id, week) values ($1, '2026-11-16')`, [
    seller.id,
  ]);
  const aCampaign = async (state: string, stopReason: string | null): Promise<number> => {
    const id = await idOf(
      `insert into campaigns (subject, intro, audience, state, scheduled_at, stop_reason, made_by_id)
       values (regexp_replace($1, '\\s+', ' ', 'g'), '<p>' || $1 || ' <a href="https://evil.example/">here</a></p>', '{}', $2, now(), $3, $4)`,
      [typed, state, stopReason, agent.id],
    );
    await source.query('insert into campaign_properties (campaign_id, property_id, position) values ($1, $2, 0)', [
      id,
      property.id,
    ]);
    await source.query(
      `insert into campaign_mails (campaign_id, user_id, source, state) values ($1, $2, 'favourites', 'queued')`,
      [id, buyer.id],
    );
    return id;
  };
  return {
    campaignId: await aCampaign('sending', null),
    stoppedCampaignId: await aCampaign('stopped', 'refusals'),
    userId: buyer.id,
    newUserId: newcomer.id,
    sellerId: seller.id,
    agentId: agent.id,
    propertyId: await withAccess('open', property),
    waitingPropertyId: await withAccess('pending', waiting),
    declinedPropertyId: await withAccess('declined', await aProperty(source, listed)),
    dealId,
    roundId,
    changeId: await change(null),
    officeChangeId: await change('by office'),
    linkProofId: await proof('link'),
    codeProofId: await proof('code'),
    keyId: await idOf(
      `insert into api_keys (user_id, name, secret_hash, hint, scopes, expires_at) values ($1, $2, 'x', '9xwd', '{deals:read}', now())`,
      [agent.id, typed],
    ),
    privacyRequestId: await idOf(
      `insert into privacy_requests (kind, user_id, ready_until) values ('export', $1, now() + interval '24 hours')`,
      [buyer.id],
    ),
    webhookId: await idOf(
      `insert into webhooks (url, description, events, secret, state, reason, made_by_id)
       values ('https://crm.example/' || md5($1), left($1, 200), '{offer.submitted}', 'x', 'disabled', $1, $2)`,
      [typed, agent.id],
    ),
    visitorRequestId: await idOf(
      `insert into privacy_requests (kind, email) values ('export', 'visitor@lindqvist.example')`,
      [],
    ),
    deletionId: await idOf(
      `insert into privacy_requests (kind, user_id, deletes_at) values ('delete', $1, now() + interval '7 days')`,
      [buyer.id],
    ),
    refusedId: await idOf(
      `insert into privacy_requests (kind, user_id, deletes_at, decision, decided_by_id, decided_at, reason, outcome, ended_at)
       values ('delete', $1, now(), 'refused', $2, now(), $3, 'refused', now())`,
      [buyer.id, agent.id, typed.slice(0, 500)],
    ),
    deletedId: await idOf(
      `insert into privacy_requests (kind, user_id, deletes_at, outcome, ended_at, email) values ('delete', $1, now(), 'done', now(), $2)`,
      [seller.id, seller.email],
    ),
    ndaId: await idOf(
      `insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, city, state_id, zip_code, phone, entity, document_sha256, consent_text, signed_at)
       values ($1, $2, $3, $2, $2, 'r@b.co', '1 St', 'Denver', 6, '80202', $2, $2, 'x', 'I agree', now())`,
      [property.id, typed, buyer.id],
    ),
    messageId: await idOf(
      `insert into messages (mail_subject, mail_content, from_user_id, from_user_type_id, to_user_id, to_user_type_id, property_id) values ($1, $1, $2, 2, $3, 3, $4)`,
      [typed, buyer.id, seller.id, property.id],
    ),
    enquiryId,
    questionId: waitingQuestion,
    answeredQuestionId: answeredQuestion,
    digestId: await idOf(
      `insert into question_digests (user_id, day) values ($1, (now() at time zone 'America/Denver')::date)`,
      [buyer.id],
    ),
    taskDigestId,
    listingDigestId,
    criteriaId: await idOf(
      `insert into criteria (user_id, name, active_until, expired_told_at, entered_by_id) values ($1, $2, '2026-01-02', now(), $1)`,
      [buyer.id, typed],
    ),
    reportDigestId,
    fundsProofId: await idOf(
      `insert into funds_proofs (user_id, kind, amount, file_name, actual_file_name, content_type, bytes, as_of, expires_at, state, shown_limit, decided_at)
       values ($1, 'escrow', 5000000, 'mail-kinds.pdf', $2, 'application/pdf', 1, current_date, now() + interval '5 days', 'approved', 5000000, now())`,
      [buyer.id, typed],
    ),
    replyId: await idOf(`insert into enquiry_replies (enquiry_id, content, author_id) values ($1, $2, $3)`, [
      enquiryId,
      typed,
      agent.id,
    ]),
  };
}
