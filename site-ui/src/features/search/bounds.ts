import { parseBounds, type Bounds } from '@stowbridge/contract/bounds';

/** [FSITE-25] Bounds as they stand in the address: `south,west,north,east`, four decimals. */
export const boundsText = ({ south, west, north, east }: Bounds) =>
  [south, west, north, east].map((value) => value.toFixed(4)).join(',');

/** What an address says, as it is written there; nothing when it is no part of the map. */
export function readBounds(text: string | null): string | undefined {
  const bounds = text === null ? undefined : parseBounds(text);
  return bounds && boundsText(bounds);
}
