import { parseArea } from '@stowbridge/contract/area';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { leaflet as L } from '../../../maps/base-map';

/** What is drawn, on the map: filled by even and odd, as it is searched. */
export function useAreaLayer(map: LeafletMap | undefined, area: string | undefined): void {
  useEffect(() => {
    const rings = area && parseArea(area);
    if (!map || !rings) {
      return;
    }
    const layer = L.polygon(
      rings.map((ring) => ring.map(([latitude, longitude]): [number, number] => [latitude, longitude])),
      { className: 'map-circle', interactive: false },
    ).addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, area]);
}
