/** The counters of the property report; their ids are the lookup's, their fields those of a row [ANA-23]. */
export const TRACKING_TYPES = [
  { id: 1, name: 'Property added', field: 'propertyAdded' },
  { id: 2, name: 'Property viewed', field: 'propertyViewed' },
  { id: 3, name: 'Offer received', field: 'offerReceived' },
  { id: 4, name: 'NDA signed', field: 'ndaSigned' },
  { id: 5, name: 'Property sold', field: 'propertySold' },
  { id: 6, name: 'Deal accepted', field: 'dealAccepted' },
  { id: 7, name: 'Deal rejected', field: 'dealRejected' },
] as const;

type Counter = (typeof TRACKING_TYPES)[number]['field'];
export type Counters = Record<Counter, number>;

export const noCounts = (): Counters => ({
  propertyAdded: 0,
  propertyViewed: 0,
  offerReceived: 0,
  ndaSigned: 0,
  propertySold: 0,
  dealAccepted: 0,
  dealRejected: 0,
});
