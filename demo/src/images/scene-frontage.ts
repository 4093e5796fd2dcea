import type { Point } from './canvas';
import { darken, lighten, luminance } from './colour';
import { drawCourses, drawLamp, drawRollDoor, drawStorageRow, drawWall, drawWindow } from './building';
import { drawHorizon } from './horizon';
import { breakLines, writeOn } from './lettering';
import { litColour } from './palette';
import { drawShrubs, drawTree } from './planting';
import { camera, facing, type Projection, quad, receding, upright } from './projection';
import { drawSky } from './sky';
import {
  drawGround,
  drawPavement,
  drawRoadway,
  drawShadow,
  LIGHT,
  openStage,
  type SceneRequest,
  type Stage,
} from './stage';

const HORIZON = 760;

/** The entrance of a drive-up facility: office with the property's name, gate with keypad, rows behind it. */
export function sceneFrontage(request: SceneRequest): string {
  const stage = openStage(request);
  const { canvas, sky, random, mirror, region } = stage;
  const p = camera({
    eye: [random.between(2.6, 4.2), random.between(2.1, 2.8), 0],
    yaw: random.between(-17, -14),
    focal: 1010,
    horizon: HORIZON,
    centre: 770,
    mirror,
  });
  drawSky(canvas, sky, HORIZON, random);
  drawHorizon(canvas, region, sky, HORIZON, random);
  drawGround(stage, HORIZON);
  drawBackTrees(stage, p);
  drawPavement(stage, p, -0.5, 9.4, 1.4, 90);
  drawRows(stage, p);
  drawGate(stage, p);
  drawRoadway(stage, p, -40, 30, 9.5, 0.16);
  drawKerb(stage, p);
  // Behind the office, so that it frames the sign and never hides it.
  const [treeX, treeY] = p(random.between(-13.5, -11), 0, 22);
  drawTree(canvas, region, sky, treeX, treeY, random.between(430, 560), random, mirror ? 1 : -1);
  drawOffice(stage, p);
  drawKeypad(stage, p);
  drawForeground(stage, p);
  return canvas.toSvg();
}

function drawBackTrees(stage: Stage, p: Projection): void {
  const { canvas, random, region, sky } = stage;
  for (let i = 0; i < 9; i += 1) {
    const [x, y] = p(random.between(-34, 44), 0, random.between(40, 62));
    drawTree(canvas, region, sky, x, y, random.between(90, 170), random, stage.mirror ? 1 : -1);
  }
}

/** Two buildings that leave an aisle between them; the right one shows its end wall. */
function drawRows(stage: Stage, p: Projection): void {
  const { brand, random } = stage;
  const height = 3.2;
  const far = 76;
  drawStorageRow(stage, receding(p, 0.2, 26), { length: far - 26, height, facing: LIGHT.right, unit: 3.2 });
  drawStorageRow(stage, receding(p, 8.6, 24), { length: far - 24, height, facing: LIGHT.left, unit: 3.2 });
  drawShadow(
    stage,
    p,
    [
      [0.2, 26],
      [0.2, far],
      [4.4, far],
      [4.4, 27.4],
    ],
    0.3,
  );
  const end = facing(p, 8.6, 24);
  const width = 22;
  drawWall(stage, end, 0, 0, width, height, brand.wall, LIGHT.front);
  drawCourses(stage, end, 0, 0, width, 1.1, 0.22, LIGHT.front);
  const ridge = [end(0, height), end(width / 2, height + 1.2), end(width, height)];
  stage.canvas.polygon(ridge, litColour(brand.trim, stage.sky, LIGHT.front));
  for (let i = 0; i < 5; i += 1) {
    drawRollDoor(stage, end, 1.6 + i * 3.9, 0, 3, 2.4, LIGHT.front);
  }
  drawWall(stage, end, 0, height - 0.5, width, 0.5, brand.trim, LIGHT.front);
  writeOn(
    stage.canvas,
    upright(end, width, stage.mirror),
    ['BLDG ' + random.pick(['A', 'B', 'C', 'D'])],
    { u: stage.mirror ? width - 3.6 : 0.6, v: height - 0.44, width: 3, height: 0.36 },
    lighten(brand.wall, 0.3),
  );
}

