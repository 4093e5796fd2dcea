import type { Canvas, Point } from './canvas';
import { darken, lighten, luminance, mix } from './colour';
import { writeOn } from './lettering';
import type { Brand } from './palette';
import { quad } from './projection';
import { openStage, type SceneRequest } from './stage';

interface Ink {
  paper: string;
  line: string;
  soft: string;
  fills: readonly string[];
}

/** A drawn site plan with unit sizes by tint, on paper or as a blueprint. */
export function scenePlan(request: SceneRequest): string {
  const { canvas, brand, random } = openStage(request);
  const ink = random.chance(0.5) ? paper(brand) : blueprint(brand);
  canvas.rect(0, 0, 1600, 1200, ink.paper);
  drawGrid(canvas, ink);
  canvas.strokes([frame(40, 40, 1520, 1120), frame(54, 54, 1492, 1092)], ink.line, 2);
  const block = (x: number, y: number, width: number, height: number, units: number): void =>
    drawBlock(canvas, ink, x, y, width, height, units, random.int(0, 2));
  canvas.rect(110, 120, 1380, 830, mix(ink.paper, ink.line, 0.07), 1, 8);
  canvas.strokes([frame(110, 120, 1380, 830)], ink.line, 5);
  const split = random.between(640, 900);
  block(150, 160, split - 180, 92, 15);
  block(split + 30, 160, 1450 - split - 30, 92, 11);
  block(150, 330, 1300, 104, 24);
  block(150, 512, 1300, 104, 21);
  block(150, 694, 760, 92, 13);
  drawOffice(canvas, ink, 150, 846);
  drawStalls(canvas, ink, 960, 690, random.int(8, 11));
  drawFlow(canvas, ink);
  drawLegend(canvas, ink, brand);
  return canvas.toSvg();
}

const paper = (brand: Brand): Ink => ({
  paper: '#f8f4ea',
  line: darken(brand.trim, 0.1),
  soft: '#b9b2a2',
  fills: [lighten(brand.door, 0.72), lighten(brand.door, 0.5), lighten(brand.door, 0.22)],
});
const blueprint = (brand: Brand): Ink => {
  const ground = mix('#17365f', brand.trim, 0.35);
  return {
    paper: ground,
    line: '#f3f6fa',
    soft: '#7f9bc0',
    fills: [lighten(ground, 0.12), lighten(ground, 0.24), mix(brand.door, '#ffffff', 0.1)],
  };
};

const frame = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
  [x, y],
];

function drawGrid(canvas: Canvas, ink: Ink): void {
  const lines: Point[][] = [];
  for (let x = 80; x < 1560; x += 40) {
    lines.push([
      [x, 54],
      [x, 1146],
    ]);
  }
  for (let y = 80; y < 1160; y += 40) {
    lines.push([
      [54, y],
      [1546, y],
    ]);
  }
  canvas.strokes(lines, ink.soft, 0.7, 0.3);
}

/** One building: two ranks of units back to back, tinted by size. */
function drawBlock(
  canvas: Canvas,
  ink: Ink,
  x: number,
  y: number,
  width: number,
  height: number,
  units: number,
  tint: number,
): void {
  canvas.rect(x + 7, y + 8, width, height, '#0b1020', 0.16);
  const step = width / units;
  const walls: Point[][] = [
    frame(x, y, width, height),
    [
      [x, y + height / 2],
      [x + width, y + height / 2],
    ],
  ];
  for (let i = 0; i < units; i += 1) {
    for (const rank of [0, 1]) {
      const fill = ink.fills[(tint + rank + Math.floor((i * 3) / units)) % 3];
      canvas.rect(x + i * step, y + (rank * height) / 2, step, height / 2, fill);
    }
    walls.push([
      [x + i * step, y],
      [x + i * step, y + height],
    ]);
  }
  canvas.strokes(walls, ink.line, 2.2);
  const doors: Point[][] = [];
  for (let i = 0; i < units; i += 1) {
    for (const edge of [y, y + height]) {
      doors.push([
        [x + i * step + step * 0.22, edge],
        [x + i * step + step * 0.78, edge],
      ]);
    }
  }
  canvas.strokes(doors, ink.paper, 4);
}

function drawOffice(canvas: Canvas, ink: Ink, x: number, y: number): void {
  canvas.rect(x + 6, y + 7, 190, 84, '#0b1020', 0.16);
  canvas.rect(x, y, 190, 84, ink.fills[2]);
  canvas.strokes(
    [
      frame(x, y, 190, 84),
      [
        [x + 120, y],
        [x + 120, y + 84],
      ],
    ],
    ink.line,
    3,
  );
  label(canvas, 'OFFICE', x + 8, y + 28, 104, 28, luminance(ink.fills[2]) < 0.3 ? '#ffffff' : '#14213d');
}

function drawStalls(canvas: Canvas, ink: Ink, x: number, y: number, count: number): void {
  const lines: Point[][] = [];
  const step = 490 / count;
  for (let i = 0; i <= count; i += 1) {
    lines.push([
      [x + i * step, y],
      [x + i * step - 26, y + 110],
    ]);
  }
  canvas.strokes(lines, ink.line, 2.2);
  label(canvas, 'RV & BOAT PARKING', x + 60, y + 130, 360, 24, ink.line);
}

/** Dashed arrows that show the way around the site. */
function drawFlow(canvas: Canvas, ink: Ink): void {
  const dashes: Point[][] = [];
  for (const y of [291, 473, 655]) {
    for (let x = 190; x < 1400; x += 46) {
      dashes.push([
        [x, y],
        [x + 24, y],
      ]);
    }
  }
  canvas.strokes(dashes, ink.line, 2, 0.55);
  const heads = [291, 473, 655].map((y): Point[] => [
    [1404, y - 10],
    [1426, y],
    [1404, y + 10],
  ]);
  canvas.polygons(heads, ink.line, 0.7);
}

function drawLegend(canvas: Canvas, ink: Ink, brand: Brand): void {
  label(canvas, 'SITE PLAN', 110, 1000, 330, 54, ink.line, 0.14);
  ['5 X 10', '10 X 10', '10 X 20'].forEach((text, i) => {
    const x = 520 + i * 230;
    canvas.rect(x, 1004, 46, 46, ink.fills[i]);
    canvas.strokes([frame(x, 1004, 46, 46)], ink.line, 2);
    label(canvas, text, x + 60, 1014, 120, 26, ink.line);
  });
  canvas.strokes(
    [
      [
        [520, 1096],
        [820, 1096],
      ],
      ...[0, 1, 2, 3].map((i): Point[] => [
        [520 + i * 100, 1088],
        [520 + i * 100, 1104],
      ]),
    ],
    ink.line,
    3,
  );
  label(canvas, '0   50   100   150 FT', 520, 1064, 300, 16, ink.line);
  canvas.ellipse(1400, 1050, 58, 58, ink.line, 0.12);
  canvas.polygon(
    [
      [1400, 984],
      [1420, 1056],
      [1400, 1044],
      [1380, 1056],
    ],
    brand.door,
  );
  canvas.polygon(
    [
      [1400, 1116],
      [1420, 1056],
      [1400, 1044],
      [1380, 1056],
    ],
    ink.line,
    0.5,
  );
  label(canvas, 'N', 1388, 954, 24, 24, ink.line);
}

function label(
  canvas: Canvas,
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  weight = 0.13,
): void {
  const plane = (u: number, v: number): Point => [x + u, y + height - v];
  canvas.clipped(quad(plane, -6, -6, width + 12, height + 12), () =>
    writeOn(canvas, plane, [text], { u: 0, v: 0, width, height }, colour, weight),
  );
}
