import type { SellerStoreDto } from '@stowbridge/api';
import { JourneysService } from '@stowbridge/api/services/JourneysService';
import { useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { ButtonLink } from '../../components/button';
import { PageSkeleton } from '../../components/skeleton';
import { Dashboard } from '../../layout/dashboard';
import { paths } from '../../lib/paths';
import { updateSession, type Session } from '../../session/session';
import { MySavedSearches } from '../../components/searches/my-saved-searches';
import { useListView } from './list-view';
import { ListingOffers } from './listing-offers';
import { MyFavourites } from './my-favourites';
import styles from './store-list.module.css';
import { EmptyList, ListToggle, StoreList } from './store-list';

const pathOf = ({ StoreID, StoreName }: SellerStoreDto) => paths.sellerProperty(StoreID, StoreName);

async function load() {
  const answer = await new JourneysService(browserApi).sellerStores();
  updateSession({ unread: answer.UnreadCount });
  return answer;
}

/** [DASH-15] to [DASH-23] */
export function SellerDashboard({ session }: { session: Session }) {
  const { data, error } = useLoad(load);
  const [view, setView] = useListView();
  const [waiting, setWaiting] = useState(false);
  const stores = data?.Stores ?? [];
  const toAnswer = stores.filter(({ OpenOffers }) => OpenOffers > 0);
  const shown = waiting ? toAnswer : [...toAnswer, ...stores.filter(({ OpenOffers }) => OpenOffers === 0)];
  return (
    <Dashboard
      session={session}
      title="My Listings"
      lead="Your properties and the offers on them."
      tools={<ListToggle view={view} onView={setView} />}
      lists={[
        {
          title: 'View my listing',
          entries: data?.Stores.map(({ StoreID, StoreName }) => ({
            key: StoreID,
            label: StoreName,
            to: paths.property(StoreID, StoreName),
          })),
          empty: 'None yet',
        },
      ]}
    >
      {error && <p role="alert">{error}</p>}
      {!data && !error && <PageSkeleton />}
      {data && stores.length > 0 && (
        <button
          type="button"
          className={styles.waiting}
          aria-pressed={waiting}
          disabled={!waiting && toAnswer.length === 0}
          onClick={() => setWaiting(!waiting)}
        >
          Waiting for an answer <span className="figures">{toAnswer.length}</span>
        </button>
      )}
      {data && stores.length > 0 && (
        <StoreList
          key={String(waiting)}
          label="My Listings"
          stores={shown}
          view={view}
          action="Check Offer(s)"
          pathOf={pathOf}
          offersOf={(store) => <ListingOffers store={store} />}
        />
      )}
      {data && stores.length === 0 && (
        <EmptyList
          text={view === 'list' ? 'No properties found.' : 'No properties available'}
          hint="A listing appears here as soon as your broker has assigned it to you."
        >
          <ButtonLink small to={paths.contact}>
            Contact Us
          </ButtonLink>
        </EmptyList>
      )}
      {(data || error) && (
        <MyFavourites unlessNone>
          <MySavedSearches unlessNone />
        </MyFavourites>
      )}
    </Dashboard>
  );
}
