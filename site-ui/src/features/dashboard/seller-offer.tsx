import { JourneysService } from '@stowbridge/api/services/JourneysService';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { Stage } from '@stowbridge/contract/ids';
import { offersSealed } from '@stowbridge/contract/rounds';
import { useCallback } from 'react';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Head } from '../../components/head';
import { Section } from '../../components/section';
import { PageSkeleton } from '../../components/skeleton';
import { StageTag } from '../../components/stage-tag';
import { Dashboard } from '../../layout/dashboard';
import { paths } from '../../lib/paths';
import { dealStage } from '../../lib/property-status';
import { useDue } from '../../lib/use-due';
import { Link } from '../../router/link';
import type { Session } from '../../session/session';
import { DealTurn, Thread } from '../../components/terms/thread';
import styles from './seller-offer.module.css';
import { NotYours, nullIfForeign } from './not-yours';
import { OfferActions } from './offer-actions';
import { useOfferAnswers } from './use-offer-answers';

const find = (storeId: number, dealId: number) =>
  nullIfForeign(async () => {
    const [{ stores, buyerStores }, terms] = await Promise.all([
      new JourneysService(browserApi).storeBuyers({ id: storeId }),
      nullIfForeign(() => new MeResourceService(browserApi).terms({ id: dealId })),
    ]);
    return { store: stores, offers: buyerStores, terms };
  });

interface SellerOfferProps {
  session: Session;
  storeId: number;
  dealId: number;
}

/** One offer on a seller's listing: whose turn it is, what can be done, and everything that was said. */
export function SellerOffer({ session, storeId, dealId }: SellerOfferProps) {
  const { data, error, reload } = useLoad(useCallback(() => find(storeId, dealId), [storeId, dealId]));
  const answers = useOfferAnswers(data?.offers, reload);
  const due = useDue();
  const offer = data?.terms ? data.offers.find(({ ID }) => ID === dealId) : undefined;
  const sealed = data?.store.OffersSealedUntil;
  if (data === null) {
    return <NotYours session={session} />;
  }
  const title = offer ? `Offer of ${offer.LOIName}` : 'Offer';
  const accepted = data?.offers.find(({ DealStatusID }) => DealStatusID === Stage.Accepted);
  return (
    <Dashboard
      session={session}
      title={title}
      lead={data && <Link to={paths.sellerProperty(storeId, data.store.StoreName)}>{data.store.StoreName}</Link>}
    >
      <Head title={title} noIndex />
      {error && <p role="alert">{error}</p>}
      {!data && !error && <PageSkeleton />}
      {data && !offer && <p>{sealed ? offersSealed(due(new Date(sealed))) : 'There is no such offer.'}</p>}
      {data?.terms && offer && (
        <>
          <DealTurn terms={data.terms} reader="seller" due={due} />
          <div className={styles.actions}>
            <StageTag stage={dealStage(offer.DealStatusID, offer.DealStatus)} />
            <OfferActions
              offer={offer}
              other={accepted && accepted.ID !== dealId}
              onAnswer={(answer) => answers.ask(offer, answer)}
            />
          </div>
          <Section title="Terms">
            <Thread terms={data.terms} reader="seller" due={due} />
          </Section>
          {answers.dialog}
        </>
      )}
    </Dashboard>
  );
}
