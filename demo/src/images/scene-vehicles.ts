import type { Canvas, Point } from './canvas';
import { darken, lighten, mix } from './colour';
import { drawHorizon } from './horizon';
import { litColour, type Sky } from './palette';
import { drawTree } from './planting';
import { drawSky } from './sky';
import { drawGround, openStage, type SceneRequest, type Stage } from './stage';

const HORIZON = 720;
const FEET = 985;

/** Covered parking for motorhomes and boats under a long canopy. */
export function sceneVehicles(request: SceneRequest): string {
  const stage = openStage(request);
  const { canvas, sky, random, region, brand, mirror } = stage;
  drawSky(canvas, sky, HORIZON, random);
  drawHorizon(canvas, region, sky, HORIZON, random);
  drawGround(stage, HORIZON);
  for (let i = 0; i < 6; i += 1) {
    drawTree(
      canvas,
      region,
      sky,
      random.between(0, 1600),
      HORIZON + 34,
      random.between(110, 190),
      random,
      mirror ? 1 : -1,
    );
  }
  const pavement = litColour('#97999c', sky, 0.8);
  canvas.rect(
    0,
    850,
    1600,
    350,
    canvas.linear([
      [0, lighten(pavement, 0.16)],
      [1, darken(pavement, 0.3)],
    ]),
  );
  const stalls = [-60, 490, 1040, 1600].map((x): Point[] => [
    [x, 860],
    [x - 60, 1120],
  ]);
  canvas.strokes(stalls, litColour('#f6f2e6', sky, 0.9), 7, 0.75);
  canvas.rect(
    0,
    930,
    1600,
    110,
    canvas.linear([
      [0, '#0b1020', 0],
      [0.5, '#0b1020', 0.35],
      [1, '#0b1020', 0],
    ]),
  );
  drawCanopyBack(stage);
  const order = random.shuffle([drawMotorhome, drawBoat, drawTrailer]);
  order.forEach((draw, i) =>
    draw(canvas, sky, 20 + i * 540, FEET, random.pick(['#b9532f', '#2f6d8a', '#6c7a3f', '#7a4a63', brand.door])),
  );
  drawCanopyFront(stage);
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

function drawCanopyBack({ canvas, sky, brand }: Stage): void {
  const posts = [150, 610, 1070, 1530].map((x): Point[] => [
    [x, 470],
    [x, 905],
  ]);
  canvas.strokes(posts, litColour(darken(brand.wall, 0.3), sky, 0.4), 14);
  canvas.polygon(
    [
      [-20, 392],
      [1620, 392],
      [1620, 482],
      [-20, 482],
    ],
    darken(litColour(brand.trim, sky, 0.2), 0.45),
  );
}

function drawCanopyFront({ canvas, sky, brand }: Stage): void {
  const roof = litColour(brand.trim, sky, 0.9);
  canvas.polygon(
    [
      [-20, 352],
      [1620, 352],
      [1620, 300],
      [-20, 300],
    ],
    litColour(lighten(brand.wall, 0.1), sky, 1),
  );
  const seams = Array.from({ length: 40 }, (_, i): Point[] => [
    [i * 42, 302],
    [i * 42 - 8, 352],
  ]);
  canvas.strokes(seams, litColour('#7d848c', sky, 0.6), 2, 0.4);
  canvas.polygon(
    [
      [-20, 350],
      [1620, 350],
      [1620, 412],
      [-20, 412],
    ],
    canvas.linear([
      [0, lighten(roof, 0.16)],
      [1, roof],
    ]),
  );
  canvas.rect(-20, 398, 1640, 8, litColour(brand.door, sky, 1));
  for (const x of [-6, 535, 1075, 1606]) {
    canvas.rect(
      x - 17,
      412,
      34,
      610,
      canvas.linear(
        [
          [0, litColour(brand.wall, sky, 1)],
          [1, litColour(brand.wall, sky, 0.25)],
        ],
        [0, 0],
        [1, 0],
      ),
    );
    canvas.rect(x - 27, 940, 54, 84, litColour(brand.base, sky, 0.8));
  }
  if (!sky.lamps) {
    return;
  }
  for (const x of [265, 805, 1340]) {
    canvas.rect(x - 70, 412, 140, 9, '#fff3cf');
    canvas.ellipse(
      x,
      640,
      330,
      330,
      canvas.radial([
        [0, '#ffe2a6', 0.42],
        [1, '#ffc878', 0],
      ]),
    );
  }
}

function wheel(canvas: Canvas, x: number, y: number, r: number): void {
  canvas.ellipse(x, y, r, r, '#23272e');
  canvas.ellipse(x, y, r * 0.56, r * 0.56, '#b6bcc4');
  canvas.ellipse(x, y, r * 0.22, r * 0.22, '#5c636d');
}

function glass(canvas: Canvas, sky: Sky, points: Point[]): void {
  const [top, bottom] = sky.lamps
    ? ['#ffe0a0', '#e7a55f']
    : [mix(sky.top, '#1c3a52', 0.45), mix(sky.low, '#3c5a6b', 0.45)];
  canvas.polygon(
    points,
    canvas.linear([
      [0, top],
      [1, bottom],
    ]),
  );
}

const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

function drawMotorhome(canvas: Canvas, sky: Sky, x: number, y: number, stripe: string): void {
  const body = litColour('#f4f0e6', sky, 0.92);
  canvas.ellipse(x + 240, y + 4, 250, 20, '#0b1020', 0.4);
  canvas.polygon(
    [
      [x + 16, y - 360],
      [x + 430, y - 360],
      [x + 462, y - 330],
      [x + 470, y - 210],
      [x + 480, y - 150],
      [x + 480, y - 52],
      [x + 10, y - 52],
      [x + 10, y - 350],
    ],
    canvas.linear([
      [0, lighten(body, 0.25)],
      [0.6, body],
      [1, darken(body, 0.22)],
    ]),
  );
  const sweep = litColour(stripe, sky, 0.9);
  canvas.polygon(
    [
      [x + 10, y - 168],
      [x + 300, y - 168],
      [x + 400, y - 112],
      [x + 480, y - 104],
      [x + 480, y - 74],
      [x + 380, y - 82],
      [x + 280, y - 130],
      [x + 10, y - 130],
    ],
    sweep,
  );
  canvas.polygon(
    [
      [x + 10, y - 118],
      [x + 270, y - 118],
      [x + 330, y - 90],
      [x + 10, y - 90],
    ],
    sweep,
    0.5,
  );
  for (const [left, wide] of [
    [46, 92],
    [250, 84],
  ]) {
    glass(canvas, sky, box(x + left, y - 310, wide, 76));
  }
  glass(canvas, sky, [
    [x + 392, y - 318],
    [x + 446, y - 318],
    [x + 466, y - 208],
    [x + 392, y - 208],
  ]);
  canvas.strokes([[...box(x + 166, y - 316, 62, 252), [x + 166, y - 316]]], darken(body, 0.35), 3);
  canvas.rect(x + 90, y - 384, 96, 26, litColour('#c9ccd0', sky, 0.8), 1, 8);
  canvas.strokes(
    [
      [
        [x + 30, y - 342],
        [x + 380, y - 342],
      ],
    ],
    sweep,
    9,
  );
  wheel(canvas, x + 116, y - 42, 43);
  wheel(canvas, x + 396, y - 42, 43);
}

function drawBoat(canvas: Canvas, sky: Sky, x: number, y: number, stripe: string): void {
  const hull = litColour('#f7f5ef', sky, 0.95);
  canvas.ellipse(x + 235, y + 4, 240, 18, '#0b1020', 0.4);
  canvas.strokes(
    [
      [
        [x + 10, y - 62],
        [x + 420, y - 62],
        [x + 486, y - 44],
      ],
      [
        [x + 190, y - 62],
        [x + 176, y - 34],
      ],
    ],
    litColour('#4a515c', sky, 0.5),
    12,
  );
  canvas.path(
    `M${x + 8} ${y - 196}L${x + 300} ${y - 196}Q${x + 420} ${y - 204} ${x + 484} ${y - 236}Q${x + 440} ${y - 128} ${x + 360} ${y - 76}L${x + 30} ${y - 76}Z`,
    canvas.linear([
      [0, lighten(hull, 0.2)],
      [0.55, hull],
      [1, darken(hull, 0.28)],
    ]),
  );
  canvas.path(
    `M${x + 12} ${y - 172}L${x + 300} ${y - 172}Q${x + 400} ${y - 178} ${x + 462} ${y - 198}Q${x + 450} ${y - 172} ${x + 434} ${y - 150}L${x + 18} ${y - 140}Z`,
    litColour(stripe, sky, 0.95),
  );
  glass(canvas, sky, [
    [x + 196, y - 196],
    [x + 236, y - 268],
    [x + 330, y - 262],
    [x + 352, y - 204],
  ]);
  canvas.strokes(
    [
      [
        [x + 196, y - 196],
        [x + 236, y - 268],
        [x + 330, y - 262],
        [x + 352, y - 204],
      ],
    ],
    litColour('#d7dbe0', sky, 0.9),
    6,
  );
  canvas.strokes(
    [
      [
        [x + 90, y - 196],
        [x + 118, y - 326],
        [x + 250, y - 326],
        [x + 262, y - 268],
      ],
    ],
    litColour('#aab1ba', sky, 0.9),
    8,
  );
  canvas.polygon(box(x + 96, y - 342, 176, 18), litColour(stripe, sky, 0.8));
  canvas.rect(x - 12, y - 236, 44, 96, litColour('#2c323c', sky, 0.7), 1, 10);
  wheel(canvas, x + 176, y - 34, 35);
  wheel(canvas, x + 256, y - 34, 35);
}

function drawTrailer(canvas: Canvas, sky: Sky, x: number, y: number, stripe: string): void {
  const body = litColour('#e4e8ea', sky, 0.95);
  canvas.ellipse(x + 225, y + 4, 225, 18, '#0b1020', 0.4);
  canvas.strokes(
    [
      [
        [x + 392, y - 66],
        [x + 480, y - 58],
      ],
      [
        [x + 470, y - 58],
        [x + 470, y],
      ],
    ],
    litColour('#4a515c', sky, 0.5),
    12,
  );
  canvas.path(
    `M${x + 40} ${y - 300}Q${x + 14} ${y - 300} ${x + 14} ${y - 260}L${x + 24} ${y - 64}L${x + 400} ${y - 64}Q${x + 420} ${y - 170} ${x + 388} ${y - 260}Q${x + 372} ${y - 300} ${x + 330} ${y - 300}Z`,
    canvas.linear([
      [0, '#ffffff'],
      [0.35, body],
      [0.6, darken(body, 0.12)],
      [0.66, lighten(body, 0.3)],
      [1, darken(body, 0.3)],
    ]),
  );
  canvas.polygon(
    [
      [x + 18, y - 150],
      [x + 410, y - 150],
      [x + 411, y - 122],
      [x + 20, y - 122],
    ],
    litColour(stripe, sky, 0.95),
  );
  glass(canvas, sky, box(x + 60, y - 250, 90, 70));
  glass(canvas, sky, [
    [x + 290, y - 250],
    [x + 352, y - 250],
    [x + 370, y - 180],
    [x + 290, y - 180],
  ]);
  canvas.strokes([[...box(x + 190, y - 264, 66, 186), [x + 190, y - 264]]], darken(body, 0.35), 3);
  const rivets = [80, 170, 270, 350].map((dx): Point[] => [
    [x + dx, y - 298],
    [x + dx, y - 66],
  ]);
  canvas.strokes(rivets, darken(body, 0.3), 1.6, 0.5);
  wheel(canvas, x + 170, y - 38, 38);
  wheel(canvas, x + 254, y - 38, 38);
}
