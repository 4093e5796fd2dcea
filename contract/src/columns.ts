/** A column that a list of the back office and its spreadsheet share: what it is called, what it says of a row, and where it is sorted by. */
export interface Column<Row> {
  /** The field by which the list is sorted. */
  source: string;
  label: string;
  /** A day is the moment that it is taken from. */
  value: (row: Row) => string | number | Date | null;
  kind: 'text' | 'day' | 'amount' | 'percent' | 'cents';
  /** The list is not sorted by it. */
  unsorted?: boolean;
}

interface ListedProperty {
  createdAt: string | Date;
  name: string;
  city: string;
  stateCode: string;
  zipCode: string;
  sellerName: string | null;
  statusName?: string | null;
  capRate?: number | null;
  pricePerSqft?: number | null;
}

/** The property listing [APROP-13]. */
export const propertyColumns: Column<ListedProperty>[] = [
  { source: 'createdAt', label: 'Date', kind: 'day', value: (row) => row.createdAt },
  { source: 'name', label: 'Property Name', kind: 'text', value: (row) => row.name },
  { source: 'city', label: 'City', kind: 'text', value: (row) => row.city },
  { source: 'stateId', label: 'State', kind: 'text', value: (row) => row.stateCode },
  { source: 'zipCode', label: 'Zip', kind: 'text', value: (row) => row.zipCode },
  { source: 'sellerName', label: 'Seller', kind: 'text', value: (row) => row.sellerName ?? 'Not assigned' },
  { source: 'statusId', label: 'Status', kind: 'text', value: (row) => row.statusName ?? null },
  { source: 'capRate', label: 'Cap Rate', kind: 'percent', value: (row) => row.capRate ?? null },
  { source: 'pricePerSqft', label: 'Price/SQFT', kind: 'cents', value: (row) => row.pricePerSqft ?? null },
];

interface TrackedDeal {
  statusDate: string | Date;
  propertyName: string;
  buyerName: string | null;
  city: string | null;
  stateCode: string | null;
  price: number | null;
  statusName: string;
}

/** City and state, as far as they are known. */
export const placeOf = ({ city, stateCode }: Pick<TrackedDeal, 'city' | 'stateCode'>): string =>
  [city, stateCode].filter(Boolean).join(', ');

/** The deal tracker [DEAL-07]. */
export const dealColumns: Column<TrackedDeal>[] = [
  { source: 'statusDate', label: 'Date', kind: 'day', value: (row) => row.statusDate },
  { source: 'propertyName', label: 'Property Name', kind: 'text', value: (row) => row.propertyName },
  { source: 'buyerName', label: 'Buyer', kind: 'text', value: (row) => row.buyerName },
  { source: 'city', label: 'City and State', kind: 'text', value: placeOf, unsorted: true },
  { source: 'price', label: 'Proposed', kind: 'amount', value: (row) => row.price },
  { source: 'statusId', label: 'Status', kind: 'text', value: (row) => row.statusName },
];

/** The counters of the property report by the ids of their tracking types; their fields are those of a row [ANA-23]. */
export const trackingTypes = [
  { id: 1, name: 'Property added', field: 'propertyAdded', wire: 'PropertyAdded' },
  { id: 2, name: 'Property viewed', field: 'propertyViewed', wire: 'PropertyViewed' },
  { id: 3, name: 'Offer received', field: 'offerReceived', wire: 'OfferReceived' },
  { id: 4, name: 'NDA signed', field: 'ndaSigned', wire: 'NDASigned' },
  { id: 5, name: 'Property sold', field: 'propertySold', wire: 'PropertySold' },
  { id: 6, name: 'Deal accepted', field: 'dealAccepted', wire: 'DealAccepted' },
  { id: 7, name: 'Deal rejected', field: 'dealRejected', wire: 'DealRejected' },
] as const;

/** The first column of the property report, and its last row. */
export const reportLabels = { period: 'Time Period', total: 'Total' };
