import { KeyFigures } from '../../components/facts';
import { daysSince, money, moneyAndCents, nothing, number, percent } from '../../components/format';
import { nameOf, useLookups } from '../../components/lookups/use-lookups';
import { CAP_RATE_DECIMALS } from '@stowbridge/contract/decimals';
import { guidanceWords } from '@stowbridge/contract/guidance';
import type { Property } from '../../records/property';

/** What one asks first about a property. */
export function Summary({ property }: { property: Property }) {
  const { priceAlternatives } = useLookups();
  const words = nameOf(priceAlternatives, property.alternatePriceOptionId);
  const price = property.price
    ? money(property.price)
    : guidanceWords(words, property.guidanceLow, property.guidanceHigh) || nothing;
  return (
    <KeyFigures
      facts={[
        { label: 'Price', value: price },
        { label: 'Rentable SQFT', value: number(property.rentableSqft) },
        { label: 'Price per sq. ft', value: moneyAndCents(property.pricePerSqft) },
        { label: 'Acreage', value: number(property.acreage) },
        { label: 'Cap rate', value: percent(property.capRate, CAP_RATE_DECIMALS) },
        { label: 'Listed', value: listedFor(property) },
      ]}
    />
  );
}

function listedFor(property: Property): string {
  if (!property.listedAt) {
    return 'Not yet';
  }
  const days = daysSince(property.listedAt);
  if (days === 0) {
    return 'Today';
  }
  return days === 1 ? '1 day' : `${number(days)} days`;
}
