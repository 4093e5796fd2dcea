import type { Point } from './canvas';
import { drawCourses, drawLamp, drawRollDoor, drawStorageRow, drawWall } from './building';
import { darken, lighten, luminance } from './colour';
import { drawHorizon } from './horizon';
import { breakLines, writeOn } from './lettering';
import { litColour } from './palette';
import { drawShrubs, drawTree } from './planting';
import { camera, facing, floor, type Projection, quad, receding, upright } from './projection';
import { drawSky } from './sky';
import { drawGround, drawPavement, drawShadow, LIGHT, openStage, type SceneRequest, type Stage } from './stage';

const HORIZON = 720;
const GATE = 15;

/** Straight on: a portal that carries the name over the drive, the aisle between two rows behind it. */
export function sceneArch(request: SceneRequest): string {
  const stage = openStage(request);
  const { canvas, sky, random, mirror, region } = stage;
  const p = camera({
    eye: [random.between(-0.8, 0.8), random.between(2, 2.5), 0],
    yaw: random.between(-2.5, 2.5),
    focal: 1060,
    horizon: HORIZON,
    mirror,
  });
  drawSky(canvas, sky, HORIZON, random);
  drawHorizon(canvas, region, sky, HORIZON, random);
  drawGround(stage, HORIZON);
  const light = mirror ? 1 : -1;
  for (let i = 0; i < 10; i += 1) {
    const [x, y] = p(random.between(-40, 40), 0, random.between(66, 88));
    drawTree(canvas, region, sky, x, y, random.between(90, 150), random, light);
  }
  drawPavement(stage, p, -5.2, 5.2, 1, 84);
  drawRows(stage, p);
  for (const x of [-10.5, 10.8]) {
    const [tx, ty] = p(x, 0, GATE + 2);
    drawTree(canvas, region, sky, tx, ty, random.between(330, 460), random, light);
  }
  drawPortal(stage, p);
  drawFront(stage, p);
  return canvas.toSvg();
}

function drawRows(stage: Stage, p: Projection): void {
  const { brand, canvas, sky } = stage;
  const [near, far, height] = [24, 74, 3.3];
  drawStorageRow(stage, receding(p, -5.2, near), { length: far - near, height, facing: LIGHT.right, unit: 3.3 });
  drawStorageRow(stage, receding(p, 5.2, near), { length: far - near, height, facing: LIGHT.left, unit: 3.3 });
  drawShadow(
    stage,
    p,
    [
      [-5.2, near],
      [-5.2, far],
      [-2.4, far],
      [-2.4, near + 0.8],
    ],
    0.3,
  );
  for (const x of [-15.2, 5.2]) {
    const end = facing(p, x, near);
    drawWall(stage, end, 0, 0, 10, height, brand.wall, LIGHT.front);
    drawWall(stage, end, 0, 0, 10, 0.9, brand.base, LIGHT.front);
    for (const u of [0.7, 3.75, 6.8]) {
      drawRollDoor(stage, end, u, 0, 2.5, 2.4, LIGHT.front);
    }
    drawWall(stage, end, 0, height - 0.5, 10, 0.5, brand.trim, LIGHT.front);
    canvas.polygon(
      [end(-0.2, height), end(5, height + 1.4), end(10.2, height)],
      litColour(lighten(brand.trim, 0.08), sky, LIGHT.front),
    );
  }
}

