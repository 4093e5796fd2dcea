import type { BuyerOfferDto, BuyerStoreDto } from '@stowbridge/api';
import { JourneysService } from '@stowbridge/api/services/JourneysService';
import { NOT_LISTED } from '@stowbridge/contract/addresses';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { ButtonLink } from '../../components/button';
import { PageSkeleton } from '../../components/skeleton';
import { Dashboard, type MenuList } from '../../layout/dashboard';
import { formatMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { updateSession, type Session } from '../../session/session';
import { MySavedSearches } from '../../components/searches/my-saved-searches';
import { useListView } from './list-view';
import { MyFavourites } from './my-favourites';
import { MyOffers } from './my-offers';
import { EmptyList, ListToggle, StoreList } from './store-list';

type Named = Pick<BuyerStoreDto, 'StoreID' | 'StoreName' | 'IsListed' | 'DealStatus'> &
  Partial<Pick<BuyerOfferDto, 'Price'>>;

const pathOf = ({ StoreID, StoreName }: Pick<Named, 'StoreID' | 'StoreName'>) =>
  paths.buyerProperty(StoreID, StoreName);

/** What remains to be said where no page can be opened: one's own offer, if it was one. */
function noteOf({ Price, DealStatus }: Named): string {
  const offer = Price && DealStatus ? `${formatMoney(Price)}, ${DealStatus}. ` : '';
  return offer + NOT_LISTED;
}

/** [DASH-12] */
function listOf(title: string, stores: Named[] | undefined, empty: string): MenuList {
  const unique = stores && [...new Map(stores.map((store) => [store.StoreID, store])).values()];
  const entries = unique?.map((store) => ({
    key: store.StoreID,
    label: store.StoreName,
    ...(store.IsListed ? { to: pathOf(store) } : { note: noteOf(store) }),
  }));
  return { title, entries, empty };
}

/** The stores of the signed-in buyer; what the answer says about the session is kept ([MSG-28], [AUTH-28]). */
async function load() {
  const answer = await new JourneysService(browserApi).buyerStores();
  const ndas = Object.fromEntries(
    answer.MyStores.flatMap((store) => (store.BuyerStoreNDAID ? [[store.StoreID, store.BuyerStoreNDAID]] : [])),
  );
  updateSession({ unread: answer.UnreadCount, ndas });
  return answer;
}

/** [DASH-01] to [DASH-14] */
export function BuyerDashboard({ session }: { session: Session }) {
  const { data, error } = useLoad(load);
  const [view, setView] = useListView();
  return (
    <Dashboard
      session={session}
      title="My Properties"
      lead="Properties whose materials you can read, and those you have made an offer on."
      tools={<ListToggle view={view} onView={setView} />}
      lists={[
        listOf('Interested Properties', data?.MyStores, 'None yet'),
        listOf('Submitted Offers', data?.MyDeals, 'None yet'),
      ]}
    >
      {error && <p role="alert">{error}</p>}
      {!data && !error && <PageSkeleton />}
      {data && data.MyDeals.length > 0 && <MyOffers offers={data.MyDeals} />}
      {data && data.MyStores.length > 0 && (
        <StoreList label="My Properties" stores={data.MyStores} view={view} action="View" pathOf={pathOf} mine />
      )}
      {data && data.MyStores.length === 0 && (
        <EmptyList
          // [DASH-06] Each view has its own words.
          text={view === 'list' ? 'No properties found.' : 'No properties available'}
          hint="Find a property and sign its NDA: it appears here at once, with its documents. We check new accounts meanwhile; you need not wait for that."
        >
          <ButtonLink small to={paths.search()}>
            Search properties
          </ButtonLink>
        </EmptyList>
      )}
      {/* After what stands above it, so that nothing moves. */}
      {(data || error) && (
        <MyFavourites>
          <MySavedSearches />
        </MyFavourites>
      )}
    </Dashboard>
  );
}
