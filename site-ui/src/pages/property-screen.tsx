import { canBeAnswered } from '@stowbridge/contract/stages';
import { isOffice, isOpen, mayAsk, mayOpenMarket, mayReadDocuments } from '@stowbridge/contract/visibility';
import { Fragment, Suspense, useState } from 'react';
import { Button, ButtonLink } from '../components/button';
import { Section } from '../components/section';
import { Brokers } from '../features/profile/brokers';
import { Details } from '../features/profile/details';
import { Location } from '../features/profile/location';
import { Gallery } from '../features/profile/gallery';
import type { LoadedProfile } from '../features/profile/load-profile';
import { Documents } from '../features/profile/materials';
import { accessOf, nextStep, type NextStep } from '../features/profile/next-step';
import { placesAbove } from '../features/profile/places-above';
import { Similar } from '../features/profile/similar';
import { Summary } from '../features/profile/summary';
import { formIds } from '../forms/form-ids';
import { useRouter } from '../router/hooks';
import { Link } from '../router/link';
import { useOpenForm } from '../forms/use-open-form';
import { formatAddress } from '../lib/format';
import { paths } from '../lib/paths';
import { useLikelySession } from '../session/use-session';
import styles from './property-screen.module.css';
import { late, lateExtra } from '../components/late';
import { useMounted } from '../components/use-mounted';

const NdaDialog = late(() => import('../features/nda/nda-dialog'));
const OfferDialog = late(() => import('../features/offers/offer-dialog'));
const OffersDue = late(() => import('../features/profile/bidding/offers-due'));
const Closing = late(() => import('./property-closing'));
const PriceHistory = late(() => import('../features/profile/price-history'));
const Tools = lateExtra(() => import('../features/profile/tools/tools'));
const Ask = lateExtra(() => import('../features/profile/tools/ask'));
const Questions = late(() => import('../features/questions/questions'));

const notes: Partial<Record<NextStep, string>> = {
  register: 'An account is free. Documents and market analysis are shown under an NDA.',
  sign: 'Documents and market analysis are shown under an NDA.',
  accepted: 'Your offer on this property has been accepted. The broker will guide you through due diligence.',
  own: 'This is your listing.',
};

/** What stands below the next step, or in its place. */
function noteOf(step: NextStep, { AccessText, OffersClosed }: LoadedProfile['profile']): string | undefined {
  if (step === 'late') {
    return OffersClosed ?? undefined;
  }
  if (step === 'closed-access') {
    return AccessText ?? undefined;
  }
  return notes[step];
}

/** Whose view a preview shows: any buyer's who has not signed yet. */
const anyBuyer = { id: 0, role: 'Buyer', name: '' } as const;

interface Props {
  loaded: LoadedProfile;
  /** Shown to an administrator as a buyer sees it; nothing can be signed or offered. */
  preview?: boolean;
  /** At the address of a buyer who found it there: whose offer was accepted keeps the documents when it is closed. */
  own?: boolean;
}

