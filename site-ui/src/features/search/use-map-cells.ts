import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { visibleBounds } from './use-follow';
import { getMapCells, type MapBox, type MapCell } from './map-cells';
import type { SearchCriteria } from './search-properties';

/** [SRCH-25] Milliseconds before the first markers appear. */
const markerDelay = 3000;

/** The server's cells are 16 degrees wide at level 0: two levels less than the zoom makes them about as wide as a pin. */
const boxOf = (map: LeafletMap): MapBox => ({ z: Math.max(0, Math.floor(map.getZoom()) - 2), ...visibleBounds(map) });

/** Whether markers may be shown. */
export function useMarkerDelay(map: LeafletMap | undefined): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!map) {
      return;
    }
    const timer = setTimeout(() => setWaited(true), markerDelay);
    return () => clearTimeout(timer);
  }, [map]);
  return waited;
}

/** The properties in the visible part of the map, grouped by the server; undefined until they are known. */
export function useMapCells(map: LeafletMap | undefined, criteria: SearchCriteria): MapCell[] | undefined {
  const [cells, setCells] = useState<MapCell[]>();
  useEffect(() => {
    if (!map) {
      return;
    }
    let latest = 0;
    const load = () => {
      const request = ++latest;
      getMapCells(browserApi, boxOf(map), criteria).then(
        (found) => request === latest && setCells(found),
        () => undefined,
      );
    };
    load();
    map.on('moveend', load);
    return () => {
      latest = -1;
      map.off('moveend', load);
    };
  }, [map, criteria]);
  return cells;
}
