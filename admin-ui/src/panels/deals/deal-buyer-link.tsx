import { Role } from '@stowbridge/contract/ids';
import { RecordLink } from '../../components/record-link';
import type { Deal } from '../../records/deal';

/** The buyer of a deal, leading to their page; only the name of one without an account. */
export function DealBuyerLink({ deal }: { deal: Deal }) {
  return <RecordLink kind="user" id={deal.buyerId} name={deal.buyerName} userTypeId={Role.Buyer} />;
}
