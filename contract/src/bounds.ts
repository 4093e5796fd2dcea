/** A part of the map, in degrees. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

const DEGREES = /^-?\d{1,3}(\.\d{1,6})?$/;

export const isOnEarth = ({ south, west, north, east }: Bounds): boolean =>
  south >= -90 && north <= 90 && west >= -180 && east <= 180;

/** Reads `south,west,north,east`, as it is written in addresses and requests; undefined when it is no part of the map. */
export function parseBounds(text: string): Bounds | undefined {
  const parts = text.split(',');
  const [south = NaN, west = NaN, north = NaN, east = NaN] = parts.map(Number);
  const bounds = { south, west, north, east };
  const holds =
    parts.length === 4 &&
    parts.every((part) => DEGREES.test(part)) &&
    south < north &&
    west < east &&
    isOnEarth(bounds);
  return holds ? bounds : undefined;
}
