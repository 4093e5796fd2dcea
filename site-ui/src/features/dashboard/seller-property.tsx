import type { ListingQuestionDto, OfferDto, StoreBuyersDto } from '@stowbridge/api';
import { OffersService } from '@stowbridge/api/services/OffersService';
import { JourneysService } from '@stowbridge/api/services/JourneysService';
import { DOCUMENTS_ANCHOR } from '@stowbridge/contract/addresses';
import { Stage } from '@stowbridge/contract/ids';
import { canBeAnswered, hasClosing } from '@stowbridge/contract/stages';
import { Suspense, useCallback, useState } from 'react';
import { ApiError, textOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Button } from '../../components/button';
import { AlertDialog } from '../../components/dialog';
import { DocumentsTable } from '../../components/documents-table';
import { Head } from '../../components/head';
import { late } from '../../components/late';
import { Section } from '../../components/section';
import { PageSkeleton } from '../../components/skeleton';
import tableStyles from '../../components/table.module.css';
import { showToast } from '../../components/toast';
import { Dashboard } from '../../layout/dashboard';
import { formatAddress, formatMoney } from '../../lib/format';
import { paths } from '../../lib/paths';
import { Link } from '../../router/link';
import { useAnchor } from '../../router/use-anchor';
import type { Session } from '../../session/session';
import { AccessRequests, findSigners, type Signer } from './access-requests';
import { DocumentReaders, findReaders, type Readers } from './document-readers';
import { findQuestions, ListingQuestions } from './listing-questions';
import styles from './offer-card.module.css';
import { OfferCard } from './offer-card';

const Closing = late(() => import('../closing/closing'));

type Answer = 'accept' | 'reject';

/** An answer that still has to be confirmed; after a refusal with what the server said. */
interface Pending {
  offerId: number;
  answer: Answer;
  refusal?: string;
}

/** [DASH-28] [DASH-29] [DASH-30] What is about to happen, in words. */
function confirmation(offer: OfferDto, answer: Answer): string {
  const which = `the offer of ${formatMoney(offer.Price ?? 0)} by ${offer.LOIName}`;
  return answer === 'accept'
    ? `Accept ${which}? The property moves into due diligence, and the buyer is told at once.`
    : `Reject ${which}? The buyer is told at once. This cannot be undone.`;
}

/** Deals that cannot be answered, because they hold no offer. */
function inTalks(count: number): string {
  const buyers = count === 1 ? '1 buyer who has' : `${count} buyers who have`;
  return `We are in talks with ${buyers} not submitted offer terms yet. You can answer as soon as there is an offer.`;
}

/** A listing with its offers, documents, signers, readers and questions: together, so that nothing moves when a part comes. */
type Listing = StoreBuyersDto & { signers: Signer[]; readers: Readers; questions: ListingQuestionDto[] };

/** Null where the property is not one of theirs, or not at all. */
async function findListing(storeId: number): Promise<Listing | null> {
  try {
    const [listing, signers, readers, questions] = await Promise.all([
      new JourneysService(browserApi).storeBuyers({ id: storeId }),
      findSigners(storeId),
      findReaders(storeId),
      findQuestions(storeId),
    ]);
    return { ...listing, signers, readers, questions };
  } catch (failure) {
    if (failure instanceof ApiError && [400, 403, 404].includes(failure.status)) {
      return null;
    }
    throw failure;
  }
}

/** [FSITE-23] */
function NotYours({ session }: { session: Session }) {
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

/** [DASH-24] to [DASH-40] A seller's property: offers to answer, documents to read. */
export function SellerProperty({ session, storeId }: { session: Session; storeId: number }) {
  const { data: found, error, reload } = useLoad(useCallback(() => findListing(storeId), [storeId]));
  const data = found ?? undefined;
  const [pending, setPending] = useState<Pending>();
  const [sending, setSending] = useState(false);
  const store = data?.stores;
  useAnchor(data !== undefined);

  const asked = pending && data?.buyerStores.find(({ ID }) => ID === pending.offerId);

  const send = async (offer: OfferDto, answer: Answer) => {
    setSending(true);
    try {
      const { ID, StoreID, BuyerID, Price, Version } = offer;
      // [DASH-39] Refused when the offer is no longer the one that is given.
      await new OffersService(browserApi)[answer]({
        requestBody: { Id: ID, StoreId: StoreID, BuyerId: BuyerID ?? undefined, Price: Price ?? undefined, Version },
      });
      setPending(undefined);
      await reload();
      showToast(answer === 'accept' ? 'The offer is accepted.' : 'The offer is rejected.');
    } catch (failure) {
      // The offer was revised or somebody was quicker: the question stays, beside the offer as it is now.
      await reload();
      setPending({ offerId: offer.ID, answer, refusal: textOf(failure) });
    } finally {
      setSending(false);
    }
  };

  if (found === null) {
    return <NotYours session={session} />;
  }
  const accepted = data?.buyerStores.find(({ DealStatusID }) => DealStatusID === Stage.Accepted);
  const closing = data?.buyerStores.find(({ DealStatusID }) => hasClosing(DealStatusID));
  // [FSITE-22] Beside an accepted offer the others can only be rejected.
  const answerable =
    pending && asked && canBeAnswered(asked.DealStatusID) && !(accepted && pending.answer === 'accept');
  return (
    <Dashboard session={session} title={store?.StoreName ?? 'Property'} lead={store && formatAddress(store)}>
      <Head title={store?.StoreName ?? 'Property'} noIndex />
      {error && <p role="alert">{error}</p>}
      {!data && !error && <PageSkeleton />}
      {data && (
        <>
          <Section title="Offers">
            {data.stores.InTalks > 0 && <p>{inTalks(data.stores.InTalks)}</p>}
            {data.buyerStores.length === 0 ? (
              <p className={tableStyles.empty}>No Deals</p>
            ) : (
              <div className={styles.cards}>
                {data.buyerStores.map((offer) => (
                  <OfferCard
                    key={offer.ID}
                    offer={offer}
                    other={accepted && accepted.ID !== offer.ID}
                    onAnswer={(answer) => setPending({ offerId: offer.ID, answer })}
                  />
                ))}
              </div>
            )}
          </Section>
          {closing && (
            <Suspense>
              <Closing dealId={closing.ID} />
            </Suspense>
          )}
          <AccessRequests storeId={storeId} signers={data.signers} reload={reload} />
          <Section title="Documents" id={DOCUMENTS_ANCHOR}>
            <DocumentsTable propertyId={storeId} documents={data.documents} empty="No documents for this property" />
          </Section>
          <DocumentReaders storeId={storeId} first={data.readers} />
          <ListingQuestions questions={data.questions} reload={reload} />
        </>
      )}
      {pending && asked && (
        <AlertDialog
          text={[pending.refusal, answerable && confirmation(asked, pending.answer)].filter(Boolean).join(' ')}
          onClose={() => setPending(undefined)}
        >
          <Button small look="secondary" disabled={sending} onClick={() => setPending(undefined)}>
            Cancel
          </Button>
          {answerable && (
            <Button
              small
              look={pending.answer === 'accept' ? 'primary' : 'danger'}
              disabled={sending}
              onClick={() => void send(asked, pending.answer)}
            >
              {pending.answer === 'accept' ? 'Accept offer' : 'Reject offer'}
            </Button>
          )}
        </AlertDialog>
      )}
    </Dashboard>
  );
}
