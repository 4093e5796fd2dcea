import { farFromPrice, toNumber } from '@stowbridge/contract/rules';
import { useEffect, useRef } from 'react';
import type { LookupItem } from '../../api/lookups';
import { Button } from '../../components/button';
import formStyles from '../../forms/form.module.css';
import type { Values } from '../../forms/rules';
import { formatMoney, formatPercent } from '../../format';
import styles from './offer-dialog.module.css';
import type { OfferField } from './offer-rules';

export interface OfferConfirmationProps {
  profile: { StoreName: string; Price: number | null };
  terms: Values<OfferField>;
  periods: LookupItem[];
  sending: boolean;
  onConfirm: () => void;
  onRevise: () => void;
}

/** [OFF-21] What is about to be sent, read once more. */
export function OfferConfirmation({ profile, terms, periods, sending, onConfirm, onRevise }: OfferConfirmationProps) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  const buyer = [terms.OfflineBuyerFirstName, terms.OfflineBuyerLastName].filter(Boolean).join(' ');
  const offer = Number(toNumber(terms.Offer));
  const far = farFromPrice(offer, profile.Price);
  const rows: [string, string][] = [
    ['Property', profile.StoreName],
    ...(profile.Price ? [['Ask price', formatMoney(profile.Price)] as [string, string]] : []),
    ...(buyer ? [['Buyer', `${buyer}, ${terms.OfflineBuyerEmail}`] as [string, string]] : []),
    ['Name', terms.LOIName],
    ['Company', terms.LOICompanyName],
    ['Diligence Period', periods.find(({ ID }) => String(ID) === terms.DiligencePeriodID)?.Name ?? ''],
    ['Source of Financing', terms.SourceOfFinancing],
    ['Earnest Money Deposit', formatPercent(Number(toNumber(terms.EarnestMoneyDeposit)))],
  ];
  return (
    <div ref={start} className={styles.confirm} tabIndex={-1} role="group" aria-label="Confirm your offer terms">
      <p className="figures">
        <span className="eyebrow">Offer</span>
        <br />
        <span className={styles.amount}>{formatMoney(offer)}</span>
      </p>
      {far && <p role="alert">{far}</p>}
      <dl className={`${styles.terms} figures`}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={formStyles.actions}>
        <Button onClick={onConfirm} disabled={sending}>
          Yes, Confirm &amp; Submit
        </Button>
        <Button look="secondary" onClick={onRevise} disabled={sending}>
          No, Revise
        </Button>
      </div>
    </div>
  );
}
