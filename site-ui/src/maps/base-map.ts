import type { Map as LeafletMap } from 'leaflet';
import * as L from 'leaflet';
import leafletCss from 'leaflet/dist/leaflet.css?url';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import statesUrl from 'us-atlas/states-10m.json?url';

/** What the usual tiles are made from. */
const attribution = '© OpenStreetMap contributors';

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

let states: Promise<GeoJSON.GeoJsonObject> | undefined;

function loadStates(): Promise<GeoJSON.GeoJsonObject> {
  states ??= fetch(statesUrl)
    .then((response) => response.json() as Promise<Topology<{ states: GeometryCollection }>>)
    .then((topology) => feature(topology, topology.objects.states));
  return states;
}

/**
 * A map of the states, drawn from a file of ours: it works without any tile server. Where the configuration names one,
 * its tiles lie above the states, and at the first tile that fails they are taken away again.
 */
export async function createMap(
  element: HTMLElement,
  tilesUrl: string | null,
  view: { center: [number, number]; zoom: number },
): Promise<LeafletMap> {
  const [, shapes] = await Promise.all([loadStyles(), loadStates()]);
  const map = L.map(element, {
    center: view.center,
    zoom: view.zoom,
    minZoom: 3,
    maxZoom: 17,
    zoomControl: false,
    attributionControl: tilesUrl !== null,
    worldCopyJump: true,
    zoomSnap: 0.5,
  });
  L.control.zoom({ position: 'topright' }).addTo(map);
  L.geoJSON(shapes, { interactive: false, style: { className: 'map-state' } }).addTo(map);
  if (tilesUrl) {
    const tiles = L.tileLayer(tilesUrl, { attribution, maxZoom: 17 });
    tiles.once('tileerror', () => tiles.remove());
    tiles.addTo(map);
  }
  return map;
}

export { L as leaflet };
