import type { OfferDto } from '@stowbridge/api';
import { offerAnchor } from '@stowbridge/contract/addresses';
import { agreedText } from '@stowbridge/contract/turns';
import { FileButton } from '../../components/file-button';
import { LetterButton } from '../../components/letter-button';
import pairs from '../../components/pairs.module.css';
import { StageTag } from '../../components/stage-tag';
import { formatDate, formatMoney, formatPercent } from '../../lib/format';
import { fundsStages } from '../../lib/offer-funds';
import { dealStage } from '../../lib/property-status';
import { paths } from '../../lib/paths';
import { useDue } from '../../lib/use-due';
import { Link } from '../../router/link';
import { OfferActions } from './offer-actions';
import styles from './offer-card.module.css';
import type { Answer } from './use-offer-answers';

export interface OfferCardProps {
  offer: OfferDto;
  /** Another offer on the same property has been accepted. */
  other?: boolean;
  onAnswer: (answer: Answer) => void;
}

/** [FSITE-38] What the offer was before, the oldest last; nothing of a first one, and of counters. */
function versionText({ Versions }: OfferDto): string {
  const [held, ...earlier] = Versions.filter(({ Kind }) => Kind !== 'counter');
  const prices = earlier.map(({ Price }) => formatMoney(Price));
  return held && prices.length > 0 ? `Version ${held.Version}, was ${prices.join(', before that ')}` : '';
}

/** Where the bargain stands, as long as the offer is open; nothing of an offer that merely waits for the seller. */
function turnOf(offer: OfferDto, due: (moment: Date) => string): string {
  const { Turn, Kind, AuthorSide, AnswerBy, Lapsed, LOIName } = offer;
  if (Turn === 'nobody') {
    return '';
  }
  const moment = AnswerBy ? due(new Date(AnswerBy)) : '';
  if (Lapsed) {
    return `This ${Kind === 'counter' ? 'counter' : 'offer'} lapsed on ${moment}.`;
  }
  const until = moment && ` Until ${moment}.`;
  if (Kind === 'counter') {
    return `${AuthorSide === 'seller' ? 'You have' : 'The office has'} countered. The buyer answers next.${until}`;
  }
  if (Kind === 'agreed') {
    return agreedText(LOIName);
  }
  return moment && `To be answered by ${moment}.`;
}

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
  const turn = turnOf(offer, useDue());
  const versions = versionText(offer);
  return (
    <article
      id={offerAnchor(offer.ID)}
      className={styles.card}
      aria-label={`Offer of ${formatMoney(offer.Price ?? 0)} by ${offer.LOIName}`}
    >
      <div className={styles.top}>
        <div>
          <p className={`${styles.price} figures`}>{formatMoney(offer.Price ?? 0)}</p>
          {versions && <p className={`${styles.who} figures`}>{versions}</p>}
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
        <LetterButton dealId={offer.ID} version={offer.Version} by={offer.LOIName} />
      </div>
      {turn && <p className={`${styles.turn} figures`}>{turn}</p>}
      <OfferActions offer={offer} other={other} onAnswer={onAnswer} />
      <p className={styles.who}>
        <Link to={paths.sellerOffer(offer.StoreID, offer.StoreName, offer.ID)}>
          All terms and versions<span className="hidden-text"> of {offer.LOIName}</span>
        </Link>
      </p>
    </article>
  );
}
