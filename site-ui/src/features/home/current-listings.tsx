import type { SearchAnswerDto } from '@stowbridge/api';
import { useCallback } from 'react';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { ListingCard } from '../../components/listing-card';
import { CardSkeletons } from '../../components/skeleton';
import { useInView } from '../../components/use-in-view';
import { usePages } from '../../components/use-pages';
import { paths } from '../../lib/paths';
import { Link } from '../../router/link';
import styles from './current-listings.module.css';
import { getFeatured } from './featured';

const sizes = '(min-width: 1344px) 302px, (min-width: 1100px) 23vw, (min-width: 600px) 46vw, 92vw';

interface CurrentListingsProps {
  first: SearchAnswerDto;
  /** Shown large above them; left out unless it is the only one. */
  without?: number;
}

/** [SRCH-03] [SRCH-04] [SRCH-05] Featured properties, four more each time their end comes near. */
export function CurrentListings({ first, without }: CurrentListingsProps) {
  const load = useCallback((page: number) => getFeatured(browserApi, page), []);
  const { listings, hasMore, loading, error, loadMore } = usePages('featured', first, load);
  const others = listings.length > 1 ? listings.filter(({ StoreID }) => StoreID !== without) : listings;
  const end = useInView<HTMLDivElement>(hasMore && !loading && !error, loadMore, '300px');
  return (
    <section className={`container ${styles.section}`} aria-labelledby="current-listings">
      <div className={styles.head}>
        <h2 id="current-listings">Current Listings</h2>
        <Link to={paths.search()}>All properties</Link>
      </div>
      <div className={styles.grid}>
        {others.map((listing) => (
          <ListingCard key={listing.StoreID} listing={listing} sizes={sizes} />
        ))}
        {loading && <CardSkeletons count={4} />}
      </div>
      <div ref={end} className={styles.end} role="status">
        {error && (
          <Button look="secondary" small onClick={loadMore}>
            {error} Try again
          </Button>
        )}
        {!hasMore && 'End of Listings.'}
      </div>
    </section>
  );
}
