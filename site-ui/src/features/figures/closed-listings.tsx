import type { ClosedListingDto, ListingFiguresDto } from '@stowbridge/api';
import { PropertyStatus } from '@stowbridge/contract/ids';
import { Photo } from '../../components/photo';
import { StageTag } from '../../components/stage-tag';
import { formatWhole } from '../../lib/format';
import { paths } from '../../lib/paths';
import { propertyStage } from '../../lib/property-status';
import { Link } from '../../router/link';
import styles from './figures.module.css';

/** [FSITE-34] What was closed last, without a price. */
export function ClosedListings({ figures }: { figures: ListingFiguresDto | undefined }) {
  const listings = figures?.latestClosed ?? [];
  if (listings.length === 0) {
    return null;
  }
  return (
    <section className={styles.closed} aria-labelledby="closed-listings">
      <h2 id="closed-listings">Recently closed</h2>
      <ul className={styles.grid}>
        {listings.map((listing) => (
          <li key={listing.id} className={styles.card}>
            <Closed listing={listing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Closed({
  listing: { id, name, city, state, rentableSqft, imageName, imageColor },
}: {
  listing: ClosedListingDto;
}) {
  const place = `${city}, ${state}`;
  return (
    <>
      <div className={styles.frame}>
        <Photo
          className={styles.photo}
          fileName={imageName}
          color={imageColor}
          alt={`${name}, ${place}`}
          sizes="(min-width: 1344px) 302px, (min-width: 1100px) 23vw, (min-width: 600px) 46vw, 92vw"
        />
        <StageTag stage={propertyStage(PropertyStatus.Closed, 'Closed')} />
      </div>
      <h3>
        <Link to={paths.property(id, name)}>{name}</Link>
      </h3>
      <p className="figures">
        {place}
        {rentableSqft !== null && `, ${formatWhole(rentableSqft)} NRSF`}
      </p>
    </>
  );
}
