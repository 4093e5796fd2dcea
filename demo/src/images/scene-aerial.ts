import type { Point } from './canvas';
import { darken, lighten, mix } from './colour';
import { GROUND, litColour, type Region } from './palette';
import { drawTree } from './planting';
import { axonometric, type Plane, type Projection, quad } from './projection';
import { openStage, type SceneRequest, type Stage } from './stage';

const [DEEP, WIDE] = [58, 66];

/** The whole site from above: rows, drive aisles, office, vehicle parking, street. */
export function sceneAerial(request: SceneRequest): string {
  const stage = openStage(request);
  const { canvas, sky, random, region, mirror } = stage;
  const p = axonometric(12.6, [745, 165], mirror);
  const grass = litColour(GROUND[region].grass, sky, 0.85);
  canvas.rect(
    0,
    0,
    1600,
    1200,
    canvas.linear(
      [
        [0, mix(grass, sky.haze, 0.5)],
        [0.5, grass],
        [1, darken(grass, 0.16)],
      ],
      [0, 0],
      [0.3, 1],
    ),
  );
  drawFields(stage, p);
  drawStreet(stage, p);
  scatterTrees(stage, p, -34, 90, -34, -4, 26);
  scatterTrees(stage, p, -30, -5, -4, 62, 12);
  const pad = ground(p);
  const pavement = litColour(GROUND[region].pavement, sky, 0.8);
  canvas.polygon(quad(pad, -1.4, -1.4, WIDE + 2.8, DEEP + 2.8), litColour('#d9d3c5', sky, 0.85));
  canvas.polygon(
    quad(pad, 0, 0, WIDE, DEEP),
    canvas.linear([
      [0, lighten(pavement, 0.12)],
      [1, darken(pavement, 0.1)],
    ]),
  );
  const rows = 4;
  for (let i = 0; i < rows; i += 1) {
    const length = i === rows - 1 ? WIDE - 32 : WIDE - 6;
    drawRow(stage, p, 3, 3 + i * 12.6, length, 7, i === 1 && random.chance(0.5));
  }
  drawVehiclePark(stage, p, 41, 40, 22, 8);
  drawOffice(stage, p, 4, 50.5);
  drawMarks(stage, p);
  scatterTrees(stage, p, WIDE + 4, WIDE + 18, -4, 50, 10);
  scatterTrees(stage, p, 2, WIDE - 14, DEEP + 1.5, DEEP + 4, 9);
  canvas.rect(
    0,
    0,
    1600,
    1200,
    canvas.linear(
      [
        [0, sky.glow, sky.lamps ? 0.12 : 0.22],
        [0.55, sky.glow, 0],
      ],
      [0, 0],
      [1, 1],
    ),
  );
  return canvas.toSvg();
}

const ground =
  (p: Projection): Plane =>
  (u, v) =>
    p(u, 0, v);

function drawFields(stage: Stage, p: Projection): void {
  const { canvas, random, sky, region } = stage;
  const tones: Record<Region, string[]> = {
    desert: ['#cfae7d', '#c4a271', '#d9bd8f'],
    mountains: ['#8c9b68', '#7d8f62', '#a3a074'],
    plains: ['#b9b266', '#9ba258', '#c8b873'],
    coast: ['#8cae6c', '#7ba063', '#c9bd92'],
    forest: ['#648d57', '#577f4e', '#74985f'],
    city: ['#a8a79f', '#98a184', '#b5b0a4'],
  };
  for (let i = 0; i < 12; i += 1) {
    const shape = quad(ground(p), -60 + (i % 4) * 44, -70 + Math.floor(i / 4) * 46, 42, 44);
    canvas.polygon(shape, litColour(random.pick(tones[region]), sky, random.between(0.6, 0.9)), 0.55);
  }
}

function drawStreet(stage: Stage, p: Projection): void {
  const { canvas, sky, region, random } = stage;
  const asphalt = litColour(darken(GROUND[region].pavement, 0.22), sky, 0.7);
  const road = ground(p);
  canvas.polygon(quad(road, -60, DEEP + 5.6, 180, 13), litColour('#cfc9bb', sky, 0.85));
  canvas.polygon(quad(road, -60, DEEP + 7, 180, 10), asphalt);
  canvas.polygon(quad(road, WIDE - 20, DEEP, 9, 8), asphalt);
  const dashes: Point[][] = [];
  for (let x = -40; x < 120; x += 6) {
    dashes.push(quad(road, x, DEEP + 11.9, 3, 0.3));
  }
  canvas.polygons(dashes, '#f0dfa8', 0.9);
  const paints = ['#b23a34', '#e9e6df', '#2f5d8a', '#3b3f48', '#d8a533'];
  for (const x of [random.between(-6, 12), random.between(22, 40), random.between(58, 74)]) {
    drawVehicle(stage, p, x, DEEP + (random.chance(0.5) ? 8.4 : 13.6), 4.4, 1.9, 1.4, random.pick(paints));
  }
}

