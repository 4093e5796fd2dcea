import type { OfferDto } from '@stowbridge/api';
import { ABOVE_FUNDS, fundsText, isAboveFunds } from '@stowbridge/contract/funds';
import type { Stage } from './property-status';

/** What the buyer of an offer has shown of their money, and whether the offer asks for more [BEYC-39]. */
export function fundsStages({ Funds, Price }: Pick<OfferDto, 'Funds' | 'Price'>): Stage[] {
  if (!Funds) {
    return [];
  }
  const shown = { limit: Funds.Limit, until: Funds.Until, expired: Funds.Expired };
  return [
    { label: fundsText(shown), tone: shown.expired ? 'quiet' : 'success' },
    ...(isAboveFunds(Price, shown) ? [{ label: ABOVE_FUNDS, tone: 'warning' } as const] : []),
  ];
}
