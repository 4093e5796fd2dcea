import { Suspense } from 'react';
import { Head } from '../components/head';
import { late, lateExtra } from '../components/late';
import { PartSkeleton } from '../components/skeleton';
import { SellerProperty } from '../features/dashboard/seller-property';
import { useParams } from '../router/hooks';
import { RequireRole } from '../layout/require-role';

const Activity = lateExtra(() => import('../features/activity/activity'));
const Closing = late(() => import('../features/closing/closing'));

/** [SHELL-37] [SHELL-40] */
export function Component() {
  const { propertyId } = useParams();
  return (
    <>
      <Head title="Property" noIndex />
      <RequireRole role="Seller">
        {(session) => (
          <SellerProperty
            session={session}
            storeId={Number(propertyId)}
            closingOf={(dealId) => (
              <Suspense fallback={<PartSkeleton />}>
                <Closing dealId={dealId} />
              </Suspense>
            )}
            activity={
              <Suspense>
                <Activity storeId={Number(propertyId)} />
              </Suspense>
            }
          />
        )}
      </RequireRole>
    </>
  );
}
