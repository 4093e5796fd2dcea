import { Suspense, useState } from 'react';
import { useInView } from '../../components/use-in-view';
import styles from './similar.module.css';
import { late } from '../../components/late';

const SimilarListings = late(() => import('./similar-listings'));

export interface SimilarProps {
  /** 0 for no property in particular. */
  storeId: number;
  title: string;
}

/** [FSITE-30] Where to go on from a property, or from none; asked for as one comes near it, so that the page does not wait. */
export function Similar(props: SimilarProps) {
  const [near, setNear] = useState(false);
  const [none, setNone] = useState(false);
  const place = useInView<HTMLDivElement>(!near, () => setNear(true));
  return none ? null : (
    <div ref={place} className={`container ${styles.similar}`}>
      {near && (
        <Suspense>
          <SimilarListings {...props} onNone={() => setNone(true)} />
        </Suspense>
      )}
    </div>
  );
}
