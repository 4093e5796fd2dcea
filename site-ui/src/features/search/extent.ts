import type { Bounds } from '@stowbridge/contract/bounds';
import type { MapBox, MapCell } from './map-cells';

const everywhere: Bounds = { south: -90, west: -180, north: 90, east: 180 };
/** The level at which the server answers single properties. */
const singles = 12;
/** How many cells the results should span: then their middles tell the extent well enough. */
const enough = 24;

/** The server's cells are 16 degrees wide at level 0 and half as wide at each further one. */
const widthAt = (level: number) => 16 / 2 ** level;

/**
 * The part of the map in which all results stand, or nothing without any. It is asked for in cells that become finer
 * with what was found, because the server tells of a cell only where its properties are on average.
 */
export async function findExtent(cellsIn: (box: MapBox) => Promise<MapCell[]>): Promise<Bounds | undefined> {
  let level = 1;
  let within = everywhere;
  for (;;) {
    const { south, west, north, east } = within;
    const cells = await cellsIn({ z: level, south, west, north, east });
    if (cells.length === 0) {
      return undefined;
    }
    const latitudes = cells.map(([, latitude]) => latitude);
    const longitudes = cells.map(([, , longitude]) => longitude);
    const found = {
      south: Math.min(...latitudes),
      west: Math.min(...longitudes),
      north: Math.max(...latitudes),
      east: Math.max(...longitudes),
    };
    const alone = cells.every(([count]) => count === 1);
    const span = Math.max(found.north - found.south, found.east - found.west);
    if (level === singles || alone || span / widthAt(level) >= enough) {
      return found;
    }
    // A property stands at most a cell's width from where its cell is on average.
    const width = widthAt(level);
    within = {
      south: Math.max(-90, found.south - width),
      west: Math.max(-180, found.west - width),
      north: Math.min(90, found.north + width),
      east: Math.min(180, found.east + width),
    };
    level = Math.min(singles, Math.max(level + 1, Math.ceil(Math.log2((16 * enough) / (span + width)))));
  }
}
