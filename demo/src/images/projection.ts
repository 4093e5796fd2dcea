import type { Point } from './canvas';

/** World metres to picture pixels: x to the right, y up, z away from the viewer. */
export type Projection = (x: number, y: number, z: number) => Point;
/** A flat surface in its own metres: u along, v up. */
export type Plane = (u: number, v: number) => Point;

export interface CameraOptions {
  /** Eye position in metres. */
  eye: readonly [number, number, number];
  /** Degrees turned to the right. */
  yaw: number;
  /** Focal length in pixels. */
  focal: number;
  /** Pixel row of the horizon. */
  horizon: number;
  centre?: number;
  /** Mirrors the picture left to right (lettering goes through `upright`). */
  mirror?: boolean;
}

const NEAR = 0.2;

/** A camera with a shift lens: verticals stay vertical, as in architectural drawings. */
export function camera({ eye, yaw, focal, horizon, centre = 800, mirror = false }: CameraOptions): Projection {
  const sin = Math.sin((yaw * Math.PI) / 180);
  const cos = Math.cos((yaw * Math.PI) / 180);
  return (x, y, z) => {
    const dx = x - eye[0];
    const dz = z - eye[2];
    const across = dx * cos - dz * sin;
    const depth = Math.max(NEAR, dx * sin + dz * cos);
    const px = centre + (focal * across) / depth;
    return [mirror ? 1600 - px : px, horizon - (focal * (y - eye[1])) / depth];
  };
}

/** Parallel projection seen from above, for site views; `scale` is pixels per metre. */
export function axonometric(scale: number, origin: Point, mirror = false): Projection {
  const across = Math.cos(Math.PI / 6) * scale;
  const down = Math.sin(Math.PI / 6) * scale;
  return (x, y, z) => {
    const px = origin[0] + (x - z) * across;
    return [mirror ? 1600 - px : px, origin[1] + (x + z) * down - y * scale * 0.9];
  };
}

/** The wall facing the viewer at depth z, u measured from x0. */
export const facing =
  (p: Projection, x0: number, z: number): Plane =>
  (u, v) =>
    p(x0 + u, v, z);
/** The wall running away from the viewer at x, u measured from z0. */
export const receding =
  (p: Projection, x: number, z0: number): Plane =>
  (u, v) =>
    p(x, v, z0 + u);
/** The ground at height y: u along x, v along z. */
export const floor =
  (p: Projection, y = 0): Plane =>
  (u, v) =>
    p(u, y, v);

/** The same plane read from the other end, so that lettering in a mirrored picture still reads forwards. */
export const upright = (plane: Plane, width: number, mirrored: boolean): Plane =>
  mirrored ? (u, v) => plane(width - u, v) : plane;

/** The four corners of a rectangle on a plane. */
export const quad = (plane: Plane, u: number, v: number, width: number, height: number): Point[] => [
  plane(u, v),
  plane(u + width, v),
  plane(u + width, v + height),
  plane(u, v + height),
];
