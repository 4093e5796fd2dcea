import type { SearchResultDto } from '@stowbridge/api';
import { CAP_RATE_DECIMALS, OCCUPANCY_DECIMALS } from '@stowbridge/contract/decimals';
import { formatCents, formatCity, formatDecimal, formatPercent, formatSpan, formatWhole } from '../lib/format';
import { paths } from '../lib/paths';
import { propertyStage } from '../lib/property-status';
import { Link } from '../router/link';
import { CardToolsPlace } from './card-tools-place';
import { Icon } from './icon';
import styles from './listing-card.module.css';
import { Photo } from './photo';
import { PriceReduced } from './price-reduced';
import { priceText } from './price-text';
import { StageTag } from './stage-tag';

export interface ListingCardProps {
  listing: SearchResultDto;
  sizes: string;
  /** Beside the map the photo stands left of the words. */
  row?: boolean;
  hero?: boolean;
  /** The card's place in the outline of its page. */
  headingLevel?: 2 | 3;
}

interface Fact {
  figure: string;
  before?: string;
  after?: string;
}

const known = (facts: (Fact | false)[]) => facts.filter((fact) => fact !== false);

const pricesOf = ({ CapRate, PricePerSQFT }: SearchResultDto) =>
  known([
    CapRate !== null && { figure: formatPercent(CapRate, CAP_RATE_DECIMALS), after: ' cap rate' },
    PricePerSQFT !== null && { figure: formatCents(PricePerSQFT), after: ' / NRSF' },
  ]);

function factsOf({
  PhysicalOccupancyArea,
  PhysicalOccupancyUnits,
  RentableSQFT,
  Acerage,
  YearBuilt,
  DaysListed,
  DaysListedType,
}: SearchResultDto) {
  const occupancy = PhysicalOccupancyArea ?? PhysicalOccupancyUnits;
  return known([
    occupancy !== null && { figure: formatPercent(occupancy, OCCUPANCY_DECIMALS), after: ' occupied' },
    RentableSQFT !== null && { figure: formatWhole(RentableSQFT), after: ' NRSF' },
    Acerage !== null && { figure: formatDecimal(Acerage), after: ' acres' },
    YearBuilt !== null && { before: 'Built ', figure: String(YearBuilt) },
    DaysListed !== null && {
      figure: formatSpan(DaysListed, (DaysListedType ?? 'Days').toLowerCase()),
      after: ' listed',
    },
  ]);
}

function FactText({ figure, before, after }: Fact) {
  return (
    <span>
      {before}
      <b>{figure}</b>
      {after}
    </span>
  );
}

/** A property at arm's length: photo, state, price and what is compared, size, place. [SRCH-06] [SRCH-19] [SRCH-20] [FSITE-27] */
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
          <PriceReduced on={listing.PriceReducedOn} />
        </div>
        <div className={styles.tools}>
          <CardToolsPlace id={listing.StoreID} name={listing.StoreName} />
        </div>
      </div>
      <div className={styles.text}>
        <p className={`${styles.prices} figures`}>
          <span className={styles.price}>{priceText(listing) ?? 'Closed'}</span>
          {pricesOf(listing).map((fact) => (
            <FactText key={fact.after} {...fact} />
          ))}
        </p>
        <Heading className={styles.name}>{listing.StoreName}</Heading>
        <p className={styles.place}>
          {[listing.Address1, listing.Address2].filter(Boolean).join(', ')}
          {listing.Address1 && <br />}
          {`${formatCity(listing)} ${listing.ZipCode ?? ''}`}
        </p>
      </div>
      <p className={`${styles.facts} figures`}>
        {factsOf(listing).map((fact) => (
          <FactText key={`${fact.before ?? ''}${fact.after ?? ''}`} {...fact} />
        ))}
        <Link className={styles.more} to={paths.property(listing.StoreID, listing.StoreName)}>
          Read More<span className="hidden-text"> about {listing.StoreName}</span>
          <Icon name="arrow" size={16} />
        </Link>
      </p>
    </article>
  );
}
