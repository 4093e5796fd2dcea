import type { Map as LeafletMap } from 'leaflet';
import * as L from 'leaflet';
import leafletCss from 'leaflet/dist/leaflet.css?url';
import { GroundLayer } from './ground-layer';
import { noticesUrl } from './map-data';
import { milesScale } from './scale';
import { credit, streetTiles, type Tiles } from './tiles';

/** [SRCH-24] The middle of the contiguous states. */
export const middleOfTheUs: [number, number] = [39.8283, -98.5795];
export const startZoom = 4;

let stylesheet: Promise<void> | undefined;

/** Leaflet's own styles arrive with the first map only. */
function loadStyles(): Promise<void> {
  stylesheet ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = leafletCss;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
  return stylesheet;
}

export interface View {
  center: [number, number];
  zoom: number;
}

/** A map of our own data; where the configuration names a tile server, its streets lie above. [FSITE-24] */
export async function createMap(
  element: HTMLElement,
  tiles: Tiles | null,
  { center, zoom }: View,
): Promise<LeafletMap> {
  await loadStyles();
  const map = L.map(element, {
    minZoom: 3,
    maxZoom: 17,
    zoomControl: false,
    attributionControl: false,
    worldCopyJump: true,
    zoomSnap: 0.25,
    zoomDelta: 1,
  });
  map.setView(center, zoom);
  L.control.zoom({ position: 'topright' }).addTo(map);
  milesScale().addTo(map);
  const credits = L.control.attribution({ prefix: false }).addTo(map);
  credits.addAttribution(credit({ Text: 'Places: GeoNames', Url: noticesUrl }));
  credits.addAttribution(credit({ Text: 'States: US Census', Url: noticesUrl }));
  new GroundLayer(map).update();
  if (tiles) {
    streetTiles(tiles).addTo(map);
  }
  return map;
}

export { L as leaflet };
