import { Button } from '../../components/button';
import { ListingCard } from '../../components/listing-card';
import { CardSkeletons } from '../../components/skeleton';
import { useInView } from '../../components/use-in-view';
import type { Pages } from '../../components/use-pages';
import { formatWhole } from '../../format';
import { countFilters, type Filters } from './filters';
import styles from './results.module.css';

export interface ResultsProps {
  filters: Filters;
  pages: Pages;
  onClear: () => void;
  onHover: (storeId: number | null) => void;
}

/** [SRCH-18] [SRCH-19] [SRCH-21] The results, growing as they are scrolled; the button is there for those who do not scroll. */
export function Results({ filters, pages, onClear, onHover }: ResultsProps) {
  const { listings, total, hasMore, loading, error, loadMore } = pages;
  const end = useInView<HTMLDivElement>(hasMore && !loading && !error, loadMore);
  const beside = filters.view === 'map';
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <h1>{filters.keyword ? `Properties in “${filters.keyword}”` : 'Properties'}</h1>
        <p role="status" className="figures">
          {formatWhole(total)} {total === 1 ? 'result' : 'results'}
        </p>
      </div>
      {listings.length === 0 ? (
        <NoResults filtered={countFilters(filters) > 0 || filters.keyword !== ''} onClear={onClear} />
      ) : (
        <div className={styles.grid}>
          {listings.map((listing, index) => (
            <div
              key={listing.StoreID}
              onPointerEnter={() => onHover(listing.StoreID)}
              onPointerLeave={() => onHover(null)}
              onFocus={() => onHover(listing.StoreID)}
              onBlur={() => onHover(null)}
            >
              <ListingCard
                listing={listing}
                row={beside}
                headingLevel={2}
                hero={index === 0 && !beside}
                sizes={
                  beside
                    ? '240px'
                    : '(min-width: 1344px) 410px, (min-width: 1000px) 31vw, (min-width: 600px) 46vw, 92vw'
                }
              />
            </div>
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
