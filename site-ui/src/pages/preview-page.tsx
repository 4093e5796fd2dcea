import { JourneysService } from '@stowbridge/api/services/JourneysService';
import { LookupsService } from '@stowbridge/api/services/LookupsService';
import { PropertyStatus } from '@stowbridge/contract/ids';
import { useCallback } from 'react';
import { browserApi } from '../api/browser-api';
import { useLoad } from '../api/use-load';
import { Head } from '../components/head';
import { PageSkeleton } from '../components/skeleton';
import { PropertyMissing } from '../features/profile/property-missing';
import type { LoadedProfile } from '../features/profile/load-profile';
import { useParams } from '../router/hooks';
import { useSession } from '../session/use-session';
import styles from './preview-page.module.css';
import { PropertyScreen } from './property-screen';

/**
 * A property as a buyer would see it, published or not, for administrators. The server draws nothing of it: it does
 * not know who asks. The browser asks with the administrator's token, and to everybody else the API denies a draft.
 */
export function Component() {
  const id = Number(useParams().propertyId);
  const session = useSession();
  if (session === undefined) {
    return <Waiting />;
  }
  return session?.role === 'Admin' && Number.isSafeInteger(id) && id > 0 ? <Preview id={id} /> : <PropertyMissing />;
}

function Preview({ id }: { id: number }) {
  const { data, error } = useLoad(useCallback(() => load(id), [id]));
  if (error !== undefined) {
    return <PropertyMissing />;
  }
  if (!data) {
    return <Waiting />;
  }
  return (
    <>
      <Head title={`Preview: ${data.profile.StoreName}`} noIndex />
      <p className={styles.banner} role="status">
        Preview: what a buyer sees before signing the NDA. Only administrators can open this page.
      </p>
      <PropertyScreen loaded={data} preview />
    </>
  );
}

function Waiting() {
  return (
    <div className="container">
      <Head title="Preview" noIndex />
      <PageSkeleton />
    </div>
  );
}

/** As it will be published; what a buyer is not shown yet is left out of what an administrator may see. */
async function load(id: number): Promise<LoadedProfile> {
  const [profile, offices] = await Promise.all([
    new JourneysService(browserApi).profile({ id }),
    new LookupsService(browserApi).publicAgentLocations().catch(() => []),
  ]);
  const hidden = {
    Seller: null,
    SellerID: null,
    Documents: [],
    Offers: [],
    AccessKey: null,
    BuyerStoreNDAID: null,
    DealStatusID: null,
  };
  const published = {
    ISActive: true,
    ...(profile.StatusID === PropertyStatus.Draft && { StatusID: PropertyStatus.ForSale, Status: 'For Sale' }),
  };
  return { profile: { ...profile, ...hidden, ...published }, offices, viewer: null };
}
