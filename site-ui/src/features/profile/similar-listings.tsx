import type { SearchResultDto } from '@stowbridge/api';
import { SearchService } from '@stowbridge/api/services/SearchService';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { textInPlaceOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { ListingCard } from '../../components/listing-card';
import type { SimilarProps } from './similar';
import styles from './similar.module.css';

const sizes = '(min-width: 1344px) 302px, (min-width: 1100px) 23vw, (min-width: 600px) 46vw, 92vw';

/** @param props.onNone told when there are none */
export default function SimilarListings({ storeId, title, onNone }: SimilarProps & { onNone: () => void }) {
  const titleId = useId();
  const [listings, setListings] = useState<SearchResultDto[]>([]);
  const tellNone = useEffectEvent(() => onNone());
  useEffect(() => {
    new SearchService(browserApi).similar({ id: storeId }).then(
      (found) => (found.length > 0 ? setListings(found) : tellNone()),
      (failure: unknown) => {
        // Nobody asked for them: nobody is told that they are not there.
        textInPlaceOf(failure);
        tellNone();
      },
    );
  }, [storeId]);
  if (listings.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <div className={styles.grid}>
        {listings.map((listing) => (
          <ListingCard key={listing.StoreID} listing={listing} sizes={sizes} />
        ))}
      </div>
    </section>
  );
}
