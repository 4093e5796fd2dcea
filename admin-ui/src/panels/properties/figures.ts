import { PropertyStatus } from '@stowbridge/contract/ids';
import type { Property } from '../../records/property';

/** NOI over price in percent; absent when the property is unpriced or closed. */
export function capRate({ noi, price, statusId }: Pick<Property, 'noi' | 'price' | 'statusId'>): number | null {
  return noi && price && statusId !== PropertyStatus.Closed ? (noi / price) * 100 : null;
}

/** Dollars per rentable square foot; absent when the property is unpriced or closed. */
export function pricePerSquareFoot({
  price,
  rentableSqft,
  statusId,
}: Pick<Property, 'price' | 'rentableSqft' | 'statusId'>): number | null {
  return price && rentableSqft && statusId !== PropertyStatus.Closed ? price / rentableSqft : null;
}
