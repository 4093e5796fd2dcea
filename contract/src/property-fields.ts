import { OCCUPANCY_DECIMALS } from './decimals';

/**
 * The plain fields of a property, once: the server's types, DTOs and statements, the form of the back office, the facts
 * of its page and of the site's, the words of the audit log and the samples are made from these tables. A group is shown
 * together everywhere, in the order given here; a screen says only where the group is. The docs say how to add one.
 */

/** What a field is called where that is not its label. */
interface Labels {
  /** In `... is invalid`. */
  error?: string;
  /** The same, where the API has always said it otherwise than the form. */
  api?: string;
  /** Among the facts of the back office's page. */
  facts?: string;
  /** On the site; the label with one capital. */
  site?: string;
  /** In the audit log; the label with one capital. */
  log?: string;
}

interface Named {
  /** As the code and `/api/v1` have it; the column is the same in snake_case. */
  name: string;
  /** As the calls of the documents have it. */
  wire: string;
  /** Of its input, every word with a capital. */
  label: string;
  labels?: Labels;
  /** One sentence for the API document. */
  about?: string;
  /** While anybody can read it on the site: open is not closed, priced is open without words instead of the price. */
  shown: 'always' | 'while open' | 'while priced';
  /** What comes after the number in its input. */
  unit?: string;
  /** It or this other field is needed. */
  or?: { name: string; wire: string; message: string };
}

interface Amount {
  /** Dollars and counts are whole, a decimal has up to two decimals. */
  kind: 'dollars' | 'count' | 'decimal';
  max: number;
  /** As typed, separators included. */
  characters: number;
  /** Of the API document's examples; the demo data lies around it. */
  sample: number;
}
interface Percent {
  /** From 0 to 100 with up to two decimals. */
  kind: 'percent';
  /** It is shown with so many; left out: with those that it has. */
  decimals?: number;
  sample: number;
}
interface Year {
  kind: 'year';
  min: number;
  maxYearsAhead: number;
  sample: number;
}
interface Text {
  kind: 'text';
  characters: number;
  sample: string;
}

export type PropertyField = Named & (Amount | Percent | Year | Text);

export const SIZE = [
  {
    name: 'rentableSqft',
    wire: 'RentableSQFT',
    kind: 'count',
    max: 999_999_999,
    characters: 9,
    unit: 'sq. ft',
    label: 'Rentable SQFT',
    labels: { error: 'Rentable Sqare Feet', site: 'NRSF', log: 'Rentable square feet' },
    shown: 'always',
    sample: 40_000,
  },
  {
    name: 'acreage',
    wire: 'Acerage',
    kind: 'decimal',
    max: 9_999_999.99,
    characters: 9,
    unit: 'acres',
    label: 'Acreage',
    labels: { site: 'Land area' },
    shown: 'always',
    sample: 2.5,
    or: { name: 'rentableSqft', wire: 'RentableSQFT', message: 'Acreage or Rentable Square Feet is required' },
  },
] as const satisfies readonly PropertyField[];

export const ASKED = [
  {
    name: 'price',
    wire: 'Price',
    kind: 'dollars',
    max: 1e12,
    characters: 13,
    label: 'Property Value',
    labels: { log: 'Price' },
    shown: 'while priced',
    sample: 3_900_000,
    or: {
      name: 'alternatePriceOptionId',
      wire: 'AlternatePriceOptionID',
      message: 'Price or Price Alternative is required',
    },
  },
] as const satisfies readonly PropertyField[];

export const INCOME = [
  {
    name: 'noi',
    wire: 'NOI',
    kind: 'dollars',
    max: 1e12,
    characters: 15,
    label: 'Net Operating Income',
    labels: { error: 'NOI', facts: 'NOI', log: 'NOI' },
    shown: 'while open',
    sample: 244_000,
  },
] as const satisfies readonly PropertyField[];

export const BUILDING = [
  {
    name: 'unitCount',
    wire: 'UnitCount',
    kind: 'count',
    max: 1_000_000,
    characters: 9,
    label: 'Units',
    labels: { api: 'Unit Count' },
    shown: 'always',
    sample: 320,
  },
  {
    name: 'yearBuilt',
    wire: 'YearBuilt',
    kind: 'year',
    min: 1850,
    maxYearsAhead: 5,
    label: 'Year Built',
    shown: 'always',
    sample: 2004,
  },
] as const satisfies readonly PropertyField[];

export const OCCUPANCY = [
  {
    name: 'physicalOccupancyUnits',
    wire: 'PhysicalOccupancyUnits',
    kind: 'percent',
    decimals: OCCUPANCY_DECIMALS,
    label: 'Physical Occupancy (units)',
    labels: { facts: 'Occupancy (units)', site: 'Occupancy, by units', log: 'Physical occupancy by units' },
    shown: 'while open',
    sample: 91,
  },
  {
    name: 'physicalOccupancyArea',
    wire: 'PhysicalOccupancyArea',
    kind: 'percent',
    decimals: OCCUPANCY_DECIMALS,
    label: 'Physical Occupancy (area)',
    labels: { facts: 'Occupancy (area)', site: 'Occupancy, by area', log: 'Physical occupancy by area' },
    shown: 'while open',
    sample: 90,
  },
  {
    name: 'economicOccupancy',
    wire: 'EconomicOccupancy',
    kind: 'percent',
    decimals: OCCUPANCY_DECIMALS,
    label: 'Economic Occupancy',
    labels: { facts: 'Economic occupancy' },
    shown: 'while open',
    sample: 88,
  },
] as const satisfies readonly PropertyField[];

export const CLIMATE = [
  {
    name: 'climateControlledShare',
    wire: 'ClimateControlledShare',
    kind: 'percent',
    label: 'Climate-controlled Share',
    labels: { api: 'Climate Controlled Share', facts: 'Climate-controlled', site: 'Climate controlled' },
    shown: 'always',
    sample: 40,
  },
] as const satisfies readonly PropertyField[];

export const SIZE_AND_PRICE = [...SIZE, ...ASKED] as const;
/** What the form of the documents does not have, in the order of the back office. */
export const METRICS = [...INCOME, ...BUILDING, ...OCCUPANCY, ...CLIMATE] as const;
export const PROPERTY_FIELDS = [...SIZE_AND_PRICE, ...METRICS] as const;

type Value<Field> = Field extends { kind: 'text' } ? string : number;

/** The values of fields by their names; null where nothing is known. */
export type FieldsOf<Fields extends readonly PropertyField[]> = {
  [Field in Fields[number] as Field['name']]: Value<Field> | null;
};
/** The same by the names of the documents' calls. */
export type WireFieldsOf<Fields extends readonly PropertyField[]> = {
  [Field in Fields[number] as Field['wire']]: Value<Field> | null;
};
export type PropertyFieldName = (typeof PROPERTY_FIELDS)[number]['name'];

const inSentence = (label: string): string => label.charAt(0) + label.slice(1).toLowerCase();

export const siteLabel = ({ label, labels }: PropertyField): string => labels?.site ?? inSentence(label);
export const logLabel = ({ label, labels }: PropertyField): string => labels?.log ?? inSentence(label);
