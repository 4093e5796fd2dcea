import type { Listing } from '../api/listings';
import { formatCity, formatDecimal, formatWhole } from '../format';
import { paths } from '../paths';
import { propertyStage } from '../property-status';
import { Link } from '../router/link';
import { Icon } from './icon';
import styles from './listing-card.module.css';
import { Photo } from './photo';
import { priceText } from './price-text';
import { StageTag } from './stage-tag';

export interface ListingCardProps {
  listing: Listing;
  sizes: string;
  /** Beside the map the photo stands left of the words. */
  row?: boolean;
  hero?: boolean;
  /** The card's place in the outline of its page. */
  headingLevel?: 2 | 3;
}

/** A property at arm's length: photo, state, price, size, place. [SRCH-06] [SRCH-19] [SRCH-20] */
export function ListingCard({ listing, sizes, row, hero, headingLevel = 3 }: ListingCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={row ? `${styles.card} ${styles.row}` : styles.card}>
      <div className={styles.frame}>
        <Photo
          fileName={listing.StoreImage}
          color={listing.StoreImageColor}
          alt={`${listing.StoreName}, ${formatCity(listing)}`}
          sizes={sizes}
          hero={hero}
        />
        <div className={styles.tag}>
          <StageTag stage={propertyStage(listing.StatusID, listing.Status)} />
        </div>
      </div>
      <div className={styles.text}>
        <p className={`${styles.price} figures`}>{priceText(listing) ?? 'Closed'}</p>
        <Heading className={styles.name}>{listing.StoreName}</Heading>
        <p className={styles.place}>
          {[listing.Address1, listing.Address2].filter(Boolean).join(', ')}
          {listing.Address1 && <br />}
          {`${formatCity(listing)} ${listing.ZipCode ?? ''}`}
        </p>
        <p className={`${styles.facts} figures`}>
          {listing.RentableSQFT !== null && (
            <span>
              <b>{formatWhole(listing.RentableSQFT)}</b> NRSF
            </span>
          )}
          {listing.Acerage !== null && (
            <span>
              <b>{formatDecimal(listing.Acerage)}</b> acres
            </span>
          )}
        </p>
        <Link className={styles.more} to={paths.property(listing.StoreID, listing.StoreName)}>
          Read More<span className="hidden-text"> about {listing.StoreName}</span>
          <Icon name="arrow" size={16} />
        </Link>
      </div>
    </article>
  );
}
