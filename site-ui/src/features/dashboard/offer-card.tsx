import type { OfferDto } from '@stowbridge/api';
import { offerAnchor } from '@stowbridge/contract/addresses';
import { canBeAnswered } from '@stowbridge/contract/stages';
import { Button } from '../../components/button';
import { FileButton } from '../../components/file-button';
import { LetterButton } from '../../components/letter-button';
import pairs from '../../components/pairs.module.css';
import { StageTag } from '../../components/stage-tag';
import { formatDate, formatMoney, formatPercent } from '../../lib/format';
import { fundsStages } from '../../lib/offer-funds';
import { dealStage } from '../../lib/property-status';
import styles from './offer-card.module.css';

export interface OfferCardProps {
  offer: OfferDto;
  /** Another offer on the same property has been accepted. */
  other?: boolean;
  onAnswer: (answer: 'accept' | 'reject') => void;
}

/** [FSITE-38] What the offer was before, the oldest last. */
const versionText = ({ Version, Versions }: OfferDto) =>
  `Version ${Version}, was ${Versions.slice(1)
    .map(({ Price }) => formatMoney(Price))
    .join(', before that ')}`;

/** [DASH-25] [DASH-31] [DASH-32] An open offer can be answered; any other shows where it stands. */
export function OfferCard({ offer, other, onAnswer }: OfferCardProps) {
  const funds = fundsStages(offer);
  const proofId = offer.Funds?.ProofID ?? undefined;
  const rows: [string, string][] = [
    ['Diligence Period', offer.DiligencePeriod],
    ['Source of Financing', offer.SourceOfFinancing],
    ['Earnest Money Deposit', formatPercent(offer.EarnestMoneyDeposit)],
    ['Submitted', formatDate(offer.CreatedDate)],
  ];
  return (
    <article
      id={offerAnchor(offer.ID)}
      className={styles.card}
      aria-label={`Offer of ${formatMoney(offer.Price ?? 0)} by ${offer.LOIName}`}
    >
      <div className={styles.top}>
        <div>
          <p className={`${styles.price} figures`}>{formatMoney(offer.Price ?? 0)}</p>
          {offer.Versions.length > 1 && <p className={`${styles.who} figures`}>{versionText(offer)}</p>}
          <p className={styles.who}>
            {offer.LOIName}, {offer.LOICompanyName}
          </p>
        </div>
        <StageTag stage={dealStage(offer.DealStatusID, offer.DealStatus)} />
      </div>
      {funds.length > 0 && (
        <div className={styles.funds}>
          {funds.map((stage) => (
            <StageTag key={stage.label} stage={stage} />
          ))}
          {proofId !== undefined && (
            <FileButton
              label="Proof of funds"
              of={offer.LOIName}
              path={`/api/v1/funds-proofs/${proofId}/file`}
              name="proof-of-funds.pdf"
            />
          )}
        </div>
      )}
      <dl className={`${pairs.pairs} ${styles.terms} figures`}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <LetterButton dealId={offer.ID} version={offer.Version} />
      </div>
      {canBeAnswered(offer.DealStatusID) && (
        <div className={styles.actions}>
          {other ? (
            <p>Another offer has been accepted</p>
          ) : (
            <Button small onClick={() => onAnswer('accept')}>
              Accept
            </Button>
          )}
          <Button small look="secondary" onClick={() => onAnswer('reject')}>
            Reject
          </Button>
        </div>
      )}
    </article>
  );
}
