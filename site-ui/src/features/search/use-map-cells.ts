import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { getMapCells, type MapBox, type MapCell } from '../../api/map';
import type { SearchCriteria } from '../../api/search';

/** [SRCH-25] Milliseconds before the first markers appear. */
export const markerDelay = 3000;

function boxOf(map: LeafletMap): MapBox {
  const bounds = map.getBounds();
  const clamp = (value: number, limit: number) => Number(Math.max(-limit, Math.min(limit, value)).toFixed(4));
  return {
    // The server's cells are 16 degrees wide at level 0: two levels less than the map's zoom keeps groups apart.
    z: Math.max(0, Math.round(map.getZoom()) - 2),
    north: clamp(bounds.getNorth(), 90),
    south: clamp(bounds.getSouth(), 90),
    east: clamp(bounds.getEast(), 180),
    west: clamp(bounds.getWest(), 180),
  };
}

/** The properties in the visible part of the map, grouped by the server; undefined until they may be shown. */
export function useMapCells(map: LeafletMap | undefined, criteria: SearchCriteria): MapCell[] | undefined {
  const [cells, setCells] = useState<MapCell[]>();
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!map) {
      return;
    }
    const timer = setTimeout(() => setWaited(true), markerDelay);
    return () => clearTimeout(timer);
  }, [map]);
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
  return waited ? cells : undefined;
}
