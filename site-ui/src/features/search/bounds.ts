/** A part of the map, in degrees. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** [FSITE-25] Bounds as they stand in the address: `south,west,north,east`, four decimals. */
export const boundsText = ({ south, west, north, east }: Bounds) => [south, west, north, east].map((value) => value.toFixed(4)).join(',');

export function parseBounds(text: string): Bounds | undefined {
  const [south = NaN, west = NaN, north = NaN, east = NaN, more] = text.split(',').map(Number);
  const holds = more === undefined && south >= -90 && south < north && north <= 90 && west >= -180 && west < east && east <= 180;
  return holds ? { south, west, north, east } : undefined;
}

/** What an address says, as it is written there; nothing when it is no part of the map. */
export function readBounds(text: string | null): string | undefined {
  const bounds = text === null ? undefined : parseBounds(text);
  return bounds && boundsText(bounds);
}
