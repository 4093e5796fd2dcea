import { type Area, areaBounds, type AreaEdge, ringEdges, sideOf } from '@stowbridge/contract/area';
import type { Bounds } from '@stowbridge/contract/bounds';

/** The part of the map that is searched: what an area reaches over, where there is one. */
export function within(bounds: Bounds | undefined, area: Area | undefined): Bounds | undefined {
  const box = area && areaBounds(area);
  return bounds && box
    ? {
        south: Math.max(bounds.south, box.south),
        west: Math.max(bounds.west, box.west),
        north: Math.min(bounds.north, box.north),
        east: Math.min(bounds.east, box.east),
      }
    : (box ?? bounds);
}

const meet = (one: AreaEdge, other: AreaEdge): boolean =>
  Math.sign(sideOf(one, other.from)) * Math.sign(sideOf(one, other.to)) <= 0 &&
  Math.sign(sideOf(other, one.from)) * Math.sign(sideOf(other, one.to)) <= 0;

/** Whether no edge meets another but for its neighbours. */
const isSimple = (edges: AreaEdge[]): boolean =>
  edges.every((edge, index) =>
    edges.slice(index + 2, index === 0 ? -1 : undefined).every((other) => !meet(edge, other)),
  );

const isApart = (one: Bounds, other: Bounds): boolean =>
  one.south > other.north || one.north < other.south || one.west > other.east || one.east < other.west;

/** Whether everything that a ring winds around is in the area. */
const isPlain = (area: Area, rings: AreaEdge[][]): boolean =>
  rings.every(isSimple) &&
  area.every((ring, index) => area.slice(index + 1).every((other) => isApart(areaBounds([ring]), areaBounds([other]))));

const pointText = ([latitude, longitude]: AreaEdge['from']): string => `(${longitude},${latitude})`;
const arrayText = (values: string[]): string => `{${values.map((value) => `"${value}"`).join(',')}}`;

/** An area as Postgres reads it, in units: its rings, and where these do not tell what is in it, all its edges. */
export function areaAsText(area: Area | undefined): { area?: string; areaEdges?: string } {
  if (!area) {
    return {};
  }
  const rings = area.map(ringEdges);
  const polygons = rings.map((edges) => `(${edges.map(({ from }) => pointText(from)).join(',')})`);
  const segments = rings.flat().map(({ from, to }) => `[${pointText(from)},${pointText(to)}]`);
  return { area: arrayText(polygons), areaEdges: isPlain(area, rings) ? undefined : arrayText(segments) };
}
