import type { Point } from './canvas';
import { drawRollDoor } from './building';
import { darken, lighten, mix } from './colour';
import { writeOn } from './lettering';
import { litColour, SKIES } from './palette';
import { camera, facing, floor, type Projection, quad, receding, upright } from './projection';
import { openStage, type SceneRequest, type Stage } from './stage';

/** The hallway of an upper floor is narrow and pale, that of the ground floor wide, high and grey. */
interface Hall {
  half: number;
  height: number;
  concrete: string;
  gleam: number;
}
const NARROW: Hall = { half: 1.75, height: 3.1, concrete: '#cfcbc4', gleam: 0.42 };
const WIDE: Hall = { half: 2.9, height: 4.2, concrete: '#7f8891', gleam: 0.3 };
const END = 30;

/** An interior hallway of a climate-controlled floor: doors both sides, light bands, a floor that mirrors them. */
export function sceneCorridor(request: SceneRequest): string {
  // Indoors it is always day: only the brand and the turn of the head differ.
  const stage: Stage = { ...openStage(request), sky: { ...SKIES.noon, light: '#fff6e2' } };
  const { canvas, random, mirror, brand } = stage;
  const hall = request.second ? WIDE : NARROW;
  const yaw = request.second ? random.between(12, 17) : random.between(-5, 5);
  const p = camera({
    eye: [random.between(-0.5, 0.5), random.between(1.5, 1.7), 0],
    yaw,
    focal: 880,
    horizon: 610,
    mirror,
  });
  canvas.rect(0, 0, 1600, 1200, lighten(brand.wall, 0.2));
  drawFloor(stage, p, hall);
  drawCeiling(stage, p, hall);
  for (const [side, light] of [
    [-1, 0.62],
    [1, 0.88],
  ] as const) {
    drawSide(stage, p, hall, side, light);
  }
  const back = facing(p, -hall.half, END);
  canvas.polygon(
    quad(back, 0, 0, hall.half * 2, hall.height),
    canvas.linear([
      [0, '#fdfbf3'],
      [1, mix(brand.wall, '#ffffff', 0.3)],
    ]),
  );
  canvas.polygon(quad(back, 0.5, 0, 2.5, 2.2), brand.door);
  canvas.polygon(quad(back, 0.5, 2.3, 2.5, 0.3), '#2c8a5a');
  drawCart(stage, p, hall);
  canvas.rect(
    0,
    0,
    1600,
    1200,
    canvas.radial([
      [0.55, '#1a1408', 0],
      [1, '#1a1408', 0.32],
    ]),
  );
  return canvas.toSvg();
}

function drawFloor(stage: Stage, p: Projection, { half, concrete, gleam }: Hall): void {
  const { canvas, brand } = stage;
  canvas.polygon(
    quad(floor(p), -half, 0.3, half * 2, END),
    canvas.linear([
      [0, '#f4efe4'],
      [0.3, concrete],
      [1, darken(concrete, 0.32)],
    ]),
  );
  const seen: Point[][] = [];
  for (let z = 1.4; z < END - 1; z += 2.05) {
    for (const x of [-half, half - 0.55]) {
      seen.push(quad(floor(p), x, z, 0.55, 1.5));
    }
  }
  canvas.polygons(seen, brand.door, 0.14);
  const lights: Point[][] = [];
  for (let z = 2.4; z < END; z += 3.6) {
    lights.push(quad(floor(p), -0.35, z, 0.7, 1.3));
  }
  canvas.polygons(lights, '#ffffff', gleam);
  const joints: Point[][] = [];
  for (let z = 2; z < END; z += 3) {
    joints.push([p(-half, 0, z), p(half, 0, z)]);
  }
  canvas.strokes(joints, '#7d786f', 1.4, 0.35);
}

function drawCeiling(stage: Stage, p: Projection, { half, height }: Hall): void {
  const { canvas } = stage;
  canvas.polygon(
    quad(floor(p, height), -half, 0.3, half * 2, END),
    canvas.linear([
      [0, '#b9b4aa'],
      [0.7, '#e4dfd4'],
      [1, '#f6f1e6'],
    ]),
  );
  const ribs: Point[][] = [];
  for (let x = 0.35 - half; x < half; x += 0.35) {
    ribs.push([p(x, height, 0.5), p(x, height, END)]);
  }
  canvas.strokes(ribs, '#8d887e', 1.4, 0.5);
  const lamps: Point[][] = [];
  for (let z = 1.6; z < END; z += 3.6) {
    const [a, b] = [p(0, height - 0.06, z), p(0, height - 0.06, z + 1.4)];
    canvas.ellipse(
      (a[0] + b[0]) / 2,
      (a[1] + b[1]) / 2 + 8,
      420 / z + 60,
      180 / z + 26,
      canvas.radial([
        [0, '#fffbe6', 0.75],
        [1, '#fffbe6', 0],
      ]),
    );
    lamps.push(quad(floor(p, height - 0.06), -0.16, z, 0.32, 1.4));
  }
  canvas.polygons(lamps, '#ffffff');
  const pipe: Point[][] = [[p(half - 0.25, height - 0.2, 0.6), p(half - 0.25, height - 0.2, END)]];
  canvas.strokes(pipe, '#c4473a', 5, 0.8);
}