/** Two piers, a beam with the name, open gate leaves and low walls to both sides. */
function drawPortal(stage: Stage, p: Projection): void {
  const { canvas, sky, brand, mirror, title } = stage;
  drawShadow(
    stage,
    p,
    [
      [-4.9, GATE],
      [5.4, GATE],
      [8, GATE + 2.4],
      [-2.4, GATE + 2.4],
    ],
    0.26,
  );
  const wall = facing(p, -16, GATE + 0.3);
  for (const u of [0, 20.9]) {
    drawWall(stage, wall, u, 0, 11.1, 1.3, brand.base, LIGHT.front);
    drawCourses(stage, wall, u, 0, 11.1, 1.3, 0.22, LIGHT.front);
    canvas.polygon(quad(wall, u - 0.1, 1.3, 11.3, 0.14), litColour(lighten(brand.wall, 0.15), sky, 1));
    const pickets: Point[][] = [];
    for (let x = u + 0.2; x < u + 11; x += 0.34) {
      pickets.push([wall(x, 1.4), wall(x, 2.2)]);
    }
    canvas.strokes(
      [...pickets, [wall(u, 2.15), wall(u + 11.1, 2.15)]],
      litColour(darken(brand.trim, 0.2), sky, 0.5),
      3,
    );
  }
  for (const [x, turn] of [
    [-4.1, 1],
    [4.1, -1],
  ] as const) {
    drawLeaf(stage, p, x, turn);
  }
  const plane = facing(p, -5.2, GATE);
  const [beam, top] = [4.3, 6.7];
  for (const u of [0, 9.3]) {
    drawWall(stage, receding(p, u === 0 ? -4.1 : 4.1, GATE), 0, 0, 0.9, beam, brand.base, u === 0 ? LIGHT.right : 1);
    drawWall(stage, plane, u, 0, 1.1, beam, brand.base, LIGHT.front);
    drawCourses(stage, plane, u, 0, 1.1, beam, 0.26, LIGHT.front);
    drawLamp(stage, plane, u + 0.55, 3.2);
  }
  canvas.polygon(
    [p(-4.1, beam, GATE), p(4.1, beam, GATE), p(4.1, beam, GATE + 0.9), p(-4.1, beam, GATE + 0.9)],
    darken(litColour(brand.trim, sky, 0.2), 0.45),
  );
  drawWall(stage, plane, -0.35, beam, 11.1, top - beam, brand.trim, LIGHT.front);
  drawWall(stage, plane, 0, beam + 0.3, 10.4, top - beam - 0.6, brand.door, 1);
  canvas.polygon(quad(plane, -0.5, top, 11.4, 0.22), litColour(lighten(brand.wall, 0.2), sky, 1));
  const ink = luminance(brand.door) > 0.4 ? darken(brand.trim, 0.3) : '#fffaf0';
  writeOn(
    canvas,
    upright(plane, 10.4, mirror),
    breakLines(title, title.length > 17 ? 2 : 1),
    { u: 0.5, v: beam + 0.55, width: 9.4, height: top - beam - 1.1 },
    ink,
    0.16,
  );
}

/** One leaf of the gate, standing open along the drive. */
function drawLeaf(stage: Stage, p: Projection, x: number, turn: number): void {
  const { canvas, sky, brand } = stage;
  const at = (u: number, v: number): Point => p(x + turn * u * 0.28, v, GATE + 0.4 + u * 0.95);
  const bars: Point[][] = [
    [at(0, 0.2), at(3.8, 0.2)],
    [at(0, 2), at(3.8, 2)],
    [at(0, 0.2), at(3.8, 2)],
  ];
  for (let u = 0; u <= 3.8; u += 0.27) {
    bars.push([at(u, 0.15), at(u, 2.1)]);
  }
  canvas.strokes(bars, litColour(darken(brand.trim, 0.15), sky, 0.6), 3.4);
}

function drawFront(stage: Stage, p: Projection): void {
  const { canvas, sky, region, random } = stage;
  for (const [x0, x1] of [
    [-15, -5.6],
    [5.6, 15],
  ]) {
    const [a, b] = [p(x0, 0, 13.6)[0], p(x1, 0, 13.6)[0]];
    drawShrubs(canvas, region, sky, Math.min(a, b), Math.max(a, b), p(0, 0, 13.6)[1], 60, random);
  }
  drawPavement(stage, p, -40, 40, 1, 7.6, 0.14);
  for (const [x0, x1] of [
    [-40, -5.2],
    [5.2, 40],
  ]) {
    canvas.polygon([p(x0, 0, 7.6), p(x1, 0, 7.6), p(x1, 0.16, 7.7), p(x0, 0.16, 7.7)], litColour('#d8d4cb', sky, 0.85));
  }
  const lines: Point[][] = [];
  for (let z = 8.4; z < 13; z += 1.5) {
    lines.push(quad(floor(p, 0.01), -0.12, z, 0.24, 0.9));
  }
  for (let x = -20; x < 20; x += 4.4) {
    lines.push(quad(floor(p, 0.01), x, 4.6, 2.4, 0.22));
  }
  canvas.polygons(lines, litColour('#f2dfa0', sky, 0.9), 0.8);
  canvas.rect(
    0,
    1040,
    1600,
    160,
    canvas.linear([
      [0, '#0c1120', 0],
      [1, '#0c1120', 0.28],
    ]),
  );
}