/** A property, for whoever looks at it. [PROF-01] to [PROF-25] */
export function PropertyScreen({ loaded, preview = false, own = false }: Props) {
  const { profile, offices } = loaded;
  const signedIn = useLikelySession();
  const session = preview ? anyBuyer : signedIn;
  const access = accessOf(profile, session);
  const step = nextStep(profile, session);
  const open = isOpen(access.state);
  const readable = mayReadDocuments(access.state, access.viewer);
  const asks = mayAsk(access.state, access.viewer);
  const [dialog, setDialog] = useState<'nda' | 'offer' | null>(null);
  useOpenForm(formIds.nda(profile.StoreID), step === 'sign' && !preview, () => setDialog('nda'));
  useOpenForm(formIds.offer(profile.StoreID), step === 'offer' || step === 'offline', () => setDialog('offer'));
  const router = useRouter();
  const offers = profile.Offers;
  const { bidding, parts } = loaded;
  const mounted = useMounted();
  const dueAt = open && (profile.OffersRound?.DueAt ?? profile.OffersDueAt);
  const replaced = step === 'offer' ? offers.find(({ DealStatusID }) => canBeAnswered(DealStatusID)) : undefined;
  const deal = bidding?.terms && (
    <bidding.parts.YourDeal
      terms={bidding.terms}
      offers={offers}
      onRevise={replaced && (() => setDialog('offer'))}
      turnShown={own}
      reload={router.reload}
    />
  );
  return (
    <>
      {own && bidding?.terms && (
        <div className={`container ${styles.turn}`}>
          <bidding.parts.YourTurn terms={bidding.terms} />
        </div>
      )}
      <div className={`container ${styles.property}`}>
        <header className={styles.head}>
          <Trail profile={profile} />
          <h1>{profile.StoreName}</h1>
          <p className={styles.place}>{formatAddress(profile)}</p>
          {profile.IsConfidential && <p className={styles.place}>Name and address after the NDA.</p>}
          {!preview && (
            <div className={styles.tools}>
              {mounted && (
                <Suspense>
                  <Tools profile={profile} />
                </Suspense>
              )}
            </div>
          )}
        </header>
        <div className={styles.gallery}>
          <Gallery profile={profile} />
        </div>
        <div className={styles.summary}>
          <Summary
            profile={profile}
            note={noteOf(step, profile)}
            action={
              <Action
                step={step}
                profile={profile}
                revises={replaced !== undefined}
                onOpen={setDialog}
                preview={preview}
              />
            }
          >
            {dueAt && (
              <div className={styles.due}>
                {mounted && (
                  <Suspense>
                    <OffersDue
                      profile={profile}
                      dueAt={dueAt}
                      onPassed={step === 'offer' ? router.reload : undefined}
                    />
                  </Suspense>
                )}
              </div>
            )}
            {parts && profile.EmailToConfirm && <parts.ConfirmLine email={profile.EmailToConfirm} />}
            <Brokers brokers={profile.Brokers} offices={offices} />
            {!preview && !isOffice(access.viewer) && profile.ISActive && (
              <div className={styles.ask}>
                {mounted && (
                  <Suspense>
                    <Ask profile={profile} />
                  </Suspense>
                )}
              </div>
            )}
            {/* Last, because it comes when the browser has found out who looks. */}
            {parts && open && mayOpenMarket(access.state, access.viewer) && <parts.MarketButton profile={profile} />}
          </Summary>
        </div>
        <div className={styles.body}>
          {profile.OffersRound && bidding && <bidding.parts.RoundSection round={profile.OffersRound} />}
          {own && deal}
          {bidding && (
            <Suspense>
              <Closing offers={offers} />
            </Suspense>
          )}
          {profile.Description && (
            <Section title="Description">
              {/* Sanitised by the server when it was stored. */}
              <div className="prose" dangerouslySetInnerHTML={{ __html: profile.Description }} />
            </Section>
          )}
          <Details profile={profile} />
          {mounted && profile.PriceHistory.length > 1 && (
            <Suspense>
              <PriceHistory prices={profile.PriceHistory} />
            </Suspense>
          )}
          {(open || (own && readable)) && step !== 'own' && <Documents loaded={loaded} open={readable} asks={asks} />}
          {(open || own) && asks && (
            <div className={styles.questions}>
              <Suspense>
                <Questions profile={profile} />
              </Suspense>
            </div>
          )}
          {!own && deal}
          <Location profile={profile} />
        </div>
        <Suspense>
          {dialog === 'nda' && <NdaDialog profile={profile} onClose={() => setDialog(null)} onSigned={router.reload} />}
          {dialog === 'offer' && step !== 'late' && (
            <OfferDialog
              profile={profile}
              offline={step === 'offline'}
              replaced={replaced}
              bargain={bidding?.terms}
              onClose={() => setDialog(null)}
            />
          )}
        </Suspense>
      </div>
      {!preview && <Similar storeId={profile.StoreID} title="Similar properties" />}
    </>
  );
}

function Trail({ profile }: Pick<LoadedProfile, 'profile'>) {
  return (
    <nav className={styles.trail} aria-label="Breadcrumb">
      {placesAbove(profile).map(({ label, to }, index) => (
        <Fragment key={to}>
          {index > 0 && <span aria-hidden="true">/</span>}
          <Link to={to}>{label}</Link>
        </Fragment>
      ))}
    </nav>
  );
}

interface ActionProps {
  step: NextStep;
  profile: LoadedProfile['profile'];
  /** New terms replace those of an open offer. */
  revises: boolean;
  onOpen: (dialog: 'nda' | 'offer') => void;
  preview: boolean;
}

function Action({ step, profile, revises, onOpen, preview }: ActionProps) {
  switch (step) {
    case 'register':
      return (
        <ButtonLink wide to={paths.registerFrom(profile.StoreID, profile.StoreName)}>
          Request Information
        </ButtonLink>
      );
    case 'sign':
      return (
        <Button wide disabled={preview} onClick={() => onOpen('nda')}>
          Access Investment Materials
        </Button>
      );
    case 'offer':
    case 'offline':
      return (
        <Button wide onClick={() => onOpen('offer')}>
          {revises ? 'Revise offer terms' : 'Submit Offer Terms'}
        </Button>
      );
    default:
      return null;
  }
}
