import type { LookupItemDto } from '@stowbridge/api';
import { farFromPrice, toNumber } from '@stowbridge/contract/rules';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import pairs from '../../components/pairs.module.css';
import formStyles from '../../forms/form.module.css';
import type { Values } from '../../forms/rules';
import { formatFullDate, formatMoney, formatPercent, formatSpan } from '../../lib/format';
import { useZoneName } from '../../lib/use-due';
import styles from './offer-dialog.module.css';
import type { OfferField } from './offer-rules';
import type { TermsField } from './revision';

export interface OfferConfirmationProps {
  profile: { StoreName: string; Price: number | null };
  terms: Values<OfferField>;
  /** What a revised offer replaces, by field. */
  was: Partial<Record<TermsField, string>>;
  periods: LookupItemDto[];
  sending: boolean;
  onConfirm: () => void;
  onRevise: () => void;
}

/** [OFF-21] What is about to be sent, read once more. */
export function OfferConfirmation({
  profile,
  terms,
  was,
  periods,
  sending,
  onConfirm,
  onRevise,
}: OfferConfirmationProps) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  const buyer = [terms.OfflineBuyerFirstName, terms.OfflineBuyerLastName].filter(Boolean).join(' ');
  const offer = Number(toNumber(terms.Offer));
  const zone = useZoneName();
  const far = farFromPrice(offer, profile.Price);
  const rows: [string, string, TermsField?][] = [
    ['Property', profile.StoreName],
    ...(profile.Price ? [['Ask price', formatMoney(profile.Price)] as [string, string]] : []),
    ...(buyer ? [['Buyer', `${buyer}, ${terms.OfflineBuyerEmail}`] as [string, string]] : []),
    ['Name', terms.LOIName, 'LOIName'],
    ['Company', terms.LOICompanyName, 'LOICompanyName'],
    [
      'Diligence Period',
      periods.find(({ ID }) => String(ID) === terms.DiligencePeriodID)?.Name ?? '',
      'DiligencePeriodID',
    ],
    ['Source of Financing', terms.SourceOfFinancing, 'SourceOfFinancing'],
    ['Earnest Money Deposit', formatPercent(Number(toNumber(terms.EarnestMoneyDeposit))), 'EarnestMoneyDeposit'],
    ...moreRows(terms, was, zone),
  ];
  return (
    <div ref={start} className={styles.confirm} tabIndex={-1} role="group" aria-label="Confirm your offer terms">
      <p className="figures">
        <span className="eyebrow">Offer</span>
        <br />
        <span className={styles.amount}>{formatMoney(offer)}</span> <Was value={was.Offer} />
      </p>
      {far && <p role="alert">{far}</p>}
      <dl className={`${pairs.pairs} ${styles.terms} figures`}>
        {rows.map(([label, value, field]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} <Was value={field && was[field]} />
            </dd>
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

/** What may be left open is read where it is set, or was. */
function moreRows(
  terms: Values<OfferField>,
  was: OfferConfirmationProps['was'],
  zone: string,
): [string, string, TermsField][] {
  const inDays = (typed: string) => typed && formatSpan(Number(typed), 'days');
  const rows: [string, string, TermsField][] = [
    ['Closing', inDays(terms.ClosingDays), 'ClosingDays'],
    ['Deposit goes hard after', inDays(terms.HardDepositDays), 'HardDepositDays'],
    ['Exclusivity', inDays(terms.ExclusivityDays), 'ExclusivityDays'],
    ['Commission paid by', terms.CommissionBy, 'CommissionBy'],
    ['Contingencies', terms.Contingencies, 'Contingencies'],
    ['Message', terms.Message, 'Message'],
    [
      'Answer by',
      terms.AnswerBy && `${formatFullDate(terms.AnswerBy)}, ${terms.AnswerBy.slice(11)}, ${zone}`,
      'AnswerBy',
    ],
  ];
  return rows
    .filter(([, value, field]) => value || was[field] !== undefined)
    .map(([label, value, field]) => [label, value || 'not set', field]);
}

/** Marks a term that differs from the offer that is replaced. */
function Was({ value }: { value: string | undefined }) {
  if (value === undefined) {
    return null;
  }
  return (
    <span className={styles.was}>
      <span className={styles.changed}>Changed</span>
      was {value}
    </span>
  );
}
