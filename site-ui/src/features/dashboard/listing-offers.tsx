import type { SellerStoreDto } from '@stowbridge/api';
import badge from '../../components/badge.module.css';
import { formatDate, formatMoney } from '../../lib/format';
import styles from './store-list.module.css';

/** [FSITE-21] How many offers a listing has, and what of them waits for its seller. */
export function ListingOffers({
  store: { Offers, OpenOffers, HighestOffer, NewOffers, OffersDueDate, OffersSealedUntil },
}: {
  store: SellerStoreDto;
}) {
  const facts = [
    OffersSealedUntil ? 'sealed' : '',
    HighestOffer === null ? '' : `up to ${formatMoney(HighestOffer)}`,
    OpenOffers > 0 && OffersDueDate ? `due ${formatDate(OffersDueDate)}` : '',
  ].filter(Boolean);
  return (
    <>
      <span>
        {Offers} {Offers === 1 ? 'offer' : 'offers'}
      </span>
      {OpenOffers > 0 && <b className={styles.toAnswer}>{OpenOffers} to answer</b>}
      {NewOffers > 0 && <b className={`${badge.badge} ${styles.new}`}>New</b>}
      {facts.length > 0 && <small>{facts.join(', ')}</small>}
    </>
  );
}
