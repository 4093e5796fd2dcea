import type { OfferDto } from '@stowbridge/api';
import { hasClosing } from '@stowbridge/contract/stages';
import Closing from '../features/closing/closing';

/** What is to be done and when, once one of these offers is accepted. */
export default function PropertyClosing({ offers }: { offers: OfferDto[] }) {
  const accepted = offers.find(({ DealStatusID }) => hasClosing(DealStatusID));
  return accepted && <Closing dealId={accepted.ID} />;
}
