import { LookupsService } from '@stowbridge/api/services/LookupsService';
import { Head } from '../components/head';
import { RegistrationForm } from '../features/registration/registration-form';
import { NarrowPage } from '../layout/narrow-page';
import { paths } from '../lib/paths';
import { useParams, usePageData } from '../router/hooks';
import { Link } from '../router/link';
import type { LoaderArgs } from '../router/page';
import { useLeaveSignedIn } from '../session/use-enter';

/** [SHELL-18] [SHELL-19] */
export async function loader({ api }: LoaderArgs) {
  const [states, positions] = await Promise.all([
    new LookupsService(api).states(),
    new LookupsService(api).positions(),
  ]);
  return { states, positions };
}

/** [REG-01] [REG-02] */
export function Component() {
  const { states, positions } = usePageData<typeof loader>();
  const { storeID, StoreName } = useParams();
  useLeaveSignedIn(storeID, StoreName);
  const property = storeID ? { StoreID: Number(storeID), DealName: StoreName ?? '' } : null;
  const signIn = property ? paths.signInFrom(property.StoreID, property.DealName) : paths.signIn;
  return (
    <NarrowPage
      wide
      title="Create Account"
      lead={
        <>
          It is free, and it takes two minutes. Already registered? <Link to={signIn}>Sign In</Link>
        </>
      }
    >
      <Head
        title="Create Account"
        canonical={paths.register}
        description="Create an account as a buyer, a seller, or both."
      />
      <RegistrationForm states={states} positions={positions} property={property} />
    </NarrowPage>
  );
}
