import type { Place } from './unpack';

/** What a label says and how it looks: larger cities in larger letters, states spaced, ZIP codes small. */
export type LabelKind = 'city' | 'town' | 'state' | 'zip';

export interface Label {
  text: string;
  kind: LabelKind;
  latitude: number;
  longitude: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PlacedLabel extends Label {
  box: Box;
  /** Where its place lies: in the middle of the text, or at its left or right end. */
  side: 'middle' | 'left' | 'right';
}

interface Point {
  x: number;
  y: number;
}

const HEIGHT = 16;
/** From the dot of a town to its name. */
const DOT = 7;
const APART = 3;

const overlap = (a: Box, b: Box) =>
  a.left < b.right + APART && b.left < a.right + APART && a.top < b.bottom + APART && b.top < a.bottom + APART;

/** The text beside its dot, right of it where there is room and else left; states and ZIP codes around their place. */
function boxes({ kind }: Label, { x, y }: Point, width: number): [PlacedLabel['side'], Box][] {
  const [top, bottom] = [y - HEIGHT / 2, y + HEIGHT / 2];
  if (kind === 'state' || kind === 'zip') {
    return [['middle', { left: x - width / 2, right: x + width / 2, top, bottom }]];
  }
  return [
    ['left', { left: x - DOT / 2, right: x + DOT + width, top, bottom }],
    ['right', { left: x - DOT - width, right: x + DOT / 2, top, bottom }],
  ];
}

export interface Room {
  /** The part of the plane that is labelled. */
  within: Box;
  /** What stands there already. */
  taken?: Box[];
  at: (label: Label) => Point;
  /** How wide a label's text is drawn. */
  widthOf: (label: Label) => number;
}

/** The labels that find room: the first in the list goes before, none overlaps another, and none begins outside. */
export function placeLabels(labels: Iterable<Label>, { within, taken = [], at, widthOf }: Room): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const label of labels) {
    const point = at(label);
    if (point.x < within.left || point.x > within.right || point.y < within.top || point.y > within.bottom) {
      continue;
    }
    const room = boxes(label, point, widthOf(label)).find(
      ([, box]) => !taken.some((other) => overlap(box, other)) && !placed.some((other) => overlap(box, other.box)),
    );
    if (room) {
      placed.push({ ...label, side: room[0], box: room[1] });
    }
  }
  return placed;
}

export interface Names {
  states: { code: string; name: string; at: [number, number] }[];
  /** From 50,000 people, the largest first. */
  cities: Place[];
  /** From 10,000 people. */
  towns: Place[];
  /** From 1,000 people. */
  places: Place[];
  zips: Place[];
}

const LARGEST = 50;
const named =
  (kind: LabelKind) =>
  ({ name, latitude, longitude }: Place): Label => ({ text: name, kind, latitude, longitude });

/** What is named at a zoom, the most important first: the 50 largest cities, then ever smaller places. */
export function labelsAt(zoom: number, { states, cities, towns, places, zips }: Names): Label[] {
  const stateLabels = states.map(({ code, name, at: [latitude, longitude] }): Label => ({
    text: zoom < 5 ? code : name,
    kind: 'state',
    latitude,
    longitude,
  }));
  return [
    ...cities.slice(0, LARGEST).map(named('city')),
    ...(zoom < 8 ? stateLabels : []),
    ...(zoom < 6 ? [] : cities.slice(LARGEST).map(named(zoom < 8 ? 'town' : 'city'))),
    ...(zoom < 8 ? [] : towns.map(named('town'))),
    ...(zoom < 10 ? [] : [...places.map(named('town')), ...zips.map(named('zip'))]),
  ];
}
