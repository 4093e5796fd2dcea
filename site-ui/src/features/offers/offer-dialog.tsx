import type { LookupItemDto, OfferDto, ProfileDto, PropertyProfileDto, DealTermsDto } from '@stowbridge/api';
import { LookupsService } from '@stowbridge/api/services/LookupsService';
import { OffersService } from '@stowbridge/api/services/OffersService';
import { UsersService } from '@stowbridge/api/services/UsersService';
import { useCallback, useRef, useState } from 'react';
import { textOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { showAlert } from '../../components/alerts';
import { Dialog } from '../../components/dialog';
import { PageSkeleton } from '../../components/skeleton';
import type { Values } from '../../forms/rules';
import { useCreationKey } from '../../forms/use-creation-key';
import { paths } from '../../lib/paths';
import { useSite } from '../../lib/site-context';
import { useNavigate } from '../../router/hooks';
import { OfferConfirmation } from './offer-confirmation';
import { OfferForm } from './offer-form';
import { offerPayload, offerSuccess } from './offer-payload';
import type { OfferField } from './offer-rules';
import { changesOf, replacesLine, typedTerms } from './revision';

export interface OfferDialogProps {
  profile: Pick<PropertyProfileDto, 'StoreID' | 'StoreName' | 'StatusID' | 'Price'>;
  /** An administrator writes down what a buyer offered by other means. */
  offline: boolean;
  /** The open offer that new terms replace. */
  replaced?: OfferDto;
  /** The versions of one's terms. */
  bargain?: DealTermsDto;
  onClose: () => void;
}

/** [OFF-20] Terms, then the confirmation, then the post; going back finds everything as it was typed. */
export default function OfferDialog({ profile, offline, replaced: offer, bargain, onClose }: OfferDialogProps) {
  const revises = offer !== undefined;
  const load = useCallback(
    () =>
      Promise.all([
        new LookupsService(browserApi).prices(),
        offline ? new LookupsService(browserApi).states() : Promise.resolve([]),
        offline || revises ? Promise.resolve(null) : new UsersService(browserApi).profile(),
      ]),
    [offline, revises],
  );
  const { data, error } = useLoad(load);
  const [terms, setTerms] = useState<Values<OfferField>>();
  const sent = useRef<() => void>(undefined);
  const keyOf = useCreationKey();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { ProductName, TimeZone } = useSite();
  const held = bargain?.versions.find(({ kind }) => kind !== 'counter');
  const replaced = offer && { offer, held };
  const navigate = useNavigate();

  const review = (values: Values<OfferField>, whenSent: () => void) => {
    sent.current = whenSent;
    const changed = !replaced || Object.keys(changesOf(replaced, values)).length > 0;
    setRefusal(changed ? undefined : 'Nothing has changed.');
    setTerms(changed ? values : undefined);
  };
  const send = async (values: Values<OfferField>, states: LookupItemDto[]) => {
    setSending(true);
    try {
      const requestBody = offerPayload(profile, values, offline ? { states } : null, TimeZone);
      await new OffersService(browserApi).submit({ requestBody, idempotencyKey: keyOf(requestBody) });
    } catch (failure) {
      setRefusal(textOf(failure));
      setTerms(undefined);
      return;
    } finally {
      setSending(false);
    }
    sent.current?.();
    onClose();
    await showAlert(offerSuccess(ProductName));
    // [OFF-22] [OFF-23]
    if (offline) {
      window.location.assign('/admin/dealtracker');
    } else {
      await navigate(paths.buyerDashboard);
    }
  };

  return (
    <Dialog
      title={
        terms
          ? 'Confirm your offer terms'
          : `${replaced ? 'Revise offer terms' : 'Submit Offer Terms'}, ${profile.StoreName}`
      }
      onClose={onClose}
    >
      {error && <p role="alert">{error}</p>}
      {!error && !data && <PageSkeleton />}
      {data && (
        <>
          <div hidden={terms !== undefined}>
            <OfferForm
              profile={profile}
              start={replaced ? typedTerms(replaced) : startOf(data[2])}
              replaces={offer && replacesLine(offer)}
              periods={data[0].diligencePeriods}
              offlineStates={offline ? data[1] : null}
              refusal={refusal}
              onDone={review}
              onCancel={onClose}
            />
          </div>
          {terms && (
            <OfferConfirmation
              profile={profile}
              terms={terms}
              was={replaced ? changesOf(replaced, terms) : {}}
              periods={data[0].diligencePeriods}
              sending={sending}
              onConfirm={() => void send(terms, data[1])}
              onRevise={() => setTerms(undefined)}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

/** What is known about a buyer who makes a first offer. */
const startOf = (account: ProfileDto | null): Partial<Values<OfferField>> =>
  account ? { LOIName: `${account.FirstName} ${account.LastName}`, LOICompanyName: account.CompanyName ?? '' } : {};
