import type { ComparedOfferDto } from '@stowbridge/api';
import { JourneysService } from '@stowbridge/api/services/JourneysService';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { offersSealed } from '@stowbridge/contract/rounds';
import { useCallback, useId, useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Button } from '../../components/button';
import { Head } from '../../components/head';
import { PageSkeleton } from '../../components/skeleton';
import { StageTag } from '../../components/stage-tag';
import tableStyles from '../../components/table.module.css';
import { Words } from '../../components/words';
import formStyles from '../../forms/form.module.css';
import { Dashboard } from '../../layout/dashboard';
import { paths } from '../../lib/paths';
import { dealStage } from '../../lib/property-status';
import { useDue } from '../../lib/use-due';
import { Link } from '../../router/link';
import type { Session } from '../../session/session';
import styles from './compare-offers.module.css';
import { columnsOf, inOrder, ORDERS, type Asked } from './compared';
import { NotYours, nullIfForeign } from './not-yours';

const find = (storeId: number) =>
  nullIfForeign(async () => {
    const [offers, { stores }, { Price, RentableSQFT }] = await Promise.all([
      new MeResourceService(browserApi).compareOffers({ id: storeId }),
      new JourneysService(browserApi).storeBuyers({ id: storeId }),
      new JourneysService(browserApi).profile({ id: storeId }),
    ]);
    return {
      store: stores,
      offers,
      asked: { price: Price, rentableSqft: RentableSQFT },
    };
  });

/** [BEYC-18] The offers on a listing beside each other, for its seller. */
export function CompareOffers({ session, storeId }: { session: Session; storeId: number }) {
  const { data, error } = useLoad(useCallback(() => find(storeId), [storeId]));
  const due = useDue();
  if (data === null) {
    return <NotYours session={session} />;
  }
  const sealed = data?.store.OffersSealedUntil;
  return (
    <Dashboard
      session={session}
      title="Compare offers"
      lead={data && <Link to={paths.sellerProperty(storeId, data.store.StoreName)}>{data.store.StoreName}</Link>}
    >
      <Head title="Compare offers" noIndex />
      {error && <p role="alert">{error}</p>}
      {!data && !error && <PageSkeleton />}
      {sealed ? (
        <p className={tableStyles.empty}>{offersSealed(due(new Date(sealed)))}</p>
      ) : (
        data?.offers.length === 0 && <p className={tableStyles.empty}>No Deals</p>
      )}
      {data && data.offers.length > 0 && (
        <Comparison offers={data.offers} asked={data.asked} storeId={storeId} storeName={data.store.StoreName} />
      )}
    </Dashboard>
  );
}

interface ComparisonProps {
  offers: ComparedOfferDto[];
  asked: Asked;
  storeId: number;
  storeName: string;
}

function Comparison({ offers, asked, storeId, storeName }: ComparisonProps) {
  const [order, setOrder] = useState(0);
  const orderId = useId();
  const columns = columnsOf(offers, asked);
  return (
    <>
      <div className={styles.tools}>
        <label htmlFor={orderId}>Sort by</label>
        <select
          id={orderId}
          className={formStyles.control}
          value={order}
          onChange={({ target }) => setOrder(Number(target.value))}
        >
          {ORDERS.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
        <Button small look="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <div
        className={`${tableStyles.scroll} ${styles.scroll}`}
        role="region"
        aria-label="Offers side by side"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys, too
        tabIndex={0}
      >
        <table className={`${tableStyles.table} ${tableStyles.stack} ${styles.compared} figures`}>
          <thead>
            <tr>
              <th scope="col">Buyer</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {inOrder(offers, ORDERS[order]?.key ?? (() => 0)).map((offer) => (
              <tr key={offer.dealId}>
                <th scope="row">
                  <Link to={paths.sellerOffer(storeId, storeName, offer.dealId)}>{offer.terms.loiName}</Link>
                  <span>{offer.terms.loiCompanyName}</span>
                </th>
                {columns.map(({ label, value }) => (
                  <td key={label} data-label={label}>
                    {value(offer) && <Words text={value(offer)} />}
                  </td>
                ))}
                <td data-label="Status">
                  <StageTag stage={dealStage(offer.statusId, offer.statusName)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