/** A sliding gate of steel pickets between two masonry piers. */
function drawGate(stage: Stage, p: Projection): void {
  const { canvas, sky, brand, random } = stage;
  const plane = facing(p, 0, 19.5);
  const open = random.between(0.5, 4.2);
  const bars: Point[][] = [];
  for (let u = open; u <= 9.2; u += 0.24) {
    bars.push([plane(u, 0.12), plane(u, 2.05)]);
  }
  for (const v of [0.14, 1.1, 2]) {
    bars.push([plane(open, v), plane(9.2, v)]);
  }
  canvas.strokes(bars, litColour(darken(brand.trim, 0.2), sky, 0.5), 3.2);
  const fence: Point[][] = [];
  for (let u = 9.6; u <= 34; u += 0.3) {
    fence.push([plane(u, 0.05), plane(u, 1.9)]);
  }
  for (const v of [0.2, 1.75]) {
    fence.push([plane(9.6, v), plane(34, v)]);
  }
  canvas.strokes(fence, litColour(darken(brand.trim, 0.2), sky, 0.5), 2.6);
  for (const u of [-0.55, 9.2]) {
    drawWall(stage, plane, u, 0, 0.7, 2.4, brand.base, LIGHT.front);
    drawCourses(stage, plane, u, 0, 0.7, 2.4, 0.2, LIGHT.front);
    canvas.polygon(quad(plane, u - 0.08, 2.4, 0.86, 0.14), litColour(lighten(brand.wall, 0.2), sky, 1));
    drawLamp(stage, plane, u + 0.35, 2.64);
  }
  drawShrubs(
    canvas,
    stage.region,
    sky,
    Math.min(p(9.9, 0, 19)[0], p(34, 0, 19)[0]),
    Math.max(p(9.9, 0, 19)[0], p(34, 0, 19)[0]),
    p(10, 0, 18.6)[1],
    46,
    random,
  );
}

function drawKerb(stage: Stage, p: Projection): void {
  const { canvas, sky } = stage;
  for (const [x0, x1] of [
    [-40, -0.7],
    [9.5, 30],
  ]) {
    canvas.polygon([p(x0, 0, 9.5), p(x1, 0, 9.5), p(x1, 0.16, 9.6), p(x0, 0.16, 9.6)], litColour('#d8d4cb', sky, 0.8));
  }
  const dashes: Point[][] = [];
  for (let x = -30; x < 34; x += 4.4) {
    dashes.push([p(x, 0.01, 5.4), p(x + 2.4, 0.01, 5.4), p(x + 2.4, 0.01, 5.62), p(x, 0.01, 5.62)]);
  }
  canvas.polygons(dashes, litColour('#f2dfa0', sky, 0.9), 0.85);
  const arrow: Point[] = [
    p(3.9, 0.01, 11),
    p(4.3, 0.01, 11),
    p(4.3, 0.01, 13.6),
    p(4.75, 0.01, 13.6),
    p(4.1, 0.01, 15.4),
    p(3.45, 0.01, 13.6),
    p(3.9, 0.01, 13.6),
  ];
  canvas.polygon(arrow, litColour('#f6f2e6', sky, 0.9), 0.75);
}

