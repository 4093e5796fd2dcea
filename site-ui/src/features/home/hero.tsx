import type { SearchResultDto } from '@stowbridge/api';
import { Photo } from '../../components/photo';
import { priceText } from '../../components/price-text';
import { formatCity, formatWhole } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Link } from '../../router/link';
import styles from './hero.module.css';
import { SearchBox } from './search-box';

/** What this place is, the search, and one real property, shown as a magazine shows a building. */
export function Hero({ listing, notice }: { listing: SearchResultDto | undefined; notice?: string }) {
  return (
    <div className={`container ${styles.hero}`}>
      <div className={styles.words}>
        {notice && (
          <p role="status" className={styles.notice}>
            {notice}
          </p>
        )}
        <h1>Self-storage, bought and sold with care.</h1>
        <p className={styles.lead}>
          Facilities across the United States, with their price, size and place in plain view, and the books behind one
          NDA.
        </p>
        <SearchBox />
      </div>
      {listing && (
        <figure className={styles.plate}>
          <Photo
            className={styles.photo}
            fileName={listing.StoreImage}
            color={listing.StoreImageColor}
            alt={`${listing.StoreName}, ${formatCity(listing)}`}
            sizes="(min-width: 1344px) 664px, (min-width: 1024px) 50vw, 94vw"
            hero
          />
          <figcaption className={`${styles.caption} figures`}>
            <Link to={paths.property(listing.StoreID, listing.StoreName)}>{listing.StoreName}</Link>
            <span>{formatCity(listing)}</span>
            {listing.RentableSQFT !== null && <span>{formatWhole(listing.RentableSQFT)} NRSF</span>}
            <span>{priceText(listing)}</span>
          </figcaption>
        </figure>
      )}
    </div>
  );
}
