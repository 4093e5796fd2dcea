import type { PropertyProfileDto } from '@stowbridge/api';
import { Suspense, useState } from 'react';
import { Section } from '../../components/section';
import { RadiusNote } from '../../components/radius-note';
import { useInView } from '../../components/use-in-view';
import styles from './location.module.css';
import { late } from '../../components/late';

const AreaMap = late(() => import('../../maps/area-map'));

/** Where the property is, with its explorer radius. The map is far down the page and loaded as one comes near it. */
export function Location({ profile }: { profile: PropertyProfileDto }) {
  const [near, setNear] = useState(false);
  const place = useInView<HTMLDivElement>(!near, () => setNear(true), '400px');
  if (profile.Latitude === null || profile.Longitude === null) {
    return null;
  }
  return (
    <Section title="Location">
      <div ref={place} className={styles.place}>
        {near && (
          <Suspense>
            <AreaMap
              latitude={profile.Latitude}
              longitude={profile.Longitude}
              radiusMiles={profile.MVPRadius}
              label={profile.StoreName}
            />
          </Suspense>
        )}
      </div>
      {profile.MVPRadius > 0 && <RadiusNote miles={profile.MVPRadius} />}
    </Section>
  );
}
