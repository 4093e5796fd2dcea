import type { Point } from '@stowbridge/contract/distance';

/** An address in the US as the property form knows it [APROP-38]. */
export interface Address {
  /** First line: house number and street. */
  street: string;
  city: string;
  /** Two letters. */
  stateCode: string;
  zipCode: string;
}

/** A service that knows where an address lies; `GEOCODER` in the configuration says who. */
export abstract class Geocoder {
  /** Undefined when nobody knows the place; the form then says `Address Not Found!` [APROP-39]. */
  abstract find(address: Address): Promise<Point | undefined>;
}
