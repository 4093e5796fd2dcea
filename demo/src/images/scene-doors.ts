import type { Point } from './canvas';
import { drawCourses, drawLamp, drawRollDoor, drawWall } from './building';
import { darken, lighten, mix } from './colour';
import { drawHorizon } from './horizon';
import { writeOn } from './lettering';
import { GROUND, litColour } from './palette';
import { drawShrubs } from './planting';
import { facing, type Plane, type Projection, quad, upright } from './projection';
import { drawSky } from './sky';
import { LIGHT, openStage, type SceneRequest, type Stage } from './stage';

const EAVE = 4.3;

/** Three units straight on; one stands open and shows what people keep. */
export function sceneDoors(request: SceneRequest): string {
  const stage = openStage(request);
  const { canvas, sky, random, mirror, brand, region } = stage;
  const p: Projection = (x, y, z) => {
    const scale = 176 * (12 / (12 + z));
    const px = 800 + (x - 4.2) * scale;
    return [mirror ? 1600 - px : px, 1010 - y * scale - (z > 0 ? (1 - 12 / (12 + z)) * 260 : 0)];
  };
  drawSky(canvas, sky, 420, random);
  drawHorizon(canvas, region, sky, 400, random);
  const wall = facing(p, -1.2, 0);
  drawWall(stage, wall, 0, 0, 11, EAVE, brand.wall, LIGHT.front);
  drawCourses(stage, wall, 0, 0.9, 11, EAVE - 1.5, 0.3, LIGHT.front);
  drawWall(stage, wall, 0, 0, 11, 0.9, brand.base, LIGHT.front);
  drawCourses(stage, wall, 0, 0, 11, 0.9, 0.18, LIGHT.front);
  const open = random.int(0, 2);
  const first = random.int(10, 48) * 2;
  for (let i = 0; i < 3; i += 1) {
    const u = 1.05 + i * 3.1;
    if (i === open) {
      drawOpenUnit(stage, p, u - 1.2, random.int(0, 2));
    } else {
      drawRollDoor(stage, wall, u, 0, 2.5, 2.75, LIGHT.front);
    }
    const plate = { u: u + 0.85, v: 2.98, width: 0.8, height: 0.44 };
    drawWall(stage, wall, plate.u, plate.v, plate.width, plate.height, brand.trim, 1);
    const number = String(first + (mirror ? 2 - i : i));
    writeOn(
      canvas,
      upright((a, b) => wall(plate.u + a, b), 0.8, mirror),
      [number],
      { u: 0.1, v: 3.06, width: 0.6, height: 0.28 },
      '#fffaf0',
      0.15,
    );
  }
  const trim = litColour(brand.trim, sky, LIGHT.front);
  canvas.polygon(
    quad(wall, -0.2, EAVE - 0.55, 11.4, 0.55),
    canvas.linear([
      [0, lighten(trim, 0.14)],
      [1, trim],
    ]),
  );
  canvas.polygon(
    quad(wall, 0, EAVE - 0.95, 11, 0.4),
    canvas.linear([
      [0, '#0b1020', 0.38],
      [1, '#0b1020', 0],
    ]),
  );
  canvas.polygon(quad(wall, -0.3, EAVE, 11.6, 0.14), litColour(lighten(brand.wall, 0.2), sky, 1));
  for (const u of [0.68, 3.82, 6.92, 10.02]) {
    drawLamp(stage, wall, u, 3.1);
  }
  drawApron(stage, p);
  return canvas.toSvg();
}

/** The raised door, the lit inside with its back wall, and belongings. */
function drawOpenUnit(stage: Stage, p: Projection, x: number, kind: number): void {
  const { canvas, sky, brand } = stage;
  const front = facing(p, x, 0);
  const glow = sky.lamps ? '#ffd9a0' : '#e9dfcf';
  canvas.polygon(quad(front, -0.07, 0, 2.64, 2.83), litColour(darken(brand.wall, 0.22), sky, 0.8));
  canvas.clipped(quad(front, 0, 0, 2.5, 2.75), () => drawInside(stage, p, x, kind, glow));
}

function drawInside(stage: Stage, p: Projection, x: number, kind: number, glow: string): void {
  const { canvas, sky, brand } = stage;
  const front = facing(p, x, 0);
  const inner = facing(p, x, 4);
  canvas.polygon(quad(front, 0, 0, 2.5, 2.75), darken(glow, 0.5));
  canvas.polygon(
    [front(0, 0), front(2.5, 0), inner(2.5, 0), inner(0, 0)],
    canvas.linear([
      [0, darken(glow, 0.42)],
      [1, darken(glow, 0.16)],
    ]),
  );
  canvas.polygon(
    quad(inner, 0, 0, 2.5, 2.75),
    canvas.linear([
      [0, darken(glow, 0.38)],
      [1, darken(glow, 0.22)],
    ]),
  );
  canvas.polygon(quad(front, 0, 2.42, 2.5, 0.33), darken(litColour(brand.door, sky, 0.6), 0.2));
  const middle = facing(p, x, 1.6);
  if (kind === 0) {
    drawBoxes(stage, middle);
  } else if (kind === 1) {
    drawBicycle(stage, middle);
  } else {
    drawFurniture(stage, middle);
  }
  canvas.polygon(
    quad(front, 0, 0, 2.5, 2.75),
    canvas.linear([
      [0, '#0b1020', 0.42],
      [0.5, '#0b1020', 0.05],
      [1, '#0b1020', 0],
    ]),
  );
}