/** A block with three visible faces. */
function drawBlock(
  stage: Stage,
  p: Projection,
  x: number,
  z: number,
  w: number,
  d: number,
  y: number,
  h: number,
  local: string,
  roof: string,
): void {
  const { canvas, sky } = stage;
  const front: Plane = (u, v) => p(x + u, y + v, z + d);
  const side: Plane = (u, v) => p(x + w, y + v, z + d - u);
  canvas.polygon(quad(front, 0, 0, w, h), litColour(local, sky, 0.95));
  canvas.polygon(quad(side, 0, 0, d, h), litColour(local, sky, 0.28));
  canvas.polygon(
    [p(x, y + h, z), p(x + w, y + h, z), p(x + w, y + h, z + d), p(x, y + h, z + d)],
    litColour(roof, sky, 1),
  );
}

function drawCast(stage: Stage, p: Projection, x: number, z: number, w: number, d: number, h: number): void {
  const reach = h * (stage.sky.lamps ? 1.6 : 1.1);
  const corners: Point[] = [
    p(x, 0, z + d),
    p(x + w, 0, z + d),
    p(x + w + reach, 0, z + d - reach * 0.35),
    p(x + w + reach, 0, z - reach * 0.35),
    p(x + reach, 0, z - reach * 0.35),
  ];
  stage.canvas.polygon(corners, darken(stage.sky.shade, 0.7), 0.34);
}

function drawRow(
  stage: Stage,
  p: Projection,
  x: number,
  z: number,
  length: number,
  depth: number,
  solar: boolean,
): void {
  const { canvas, sky, brand } = stage;
  const [height, ridge] = [3, 4.3];
  drawCast(stage, p, x, z, length, depth, ridge);
  drawBlock(stage, p, x, z, length, depth, 0, height, brand.wall, brand.wall);
  const front: Plane = (u, v) => p(x + u, v, z + depth);
  const doors: Point[][] = [];
  for (let u = 0.5; u < length - 2.4; u += 3) {
    doors.push(quad(front, u, 0.05, 2.4, 2.2));
  }
  canvas.polygons(doors, litColour(brand.door, sky, 0.95));
  const ribs = doors.flatMap((door) =>
    [0.3, 0.55, 0.8].map((t): Point[] => [blend(door[0], door[3], t), blend(door[1], door[2], t)]),
  );
  canvas.strokes(ribs, darken(brand.door, 0.4), 1.1, 0.5);
  canvas.polygon(quad(front, 0, height - 0.4, length, 0.4), litColour(brand.trim, sky, 0.95));
  const side: Plane = (u, v) => p(x + length, v, z + depth - u);
  canvas.polygon([side(0, height), side(depth, height), side(depth / 2, ridge)], litColour(brand.trim, sky, 0.3));
  const metal = mix('#d4d8da', brand.wall, 0.25);
  const slopeBack = [
    p(x, height, z),
    p(x + length, height, z),
    p(x + length, ridge, z + depth / 2),
    p(x, ridge, z + depth / 2),
  ];
  const slopeFront = [
    p(x, ridge, z + depth / 2),
    p(x + length, ridge, z + depth / 2),
    p(x + length, height, z + depth + 0.3),
    p(x, height, z + depth + 0.3),
  ];
  canvas.polygon(slopeBack, litColour(darken(metal, 0.12), sky, 0.55));
  canvas.polygon(slopeFront, litColour(metal, sky, 1));
  const seams: Point[][] = [];
  for (let u = 1.2; u < length; u += 1.2) {
    seams.push([p(x + u, height, z), p(x + u, ridge, z + depth / 2), p(x + u, height, z + depth + 0.3)]);
  }
  canvas.strokes(seams, litColour('#7d848c', sky, 0.7), 1, 0.4);
  if (solar) {
    const panels: Point[][] = [];
    for (let u = 3; u < length - 4; u += 2.6) {
      const at = (a: number, t: number): Point =>
        p(x + a, ridge + (height - ridge) * t + 0.1, z + depth / 2 + (depth / 2) * t);
      panels.push([at(u, 0.18), at(u + 2.3, 0.18), at(u + 2.3, 0.8), at(u, 0.8)]);
    }
    canvas.polygons(panels, litColour('#24406b', sky, 0.9));
    canvas.strokes(
      panels.map((panel) => [blend(panel[0], panel[3], 0.5), blend(panel[1], panel[2], 0.5)]),
      '#8fb2d8',
      1.2,
      0.6,
    );
  }
}

