import type { Point } from './canvas';
import { darken, lighten, luminance } from './colour';
import { drawHorizon } from './horizon';
import { breakLines, writeOn } from './lettering';
import { GROUND, litColour } from './palette';
import { drawShrubs, drawTree } from './planting';
import { camera, facing, floor, quad, upright } from './projection';
import { drawSky } from './sky';
import { drawGround, openStage, type SceneRequest } from './stage';

const HORIZON = 690;

/** A vacant site with survey stakes and the sign of what is planned. */
export function sceneLand(request: SceneRequest): string {
  const stage = openStage(request);
  const { canvas, sky, random, mirror, region, brand, title } = stage;
  const p = camera({ eye: [0, 2.6, 0], yaw: random.between(-5, 5), focal: 1000, horizon: HORIZON, mirror });
  drawSky(canvas, sky, HORIZON, random);
  drawHorizon(canvas, region, sky, HORIZON, random);
  drawGround(stage, HORIZON);
  const light = mirror ? 1 : -1;
  for (let i = 0; i < 11; i += 1) {
    const [x, y] = p(random.between(-50, 50), 0, random.between(55, 80));
    drawTree(canvas, region, sky, x, y, random.between(80, 150), random, light);
  }
  const earth = litColour(GROUND[region].earth, sky, 0.95);
  canvas.polygon(
    quad(floor(p), -19, 10, 38, 36),
    canvas.linear([
      [0, lighten(earth, 0.1)],
      [1, darken(earth, 0.12)],
    ]),
    0.85,
  );
  const furrows: Point[][] = [];
  for (let x = -18; x < 19; x += 1.8) {
    furrows.push([p(x, 0, 10.4), p(x * 0.99, 0, 45)]);
  }
  canvas.strokes(furrows, darken(earth, 0.25), 1.6, 0.25);
  const corners: [number, number][] = [
    [-16, 42],
    [16, 42],
    [-15, 13],
    [15, 13],
  ];
  const string = [corners[0], corners[1], corners[3], corners[2], corners[0]].map(([x, z]): Point => p(x, 0.7, z));
  canvas.strokes([string], '#f2742b', 2.4, 0.85);
  for (const [x, z] of [...corners, [0, 42], [16, 27], [-16, 27]] as [number, number][]) {
    canvas.strokes([[p(x, 0, z), p(x, 1.1, z)]], litColour('#d9b98c', sky, 0.8), 260 / z);
    canvas.polygon([p(x, 1.1, z), p(x + 0.5, 1, z), p(x, 0.82, z)], '#f2742b');
  }
  canvas.polygon(
    quad(floor(p), -60, 1.1, 120, 5.4),
    canvas.linear([
      [0, litColour(GROUND[region].pavement, sky, 0.9)],
      [1, darken(litColour(GROUND[region].pavement, sky, 0.6), 0.25)],
    ]),
  );
  const board = facing(p, 0.2, 10.5);
  for (const u of [0.4, 6.2]) {
    canvas.polygon(quad(board, u, 0, 0.26, 4.9), litColour('#8d6f50', sky, 0.8));
  }
  canvas.polygon(quad(board, 0.12, 1.48, 6.9, 3.4), '#0d111c', 0.28);
  canvas.polygon(quad(board, 0, 1.6, 6.9, 3.4), litColour('#fdfaf2', sky, 1));
  const band = litColour(brand.door, sky, 1);
  canvas.polygon(
    quad(board, 0, 3.3, 6.9, 1.7),
    canvas.linear([
      [0, lighten(band, 0.08)],
      [1, band],
    ]),
  );
  const ink = luminance(brand.door) > 0.4 ? darken(brand.trim, 0.3) : '#fffaf0';
  const sign = upright(board, 6.9, mirror);
  writeOn(canvas, sign, breakLines(title, 2), { u: 0.4, v: 3.5, width: 6.1, height: 1.3 }, ink, 0.16);
  writeOn(
    canvas,
    sign,
    ['PLANNED SELF STORAGE', 'SITE AVAILABLE'],
    { u: 0.6, v: 1.95, width: 5.7, height: 1 },
    darken(brand.trim, 0.1),
    0.14,
  );
  const [a, b] = [p(-14, 0, 9.6)[0], p(13, 0, 9.6)[0]];
  drawShrubs(canvas, region, sky, Math.min(a, b), Math.max(a, b), p(0, 0, 9)[1], 52, random);
  const near = p(-9.5, 0, 11);
  drawTree(canvas, region, sky, near[0], near[1], random.between(420, 540), random, light);
  canvas.rect(
    0,
    1040,
    1600,
    160,
    canvas.linear([
      [0, '#0c1120', 0],
      [1, '#0c1120', 0.3],
    ]),
  );
  return canvas.toSvg();
}
