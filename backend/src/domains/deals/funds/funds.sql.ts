import { FUNDS_DAYS, type ShownFunds } from '@stowbridge/contract/funds';
import { OPEN_STAGES, TERMINAL_STAGES } from '@stowbridge/contract/stages';

/** The proof behind an offer, as its reader learns of it. */
export interface OfferFunds extends ShownFunds {
  /** Of its file; null for a reader who may not open it. */
  proofId: number | null;
}

/** SQL for the last day on which a proof `f` holds. */
export const FUNDS_UNTIL = `to_char(f.as_of + ${FUNDS_DAYS}, 'YYYY-MM-DD')`;

/** Whether the seller of the property of a deal `d` may open the file of a proof `f` of its buyer [BEYC-41]. */
export const SELLER_OPENS = `f.state = 'approved' and f.file_for_sellers and d.buyer_id = f.user_id and d.submitted_at is not null and d.deal_status_id in (${OPEN_STAGES.join(', ')})`;

/**
 * SQL for the proof that the offer of a deal `d` is shown with, as JSON: the one that covers most of those that hold,
 * else the one that ended last; none once the deal is over.
 * @param opens SQL for whether the reader may open the file of `f`
 */
export const fundsOf = (opens: string): string => `
  (select json_build_object('limit', f.shown_limit, 'until', ${FUNDS_UNTIL}, 'expired', f.expires_at <= now(), 'proofId', case when ${opens} then f.id end)
   from funds_proofs f
   where f.user_id = d.buyer_id and f.state = 'approved' and d.deal_status_id not in (${TERMINAL_STAGES.join(', ')})
   order by f.expires_at > now() desc, case when f.expires_at > now() then f.shown_limit end desc, f.expires_at desc, f.id desc limit 1)`;
