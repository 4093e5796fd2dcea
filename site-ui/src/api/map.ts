import type { Api } from './api';
import type { SearchCriteria } from './search';

/** How many properties stand at a place; the property itself when it is one. */
export type MapCell = [
  count: number,
  latitude: number,
  longitude: number,
  storeId: number | null,
  price: number | null,
  /** What stands instead of the price. */
  words: string | null,
];

export interface MapBox {
  z: number;
  north: number;
  south: number;
  east: number;
  west: number;
}

export function getMapCells(api: Api, box: MapBox, criteria: SearchCriteria): Promise<MapCell[]> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...criteria, ...box, Bounds: undefined })) {
    if (value !== undefined && value !== '') {
      query.set(name, String(value));
    }
  }
  return api.get<MapCell[]>(`home/property/map?${query}`);
}
