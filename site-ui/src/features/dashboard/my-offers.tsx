import type { BuyerOfferDto } from '@stowbridge/api';
import { NOT_LISTED, offerAnchor } from '@stowbridge/contract/addresses';
import { useId, useState } from 'react';
import badge from '../../components/badge.module.css';
import { Icon } from '../../components/icon';
import { OfferVersions } from '../../components/offer-versions';
import { Photo } from '../../components/photo';
import { priceText } from '../../components/price-text';
import { StageTag } from '../../components/stage-tag';
import { formatCity, formatDate, formatMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { dealStage } from '../../lib/property-status';
import { Link } from '../../router/link';
import styles from './my-offers.module.css';
import { hasEnded, inOrder, isMyTurn, nextOf } from './next-of-offer';

/** [FSITE-21] Where each of one's offers stands and what happens next. */
export function MyOffers({ offers }: { offers: BuyerOfferDto[] }) {
  const titleId = useId();
  const all = inOrder(offers);
  const [going, ended] = [all.filter((offer) => !hasEnded(offer)), all.filter(hasEnded)];
  return (
    <section className={styles.offers} aria-labelledby={titleId}>
      <h2 id={titleId}>My offers</h2>
      <Offers offers={going} />
      {ended.length > 0 && (
        <details>
          <summary>
            Ended offers <span className="figures">{ended.length}</span>
          </summary>
          <Offers offers={ended} />
        </details>
      )}
    </section>
  );
}

const Offers = ({ offers }: { offers: BuyerOfferDto[] }) => (
  <ul>
    {offers.map((offer) => (
      <MyOffer key={offer.ID} offer={offer} />
    ))}
  </ul>
);

function MyOffer({ offer }: { offer: BuyerOfferDto }) {
  const [open, setOpen] = useState(false);
  const versionsId = useId();
  const asked = askedFor(offer);
  const next = nextOf(offer);
  const place = offer.IsListed
    ? [offer.City && formatCity({ City: offer.City, State: offer.State }), asked].filter(Boolean).join(' · ')
    : NOT_LISTED;
  return (
    <li className={styles.offer} data-mine={isMyTurn(offer) || undefined}>
      <div className={styles.frame}>
        <Photo fileName={offer.StoreImage} color={offer.StoreImageColor} alt="" sizes="112px" />
      </div>
      <p className={styles.name}>
        {offer.IsListed ? (
          <Link to={`${paths.buyerProperty(offer.StoreID, offer.StoreName)}#${offerAnchor(offer.ID)}`}>
            {offer.StoreName}
          </Link>
        ) : (
          <b>{offer.StoreName}</b>
        )}
        {offer.IsNew && <span className={`${badge.badge} ${styles.new}`}>New</span>}
      </p>
      <p className={`${styles.place} figures`} title={place}>
        {place}
      </p>
      <p className={`${styles.amount} figures`}>
        <b>{formatMoney(offer.Price ?? 0)}</b>
        <button type="button" aria-expanded={open} aria-controls={versionsId} onClick={() => setOpen(!open)}>
          Version {offer.Version}
          <Icon name="down" size={14} />
        </button>
        <span>{formatDate(offer.Versions[0]?.CreatedDate ?? offer.CreatedDate)}</span>
      </p>
      <p className={styles.next}>
        <StageTag stage={dealStage(offer.DealStatusID, offer.DealStatus)} /> <span className="figures">{next}</span>
      </p>
      <div id={versionsId} className={styles.versions} hidden={!open}>
        {open && <OfferVersions offer={offer} />}
      </div>
    </li>
  );
}

/** The asking price as everybody sees it, or the words that stand instead; nothing of a closed property [FEVI-01]. */
function askedFor(offer: BuyerOfferDto): string {
  const price = priceText({ ...offer, Price: offer.AskingPrice, StatusID: offer.StoreStatusID ?? 0 });
  return price ? `Ask ${price}` : '';
}