/** One side of the hallway: base, doors with their numbers, a band of trim above. */
function drawSide(stage: Stage, p: Projection, { half, height }: Hall, side: -1 | 1, light: number): void {
  const x = side * half;
  const { canvas, brand, mirror } = stage;
  const wall = receding(p, x, 0.4);
  const tone = litColour(lighten(brand.wall, 0.15), stage.sky, light);
  canvas.polygon(
    quad(wall, 0, 0, END - 0.4, height),
    canvas.linear([
      [0, darken(tone, 0.18)],
      [0.5, tone],
      [1, darken(tone, 0.12)],
    ]),
  );
  canvas.polygon(quad(wall, 0, 2.52, END - 0.4, 0.14), litColour(brand.trim, stage.sky, light));
  canvas.polygon(quad(wall, 0, 0, END - 0.4, 0.16), litColour(brand.trim, stage.sky, light * 0.8));
  let number = stage.random.int(20, 80) * 10 + (x > 0 ? 1 : 0);
  // Seen from the aisle, the left wall reads towards the viewer: its lettering runs the other way.
  const backwards = x > 0 ? !mirror : mirror;
  for (let u = 28; u > 0.6; u -= 2.05) {
    drawRollDoor(stage, wall, u - 0.5, 0.04, 1.5, 2.2, light);
    const plate = { u: u + 1.12, v: 1.3, width: 0.32, height: 0.26 };
    canvas.polygon(quad(wall, plate.u, plate.v, plate.width, plate.height), '#fdfaf2');
    if (u < 9) {
      writeOn(
        canvas,
        upright((a, b) => wall(plate.u + a, b), 0.32, backwards),
        [String(number)],
        { u: 0.05, v: 1.35, width: 0.22, height: 0.16 },
        '#2a2f3a',
      );
    }
    number += 2;
  }
}

/** A flat cart with a few boxes gives the hallway its scale. */
function drawCart(stage: Stage, p: Projection, { half }: Hall): void {
  const { canvas, random, brand } = stage;
  const z = random.between(5.2, 7);
  const x = random.chance(0.5) ? 0.4 - half : half - 1.25;
  const face = facing(p, x, z);
  canvas.polygon(
    [p(x - 0.1, 0.001, z - 0.1), p(x + 1, 0.001, z - 0.1), p(x + 1, 0.001, z + 1.4), p(x - 0.1, 0.001, z + 1.4)],
    '#2b241a',
    0.3,
  );
  const box = (u: number, v: number, w: number, h: number, depth: number, colour: string): void => {
    const corner = p(x + u, v, z)[0] < 800 ? u + w : u;
    canvas.polygon(
      [p(x + corner, v, z), p(x + corner, v, z + depth), p(x + corner, v + h, z + depth), p(x + corner, v + h, z)],
      darken(colour, 0.3),
    );
    canvas.polygon(
      [p(x + u, v + h, z), p(x + u + w, v + h, z), p(x + u + w, v + h, z + depth), p(x + u, v + h, z + depth)],
      lighten(colour, 0.22),
    );
    canvas.polygon(
      quad(face, u, v, w, h),
      canvas.linear([
        [0, lighten(colour, 0.08)],
        [1, darken(colour, 0.08)],
      ]),
    );
    canvas.polygon(quad(face, u + w * 0.42, v, w * 0.16, h), lighten(colour, 0.25), 0.6);
  };
  box(0, 0.18, 0.9, 0.08, 1.3, '#4a5260');
  for (const u of [0.12, 0.78]) {
    canvas.ellipse(...p(x + u, 0.09, z), 14, 14, '#2c313a');
  }
  box(0.05, 0.26, 0.5, 0.42, 0.6, '#c49a63');
  box(0.56, 0.26, 0.3, 0.3, 0.5, '#b98c55');
  box(0.12, 0.68, 0.38, 0.3, 0.45, mix('#c9a06a', brand.wall, 0.15));
}
