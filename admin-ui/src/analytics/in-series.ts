import { number, partMark } from '../components/format';
import type { Counted } from './count-report';

export type Point = Counted;

interface Drawn extends Point {
  /** Periods that are counted whole. */
  whole: number | null;
  /** The way from a first period that is cut to the next one. */
  before: number | null;
  /** The way to a last period that is cut. */
  after: number | null;
  /** Of the last point. */
  label?: string;
}

/** The points with the lines of which they are a part: only the first and the last period of a range can be cut. */
export function inSeries(points: Point[]): Drawn[] {
  const last = points.length - 1;
  const begins = points[0]?.part === true;
  const ends = last > 0 && points[last].part === true;
  return points.map((point, at) => ({
    ...point,
    whole: point.part ? null : point.count,
    before: begins && at < 2 ? point.count : null,
    after: ends && at > last - 2 && !(begins && last === 1) ? point.count : null,
    label: at === last ? number(point.count) + (point.part ? partMark : '') : undefined,
  }));
}
