import type { BuyerStoreDto } from '@stowbridge/api';
import { NOT_LISTED } from '@stowbridge/contract/addresses';
import { useState, type ReactNode } from 'react';
import { Pager } from '../../components/pager';
import { Photo } from '../../components/photo';
import { Segments } from '../../components/segments';
import { StageTag } from '../../components/stage-tag';
import tableStyles from '../../components/table.module.css';
import { Words } from '../../components/words';
import { formatDate, formatLongDate } from '../../lib/format';
import { dealStage, propertyStage } from '../../lib/property-status';
import { Link } from '../../router/link';
import type { ListView } from './list-view';
import styles from './store-list.module.css';

/** [CONST-28] Paged on the client ([DASH-07], [DASH-20]). */
const pageLength = 10;

export interface StoreListProps<Store extends BuyerStoreDto> {
  label: string;
  stores: Store[];
  view: ListView;
  /** The row's action: [DASH-04] [DASH-05], [DASH-18] [DASH-19]. */
  action: string;
  pathOf: (store: Store) => string;
  /** [DASH-17] The offers on one's listing. */
  offersOf?: (store: Store) => ReactNode;
  /** Whether the reader has a stage of their own on these properties. */
  mine?: boolean;
}

/** [DASH-02] [DASH-16] A table or a grid of the same properties. */
export function StoreList<Store extends BuyerStoreDto>(props: StoreListProps<Store>) {
  const { label, stores, view } = props;
  const [page, setPage] = useState(1);
  const shown = stores.slice((page - 1) * pageLength, page * pageLength);
  return (
    <>
      {view === 'list' ? <StoreTable {...props} stores={shown} /> : <StoreGrid {...props} stores={shown} />}
      <Pager label={label} page={page} pageLength={pageLength} total={stores.length} onPage={setPage} />
    </>
  );
}

/** [DASH-03] [DASH-17] */
function StoreTable<Store extends BuyerStoreDto>({
  label,
  stores,
  action,
  pathOf,
  offersOf,
  mine,
}: StoreListProps<Store>) {
  return (
    <div className={tableStyles.scroll}>
      <table className={`${tableStyles.table} ${styles.compact} ${styles.wide} figures`} aria-label={label}>
        <thead>
          <tr>
            {['Name', 'Date Listed', 'Address', 'City', 'State', 'Zip Code'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {offersOf && <th scope="col">Offers</th>}
            <th scope="col" aria-label="Property status">
              Status
            </th>
            {mine && <th scope="col">My stage</th>}
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {stores.map((store) => (
            <tr key={store.StoreID}>
              <td className={styles.name}>
                <div className={styles.named}>
                  <span className={styles.thumbnail}>
                    <Photo fileName={store.StoreImage} color={store.StoreImageColor} alt="" sizes="76px" />
                  </span>
                  <span title={store.StoreName}>
                    <Words text={store.StoreName} />
                    {!store.IsListed && <small className={styles.notListed}>{NOT_LISTED}</small>}
                  </span>
                </div>
              </td>
              <td data-label="Listed" className={styles.date}>
                {store.CreatedDate && formatDate(store.CreatedDate)}
              </td>
              <td className={styles.address} title={store.Address ?? undefined}>
                <Words text={store.Address} />
              </td>
              <td className={styles.city} title={store.City ?? undefined}>
                <Words text={store.City} />
              </td>
              <td className={styles.state}>{store.State}</td>
              <td className={styles.zip}>{store.ZipCode}</td>
              {offersOf && <td className={styles.offersCell}>{offersOf(store)}</td>}
              <td className={styles.status}>
                {store.StatusID !== null && <StageTag stage={propertyStage(store.StatusID, store.StoreStatus)} />}
              </td>
              {mine && (
                <td data-label="Mine" className={styles.status}>
                  <MyStage store={store} />
                </td>
              )}
              <td className={styles.actionCell}>
                {store.IsListed && (
                  <Link className={styles.action} to={pathOf(store)}>
                    {action}
                    <span className="hidden-text"> {store.StoreName}</span>
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** [CONST-56] */
function StoreGrid<Store extends BuyerStoreDto>({ stores, action, pathOf, offersOf, mine }: StoreListProps<Store>) {
  return (
    <div className={styles.grid}>
      {stores.map((store) => (
        <article key={store.StoreID} className={styles.card}>
          <div className={styles.frame}>
            <Photo
              fileName={store.StoreImage}
              color={store.StoreImageColor}
              alt={store.StoreName}
              sizes="(min-width: 1200px) 320px, (min-width: 560px) 45vw, 92vw"
            />
            {store.StatusID !== null && (
              <div className={styles.tag}>
                <StageTag stage={propertyStage(store.StatusID, store.StoreStatus)} />
              </div>
            )}
          </div>
          <h2>{store.StoreName}</h2>
          {store.IsListed ? (
            <p>
              {[store.Address, store.City].filter(Boolean).join(', ')}, {store.State} {store.ZipCode}
            </p>
          ) : (
            <p>{NOT_LISTED}</p>
          )}
          {store.CreatedDate && <p>Listed {formatLongDate(store.CreatedDate)}</p>}
          {mine && store.DealStatusID !== null && (
            <p>
              My stage: <MyStage store={store} />
            </p>
          )}
          {offersOf && <div className={styles.offers}>{offersOf(store)}</div>}
          {store.IsListed && (
            <Link className={styles.action} to={pathOf(store)}>
              {action}
              <span className="hidden-text"> {store.StoreName}</span>
            </Link>
          )}
        </article>
      ))}
    </div>
  );
}

function MyStage({ store: { DealStatusID, DealStatus } }: { store: BuyerStoreDto }) {
  return DealStatusID !== null && <StageTag stage={dealStage(DealStatusID, DealStatus ?? '')} />;
}

const views = [
  ['list', 'List', 'list'],
  ['grid', 'Grid', 'grid'],
] as const;

export const ListToggle = ({ view, onView }: { view: ListView; onView: (view: ListView) => void }) => (
  <Segments label="View" choices={views} chosen={view} onChoose={onView} />
);

/** What will be here, and how it gets here. */
export function EmptyList({ text, hint, children }: { text: string; hint: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      <p>{hint}</p>
      {children}
    </div>
  );
}