function crate(stage: Stage, plane: Plane, u: number, v: number, w: number, h: number, colour: string): void {
  const { canvas } = stage;
  canvas.polygon(
    quad(plane, u, v, w, h),
    canvas.linear([
      [0, lighten(colour, 0.12)],
      [1, darken(colour, 0.12)],
    ]),
  );
  canvas.polygon(quad(plane, u + w * 0.42, v, w * 0.15, h), lighten(colour, 0.3), 0.6);
  canvas.strokes([[plane(u, v + h), plane(u + w, v + h)]], lighten(colour, 0.4), 2, 0.7);
}

function drawBoxes(stage: Stage, plane: Plane): void {
  const tones = ['#c79b62', '#b98a52', '#d1aa76', '#c09158'];
  const pile = [
    [0.12, 0, 0.8, 0.6],
    [0.98, 0, 0.7, 0.5],
    [1.72, 0, 0.66, 0.62],
    [0.2, 0.6, 0.6, 0.5],
    [1, 0.5, 0.6, 0.44],
    [1.74, 0.62, 0.5, 0.42],
    [0.26, 1.1, 0.44, 0.36],
    [1.06, 0.94, 0.44, 0.34],
  ];
  pile.forEach(([u, v, w, h], i) => crate(stage, plane, u, v, w, h, tones[i % tones.length]));
}

function drawBicycle(stage: Stage, plane: Plane): void {
  const { canvas, brand } = stage;
  crate(stage, plane, 1.7, 0, 0.66, 0.56, '#c79b62');
  crate(stage, plane, 1.76, 0.56, 0.52, 0.42, '#b98a52');
  const r = Math.abs(plane(0.38, 0)[0] - plane(0, 0)[0]);
  for (const u of [0.5, 1.5]) {
    const [x, y] = plane(u, 0.38);
    const ring = Array.from({ length: 29 }, (_, i): Point => [
      x + r * Math.cos((i * Math.PI) / 14),
      y + r * Math.sin((i * Math.PI) / 14),
    ]);
    canvas.strokes([ring], '#252a33', 6);
  }
  const [rear, front, crank, seat, head] = [
    plane(0.5, 0.38),
    plane(1.5, 0.38),
    plane(0.93, 0.36),
    plane(0.8, 0.86),
    plane(1.34, 0.9),
  ];
  canvas.strokes(
    [
      [rear, crank, head, seat, crank],
      [rear, seat],
      [head, front],
    ],
    mix(brand.door, '#ffffff', 0.12),
    7,
  );
  canvas.strokes(
    [
      [plane(0.68, 0.94), plane(0.9, 0.94)],
      [seat, plane(0.79, 0.94)],
      [head, plane(1.3, 1.06), plane(1.42, 1.1)],
    ],
    '#252a33',
    7,
  );
}

function drawFurniture(stage: Stage, plane: Plane): void {
  const { canvas } = stage;
  crate(stage, plane, 1.82, 0, 0.54, 0.5, '#b98a52');
  const cloth = '#4f7a86';
  canvas.polygon(
    quad(plane, 0.15, 0.34, 1.5, 0.6),
    canvas.linear([
      [0, lighten(cloth, 0.15)],
      [1, cloth],
    ]),
  );
  canvas.polygon(quad(plane, 0.05, 0.12, 0.22, 0.6), darken(cloth, 0.2));
  canvas.polygon(quad(plane, 1.53, 0.12, 0.22, 0.6), darken(cloth, 0.2));
  canvas.polygon(quad(plane, 0.22, 0.12, 1.36, 0.32), lighten(cloth, 0.24));
  canvas.strokes([[plane(2.08, 0.5), plane(2.08, 1.6)]], '#3a3f49', 6);
  canvas.polygon([plane(1.84, 1.5), plane(2.32, 1.5), plane(2.22, 1.94), plane(1.94, 1.94)], '#f2dcae');
  canvas.ellipse(
    ...plane(2.08, 1.5),
    110,
    120,
    canvas.radial([
      [0, '#ffe6ad', 0.6],
      [1, '#ffe6ad', 0],
    ]),
  );
}

/** The concrete apron in front with the light that falls from the doors. */
function drawApron(stage: Stage, p: Projection): void {
  const { canvas, sky, region, random } = stage;
  const tone = litColour(GROUND[region].pavement, sky, 0.85);
  canvas.rect(
    0,
    1008,
    1600,
    192,
    canvas.linear([
      [0, lighten(tone, 0.12)],
      [1, darken(tone, 0.22)],
    ]),
  );
  canvas.rect(0, 1008, 1600, 26, litColour('#d9d4c8', sky, 0.9));
  canvas.rect(0, 1034, 1600, 12, '#0b1020', 0.22);
  const joints = [240, 800, 1360].map((x): Point[] => [
    [x, 1046],
    [800 + (x - 800) * 1.3, 1200],
  ]);
  canvas.strokes(joints, darken(tone, 0.4), 2, 0.6);
  for (const x of [-1.35, 9.4]) {
    const [left] = [p(x, 0, 0)[0]];
    drawShrubs(canvas, region, sky, left - 90, left + 90, 1030, 80, random);
  }
}
