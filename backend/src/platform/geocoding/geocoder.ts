/** An address in the US as the property form knows it [APROP-38]. */
export interface Address {
  /** First line: house number and street. */
  street: string;
  city: string;
  /** Two letters. */
  stateCode: string;
  zipCode: string;
}

/** Degrees, WGS 84. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A service that knows where an address lies; `GEOCODER` in the configuration says who. */
export abstract class Geocoder {
  /** Undefined when nobody knows the place; the form then says `Address Not Found!` [APROP-39]. */
  abstract find(address: Address): Promise<Point | undefined>;
}

const EARTH_MILES = 3958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance. */
export function milesBetween(a: Point, b: Point): number {
  const halfLatitude = radians(b.latitude - a.latitude) / 2;
  const halfLongitude = radians(b.longitude - a.longitude) / 2;
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(halfLongitude) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
