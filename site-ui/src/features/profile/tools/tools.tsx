import type { PropertyProfileDto } from '@stowbridge/api';
import { Button } from '../../../components/button';
import { CompareCheck } from '../../../components/compare/compare-check';
import Heart from '../../../components/heart/heart';
import { share } from './share';
import styles from './tools.module.css';

/** What one can do with the page of a property, whoever one is [BEYB-34] [BEYB-87]. */
export default function Tools({ profile }: { profile: PropertyProfileDto }) {
  return (
    <div className={styles.tools}>
      {profile.ISActive && <Heart id={profile.StoreID} name={profile.StoreName} worded />}
      {profile.ISActive && <CompareCheck id={profile.StoreID} name={profile.StoreName} />}
      <Button look="secondary" onClick={() => void share(profile)}>
        Share
      </Button>
    </div>
  );
}
