import { PROPERTY_FIELDS, type PropertyField } from './property-fields';

/** Imports of spreadsheets: what their columns can be, limits and words. */

export const IMPORT_KINDS = ['properties', 'people', 'vendors'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
/** In the title of a page, and of one record in a sentence. */
export const importKindNames: Record<ImportKind, { many: string; one: string }> = {
  properties: { many: 'Properties', one: 'property' },
  people: { many: 'People', one: 'person' },
  vendors: { many: 'Vendors', one: 'vendor' },
};

/** `checking`, `committing` and `undoing` are under way: a job goes on with them, whatever dies. */
export const IMPORT_STATES = ['checking', 'checked', 'committing', 'done', 'failed', 'undoing', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * `waiting`: not checked yet. `right` and `wrong`: what the check says. `written` and `refused`: what the commit did; refused
 * is what was right once. `removed` and `kept`: what the undo did.
 */
export const IMPORT_ROW_STATES = ['waiting', 'right', 'wrong', 'written', 'refused', 'removed', 'kept'] as const;
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];

export const IMPORT_ROWS_MAX = 20_000;
export const IMPORT_COLUMNS_MAX = 100;
/** How many rows are shown as the pages will show them. */
export const IMPORT_SAMPLES = 5;
/** How long an import can be undone. */
export const IMPORT_UNDO_HOURS = 24;
/** How long its rows are kept. */
export const IMPORT_ROWS_KEPT_DAYS = 30;
/** What stands above the column of the report that says what is wrong. */
export const WHAT_IS_WRONG = 'What is wrong';
/** The longest reference of one's own. */
export const importReferenceLength = 100;

export const SAVE_AS_XLSX = 'Please save this as .xlsx or .csv.';

/** The lists in which a cell names a record by its id or its name. */
export type ImportList =
  | 'states'
  | 'store-types'
  | 'price-alternatives'
  | 'property-statuses'
  | 'positions'
  | 'roles'
  | 'categories'
  | 'sellers'
  | 'agents';

/** What a column can be. */
export interface ImportField {
  /** As `/api/v1` has it in the body of the record; `id` and `reference` say which record it is. */
  name: string;
  label: string;
  kind: 'text' | 'phone' | 'zip' | 'day' | 'flag' | 'dollars' | 'number' | 'year' | 'percent' | 'one' | 'many';
  /** Of `one` and `many`: where the cell is looked up. */
  list?: ImportList;
  /** What else its heading may say, without regard to case, spaces and signs. */
  words?: readonly string[];
}

const KINDS_OF: Record<PropertyField['kind'], ImportField['kind']> = {
  dollars: 'dollars',
  count: 'number',
  decimal: 'number',
  year: 'year',
  percent: 'percent',
  text: 'text',
};
const WORDS_OF: Partial<Record<string, readonly string[]>> = {
  rentableSqft: ['NRSF', 'Square feet', 'Sqft', 'Sq. ft.', 'Rentable square feet', 'Net rentable square feet'],
  acreage: ['Acres', 'Land area'],
  price: ['Price', 'Asking price', 'List price', 'Value'],
  noi: ['NOI'],
  unitCount: ['Unit count', 'Number of units'],
  yearBuilt: ['Built', 'Year'],
  physicalOccupancyUnits: ['Occupancy', 'Occupancy (units)', 'Physical occupancy'],
  physicalOccupancyArea: ['Occupancy (area)'],
  climateControlledShare: ['Climate controlled', 'Climate'],
};

/** Never guessed by a mere `ID`, which may be that of another system. */
const ID: ImportField = { name: 'id', label: 'Record ID', kind: 'text' };
const REFERENCE: ImportField = {
  name: 'reference',
  label: 'Your reference',
  kind: 'text',
  words: ['Reference', 'Ref', 'External ID', 'Own reference'],
};
const ADDRESS: readonly ImportField[] = [
  {
    name: 'address1',
    label: 'Address Line 1',
    kind: 'text',
    words: ['Address', 'Address 1', 'Street', 'Street address'],
  },
  { name: 'address2', label: 'Address Line 2', kind: 'text', words: ['Address 2'] },
  { name: 'city', label: 'City', kind: 'text', words: ['Town'] },
  { name: 'stateId', label: 'State', kind: 'one', list: 'states', words: ['State code', 'State ID', 'ST'] },
  { name: 'zipCode', label: 'Zip', kind: 'zip', words: ['Zip code', 'Postal code', 'Postcode'] },
];
const COUNTRY: ImportField = { name: 'country', label: 'Country', kind: 'text' };

/** What the columns of a kind can be, in the order in which they are offered. */
export const IMPORT_FIELDS: Record<ImportKind, readonly ImportField[]> = {
  properties: [
    ID,
    REFERENCE,
    { name: 'name', label: 'Property Name', kind: 'text', words: ['Name', 'Property', 'Store name', 'Facility'] },
    ...ADDRESS,
    COUNTRY,
    {
      name: 'storeTypeId',
      label: 'Property Type',
      kind: 'one',
      list: 'store-types',
      words: ['Type', 'Store type', 'Facility type'],
    },
    ...PROPERTY_FIELDS.map((field): ImportField => ({
      name: field.name,
      label: field.label,
      kind: KINDS_OF[field.kind],
      words: WORDS_OF[field.name] ?? [],
    })),
    {
      name: 'alternatePriceOptionId',
      label: 'Price Alternative',
      kind: 'one',
      list: 'price-alternatives',
      words: ['Alternate price option'],
    },
    { name: 'alternatePriceOptionDate', label: 'Auction Date', kind: 'day' },
    { name: 'offersDueDate', label: 'Offers Due Date', kind: 'day', words: ['Offers due', 'Due date'] },
    { name: 'roomForExpansion', label: 'Room For Expansion', kind: 'flag', words: ['Expansion'] },
    { name: 'featured', label: 'Featured', kind: 'flag', words: ['Feature listing'] },
    { name: 'active', label: 'Published', kind: 'flag', words: ['Active'] },
    { name: 'statusId', label: 'Status', kind: 'one', list: 'property-statuses' },
    { name: 'sellerId', label: 'Seller', kind: 'one', list: 'sellers', words: ['Owner', 'Seller email', 'Seller ID'] },
    {
      name: 'brokerIds',
      label: 'Listing Agents',
      kind: 'many',
      list: 'agents',
      words: ['Agents', 'Brokers', 'Broker'],
    },
    { name: 'description', label: 'Description', kind: 'text' },
    { name: 'videoCode', label: 'Video', kind: 'text' },
    { name: 'latitude', label: 'Latitude', kind: 'text', words: ['Lat'] },
    { name: 'longitude', label: 'Longitude', kind: 'text', words: ['Long', 'Lng', 'Lon'] },
  ],
  people: [
    ID,
    REFERENCE,
    { name: 'firstName', label: 'First Name', kind: 'text', words: ['First', 'Given name'] },
    { name: 'lastName', label: 'Last Name', kind: 'text', words: ['Last', 'Surname', 'Family name'] },
    { name: 'email', label: 'Email', kind: 'text', words: ['E-mail', 'Email address', 'E-mail address', 'Mail'] },
    {
      name: 'phoneNumber',
      label: 'Phone Number',
      kind: 'phone',
      words: ['Phone', 'Telephone', 'Mobile', 'Cell', 'Cell phone'],
    },
    { name: 'companyName', label: 'Company Name', kind: 'text', words: ['Company', 'Firm'] },
    { name: 'roles', label: 'Role', kind: 'many', list: 'roles', words: ['Roles', 'User type'] },
    { name: 'positionId', label: 'Position', kind: 'one', list: 'positions', words: ['Profession'] },
    { name: 'position', label: 'Title', kind: 'text', words: ['Job title'] },
    ...ADDRESS,
    { name: 'isHavingSelfStorages', label: 'Owns self-storage', kind: 'flag', words: ['Owner'] },
    { name: 'capitalSource', label: 'Capital Source', kind: 'text' },
    { name: 'numberOfProperties', label: 'Number of Properties', kind: 'number', words: ['Properties'] },
    { name: 'question', label: 'Additional Comments', kind: 'text', words: ['Comments', 'Notes', 'Comment'] },
  ],
  vendors: [
    ID,
    REFERENCE,
    { name: 'companyName', label: 'Company Name', kind: 'text', words: ['Company', 'Name', 'Vendor'] },
    ...ADDRESS,
    COUNTRY,
    { name: 'website', label: 'Website', kind: 'text', words: ['Web', 'URL', 'Homepage', 'Site'] },
    { name: 'description', label: 'Description', kind: 'text' },
    { name: 'categoryIds', label: 'Categories', kind: 'many', list: 'categories', words: ['Category'] },
    { name: 'active', label: 'In the directory', kind: 'flag', words: ['Active'] },
  ],
};

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The field that a heading names; undefined where nobody can tell. */
export function fieldOfHeading(kind: ImportKind, heading: string): ImportField | undefined {
  const said = plain(heading);
  const says = (texts: readonly string[]): boolean => texts.some((text) => plain(text) === said);
  const fields = IMPORT_FIELDS[kind];
  return said === ''
    ? undefined
    : (fields.find(({ label }) => says([label])) ?? fields.find(({ words = [] }) => says(words)));
}

/** What the columns are by their headings, each field once; empty where nobody can tell. */
export function guessColumns(kind: ImportKind, headings: readonly string[]): string[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const name = fieldOfHeading(kind, heading)?.name ?? '';
    if (taken.has(name)) {
      return '';
    }
    taken.add(name);
    return name;
  });
}

export const fieldOfColumn = (kind: ImportKind, name: string): ImportField | undefined =>
  IMPORT_FIELDS[kind].find((field) => field.name === name);

/** What is wrong with what somebody says that the columns are; undefined when nothing is. */
export function columnsProblem(kind: ImportKind, columns: readonly string[], headings: number): string | undefined {
  if (columns.length !== headings) {
    return `columns must name what each of the ${headings} columns is`;
  }
  const named = columns.filter((name) => name !== '');
  const unknown = named.find((name) => !fieldOfColumn(kind, name));
  if (unknown !== undefined) {
    return `columns names ${unknown}, which no column can be`;
  }
  const twice = named.find((name, at) => named.indexOf(name) !== at);
  if (twice !== undefined) {
    return `${fieldOfColumn(kind, twice)?.label ?? twice} is named twice`;
  }
  return named.length === 0 ? 'columns names nothing' : undefined;
}
