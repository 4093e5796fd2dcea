import * as L from 'leaflet';

const firstPause = 5000;
const longestPause = 60_000;

/** What the configuration says of street tiles. */
export interface Tiles {
  url: string;
  attribution: { Text: string; Url: string | null };
}

/** Text and link as elements, so that neither is markup. */
export function credit({ Text, Url }: Tiles['attribution']): string {
  const element = document.createElement(Url ? 'a' : 'span');
  element.textContent = Text;
  if (Url) {
    element.setAttribute('href', Url);
    element.setAttribute('rel', 'noopener');
    element.setAttribute('target', '_blank');
  }
  return element.outerHTML;
}

/**
 * Streets of a tile server above our own layer. A tile that cannot be had leaves our layer to be seen in its place, and
 * is asked for again, ever more rarely, for as long as its place is looked at.
 */
export function streetTiles({ url, attribution }: Tiles): L.TileLayer {
  const layer = L.tileLayer(url, { attribution: credit(attribution), maxZoom: 17 });
  const pauses = new WeakMap<HTMLElement, number>();
  layer.on('tileerror', ({ tile, coords }) => {
    const pause = Math.min(pauses.get(tile) ?? firstPause, longestPause);
    pauses.set(tile, 2 * pause);
    setTimeout(() => {
      if (tile.isConnected && tile instanceof HTMLImageElement) {
        tile.src = layer.getTileUrl(coords);
      }
    }, pause);
  });
  return layer;
}
