import type { SearchResultDto } from '@stowbridge/api';
import { PropertyStatus } from '@stowbridge/contract/ids';
import { Fragment, type MouseEvent } from 'react';
import { Button } from '../../components/button';
import { ListingCard } from '../../components/listing-card';
import { CardSkeletons } from '../../components/skeleton';
import { useInView } from '../../components/use-in-view';
import type { Pages } from '../../components/use-pages';
import { formatWhole } from '../../lib/format';
import { isNarrowed, type Filters } from './filters';
import { resultsId } from './results-id';
import styles from './results.module.css';

export interface ResultsProps {
  filters: Filters;
  pages: Pages;
  hovered: number | null;
  onHover: (storeId: number | null) => void;
  onClear: () => void;
  /** Searches beyond the part of the map again. */
  onUnbound: () => void;
}

/** [FSITE-26] The place of the first closed property behind open ones; by area they stand among them. */
function closedFrom(listings: SearchResultDto[], sort: string): number {
  const first = listings.findIndex(({ StatusID }) => StatusID === PropertyStatus.Closed);
  return first > 0 && !sort.startsWith('3-') ? first : listings.length;
}

function toTheMap(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('.map-canvas')?.focus();
}

/** [SRCH-18] [SRCH-19] [SRCH-21] The results, growing as they are scrolled; the button is there for those who do not scroll. */
export function Results({ filters, pages, hovered, onHover, onClear, onUnbound }: ResultsProps) {
  const { listings, total, hasMore, loading, error, loadMore } = pages;
  const end = useInView<HTMLDivElement>(hasMore && !loading && !error, loadMore);
  const beside = filters.view === 'map';
  const closed = closedFrom(listings, filters.sort);
  return (
    <div id={resultsId} tabIndex={-1} role="region" aria-label="Results" className={styles.list}>
      {beside && (
        <a className={styles.skip} href="#map" onClick={toTheMap}>
          Skip to the map
        </a>
      )}
      <div className={styles.head}>
        <h1>{filters.keyword ? `Properties in “${filters.keyword}”` : 'Properties'}</h1>
        <p role="status" className="figures">
          {formatWhole(total)} {total === 1 ? 'result' : 'results'}
        </p>
        {filters.bounds && !beside && (
          <Button look="secondary" small onClick={onUnbound}>
            Remove map boundary
          </Button>
        )}
      </div>
      {listings.length === 0 ? (
        <NoResults filtered={isNarrowed(filters) || filters.bounds !== undefined} onClear={onClear} />
      ) : (
        <div className={styles.grid}>
          {listings.map((listing, index) => (
            <Fragment key={listing.StoreID}>
              {index === closed && <h2 className={styles.closed}>Closed</h2>}
              <div
                data-lifted={listing.StoreID === hovered || undefined}
                onPointerEnter={() => onHover(listing.StoreID)}
                onPointerLeave={() => onHover(null)}
                onFocus={() => onHover(listing.StoreID)}
                onBlur={() => onHover(null)}
              >
                <ListingCard
                  listing={listing}
                  row={beside}
                  headingLevel={index < closed ? 2 : 3}
                  hero={index === 0 && !beside}
                  sizes={
                    beside
                      ? '240px'
                      : '(min-width: 1344px) 410px, (min-width: 1000px) 31vw, (min-width: 600px) 46vw, 92vw'
                  }
                />
              </div>
            </Fragment>
          ))}
          {loading && <CardSkeletons count={3} />}
        </div>
      )}
      <div ref={end} className={styles.more}>
        {error && <p role="alert">{error}</p>}
        {hasMore && !loading && (
          <Button look="secondary" onClick={loadMore}>
            Load more
          </Button>
        )}
      </div>
    </div>
  );
}

function NoResults({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <div className={styles.empty}>
      <h2>No results found</h2>
      <p>
        {filtered
          ? 'No property matches all of this at once. Fewer filters, a wider range or a neighbouring city may.'
          : 'Properties will be listed here as soon as they are for sale.'}
      </p>
      {filtered && (
        <Button look="secondary" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}
