import type { BuyerOfferDto } from '@stowbridge/api';
import { PropertyStatus, Stage } from '@stowbridge/contract/ids';
import { isLive, canBeAnswered } from '@stowbridge/contract/stages';
import { formatFullDate } from '../../lib/format';

const isOpen = ({ DealStatusID, Taken }: BuyerOfferDto): boolean => canBeAnswered(DealStatusID) && !Taken;

/** Whether the next step is the buyer's own. */
export const isMyTurn = (offer: BuyerOfferDto): boolean =>
  (offer.RevisionAsked || offer.Turn === 'buyer') && isOpen(offer);

/** What happens next with an offer, and until when. */
export function nextOf(offer: BuyerOfferDto): string {
  if (isMyTurn(offer)) {
    if (offer.Kind !== 'counter' || offer.RevisionAsked) {
      return 'Please revise your terms';
    }
    return offer.Lapsed ? 'The counter has lapsed' : 'Please answer the counter';
  }
  if (isOpen(offer)) {
    return offer.OffersDueDate ? `Due ${formatFullDate(offer.OffersDueDate)}` : 'Waiting for the seller';
  }
  switch (offer.DealStatusID) {
    case Stage.Accepted:
      return 'The broker will call you';
    case Stage.Sold:
      return 'The sale is complete';
    case Stage.Rejected:
      return offer.IsListed && offer.StoreStatusID !== PropertyStatus.Closed
        ? 'You may offer again'
        : 'Nothing more to do';
    case Stage.Submitted:
    case Stage.InProcess:
      return 'Another offer has been accepted';
    default:
      return 'Nothing more to do';
  }
}

const rank = (offer: BuyerOfferDto): number =>
  isMyTurn(offer) ? 0 : offer.IsNew ? 1 : isLive(offer.DealStatusID) ? 2 : 3;

/** Whether an offer is over, and its buyer knows. */
export const hasEnded = (offer: BuyerOfferDto): boolean => rank(offer) === 3;

/** What waits for the buyer first, then what is new, then what goes on. */
export const inOrder = (offers: BuyerOfferDto[]): BuyerOfferDto[] =>
  [...offers].sort((one, other) => rank(one) - rank(other));
