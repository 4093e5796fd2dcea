import { guidanceWords } from '@stowbridge/contract/guidance';
import { METRICS, type PropertyField } from '@stowbridge/contract/property-fields';
import { Facts, type Fact } from '../../components/facts';
import { longDate, money, nothing, number, percent } from '../../components/format';
import { Panel } from '../../components/panel';
import { nameOf, useLookups } from '../../components/lookups/use-lookups';
import type { Property } from '../../records/property';
import { figuresShownNames } from './figures-shown';
import { ndaModes } from './nda-modes';

const formats: Record<Exclude<PropertyField['kind'], 'percent'>, (value: number) => string> = {
  dollars: money,
  count: number,
  decimal: number,
  year: String,
  text: String,
};

const valueOf = (field: PropertyField, value: number) =>
  field.kind === 'percent' ? percent(value, field.decimals) : formats[field.kind](value);

/** Who gets in after the NDA, where it is not everybody and for ever, how long they may ask, and what the seller is not told. */
const accessFacts = ({
  ndaMode = 'automatic',
  accessDays,
  sellerDecides,
  sellerSeesNames = true,
  questionsUntil,
}: Property): Fact[] => [
  ...(ndaMode === 'automatic' ? [] : [{ label: 'A Signature Opens', value: ndaModes[ndaMode].name }]),
  ...(accessDays ? [{ label: 'Access Lasts', value: accessDays === 1 ? '1 day' : `${number(accessDays)} days` }] : []),
  ...(sellerDecides ? [{ label: 'Access Is Decided By', value: 'Office and seller' }] : []),
  ...(sellerSeesNames ? [] : [{ label: 'Names Of Buyers', value: 'Kept from the seller' }]),
  ...(questionsUntil ? [{ label: 'Questions Until', value: longDate(`${questionsUntil}T12:00:00`) }] : []),
];

/** The rest of what is known, in rows; figures that were not given are left out. */
export function PropertyFacts({ property }: { property: Property }) {
  const { storeTypes, priceAlternatives } = useLookups();
  const given = METRICS.filter(({ name }) => property[name] !== null && property[name] !== undefined);
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
                    guidanceWords(
                      nameOf(priceAlternatives, property.alternatePriceOptionId),
                      property.guidanceLow,
                      property.guidanceHigh,
                    ),
                    property.alternatePriceOptionDate && longDate(property.alternatePriceOptionDate),
                  ]
                    .filter(Boolean)
                    .join(', '),
                },
              ]
            : []),
          ...(property.offersDueDate ? [{ label: 'Offers Due', value: longDate(property.offersDueDate) }] : []),
          ...given.map((field: (typeof METRICS)[number] & PropertyField) => ({
            label: field.labels?.facts ?? field.label,
            value: valueOf(field, property[field.name] as number),
          })),
          ...(property.figuresShown === 'after the NDA'
            ? [{ label: 'Figures Are Shown To', value: figuresShownNames['after the NDA'] }]
            : []),
          ...accessFacts(property),
          ...(property.confidential ? [{ label: 'Confidential', value: `Shown as ${property.teaserName}` }] : []),
          { label: 'Featured', value: property.featured ? 'Yes' : 'No' },
          { label: 'Created', value: longDate(property.createdAt) },
          { label: 'Modified', value: longDate(property.modifiedAt) },
        ]}
      />
    </Panel>
  );
}
