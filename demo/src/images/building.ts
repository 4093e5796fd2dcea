import type { Point } from './canvas';
import { darken, lighten, mix } from './colour';
import { litColour } from './palette';
import { type Plane, quad } from './projection';
import type { Stage } from './stage';

/** A plain wall with the soft falloff of light that keeps large areas from looking flat. */
export function drawWall(
  stage: Stage,
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  local: string,
  facing: number,
): void {
  const tone = litColour(local, stage.sky, facing);
  const fill = stage.canvas.linear([
    [0, lighten(tone, 0.05)],
    [0.6, tone],
    [1, darken(tone, 0.14)],
  ]);
  stage.canvas.polygon(quad(plane, u, v, width, height), fill);
}

/** Horizontal courses (brick, stone, siding) over an area. */
export function drawCourses(
  stage: Stage,
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  step: number,
  facing: number,
): void {
  const lines: Point[][] = [];
  for (let y = v + step; y < v + height - step * 0.3; y += step) {
    lines.push([plane(u, y), plane(u + width, y)]);
  }
  stage.canvas.strokes(lines, litColour('#2a2d36', stage.sky, facing * 0.5), 1.4, 0.22);
}

/** A roll-up door: frame, ribbed curtain, header shadow, handle. Metres on the plane. */
export function drawRollDoor(
  stage: Stage,
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  facing: number,
  local = stage.brand.door,
): void {
  const { canvas, sky } = stage;
  canvas.polygon(
    quad(plane, u - 0.07, v, width + 0.14, height + 0.08),
    litColour(darken(stage.brand.wall, 0.22), sky, facing * 0.9),
  );
  const tone = litColour(local, sky, facing);
  canvas.polygon(
    quad(plane, u, v, width, height),
    canvas.linear([
      [0, darken(tone, 0.34)],
      [0.14, tone],
      [0.7, lighten(tone, 0.05)],
      [1, darken(tone, 0.1)],
    ]),
  );
  const dark: Point[][] = [];
  const bright: Point[][] = [];
  const ribs = Math.max(5, Math.round(height / 0.2));
  for (let i = 1; i < ribs; i += 1) {
    const y = v + (height * i) / ribs;
    dark.push([plane(u + 0.02, y), plane(u + width - 0.02, y)]);
    bright.push([plane(u + 0.02, y - 0.045), plane(u + width - 0.02, y - 0.045)]);
  }
  const size = pixelsPerMetre(plane, u, v);
  canvas.strokes(dark, darken(tone, 0.42), Math.max(0.7, size * 0.022), 0.55);
  canvas.strokes(bright, lighten(tone, 0.4), Math.max(0.5, size * 0.014), 0.4);
  canvas.polygon(quad(plane, u + width / 2 - 0.16, v + 0.28, 0.32, 0.07), darken(tone, 0.6));
  canvas.polygon(quad(plane, u, v, width, 0.05), darken(tone, 0.7), 0.8);
}

function pixelsPerMetre(plane: Plane, u: number, v: number): number {
  const [a, b] = [plane(u, v), plane(u, v + 1)];
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

export interface RowOptions {
  length: number;
  height: number;
  facing: number;
  /** Width of one unit in metres. */
  unit?: number;
  /** Lamps between the doors. */
  lamps?: boolean;
}

/** The long side of a drive-up building: wall, doors, fascia with the brand's trim, eave and its shadow. */
export function drawStorageRow(stage: Stage, plane: Plane, options: RowOptions): void {
  const { canvas, sky, brand } = stage;
  const { length, height, facing, unit = 3.1, lamps = true } = options;
  const fascia = height * 0.17;
  drawWall(stage, plane, 0, 0, length, height, brand.wall, facing);
  drawWall(stage, plane, 0, 0, length, 0.25, brand.base, facing);
  const count = Math.floor(length / unit);
  const doorHeight = height * 0.72;
  for (let i = count - 1; i >= 0; i -= 1) {
    drawRollDoor(stage, plane, i * unit + unit * 0.09, 0.02, unit * 0.82, doorHeight, facing);
  }
  const trim = litColour(brand.trim, sky, facing);
  canvas.polygon(
    quad(plane, 0, height - fascia, length, fascia),
    canvas.linear([
      [0, lighten(trim, 0.12)],
      [1, trim],
    ]),
  );
  canvas.polygon(quad(plane, 0, height - fascia - 0.16, length, 0.16), darken(trim, 0.75), 0.3);
  canvas.polygon(
    quad(plane, -0.1, height, length + 0.2, 0.1),
    litColour(lighten(brand.wall, 0.1), sky, Math.min(1, facing + 0.15)),
  );
  if (lamps) {
    for (let i = 1; i < count; i += 2) {
      drawLamp(stage, plane, i * unit, height - fascia - 0.12);
    }
  }
}

/** A shaded wall lamp; lit at dusk, with its pool of light on the wall. */
export function drawLamp(stage: Stage, plane: Plane, u: number, v: number): void {
  const { canvas, sky } = stage;
  const size = pixelsPerMetre(plane, u, v);
  const [x, y] = plane(u, v);
  if (sky.lamps) {
    canvas.ellipse(
      x,
      y + size * 0.75,
      size * 1.15,
      size * 1.35,
      canvas.radial([
        [0, '#ffe0a0', 0.62],
        [0.5, '#ffc878', 0.22],
        [1, '#ffb860', 0],
      ]),
    );
  }
  canvas.polygon(quad(plane, u - 0.16, v - 0.08, 0.32, 0.16), sky.lamps ? '#fff0c9' : litColour('#3a3f49', sky, 0.5));
}

/** Glass: the sky in it by day, a warm room by night; mullions in the trim colour. */
export function drawWindow(
  stage: Stage,
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  panes: readonly [columns: number, rows: number],
  facing: number,
): void {
  const { canvas, sky, brand } = stage;
  const glass: [number, string][] = sky.lamps
    ? [
        [0, '#ffd58a'],
        [0.6, '#ffc069'],
        [1, '#d98c4f'],
      ]
    : [
        [0, mix(sky.top, '#16324a', 0.35)],
        [0.5, mix(sky.middle, '#2b4a60', 0.25)],
        [1, mix(sky.low, '#32505f', 0.35)],
      ];
  canvas.polygon(quad(plane, u, v, width, height), canvas.linear(glass, [0, 0], [0.35, 1]));
  if (!sky.lamps) {
    const slant = [
      plane(u + width * 0.12, v),
      plane(u + width * 0.42, v),
      plane(u + width * 0.68, v + height),
      plane(u + width * 0.38, v + height),
    ];
    canvas.polygon(slant, '#ffffff', 0.14 + facing * 0.1);
  }
  const lines: Point[][] = [];
  for (let c = 0; c <= panes[0]; c += 1) {
    lines.push([plane(u + (width * c) / panes[0], v), plane(u + (width * c) / panes[0], v + height)]);
  }
  for (let r = 0; r <= panes[1]; r += 1) {
    lines.push([plane(u, v + (height * r) / panes[1]), plane(u + width, v + (height * r) / panes[1])]);
  }
  canvas.strokes(
    lines,
    litColour(darken(brand.trim, 0.25), sky, facing),
    Math.max(1.5, pixelsPerMetre(plane, u, v) * 0.06),
  );
}
