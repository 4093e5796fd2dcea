import type { OfferDto, TermsVersionDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { OffersService } from '@stowbridge/api/services/OffersService';
import { Stage } from '@stowbridge/contract/ids';
import { canBeAnswered } from '@stowbridge/contract/stages';
import { Suspense, useState, type ReactNode } from 'react';
import { textOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { AlertDialog } from '../../components/dialog';
import { late } from '../../components/late';
import { showAlert } from '../../components/alerts';
import { showToast } from '../../components/toast';
import { formatMoney } from '../../lib/format';

const CounterDialog = late(() => import('./counter-dialog'));

export type Answer = 'accept' | 'reject' | 'counter';

/** An answer that still has to be confirmed; after a refusal with what the server said. */
interface Pending {
  offerId: number;
  answer: Exclude<Answer, 'counter'>;
  refusal?: string;
}

/** [DASH-28] [DASH-29] [DASH-30] What is about to happen, in words. */
function confirmation(offer: OfferDto, answer: Pending['answer']): string {
  const which = `the offer of ${formatMoney(offer.Price ?? 0)} by ${offer.LOIName}`;
  return answer === 'accept'
    ? `Accept ${which}? The property moves into due diligence, and the buyer is told at once.`
    : `Reject ${which}? The buyer is told at once. This cannot be undone.`;
}

/** How a seller answers the offers on a listing: each answer is confirmed, a counter is written. */
export function useOfferAnswers(
  offers: OfferDto[] | undefined,
  reload: () => Promise<void>,
): { ask: (offer: OfferDto, answer: Answer) => void; dialog: ReactNode } {
  const [pending, setPending] = useState<Pending>();
  const [countered, setCountered] = useState<{ dealId: number; newest: TermsVersionDto }>();
  const [sending, setSending] = useState(false);
  const asked = pending && offers?.find(({ ID }) => ID === pending.offerId);
  const accepted = offers?.find(({ DealStatusID }) => DealStatusID === Stage.Accepted);
  // [FSITE-22] Beside an accepted offer the others can only be rejected.
  const answerable =
    pending && asked && canBeAnswered(asked.DealStatusID) && !(accepted && pending.answer === 'accept');

  const send = async (offer: OfferDto, answer: Pending['answer']) => {
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

  const counter = async ({ ID: dealId }: OfferDto) => {
    try {
      const { versions } = await new MeResourceService(browserApi).terms({ id: dealId });
      setCountered(versions[0] && { dealId, newest: versions[0] });
    } catch (failure) {
      await reload();
      await showAlert(textOf(failure));
    }
  };

  return {
    ask: (offer, answer) => (answer === 'counter' ? void counter(offer) : setPending({ offerId: offer.ID, answer })),
    dialog: (
      <>
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
        {countered && (
          <Suspense>
            <CounterDialog {...countered} reload={reload} onClose={() => setCountered(undefined)} />
          </Suspense>
        )}
      </>
    ),
  };
}