/** The office: a tower that carries the name beside a glazed front under a canopy. */
function drawOffice(stage: Stage, p: Projection): void {
  const { canvas, sky, brand, random, mirror } = stage;
  const [left, right, front, back] = [-10.4, -1.2, 13.4, 20.6];
  const roof = random.between(3.7, 4.3);
  const tower = roof + random.between(2, 2.7);
  const split = random.between(6.2, 7);
  drawShadow(
    stage,
    p,
    [
      [right, front],
      [right, back],
      [right + 4.2, back + 1],
      [right + 4.2, front + 1.2],
    ],
    0.34,
  );
  const side = receding(p, right, front);
  drawWall(stage, side, 0, 0, back - front, roof, brand.wall, LIGHT.right);
  drawWall(stage, side, 0, 0, back - front, 0.9, brand.base, LIGHT.right);
  drawWindow(stage, side, 1.1, 1.1, 2, 1.7, [2, 1], LIGHT.right);
  drawRollDoor(stage, side, 3.9, 0.02, 2.7, 2.5, LIGHT.right);
  drawWall(stage, side, 0, roof - 0.5, back - front, 0.5, brand.trim, LIGHT.right);
  const wall = facing(p, left, front);
  drawWall(stage, wall, 0, 0, right - left, roof, brand.wall, LIGHT.front);
  drawWall(stage, wall, 0, 0, right - left, 0.9, brand.base, LIGHT.front);
  drawCourses(stage, wall, 0, 0, right - left, 0.9, 0.18, LIGHT.front);
  drawWall(stage, wall, 0, roof - 0.5, right - left, 0.5, brand.trim, LIGHT.front);
  drawWindow(stage, wall, split + 0.45, 1, right - left - split - 0.8, roof - 1.75, [2, 2], LIGHT.front);
  const towerSide = receding(p, left + split, front - 0.6);
  drawWall(stage, towerSide, 0, 0, 4, tower, brand.base, LIGHT.right);
  const face = facing(p, left, front - 0.6);
  drawWall(stage, face, 0, 0, split, tower, brand.base, LIGHT.front);
  drawCourses(stage, face, 0, 0, split, tower, 0.24, LIGHT.front);
  drawWindow(stage, face, 0.7, 0.05, split - 1.4, roof - 1.2, [4, 2], LIGHT.front);
  const panel = { u: 0.28, v: roof - 0.55, width: split - 0.56, height: tower - roof + 0.25 };
  canvas.polygon(quad(face, panel.u + 0.1, panel.v - 0.12, panel.width, panel.height), '#0d111c', 0.3);
  drawWall(stage, face, panel.u, panel.v, panel.width, panel.height, brand.door, 1);
  const ink = luminance(brand.door) > 0.4 ? darken(brand.trim, 0.3) : '#fffaf0';
  const box = { u: panel.u + 0.3, v: panel.v + 0.3, width: panel.width - 0.6, height: panel.height - 0.6 };
  writeOn(canvas, upright(face, split, mirror), breakLines(stage.title, 2), box, ink, 0.16);
  canvas.polygon(
    [face(-0.15, tower), face(split + 0.15, tower), face(split + 0.15, tower + 0.2), face(-0.15, tower + 0.2)],
    litColour(lighten(brand.wall, 0.2), sky, 1),
  );
  const canopy = [
    p(left - 0.2, roof - 0.75, front - 2),
    p(left + split + 0.4, roof - 0.75, front - 2),
    p(left + split + 0.4, roof - 0.95, front - 2),
    p(left - 0.2, roof - 0.95, front - 2),
  ];
  canvas.polygon(
    [
      p(left - 0.2, roof - 0.95, front - 2),
      p(left + split + 0.4, roof - 0.95, front - 2),
      p(left + split, roof - 0.95, front - 0.6),
      p(left, roof - 0.95, front - 0.6),
    ],
    darken(litColour(brand.trim, sky, 0.2), 0.4),
  );
  canvas.polygon(canopy, litColour(brand.trim, sky, 1));
  const posts = [
    [left + 0.2, front - 1.9],
    [left + split, front - 1.9],
  ].map(([x, z]): Point[] => [p(x, 0, z), p(x, roof - 0.95, z)]);
  canvas.strokes(posts, litColour(darken(brand.trim, 0.2), sky, 0.6), 8);
}

/** The access keypad on its bent post, between two bollards. */
function drawKeypad(stage: Stage, p: Projection): void {
  const { canvas, sky, brand } = stage;
  const plane = facing(p, 0.25, 15.6);
  canvas.strokes([[plane(0, 0), plane(0, 1.05), plane(0.4, 1.2)]], litColour('#3b414c', sky, 0.5), 9);
  canvas.polygon(quad(plane, 0.25, 1.02, 0.5, 0.62), litColour(brand.trim, sky, 0.9));
  canvas.polygon(quad(plane, 0.32, 1.36, 0.36, 0.2), sky.lamps ? '#9fe8d8' : '#bcd6d2');
  const keys: Point[][] = [];
  for (let r = 0; r < 3; r += 1) {
    for (let c = 0; c < 3; c += 1) {
      keys.push(quad(plane, 0.34 + c * 0.12, 1.08 + r * 0.08, 0.08, 0.05));
    }
  }
  canvas.polygons(keys, '#e9ecef');
  for (const u of [-0.45, 1.05]) {
    canvas.strokes([[plane(u, 0), plane(u, 0.95)]], litColour('#e2b33a', sky, 0.85), 13);
  }
}

function drawForeground(stage: Stage, p: Projection): void {
  const { canvas, sky, region, random, mirror } = stage;
  const [a, b] = [p(-11.5, 0, 11)[0], p(-1.6, 0, 11)[0]];
  drawShrubs(canvas, region, sky, Math.min(a, b), Math.max(a, b), p(-6, 0, 10.6)[1], 62, random);
  const light = mirror ? 1 : -1;
  const right = p(random.between(11.5, 13), 0, 13.2);
  drawTree(canvas, region, sky, right[0], right[1], random.between(420, 600), random, light);
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
