import { Random } from '../random';
import { Canvas, type Point } from './canvas';
import { darken } from './colour';
import { type Brand, BRANDS, GROUND, type Hour, litColour, type Region, SKIES, type Sky } from './palette';
import { floor, type Projection, quad } from './projection';

/** What a picture is asked for. Equal requests give equal pictures. */
export interface SceneRequest {
  /** Lettering of signs; pictures of the shared pool carry none. */
  title: string;
  /** Index into the brands. */
  brand: number;
  region: Region;
  hour: Hour;
  seed: number;
  /** A second version of the same scene, where one property shows it twice. */
  second?: boolean;
}

/** Everything a scene paints with. */
export interface Stage {
  canvas: Canvas;
  sky: Sky;
  brand: Brand;
  region: Region;
  title: string;
  random: Random;
  /** Left and right are exchanged, which doubles the variety of every composition. */
  mirror: boolean;
}

export function openStage(request: SceneRequest): Stage {
  const random = new Random(request.seed);
  return {
    canvas: new Canvas(),
    sky: SKIES[request.hour],
    brand: BRANDS[request.brand % BRANDS.length],
    region: request.region,
    title: request.title,
    random,
    mirror: random.chance(0.5),
  };
}

/** How much light the faces of a building get: the sun stands in front of it, on the left. */
export const LIGHT = { front: 0.86, right: 0.22, left: 1, top: 0.95 } as const;

/** The ground from the viewer's feet to the horizon: earth and grass in tones that fade with distance. */
export function drawGround(stage: Stage, horizon: number): void {
  const { canvas, sky, region } = stage;
  const near = litColour(GROUND[region].grass, sky, 0.8);
  const far = litColour(GROUND[region].earth, sky, 0.85);
  canvas.rect(
    0,
    horizon - 2,
    1600,
    1204 - horizon,
    canvas.linear([
      [0, far],
      [0.18, near],
      [1, darken(near, 0.22)],
    ]),
  );
}

/** A paved area given in ground metres, darker towards the viewer. */
export function drawPavement(
  stage: Stage,
  p: Projection,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  tone = 0,
): void {
  const { canvas, sky, region } = stage;
  const colour = litColour(darken(GROUND[region].pavement, tone), sky, 0.72);
  const shape = quad(floor(p), x0, z0, x1 - x0, z1 - z0);
  canvas.polygon(
    shape,
    canvas.linear([
      [0, litColour(GROUND[region].pavement, sky, 0.95)],
      [0.4, colour],
      [1, darken(colour, 0.3)],
    ]),
  );
}

/**
 * Everything paved from the line at depth `z` down to the viewer's feet. The lower corners are the picture's own:
 * ground points beside the eye have no place in a picture.
 */
export function drawRoadway(stage: Stage, p: Projection, x0: number, x1: number, z: number, tone = 0): void {
  const { canvas, sky, region } = stage;
  const colour = litColour(darken(GROUND[region].pavement, tone), sky, 0.72);
  const [a, b] = [p(x0, 0, z), p(x1, 0, z)];
  const [left, right] = a[0] < b[0] ? [a, b] : [b, a];
  canvas.polygon(
    [left, right, [1700, 1260], [-100, 1260]],
    canvas.linear([
      [0, litColour(GROUND[region].pavement, sky, 0.9)],
      [0.5, colour],
      [1, darken(colour, 0.3)],
    ]),
  );
}

/** A cast shadow: ground corners in metres. */
export function drawShadow(
  stage: Stage,
  p: Projection,
  corners: readonly (readonly [number, number])[],
  strength = 0.32,
): void {
  const shape = corners.map(([x, z]): Point => p(x, 0.01, z));
  stage.canvas.polygon(shape, darken(stage.sky.shade, 0.72), strength);
}
