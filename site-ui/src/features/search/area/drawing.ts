import { RING_POINTS, type Place } from '@stowbridge/contract/area';
import type { LatLng, Map as LeafletMap, Point } from 'leaflet';
import { leaflet as L } from '../../../maps/base-map';

/** In pixels: what moves less is a tap, which sets a corner; so near the first corner, it closes the ring. */
const still = 8;
const close = 16;

export interface Drawn {
  onRing: (ring: Place[]) => void;
  /** How many corners are set. */
  onCorners: (count: number) => void;
}

export interface Drawing {
  /** Closes the ring of the corners that are set. */
  finish: () => void;
  stop: () => void;
}

/** As few points as tell the line, and no more than a ring may have. */
function simplified(line: Point[]): Point[] {
  for (let tolerance = 2; ; tolerance *= 1.5) {
    const points = L.LineUtil.simplify(line, tolerance);
    if (points.length <= RING_POINTS.most) {
      return points;
    }
  }
}

/**
 * Lets a pointer draw on the map: a line that is drawn in one go is a ring, and taps set the corners of one. A second
 * finger takes the line back, for two move the map.
 */
export function startDrawing(map: LeafletMap, { onRing, onCorners }: Drawn): Drawing {
  const sheet = L.DomUtil.create('div', 'map-sheet', map.getContainer());
  const shape = L.polygon([], { className: 'map-circle', interactive: false }).addTo(map);
  const first = L.circleMarker([0, 0], { radius: 5, className: 'map-circle', interactive: false });
  const moves = [map.dragging, map.doubleClickZoom, map.boxZoom];
  const fingers = new Set<number>();
  let corners: LatLng[] = [];
  let line: Point[] | undefined;

  const show = () => {
    shape.setLatLngs([...corners, ...(line ?? []).map((point) => map.containerPointToLatLng(point))]);
    if (corners[0]) {
      first.setLatLng(corners[0]).addTo(map);
    } else {
      first.remove();
    }
  };
  const ringOf = (points: LatLng[]) => {
    corners = [];
    line = undefined;
    show();
    onCorners(0);
    onRing(points.map(({ lat, lng }): Place => [lat, lng]));
  };
  const finish = () => {
    if (corners.length >= RING_POINTS.least) {
      ringOf(corners);
    }
  };
  const setCorner = (point: Point) => {
    const [start] = corners;
    if (start && corners.length >= RING_POINTS.least && map.latLngToContainerPoint(start).distanceTo(point) < close) {
      finish();
    } else if (corners.length < RING_POINTS.most) {
      corners = [...corners, map.containerPointToLatLng(point)];
      onCorners(corners.length);
    }
  };

  sheet.addEventListener('pointerdown', (event) => {
    fingers.add(event.pointerId);
    line = undefined;
    if (fingers.size === 1 && event.button === 0) {
      sheet.setPointerCapture(event.pointerId);
      line = [map.mouseEventToContainerPoint(event)];
    }
    show();
  });
  sheet.addEventListener('pointermove', (event) => {
    const point = map.mouseEventToContainerPoint(event);
    if (line && point.distanceTo(line.at(-1) ?? point) >= 2) {
      line.push(point);
      show();
    }
  });
  sheet.addEventListener('pointerup', (event) => {
    fingers.delete(event.pointerId);
    const [from, drawn] = [line?.[0], line];
    line = undefined;
    if (drawn && from) {
      const points = drawn.some((point) => point.distanceTo(from) > still) ? simplified(drawn) : [from];
      if (points.length >= RING_POINTS.least && corners.length === 0) {
        ringOf(points.map((point) => map.containerPointToLatLng(point)));
      } else {
        setCorner(from);
      }
    }
    show();
  });
  sheet.addEventListener('pointercancel', (event) => {
    fingers.delete(event.pointerId);
    line = undefined;
    show();
  });
  moves.forEach((move) => move.disable());
  return {
    finish,
    stop: () => {
      moves.forEach((move) => move.enable());
      [shape, first].forEach((layer) => layer.remove());
      sheet.remove();
    },
  };
}
