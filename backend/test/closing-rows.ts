import type { DataSource } from 'typeorm';
import { someTerms } from './deals';

/** Whom and what rows of the way from an offer to its closing are about. */
export interface ClosingSubjects {
  adminId: number;
  buyerId: number;
  propertyId: number;
  documentId: number;
}

/** One row at least in each table and of each kind that counters, rounds, proofs of funds, dates, tasks, notes and figures have. */
export async function closingRows(source: DataSource, subjects: ClosingSubjects): Promise<void> {
  const { adminId, buyerId, propertyId, documentId } = subjects;
  const one = async (text: string, values: unknown[] = []): Promise<number> =>
    (await source.query<[{ id: number }]>(`${text} returning id`, values))[0].id;
  const dealId = await one(
    `insert into deals (deal_name, property_id, property_name, buyer_id, owner_id, deal_status_id, status_at)
     values ('An offer', $1, 'A property', $2, $3, 6, now())`,
    [propertyId, buyerId, adminId],
  );
  await someTerms(source, dealId, buyerId, new Date(Date.now() + 86_400_000));
  const terms = `insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, source_of_financing, earnest_money_deposit, diligence_period_id`;
  const counter = await one(
    `${terms}, author_side, kind, answers_version, answer_by, closing_days, contingencies, binding_on_agreement)
     values ($1, 2, 4000000, 'N', 'C', 'Cash', 2, 2, 'seller', 'counter', 1, now() + interval '1 day', 75, 'A survey', true)`,
    [dealId],
  );
  await source.query(
    `${terms}, late, late_reason) values ($1, 3, 4100000, 'N', 'C', 'Cash', 2, 2, true, 'By telephone')`,
    [dealId],
  );
  await source.query('insert into answer_notices (offer_terms_id) values ($1)', [counter]);
  await source.query(`insert into offer_letters (offer_terms_id, file_name, sha256, bytes) values ($1, $2, 'x', 3)`, [
    counter,
    `letter-${counter}.pdf`,
  ]);
  const taskId = await one(
    `insert into tasks (deal_id, title, due_on, assignee_id, template_key) values ($1, 'Order the survey', current_date, $2, 'survey')`,
    [dealId, adminId],
  );
  const round = await one(
    `insert into offer_rounds (property_id, number, kind, due_at, timed, sealed) values ($1, 1, 'best-and-final', now() + interval '1 day', true, true)`,
    [propertyId],
  );
  for (const [text, ...values] of [
    ['insert into round_invitations (round_id, deal_id) values ($1, $2)', round, dealId],
    [
      `insert into funds_proofs (user_id, kind, amount, file_name, actual_file_name, content_type, bytes, as_of, expires_at, state, shown_limit, decided_by_id, decided_at)
       values ($1, 'bank statement', 5000000, 'proof-' || $1::int || '.pdf', 'Proof.pdf', 'application/pdf', 3, current_date, now() + interval '90 days', 'approved', 5000000, $2, now())`,
      buyerId,
      adminId,
    ],
    [`insert into deal_dates (deal_id, kind, due_on, amount) values ($1, 'closing', current_date + 75, 100)`, dealId],
    ['insert into task_files (task_id, document_id) values ($1, $2)', taskId, documentId],
    ['insert into task_digests (user_id, day) values ($1, current_date)', adminId],
    [`insert into calendar_tokens (user_id, hash) values ($1, 'hash ' || $1::int)`, adminId],
    [`insert into mail_stops (user_id, category) values ($1, 'reports')`, buyerId],
    [
      `insert into notes (deal_id, kind, text, at, author_id) values ($1, 'call', 'A call.', now(), $2)`,
      dealId,
      adminId,
    ],
    [
      `insert into deal_figures (figure, day, key, value, reason, count) values ('lost', current_date, 1, 0, 'Reason ' || $1::int, 1)`,
      dealId,
    ],
    [
      `insert into deal_figure_marks (history_id, time_zone, terms_id) values (1, 'UTC', $1) on conflict do nothing`,
      counter,
    ],
  ] as [string, ...number[]][]) {
    await source.query(text, values);
  }
}
