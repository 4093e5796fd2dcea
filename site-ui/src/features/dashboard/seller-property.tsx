import { useCallback, useState } from 'react';
import { textOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import type { Offer } from '../../api/profile';
import { answerOffer, getStoreBuyers } from '../../api/seller';
import { useLoad } from '../../api/use-load';
import { showAlert } from '../../components/alerts';
import { Button } from '../../components/button';
import { AlertDialog } from '../../components/dialog';
import { DocumentsTable } from '../../components/documents-table';
import { Head } from '../../components/head';
import { Section } from '../../components/section';
import { PageSkeleton } from '../../components/skeleton';
import tableStyles from '../../components/table.module.css';
import { formatAddress, formatMoney } from '../../format';
import { Dashboard } from '../../layout/dashboard';
import type { Session } from '../../session/session';
import styles from './offer-card.module.css';
import { OfferCard } from './offer-card';

interface Pending {
  offer: Offer;
  answer: 'accept' | 'reject';
}

/** [DASH-28] [DASH-29] [DASH-30] What is about to happen, in words. */
export function confirmation({ offer, answer }: Pending): string {
  const which = `the offer of ${formatMoney(offer.Price ?? 0)} by ${offer.LOIName}`;
  return answer === 'accept'
    ? `Accept ${which}? The property moves into due diligence, and the buyer is told at once.`
    : `Reject ${which}? The buyer is told at once. This cannot be undone.`;
}

/** [DASH-24] to [DASH-40] A seller's property: offers to answer, documents to read. */
export function SellerProperty({ session, storeId }: { session: Session; storeId: number }) {
  const { data, error, reload } = useLoad(useCallback(() => getStoreBuyers(browserApi, storeId), [storeId]));
  const [pending, setPending] = useState<Pending>();
  const [sending, setSending] = useState(false);
  const store = data?.stores;

  const send = async ({ offer, answer }: Pending) => {
    setSending(true);
    try {
      await answerOffer(browserApi, answer, offer);
    } catch (failure) {
      // A lost race says how the offer stands now; the list below is then loaded again all the same.
      void showAlert(textOf(failure));
    } finally {
      setSending(false);
      setPending(undefined);
    }
    await reload();
  };

  return (
    <Dashboard session={session} title={store?.StoreName ?? 'Property'} lead={store && formatAddress(store)}>
      <Head title={store?.StoreName ?? 'Property'} noIndex />
      {error && <p role="alert">{error}</p>}
      {!data && !error && <PageSkeleton />}
      {data && (
        <>
          <Section title="Offers">
            {data.buyerStores.length === 0 ? (
              <p className={tableStyles.empty}>No Deals</p>
            ) : (
              <div className={styles.cards}>
                {data.buyerStores.map((offer) => (
                  <OfferCard key={offer.ID} offer={offer} onAnswer={(answer) => setPending({ offer, answer })} />
                ))}
              </div>
            )}
          </Section>
          <Section title="Documents">
            <DocumentsTable documents={data.documents} empty="No documents for this property" />
          </Section>
        </>
      )}
      {pending && (
        <AlertDialog text={confirmation(pending)} onClose={() => setPending(undefined)}>
          <Button small look="secondary" disabled={sending} onClick={() => setPending(undefined)}>
            Cancel
          </Button>
          <Button
            small
            look={pending.answer === 'accept' ? 'primary' : 'danger'}
            disabled={sending}
            onClick={() => void send(pending)}
          >
            {pending.answer === 'accept' ? 'Accept offer' : 'Reject offer'}
          </Button>
        </AlertDialog>
      )}
    </Dashboard>
  );
}
