import type { DealTermsDto, OfferDto } from '@stowbridge/api';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { offerAnchor } from '@stowbridge/contract/addresses';
import { Stage } from '@stowbridge/contract/ids';
import { canBeAnswered } from '@stowbridge/contract/stages';
import { useState } from 'react';
import { textOf } from '../../../api/api';
import { browserApi } from '../../../api/browser-api';
import { Button } from '../../../components/button';
import { AlertDialog } from '../../../components/dialog';
import { OfferVersions } from '../../../components/offer-versions';
import { Section } from '../../../components/section';
import { StageTag } from '../../../components/stage-tag';
import { showToast } from '../../../components/toast';
import { formatMoney } from '../../../lib/format';
import { dealStage } from '../../../lib/property-status';
import { useDue } from '../../../lib/use-due';
import styles from './your-deal.module.css';
import { DealTurn, Thread } from '../../../components/terms/thread';
import { mayAgree } from '../../../components/terms/turn-line';
import { WithdrawDialog } from './withdraw-dialog';

/** Whose turn it is, as the first line of the buyer's page of a deal. */
export function YourTurn({ terms }: { terms: DealTermsDto }) {
  return (
    <DealTurn terms={terms} reader="buyer" due={useDue()}>
      <a href={`#${offerAnchor(terms.dealId)}`}>Terms and answers</a>
    </DealTurn>
  );
}

interface YourDealProps {
  terms: DealTermsDto;
  /** All of one's offers on the property; after a rejection there may be several. */
  offers: OfferDto[];
  /** Opens the form of new terms; left out where none are taken. */
  onRevise: (() => void) | undefined;
  /** The line of whose turn it is stands above already. */
  turnShown: boolean;
  reload: () => Promise<void>;
}

/** One's offer with everything that both sides have said about it, and what can be done. */
export function YourDeal({ terms, offers, onRevise, turnShown, reload }: YourDealProps) {
  const due = useDue();
  const [asked, setAsked] = useState<'agree' | 'withdraw'>();
  const close = () => setAsked(undefined);
  const agreeable = mayAgree(terms);
  const withdrawable = canBeAnswered(terms.statusId);
  return (
    <Section title="Your offer" id={offerAnchor(terms.dealId)}>
      {!turnShown && <DealTurn terms={terms} reader="buyer" due={due} />}
      <div className={styles.actions}>
        <StageTag stage={dealStage(terms.statusId, terms.statusName)} />
        {agreeable && <Button onClick={() => setAsked('agree')}>Agree</Button>}
        {onRevise && withdrawable && (
          <Button look={agreeable ? 'secondary' : 'primary'} onClick={onRevise}>
            {terms.lapsed ? 'Make a new offer' : 'Revise'}
          </Button>
        )}
        {withdrawable && (
          <Button look="secondary" onClick={() => setAsked('withdraw')}>
            Withdraw
          </Button>
        )}
      </div>
      <Thread terms={terms} reader="buyer" due={due} />
      {offers
        .filter(({ ID }) => ID !== terms.dealId)
        .map((offer) => (
          <div key={offer.ID} id={offerAnchor(offer.ID)} className={styles.earlier}>
            <h3>An earlier offer</h3>
            <OfferVersions offer={offer} />
          </div>
        ))}
      {asked === 'agree' && <AgreeDialog terms={terms} reload={reload} onClose={close} />}
      {asked === 'withdraw' && <WithdrawDialog terms={terms} reload={reload} onClose={close} />}
    </Section>
  );
}

/** What agreeing means, before it is done. */
function meaningOf({ versions: [counter] }: DealTermsDto): string {
  if (!counter) {
    return '';
  }
  const terms = `Agree to version ${counter.version} at ${formatMoney(counter.price)}?`;
  return counter.bindingOnAgreement
    ? `${terms} This is binding: the seller has said that accepting this is enough, so your offer is accepted at once.`
    : `${terms} The seller is told at once, and still has to accept.`;
}

interface AgreeProps {
  terms: DealTermsDto;
  reload: () => Promise<void>;
  onClose: () => void;
}

function AgreeDialog({ terms, reload, onClose }: AgreeProps) {
  // Of what was read: what comes meanwhile is not agreed to by the same press.
  const [{ dealId: id, version }] = useState(terms);
  const [question] = useState(() => meaningOf(terms));
  const [refusal, setRefusal] = useState<string>();
  const [sending, setSending] = useState(false);
  const agree = async () => {
    setSending(true);
    try {
      const { statusId } = await new MeResourceService(browserApi).agree({ id, requestBody: { version } });
      await reload();
      showToast(statusId === Stage.Accepted ? 'Your offer is accepted.' : 'You have agreed. The seller answers next.');
      onClose();
    } catch (failure) {
      setRefusal(textOf(failure));
      setSending(false);
      await reload();
    }
  };
  return (
    <AlertDialog text={refusal ?? question} onClose={onClose}>
      <Button small look="secondary" disabled={sending} onClick={onClose}>
        {refusal === undefined ? 'Cancel' : 'Close'}
      </Button>
      {refusal === undefined && (
        <Button small disabled={sending} onClick={() => void agree()}>
          Agree to version {version}
        </Button>
      )}
    </AlertDialog>
  );
}
