import type { OfferDto } from '@stowbridge/api';
import { canBeAnswered } from '@stowbridge/contract/stages';
import { canCounter } from '@stowbridge/contract/turns';
import { Button } from '../../components/button';
import styles from './offer-card.module.css';
import type { Answer } from './use-offer-answers';

interface OfferActionsProps {
  offer: OfferDto;
  /** Another offer on the same property has been accepted. */
  other?: boolean;
  onAnswer: (answer: Answer) => void;
}

/** [DASH-31] What the seller can do about an open offer: a counter waits for the buyer, but can be ended. */
export function OfferActions({ offer, other, onAnswer }: OfferActionsProps) {
  const { DealStatusID: stage, Kind: kind, Lapsed: lapsed } = offer;
  if (!canBeAnswered(stage)) {
    return null;
  }
  const counterable = !other && canCounter({ stage, kind, lapsed });
  return (
    <div className={styles.actions}>
      {other && <p>Another offer has been accepted</p>}
      {counterable && !lapsed && (
        <Button small onClick={() => onAnswer('accept')}>
          Accept
        </Button>
      )}
      {counterable && (
        <Button small look="secondary" onClick={() => onAnswer('counter')}>
          Counter
        </Button>
      )}
      <Button small look="secondary" onClick={() => onAnswer('reject')}>
        Reject
      </Button>
    </div>
  );
}
