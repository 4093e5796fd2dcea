import { FUNDS_DAYS, type FundsKind, type FundsState } from '@stowbridge/contract/funds';
import { OPEN_STAGES } from '@stowbridge/contract/stages';
import type { Client } from 'pg';
import type { Storage } from '@stowbridge/backend/platform/storage/storage';
import { makeFundsLetter } from './documents/funds';
import { DAY, dateText } from './plan';
import { hash, Random } from './random';

/** What each of the buyers has sent, by days before the day of the data: one holds, one holds for less than is offered, one has ended, one waits. */
const SENT: readonly { kind: FundsKind; days: number; share: number; state: FundsState; shared?: boolean }[] = [
  { kind: 'institution letter', days: 20, share: 1.2, state: 'approved', shared: true },
  { kind: 'bank statement', days: 35, share: 0.8, state: 'approved' },
  { kind: 'escrow', days: FUNDS_DAYS + 12, share: 1.1, state: 'approved' },
  { kind: 'lender term sheet', days: 2, share: 1.1, state: 'sent' },
];

/** The known buyer, and those who have offered to the known seller, beginning with the listing that has most open offers. */
const BUYERS = `
  select u.id, coalesce(u.company_name, u.first_name || ' ' || u.last_name) holder, max(d.price)::float8 price, min(d.owner_id) owner
  from deals d join users u on u.id = d.buyer_id join properties p on p.id = d.property_id left join users s on s.id = p.seller_id
  where d.price is not null and d.owner_id is not null and d.deal_status_id in (${OPEN_STAGES.join(', ')})
    and (u.email = 'buyer@stowbridge.example' or s.email = 'seller@stowbridge.example')
  group by u.id order by u.email <> 'buyer@stowbridge.example', max((select count(*) from deals o where o.property_id = p.id and o.submitted_at is not null and o.deal_status_id in (${OPEN_STAGES.join(', ')}))) desc, max(p.id) desc, u.id limit ${SENT.length}`;

const WRITE = `
  insert into funds_proofs (user_id, kind, amount, file_name, actual_file_name, content_type, bytes, as_of, expires_at, state, shown_limit, decided_by_id, decided_at, file_for_sellers, end_told_at, created_at, modified_at)
  select $1, $2, $3, $4, 'Proof of funds.pdf', 'application/pdf', $5, $6::date, e.ends, $8, case when $8 = 'approved' then $3::bigint end, case when $8 = 'approved' then $9::int end,
    case when $8 = 'approved' then $10::timestamptz + interval '1 day' end, $11, case when e.ends < now() then e.ends - interval '7 days' end, $10,
    $10::timestamptz + case when $8 = 'approved' then interval '1 day' else interval '0' end
  from (select ($6::date + ${FUNDS_DAYS + 1})::timestamp at time zone $7 ends) e`;

interface Sender {
  id: number;
  holder: string;
  price: number;
  owner: number;
}

/** Proofs of funds with their files, each sent on the day after the one of which it speaks. */
export async function writeFunds(
  client: Client,
  storage: Storage,
  { seed, anchor, timeZone }: { seed: number; anchor: Date; timeZone: string },
): Promise<void> {
  const { rows } = await client.query<Sender>(BUYERS);
  for (const [i, { id, holder, price, owner }] of rows.entries()) {
    const { kind, days, share, state, shared = false } = SENT[i];
    const asOf = new Date(anchor.getTime() - days * DAY);
    const amount = Math.round((price * share) / 50_000) * 50_000;
    const content = await makeFundsLetter(holder, amount, asOf);
    const fileName = `${new Random(hash(`funds of ${id}`, seed)).hex32()}.pdf`;
    await storage.put('FundsProofs', fileName, content, 'application/pdf');
    const sentAt = new Date(asOf.getTime() + DAY + 16 * 3_600_000);
    await client.query(WRITE, [
      id,
      kind,
      amount,
      fileName,
      content.length,
      dateText(asOf),
      timeZone,
      state,
      owner,
      sentAt,
      shared,
    ]);
  }
}
