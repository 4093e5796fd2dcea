import { Suspense } from 'react';
import { Head } from '../components/head';
import { ClosedListings } from '../features/figures/closed-listings';
import { Figures } from '../features/figures/figures';
import { loadFigures } from '../features/figures/load-figures';
import { CurrentListings } from '../features/home/current-listings';
import { Hero } from '../features/home/hero';
import { Invitation } from '../features/home/invitation';
import { formIds } from '../forms/form-ids';
import { usePageData, useParams } from '../router/hooks';
import { Answer, type LoaderArgs } from '../router/page';
import { useOpenForm } from '../forms/use-open-form';
import { getFeatured } from '../features/home/featured';
import { useSite } from '../lib/site-context';
import { organization, website } from '../lib/structured-data';
import { useFollowing } from '../components/use-following';
import { useMounted } from '../components/use-mounted';
import { late } from '../components/late';

const SellDialog = late(() => import('../features/sell/sell-dialog'));
/** [SHELL-22] */
const sellFlag = '1';

/** [SHELL-21] [SHELL-23] The home page, which every unknown address shows too, then with the status 404. */
export async function loader({ api, params }: LoaderArgs) {
  const [featured, more, figures] = await Promise.all([getFeatured(api, 1), getFeatured(api, 2), loadFigures(api)]);
  const known = (params['*'] === undefined && params.flag === undefined) || params.flag === sellFlag;
  return new Answer({ featured, hero: more.Store[0], figures, known }, known ? 200 : 404);
}

export function Component() {
  const { featured, hero, figures, known } = usePageData<typeof loader>();
  const { flag } = useParams();
  const site = useSite();
  const { ProductName } = site;
  const mounted = useMounted();
  const [selling, setSelling] = useFollowing(flag === sellFlag);
  useOpenForm(formIds.sell, true, () => setSelling(true));
  // Not one of the first row, which stands below it, as long as there are others.
  const shown = hero ?? featured.Store[0];
  return (
    <>
      <Head
        title="Home"
        description={`${ProductName}: self-storage properties for sale across the United States, with price, size and place in plain view.`}
        canonical="/"
        noIndex={!known}
        image={shown?.StoreImage ?? undefined}
        structured={(origin) => [organization(origin, site), website(origin, site)]}
      />
      <Hero listing={shown} notice={known ? undefined : 'This property is not listed.'} />
      <div className="container">
        <Figures figures={figures} />
      </div>
      <CurrentListings first={featured} without={hero ? undefined : shown?.StoreID} />
      <div className="container">
        <ClosedListings figures={figures} />
      </div>
      <Invitation onSell={() => setSelling(true)} />
      {mounted && selling && (
        <Suspense>
          <SellDialog onClose={() => setSelling(false)} />
        </Suspense>
      )}
    </>
  );
}
