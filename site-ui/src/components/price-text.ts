import { guidanceWords } from '@stowbridge/contract/guidance';
import { PropertyStatus } from '@stowbridge/contract/ids';
import { formatDate, formatMoney } from '../lib/format';

export interface Priced {
  StatusID: number;
  Price: number | null;
  AlternatePriceOptionID: number | null;
  AlternatePriceOptionName: string | null;
  AlternatePriceOptionDate: string | null;
  GuidanceLow?: number | null;
  GuidanceHigh?: number | null;
}

/**
 * What stands where the price belongs: the price, the words chosen instead of it, or nothing once the property is
 * closed ([PROF-21]). An auction-type alternative names its day ([CONST-09]), others may name a range ([BEYB-89]).
 */
export function priceText(property: Priced): string | null {
  if (property.StatusID === PropertyStatus.Closed) {
    return null;
  }
  if (property.AlternatePriceOptionID && property.AlternatePriceOptionName) {
    const date = property.AlternatePriceOptionDate;
    const words = guidanceWords(property.AlternatePriceOptionName, property.GuidanceLow, property.GuidanceHigh);
    return date ? `${words}, ${formatDate(date)}` : words;
  }
  return property.Price ? formatMoney(property.Price) : 'Unpriced';
}
