import { Facts } from '../../components/facts';
import { longDate, money, nothing, number, percent } from '../../components/format';
import { Panel } from '../../components/panel';
import { nameOf, useLookups } from '../../lookups/use-lookups';
import type { Property } from '../property';

/** The rest of what is known, in rows; figures that were not given are left out. */
export function PropertyFacts({ property }: { property: Property }) {
  const { storeTypes, priceAlternatives } = useLookups();
  const given = [
    ['NOI', property.noi, money],
    ['Units', property.unitCount, number],
    ['Year Built', property.yearBuilt, String],
    ['Occupancy (units)', property.physicalOccupancyUnits, percent],
    ['Occupancy (area)', property.physicalOccupancyArea, percent],
    ['Economic occupancy', property.economicOccupancy, percent],
    ['Climate-controlled', property.climateControlledShare, percent],
  ] as const;
  return (
    <Panel title="Details">
      <Facts
        facts={[
          { label: 'Property Type', value: nameOf(storeTypes, property.storeTypeId) || nothing },
          {
            label: 'Room For Expansion',
            value: property.roomForExpansion === null ? nothing : property.roomForExpansion ? 'Yes' : 'No',
          },
          ...(property.alternatePriceOptionId
            ? [
                {
                  label: 'Price Alternative',
                  value: [
                    nameOf(priceAlternatives, property.alternatePriceOptionId),
                    property.alternatePriceOptionDate && longDate(property.alternatePriceOptionDate),
                  ]
                    .filter(Boolean)
                    .join(', '),
                },
              ]
            : []),
          ...(property.offersDueDate ? [{ label: 'Offers Due', value: longDate(property.offersDueDate) }] : []),
          ...given
            .filter(([, value]) => value !== null && value !== undefined)
            .map(([label, value, format]) => ({ label, value: format(value as number) })),
          { label: 'Featured', value: property.featured ? 'Yes' : 'No' },
          { label: 'Created', value: longDate(property.createdAt) },
          { label: 'Modified', value: longDate(property.modifiedAt) },
        ]}
      />
    </Panel>
  );
}
