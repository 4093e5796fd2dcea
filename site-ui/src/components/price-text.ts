import { PropertyStatus } from '@stowbridge/contract/ids';
import { formatDate, formatMoney } from '../lib/format';

export interface Priced {
  StatusID: number;
  Price: number | null;
  AlternatePriceOptionID: number | null;
  AlternatePriceOptionName: string | null;
  AlternatePriceOptionDate: string | null;
}

/**
 * What stands where the price belongs: the price, the words chosen instead of it, or nothing once the property is
 * closed ([PROF-21]). An auction-type alternative names its day ([CONST-09]).
 */
export function priceText(property: Priced): string | null {
  if (property.StatusID === PropertyStatus.Closed) {
    return null;
  }
  if (property.AlternatePriceOptionID && property.AlternatePriceOptionName) {
    const date = property.AlternatePriceOptionDate;
    return date ? `${property.AlternatePriceOptionName}, ${formatDate(date)}` : property.AlternatePriceOptionName;
  }
  return property.Price ? formatMoney(property.Price) : 'Unpriced';
}
