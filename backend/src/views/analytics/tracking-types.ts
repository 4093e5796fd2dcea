import { trackingTypes } from '@stowbridge/contract/columns';

export type Counters = Record<(typeof trackingTypes)[number]['field'], number>;

export const noCounts = (): Counters => Object.fromEntries(trackingTypes.map(({ field }) => [field, 0])) as Counters;
