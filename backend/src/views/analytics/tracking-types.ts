/** The counters of the property report; their ids are the lookup's, their fields those of a row [ANA-23]. */
export const TRACKING_TYPES = [
  { id: 1, name: 'Property added', field: 'PropertyAdded' },
  { id: 2, name: 'Property viewed', field: 'PropertyViewed' },
  { id: 3, name: 'Offer received', field: 'OfferReceived' },
  { id: 4, name: 'NDA signed', field: 'NDASigned' },
  { id: 5, name: 'Property sold', field: 'PropertySold' },
  { id: 6, name: 'Deal accepted', field: 'DealAccepted' },
  { id: 7, name: 'Deal rejected', field: 'DealRejected' },
] as const;

type Counter = (typeof TRACKING_TYPES)[number]['field'];
export type Counters = Record<Counter, number>;

export const noCounts = (): Counters => ({
  PropertyAdded: 0,
  PropertyViewed: 0,
  OfferReceived: 0,
  NDASigned: 0,
  PropertySold: 0,
  DealAccepted: 0,
  DealRejected: 0,
});
