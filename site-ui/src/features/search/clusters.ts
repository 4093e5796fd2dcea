import { formatWhole } from '../../lib/format';
import { formatShortMoney } from '../../lib/short-money';
import type { MapCell } from './map-cells';

/** What one marker stands for: a property, or several that would overlap. */
export interface Pin {
  count: number;
  latitude: number;
  longitude: number;
  /** The properties, where all of them are known. */
  storeIds: number[];
  text: string;
  label: string;
  /** Pixels. */
  width: number;
  height: number;
  x: number;
  y: number;
}

const apart = 2;
const pinHeight = 28;
/** Pins on one line of sight are read from left to right. */
const rowHeight = 40;

/** Larger groups in larger circles. */
export const clusterSize = (count: number) => (count < 10 ? 36 : count < 100 ? 44 : count < 1000 ? 52 : 60);

const looks = (count: number, cell?: MapCell): Pick<Pin, 'text' | 'label' | 'width' | 'height'> => {
  if (count > 1 || !cell) {
    const size = clusterSize(count);
    return { text: formatWhole(count), label: `${formatWhole(count)} properties`, width: size, height: size };
  }
  const [, , , , price, words] = cell;
  // Amounts end in a wide letter: `$12M`.
  const text = price ? formatShortMoney(price) : (words ?? 'Unpriced');
  return {
    text,
    label: price ? `Property at ${text}` : `Property, ${text}`,
    width: Math.round(text.length * 7.6) + (price ? 28 : 20),
    height: pinHeight,
  };
};

function pinOf(cell: MapCell, toPoint: ToPoint): Pin {
  const [count, latitude, longitude, storeId] = cell;
  return {
    count,
    latitude,
    longitude,
    storeIds: storeId === null ? [] : [storeId],
    ...looks(count, cell),
    ...toPoint(latitude, longitude),
  };
}

type ToPoint = (latitude: number, longitude: number) => { x: number; y: number };

const overlap = (a: Pin, b: Pin) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + apart && Math.abs(a.y - b.y) < (a.height + b.height) / 2 + apart;

/** Both together, in the middle of all of them. */
function join(a: Pin, b: Pin, toPoint: ToPoint): Pin {
  const count = a.count + b.count;
  const between = (one: number, other: number) => (one * a.count + other * b.count) / count;
  const [latitude, longitude] = [between(a.latitude, b.latitude), between(a.longitude, b.longitude)];
  const known = a.storeIds.length === a.count && b.storeIds.length === b.count;
  return {
    count,
    latitude,
    longitude,
    storeIds: known ? [...a.storeIds, ...b.storeIds] : [],
    ...looks(count),
    ...toPoint(latitude, longitude),
  };
}

/** [FSITE-25] Pins of which none overlaps another: what would becomes one. In reading order. */
export function pinsOf(cells: MapCell[], toPoint: ToPoint): Pin[] {
  const pins: Pin[] = [];
  for (const cell of cells) {
    let pin = pinOf(cell, toPoint);
    // What two became may reach a third.
    for (
      let at = pins.findIndex((other) => overlap(pin, other));
      at >= 0;
      at = pins.findIndex((other) => overlap(pin, other))
    ) {
      const [other] = pins.splice(at, 1);
      pin = other ? join(other, pin, toPoint) : pin;
    }
    pins.push(pin);
  }
  const row = ({ y }: Pin) => Math.floor(y / rowHeight);
  return pins.sort((a, b) => row(a) - row(b) || a.x - b.x);
}