const blend = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

function drawOffice(stage: Stage, p: Projection, x: number, z: number): void {
  const { canvas, sky, brand } = stage;
  drawCast(stage, p, x, z, 11, 6, 4.6);
  drawBlock(stage, p, x, z, 11, 6, 0, 4.4, brand.base, lighten(brand.wall, 0.2));
  const front: Plane = (u, v) => p(x + u, v, z + 6);
  const glass = sky.lamps ? '#ffd489' : mix(sky.middle, '#35546b', 0.35);
  canvas.polygons([quad(front, 0.8, 0.2, 4.4, 2.4), quad(front, 6.2, 0.9, 3.8, 1.6)], glass);
  canvas.polygon(quad(front, 0, 3.1, 11, 1.3), litColour(brand.door, sky, 1));
  drawBlock(stage, p, x + 2, z + 1.4, 2.6, 2, 4.4, 1, '#b9bec4', '#dfe3e6');
}

function drawVehiclePark(stage: Stage, p: Projection, x: number, z: number, length: number, depth: number): void {
  const { canvas, random } = stage;
  const lines: Point[][] = [];
  for (let u = 0; u <= length; u += 3.6) {
    lines.push([p(x + u, 0, z), p(x + u, 0, z + depth)]);
  }
  canvas.strokes(lines, '#f5f1e6', 2.4, 0.8);
  const stripes = ['#b9532f', '#2f6d8a', '#6c7a3f', '#7a4a63'];
  for (let u = 0.6; u < length - 2; u += 3.6) {
    if (random.chance(0.2)) {
      continue;
    }
    const long = random.between(5.4, 7.2);
    drawCast(stage, p, x + u, z + 0.4, 2.5, long, 2.6);
    drawBlock(stage, p, x + u, z + 0.4, 2.5, long, 0.45, 2.5, '#efece4', '#fbfaf6');
    const side: Plane = (a, b) => p(x + u + 2.5, b, z + 0.4 + long - a);
    canvas.polygon(quad(side, 0, 1.2, long, 0.5), random.pick(stripes));
  }
}

function drawVehicle(
  stage: Stage,
  p: Projection,
  x: number,
  z: number,
  length: number,
  width: number,
  height: number,
  paint: string,
): void {
  drawCast(stage, p, x, z, length, width, height * 0.7);
  drawBlock(stage, p, x, z, length, width, 0.25, height * 0.5, paint, paint);
  drawBlock(
    stage,
    p,
    x + length * 0.24,
    z + 0.15,
    length * 0.5,
    width - 0.3,
    0.25 + height * 0.5,
    height * 0.45,
    '#2b3a48',
    lighten(paint, 0.1),
  );
}

/** Arrows, gate and the lamps' pools of light. */
function drawMarks(stage: Stage, p: Projection): void {
  const { canvas, sky, random } = stage;
  const gate: Point[][] = [];
  for (let x = WIDE - 20; x < WIDE - 11; x += 0.5) {
    gate.push([p(x, 0, DEEP - 1), p(x, 1.7, DEEP - 1)]);
  }
  canvas.strokes(gate, litColour('#2c323d', sky, 0.5), 2);
  for (const z of [11.6, 24.2, 36.8]) {
    const x = random.between(14, 44);
    canvas.polygon(
      [
        p(x, 0, z - 0.2),
        p(x + 3, 0, z - 0.2),
        p(x + 3, 0, z - 0.9),
        p(x + 5, 0, z),
        p(x + 3, 0, z + 0.9),
        p(x + 3, 0, z + 0.2),
        p(x, 0, z + 0.2),
      ],
      '#f7f3e8',
      0.7,
    );
  }
  if (!sky.lamps) {
    return;
  }
  for (const z of [11.6, 24.2, 36.8]) {
    for (let x = 8; x < WIDE - 6; x += 11) {
      const [px, py] = p(x, 0, z);
      canvas.ellipse(
        px,
        py,
        62,
        34,
        canvas.radial([
          [0, '#ffe2a0', 0.6],
          [1, '#ffc878', 0],
        ]),
      );
    }
  }
}

function scatterTrees(
  stage: Stage,
  p: Projection,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  count: number,
): void {
  const { canvas, region, sky, random, mirror } = stage;
  const spots = Array.from({ length: count }, () => [random.between(x0, x1), random.between(z0, z1)]);
  spots.sort((a, b) => a[0] + a[1] - b[0] - b[1]);
  for (const [x, z] of spots) {
    const [px, py] = p(x, 0, z);
    drawTree(canvas, region, sky, px, py, random.between(60, 104), random, mirror ? 1 : -1);
  }
}
