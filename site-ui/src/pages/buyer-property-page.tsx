import { useEffect } from 'react';
import { Head } from '../components/head';
import { PageSkeleton } from '../components/skeleton';
import { loadProfile, type LoadedProfile } from '../features/profile/load-profile';
import { PropertyMissing } from '../features/profile/property-missing';
export { keepsData } from '../lib/read-document';
import { usePageData, useRouter } from '../router/hooks';
import type { LoaderArgs } from '../router/page';
import { useAnchor } from '../router/use-anchor';
import { RequireRole } from '../layout/require-role';
import { readSession } from '../session/session';
import { useSession } from '../session/use-session';
import { PropertyScreen } from './property-screen';

interface Found {
  /** Undefined as long as nobody is known to be signed in, as on the server. */
  loaded?: LoadedProfile | null;
}

/** [SHELL-38] [SHELL-40] The same property at a buyer's address, behind the sign-in. */
export async function loader({ api, params }: LoaderArgs): Promise<Found> {
  if (typeof window === 'undefined' || !readSession()) {
    return {};
  }
  const storeId = Number(params.propertyId);
  return { loaded: Number.isSafeInteger(storeId) && storeId > 0 ? await loadProfile(api, storeId) : null };
}

export function Component() {
  const { loaded } = usePageData<typeof loader>();
  const router = useRouter();
  const session = useSession();
  useAnchor(Boolean(loaded));
  const late = loaded === undefined && Boolean(session);
  useEffect(() => {
    if (late) {
      void router.reload();
    }
  }, [late, router]);
  return (
    <>
      <Head title={loaded?.profile.StoreName ?? 'Property'} noIndex />
      <RequireRole>
        {() => {
          if (loaded === undefined) {
            return (
              <div className="container">
                <PageSkeleton />
              </div>
            );
          }
          return loaded ? <PropertyScreen key={loaded.profile.StoreID} loaded={loaded} own /> : <PropertyMissing />;
        }}
      </RequireRole>
    </>
  );
}
