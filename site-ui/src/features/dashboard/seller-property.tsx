import type { ListingQuestionDto, StoreBuyersDto } from '@stowbridge/api';
import { JourneysService } from '@stowbridge/api/services/JourneysService';
import { DOCUMENTS_ANCHOR } from '@stowbridge/contract/addresses';
import { Stage } from '@stowbridge/contract/ids';
import { offersSealed } from '@stowbridge/contract/rounds';
import { hasClosing } from '@stowbridge/contract/stages';
import { type ReactNode, useCallback } from 'react';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { ButtonLink } from '../../components/button';
import { DocumentsTable } from '../../components/documents-table';
import { Head } from '../../components/head';
import { Section } from '../../components/section';
import { PageSkeleton } from '../../components/skeleton';
import tableStyles from '../../components/table.module.css';
import { Dashboard } from '../../layout/dashboard';
import { formatAddress } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useDue } from '../../lib/use-due';
import { useAnchor } from '../../router/use-anchor';
import type { Session } from '../../session/session';
import { AccessRequests, findSigners, type Signer } from './access-requests';
import { DocumentReaders, findReaders, type Readers } from './document-readers';
import { findQuestions, ListingQuestions } from './listing-questions';
import styles from './offer-card.module.css';
import { NotYours, nullIfForeign } from './not-yours';
import { OfferCard } from './offer-card';
import { useOfferAnswers } from './use-offer-answers';

/** Deals that cannot be answered, because they hold no offer. */
function inTalks(count: number): string {
  const buyers = count === 1 ? '1 buyer who has' : `${count} buyers who have`;
  return `We are in talks with ${buyers} not submitted offer terms yet. You can answer as soon as there is an offer.`;
}

/** A listing with its offers, documents, signers, readers and questions: together, so that nothing moves when a part comes. */
type Listing = StoreBuyersDto & { signers: Signer[]; readers: Readers; questions: ListingQuestionDto[] };

/** Null where the property is not one of theirs, or not at all. */
const findListing = (storeId: number): Promise<Listing | null> =>
  nullIfForeign(async () => {
    const [listing, signers, readers, questions] = await Promise.all([
      new JourneysService(browserApi).storeBuyers({ id: storeId }),
      findSigners(storeId),
      findReaders(storeId),
      findQuestions(storeId),
    ]);
    return { ...listing, signers, readers, questions };
  });

interface Props {
  session: Session;
  storeId: number;
  /** What is to be done and when for an accepted offer. */
  closingOf: (dealId: number) => ReactNode;
  /** What happens on the listing. */
  activity: ReactNode;
}

/** [DASH-24] to [DASH-40] A seller's property: offers to answer, documents to read. */
export function SellerProperty({ session, storeId, closingOf, activity }: Props) {
  const { data: found, error, reload } = useLoad(useCallback(() => findListing(storeId), [storeId]));
  const data = found ?? undefined;
  const store = data?.stores;
  useAnchor(data !== undefined);

  const answers = useOfferAnswers(data?.buyerStores, reload);
  const due = useDue();

  if (found === null) {
    return <NotYours session={session} />;
  }
  const accepted = data?.buyerStores.find(({ DealStatusID }) => DealStatusID === Stage.Accepted);
  const sealed = store?.OffersSealedUntil;
  const closing = data?.buyerStores.find(({ DealStatusID }) => hasClosing(DealStatusID));
  return (
    <Dashboard session={session} title={store?.StoreName ?? 'Property'} lead={store && formatAddress(store)}>
      <Head title={store?.StoreName ?? 'Property'} noIndex />
      {error && <p role="alert">{error}</p>}
      {!data && !error && <PageSkeleton />}
      {data && (
        <>
          <Section title="Offers">
            {data.buyerStores.length > 1 && (
              <p className={styles.compare}>
                <ButtonLink small look="secondary" to={paths.compareOffers(storeId, data.stores.StoreName)}>
                  Compare
                </ButtonLink>
              </p>
            )}
            {data.stores.InTalks > 0 && <p>{inTalks(data.stores.InTalks)}</p>}
            {sealed ? (
              <p className={tableStyles.empty}>{offersSealed(due(new Date(sealed)))}</p>
            ) : (
              data.buyerStores.length === 0 && <p className={tableStyles.empty}>No Deals</p>
            )}
            {data.buyerStores.length > 0 && (
              <div className={styles.cards}>
                {data.buyerStores.map((offer) => (
                  <OfferCard
                    key={offer.ID}
                    offer={offer}
                    other={accepted && accepted.ID !== offer.ID}
                    onAnswer={(answer) => answers.ask(offer, answer)}
                  />
                ))}
              </div>
            )}
          </Section>
          {closing && closingOf(closing.ID)}
          {activity}
          <AccessRequests storeId={storeId} signers={data.signers} reload={reload} />
          <Section title="Documents" id={DOCUMENTS_ANCHOR}>
            <DocumentsTable propertyId={storeId} documents={data.documents} empty="No documents for this property" />
          </Section>
          <DocumentReaders storeId={storeId} first={data.readers} />
          <ListingQuestions questions={data.questions} reload={reload} />
        </>
      )}
      {answers.dialog}
    </Dashboard>
  );
}
