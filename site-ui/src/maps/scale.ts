import * as L from 'leaflet';

export const metersPerMile = 1609.344;
const equator = 40_075_016.686;
const tileSize = 256;
/** How much of the map's shorter side the circle of a property fills. */
const filled = 0.6;
const widest = 120;

/** The largest round number of miles, 1, 2 or 5 times a power of ten, that is no larger than `most`. */
export function roundMiles(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [5, 2, 1].find((times) => times * power <= most) ?? 1;
  return Number((step * power).toPrecision(1));
}

/** The zoom at which a circle around a place fills its part of a map whose shorter side has so many pixels. */
export function zoomOfCircle(pixels: number, latitude: number, miles: number): number {
  const metersPerPixel = (2 * miles * metersPerMile) / (filled * pixels);
  return Math.log2((equator * Math.cos((latitude * Math.PI) / 180)) / (tileSize * metersPerPixel));
}

/** A scale in miles, at every zoom: Leaflet's own turns to feet. */
const MilesScale = L.Control.extend({
  onAdd(map: L.Map) {
    const bar = L.DomUtil.create('div', 'map-scale figures');
    const update = () => {
      const middle = map.getSize().y / 2;
      const across =
        map.distance(map.containerPointToLatLng([0, middle]), map.containerPointToLatLng([widest, middle])) /
        metersPerMile;
      if (across > 0) {
        const miles = roundMiles(across);
        bar.style.width = `${(widest * miles) / across}px`;
        bar.textContent = `${miles} mi`;
      }
    };
    map.on('move zoomend resize', update);
    map.whenReady(update);
    this.stop = () => map.off('move zoomend resize', update);
    return bar;
  },
  onRemove() {
    this.stop();
  },
  stop: () => undefined as unknown,
});

export const milesScale = () => new MilesScale({ position: 'bottomleft' });
