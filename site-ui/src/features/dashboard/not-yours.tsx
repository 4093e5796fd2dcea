import { ApiError } from '../../api/api';
import { Head } from '../../components/head';
import { Dashboard } from '../../layout/dashboard';
import { paths } from '../../lib/paths';
import { Link } from '../../router/link';
import type { Session } from '../../session/session';

/** Null for what is not one of theirs, or not at all. */
export async function nullIfForeign<Data>(load: () => Promise<Data>): Promise<Data | null> {
  try {
    return await load();
  } catch (failure) {
    if (failure instanceof ApiError && [400, 403, 404].includes(failure.status)) {
      return null;
    }
    throw failure;
  }
}

/** [FSITE-23] */
export function NotYours({ session }: { session: Session }) {
  return (
    <Dashboard session={session} title="This property is not one of your listings.">
      <Head title="Property not found" noIndex />
      <p>It may belong to somebody else, or it is gone.</p>
      <p>
        <Link to={paths.sellerDashboard}>My Listings</Link>
      </p>
    </Dashboard>
  );
}
