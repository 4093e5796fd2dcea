import type { PropertyProfileDto } from '@stowbridge/api';
import { CAP_RATE_DECIMALS } from '@stowbridge/contract/decimals';
import type { ReactNode } from 'react';
import { PriceReduced } from '../../components/price-reduced';
import { priceText } from '../../components/price-text';
import { StageTag } from '../../components/stage-tag';
import { formatDecimal, formatMoney, formatPercent, formatCents, formatSpan, formatWhole } from '../../lib/format';
import { propertyStage } from '../../lib/property-status';
import styles from './summary.module.css';

interface Fact {
  label: string;
  value: string;
}

/** What a buyer asks first, in this order; a closed property keeps its price and age to itself ([PROF-21], [PROF-22]). */
function firstFacts(profile: PropertyProfileDto): Fact[] {
  const { RentableSQFT, Acerage, PricePerSQFT, DaysListed, DaysListedType, CapRate } = profile;
  const facts: (Fact | false | null)[] = [
    RentableSQFT !== null && { label: 'NRSF', value: formatWhole(RentableSQFT) },
    PricePerSQFT ? { label: 'Price / NRSF', value: formatCents(PricePerSQFT) } : null,
    Acerage !== null && { label: 'Land area', value: `${formatDecimal(Acerage)} acres` },
    DaysListed !== null && { label: 'Listed', value: formatSpan(DaysListed, DaysListedType ?? 'Days') },
    CapRate ? { label: 'Cap rate', value: formatPercent(CapRate, CAP_RATE_DECIMALS) } : null,
    profile.NOI ? { label: 'NOI', value: formatMoney(profile.NOI) } : null,
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact));
}

export interface SummaryProps {
  profile: PropertyProfileDto;
  /** The one next step. */
  action: ReactNode;
  note: string | undefined;
  children: ReactNode;
}

export function Summary({ profile, action, note, children }: SummaryProps) {
  const price = priceText(profile);
  return (
    <aside className={styles.panel} aria-label="Summary">
      <div className={styles.top}>
        {price && (
          <p className={`${styles.price} figures`}>
            <span className="eyebrow">
              {profile.AlternatePriceOptionID ? 'Price' : 'Ask price'} <PriceReduced on={profile.PriceReducedOn} />
            </span>
            <strong>{price}</strong>
          </p>
        )}
        <StageTag stage={propertyStage(profile.StatusID, profile.Status)} />
      </div>
      <dl className={`${styles.facts} figures`}>
        {firstFacts(profile).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(action || note) && (
        <div className={styles.step}>
          {action && <div className={styles.inPanel}>{action}</div>}
          {note && <p className={styles.note}>{note}</p>}
        </div>
      )}
      {children}
      {action && (
        <div className={styles.sticky} data-step>
          <p className="figures">
            <b>{price}</b>
            {profile.RentableSQFT !== null && <small>{formatWhole(profile.RentableSQFT)} NRSF</small>}
          </p>
          <div>{action}</div>
        </div>
      )}
    </aside>
  );
}
