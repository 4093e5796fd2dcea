import { type Bounds, isOnEarth } from './bounds';

/**
 * A part of the map that somebody has drawn: up to three rings of up to a hundred points, in degrees of five decimals.
 * What lies in it is told by even and odd over all rings, so that a ring within a ring is a hole; an edge is in.
 */

export type Place = readonly [latitude: number, longitude: number];
export type Area = Place[][];

export const AREA_RINGS = 3;
export const RING_POINTS = { least: 3, most: 100 } as const;
/** How far an area may reach from south to north and from west to east, in degrees. */
export const AREA_SPAN = 40;
export const AREA_INVALID = 'Area is invalid';

const DEGREES = /^-?\d{1,3}(\.\d{1,5})?$/;
const [POINTS_APART, RINGS_APART] = ['_', '~'];
const UNITS = 1e5;

/** Hundred-thousandths of a degree: whole numbers, with which one calculates without any rounding. */
export const areaUnits = (degrees: number): number => Math.round(degrees * UNITS);

/** From the southernmost to the northernmost of its points, and from the westernmost to the easternmost. */
export function areaBounds(area: Area): Bounds {
  const places = area.flat();
  const latitudes = places.map(([latitude]) => latitude);
  const longitudes = places.map(([, longitude]) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

function isArea(area: Area): boolean {
  const box = areaBounds(area);
  return (
    area.length <= AREA_RINGS &&
    area.every(({ length }) => length >= RING_POINTS.least && length <= RING_POINTS.most) &&
    isOnEarth(box) &&
    areaUnits(box.north) - areaUnits(box.south) <= areaUnits(AREA_SPAN) &&
    areaUnits(box.east) - areaUnits(box.west) <= areaUnits(AREA_SPAN)
  );
}

/** Reads `latitude,longitude_latitude,longitude_...`, rings apart by `~`; undefined when it is no area [BEYB-52]. */
export function parseArea(text: string): Area | undefined {
  const points = text.split(RINGS_APART).map((ring) => ring.split(POINTS_APART).map((point) => point.split(',')));
  if (!points.flat().every((point) => point.length === 2 && point.every((part) => DEGREES.test(part)))) {
    return undefined;
  }
  const area = points.map((ring) => ring.map(([latitude, longitude]): Place => [Number(latitude), Number(longitude)]));
  return isArea(area) ? area : undefined;
}

/** As it is written in addresses and requests. */
export const areaText = (area: Area): string =>
  area
    .map((ring) => ring.map((place) => place.map((degrees) => areaUnits(degrees) / UNITS).join(',')).join(POINTS_APART))
    .join(RINGS_APART);

/** From a point to the next, in units. */
export interface AreaEdge {
  from: Place;
  to: Place;
}

/** The edges of a ring, the last of which closes it. */
export function ringEdges(ring: Place[]): AreaEdge[] {
  const points = ring.map(([latitude, longitude]): Place => [areaUnits(latitude), areaUnits(longitude)]);
  return points.map((from, index) => ({ from, to: points[(index + 1) % points.length] as Place }));
}

/** On which side of an edge something lies: more than 0 on its left, 0 on its line. */
export const sideOf = ({ from, to }: AreaEdge, [latitude, longitude]: Place): number =>
  (to[1] - from[1]) * (latitude - from[0]) - (to[0] - from[0]) * (longitude - from[1]);

const isBetween = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

const isOn = (edge: AreaEdge, place: Place): boolean =>
  sideOf(edge, place) === 0 &&
  isBetween(place[0], edge.from[0], edge.to[0]) &&
  isBetween(place[1], edge.from[1], edge.to[1]);

/** Whether a place is in an area, to five decimals [BEYB-43]. */
export function isInArea(area: Area, [latitude, longitude]: Place): boolean {
  const place: Place = [areaUnits(latitude), areaUnits(longitude)];
  const edges = area.flatMap(ringEdges);
  // A line to the east crosses an edge that leads from one side of it to the other, and of which the place is west.
  const crosses = (edge: AreaEdge): boolean =>
    edge.from[0] > place[0] !== edge.to[0] > place[0] && sideOf(edge, place) > 0 === edge.to[0] > edge.from[0];
  return edges.some((edge) => isOn(edge, place)) || edges.filter(crosses).length % 2 === 1;
}
