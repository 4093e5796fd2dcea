import type { BaseHttpRequest } from '@stowbridge/api';
import type { SearchCriteria } from './search-properties';

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

/** The client's own method would name each criterion once more, to have it written under the same name. */
export const getMapCells = (api: BaseHttpRequest, box: MapBox, criteria: SearchCriteria) =>
  api.request<MapCell[]>({
    method: 'GET',
    url: '/api/home/property/map',
    query: { ...criteria, Keyword: criteria.Keyword || undefined, Bounds: undefined, ...box },
  });
