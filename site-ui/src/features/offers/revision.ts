import type { OfferDto, TermsVersionDto } from '@stowbridge/api';
import { toNumber } from '@stowbridge/contract/rules';
import type { Values } from '../../forms/rules';
import { formatFullDate, formatMoney, formatPercent, formatWhole } from '../../lib/format';
import { moreRules, typedMore, type MoreField } from '../../components/terms/more-terms';
import type { OfferField } from './offer-rules';

/** The fields of the terms themselves. */
export type TermsField =
  | 'Offer'
  | 'LOIName'
  | 'LOICompanyName'
  | 'DiligencePeriodID'
  | 'SourceOfFinancing'
  | 'EarnestMoneyDeposit'
  | MoreField;

/** An offer that is revised: its newest terms, and those of them that the calls of the documents do not name. */
export interface Replaced {
  offer: OfferDto;
  held?: TermsVersionDto;
}

/** The newest terms of an offer, as one would have typed them. */
export const typedTerms = ({ offer, held }: Replaced): Partial<Record<TermsField, string>> => ({
  Offer: formatWhole(offer.Price ?? 0),
  LOIName: offer.LOIName,
  LOICompanyName: offer.LOICompanyName,
  DiligencePeriodID: String(offer.DiligencePeriodID),
  SourceOfFinancing: offer.SourceOfFinancing,
  EarnestMoneyDeposit: String(offer.EarnestMoneyDeposit),
  ...(held && typedMore(held)),
});

/** [FSITE-16] */
export function replacesLine({ Price, Versions, CreatedDate }: OfferDto): string {
  const held = Versions.find(({ Kind }) => Kind !== 'counter');
  return `This replaces your offer of ${formatMoney(Price ?? 0)} from ${formatFullDate(held?.CreatedDate ?? CreatedDate)}.`;
}

const isAmount = (field: TermsField) => field === 'Offer' || field === 'EarnestMoneyDeposit';
const notSet = 'not set';

/** What a revision changes: for each changed field what it was, in the words of the confirmation. */
export function changesOf(replaced: Replaced, values: Values<OfferField>): Partial<Record<TermsField, string>> {
  const before = typedTerms(replaced);
  const { offer } = replaced;
  const spoken: Partial<Record<TermsField, string>> = {
    Offer: formatMoney(offer.Price ?? 0),
    DiligencePeriodID: offer.DiligencePeriod,
    EarnestMoneyDeposit: formatPercent(offer.EarnestMoneyDeposit),
  };
  const fields = Object.keys({ ...before, ...moreRules }) as TermsField[];
  const changed = fields.filter((field) =>
    isAmount(field)
      ? Number(toNumber(values[field])) !== Number(toNumber(before[field] ?? ''))
      : values[field].trim() !== (before[field] ?? ''),
  );
  return Object.fromEntries(changed.map((field) => [field, spoken[field] ?? (before[field] || notSet)]));
}
