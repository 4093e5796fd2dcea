import { useEffect } from 'react';
import { Head } from '../components/head';
import { priceText } from '../components/price-text';
import { listingData } from '../features/profile/listing-data';
import { loadProfile, type LoadedProfile } from '../features/profile/load-profile';
import { placesAbove } from '../features/profile/places-above';
import { PropertyMissing } from '../features/profile/property-missing';
import { formatCity, formatWhole } from '../lib/format';
import { paths } from '../lib/paths';
export { keepsData } from '../lib/read-document';
import { usePageData, useRouter } from '../router/hooks';
import { Answer, type LoaderArgs } from '../router/page';
import { useLikelySession } from '../session/use-session';
import { PropertyScreen } from './property-screen';

/** [SHELL-04] The public address of a property. */
export async function loader({ api, params }: LoaderArgs) {
  const storeId = Number(params.propertyId);
  const loaded = Number.isSafeInteger(storeId) && storeId > 0 ? await loadProfile(api, storeId) : null;
  return new Answer(loaded, loaded ? 200 : 404);
}

/** Names in addresses are for people: a renamed property is found under its old address and shown under the new one. */
export function canonicalPath(loaded: LoadedProfile | null): string | undefined {
  return loaded ? paths.property(loaded.profile.StoreID, loaded.profile.StoreName) : undefined;
}

export function Component() {
  const loaded = usePageData<typeof loader>();
  const session = useLikelySession();
  const router = useRouter();
  const viewer = loaded?.viewer;
  const person = session === undefined ? undefined : (session?.id ?? null);
  useEffect(() => {
    // The server drew what anybody sees; who is signed in gets their own view as soon as the browser knows them.
    if (viewer !== undefined && person !== undefined && person !== viewer) {
      void router.reload();
    }
  }, [viewer, person, router]);
  if (!loaded) {
    return <PropertyMissing />;
  }
  const { profile } = loaded;
  const size = profile.RentableSQFT === null ? '' : `, ${formatWhole(profile.RentableSQFT)} rentable square feet`;
  const summary = `Self-storage property in ${formatCity(profile)}${size}. ${priceText(profile) ?? profile.Status}.`;
  const image = profile.StoreImages[0]?.FileName;
  return (
    <>
      <Head
        title={profile.StoreName}
        description={summary}
        canonical={paths.property(profile.StoreID, profile.StoreName)}
        image={image ?? undefined}
        above={placesAbove(profile)}
        structured={(origin) => [listingData(origin, profile, summary)]}
      />
      <PropertyScreen key={profile.StoreID} loaded={loaded} />
    </>
  );
}
