import type { Random } from '../random';
import { type Canvas, type Point } from './canvas';
import { darken, lighten } from './colour';
import { faded, GROUND, type Region, type Sky } from './palette';

/** What stands between the site and the sky, by region. */
export function drawHorizon(canvas: Canvas, region: Region, sky: Sky, horizon: number, random: Random): void {
  switch (region) {
    case 'mountains':
      return drawMountains(canvas, sky, horizon, random);
    case 'desert':
      return drawMesas(canvas, sky, horizon, random);
    case 'city':
      return drawSkyline(canvas, sky, horizon, random);
    case 'coast':
      return drawCoast(canvas, sky, horizon, random);
    case 'forest':
      return drawHills(canvas, sky, horizon, random, '#3f6b4a', 130, true);
    case 'plains':
      return drawPlains(canvas, sky, horizon, random);
  }
}

/** A ridge line by repeated midpoint steps: rough for rock, gentle for hills. */
function ridge(random: Random, base: number, height: number, roughness: number, steps: number): Point[] {
  let line = [random.between(0.3, 0.8), random.between(0.4, 1), random.between(0.25, 0.8)];
  for (let spread = 0.5; line.length < steps; spread *= roughness) {
    line = line.flatMap((value, i) =>
      i === line.length - 1 ? [value] : [value, (value + line[i + 1]) / 2 + random.between(-spread, spread) * 0.5],
    );
  }
  return line.map((value, i) => [(i / (line.length - 1)) * 1640 - 20, base - Math.max(0.06, value) * height] as Point);
}

const closed = (line: Point[], base: number): Point[] => [...line, [1620, base + 20], [-20, base + 20]];

function drawMountains(canvas: Canvas, sky: Sky, horizon: number, random: Random): void {
  [0.78, 0.56, 0.3].forEach((distance, i) => {
    const tone = faded(i === 0 ? '#5d6f8f' : i === 1 ? '#4c6078' : '#48624f', sky, distance);
    const line = ridge(random, horizon, [300, 200, 95][i], 0.56, 60);
    canvas.polygon(
      closed(line, horizon),
      canvas.linear([
        [0, tone],
        [1, faded(tone, sky, 0.55)],
      ]),
    );
    if (i === 0) {
      drawSnow(canvas, line, horizon, sky, random);
    }
  });
}

/** Snow: the ridge above the snow line, with a ragged lower edge. */
function drawSnow(canvas: Canvas, line: Point[], horizon: number, sky: Sky, random: Random): void {
  const limit = horizon - 165;
  const fields: Point[][] = [];
  let run: Point[] = [];
  for (const point of [...line, [1700, horizon] as Point]) {
    if (point[1] < limit) {
      run.push(point);
    } else if (run.length > 0) {
      const under = run.map(([x, y]): Point => [x + 7, y + (limit - y) * random.between(0.35, 0.95) + 4]).reverse();
      fields.push([[run[0][0] - 14, limit + 6], ...run, [run[run.length - 1][0] + 14, limit + 6], ...under]);
      run = [];
    }
  }
  canvas.polygons(fields, faded(lighten('#dfe9f5', 0.5), sky, 0.3), 0.75);
}

function drawMesas(canvas: Canvas, sky: Sky, horizon: number, random: Random): void {
  [0.72, 0.5].forEach((distance, layer) => {
    const tone = faded('#a8593f', sky, distance);
    let x = random.between(-200, 60);
    while (x < 1600) {
      const width = random.between(190, 460);
      const height = random.between(70, 190) * (layer === 0 ? 1.15 : 0.75);
      const slope = random.between(40, 90);
      const y = horizon - height;
      canvas.polygon(
        [
          [x - slope, horizon + 6],
          [x - slope * 0.35, y + height * 0.5],
          [x, y],
          [x + width, y + 4],
          [x + width + slope * 0.3, y + height * 0.48],
          [x + width + slope, horizon + 6],
        ],
        canvas.linear([
          [0, tone],
          [0.45, lighten(tone, 0.08)],
          [1, faded(tone, sky, 0.5)],
        ]),
      );
      const bands = [0.22, 0.4].map((t): Point[] => [
        [x + 6, y + height * t],
        [x + width - 8, y + height * t + 3],
      ]);
      canvas.strokes(bands, darken(tone, 0.25), 3, 0.35);
      x += width + random.between(80, 380);
    }
  });
  drawHills(canvas, sky, horizon, random, '#9c7a52', 34, false);
}

function drawHills(
  canvas: Canvas,
  sky: Sky,
  horizon: number,
  random: Random,
  local: string,
  height: number,
  wooded: boolean,
): void {
  [0.7, 0.45, 0.2].forEach((distance, i) => {
    const tone = faded(local, sky, distance);
    const line = ridge(random, horizon + 2, height * (1 - i * 0.28), 0.32, 34);
    canvas.polygon(
      closed(line, horizon),
      canvas.linear([
        [0, tone],
        [1, faded(tone, sky, 0.35)],
      ]),
    );
    if (wooded && i > 0) {
      drawTreeLine(canvas, line, tone, random);
    }
  });
}

/** Pointed tree tops along a ridge. */
function drawTreeLine(canvas: Canvas, line: Point[], tone: string, random: Random): void {
  const tops: Point[][] = [];
  for (let i = 0; i < line.length - 1; i += 1) {
    for (let k = 0; k < 4; k += 1) {
      const t = k / 4;
      const x = line[i][0] + (line[i + 1][0] - line[i][0]) * t;
      const y = line[i][1] + (line[i + 1][1] - line[i][1]) * t + 6;
      const tall = random.between(14, 40);
      tops.push([
        [x - tall * 0.24, y],
        [x, y - tall],
        [x + tall * 0.24, y],
      ]);
    }
  }
  canvas.polygons(tops, darken(tone, 0.12));
}

function drawSkyline(canvas: Canvas, sky: Sky, horizon: number, random: Random): void {
  [0.74, 0.5].forEach((distance, layer) => {
    const tone = faded(layer === 0 ? '#5b6c88' : '#4b566b', sky, distance);
    const windows: Point[][] = [];
    for (let x = -30; x < 1620;) {
      const width = random.between(34, 96);
      const central = Math.exp(-(((x - 800) / 520) ** 2));
      const height = random.between(50, 150) * (layer === 0 ? 1 + central * 1.1 : 0.75);
      const y = horizon - height;
      canvas.rect(
        x,
        y,
        width,
        height + 10,
        canvas.linear([
          [0, tone],
          [1, faded(tone, sky, 0.5)],
        ]),
      );
      if (random.chance(0.25)) {
        canvas.rect(x + width * 0.25, y - 16, width * 0.5, 17, tone);
      }
      if (random.chance(0.12)) {
        canvas.strokes(
          [
            [
              [x + width / 2, y],
              [x + width / 2, y - random.between(30, 60)],
            ],
          ],
          tone,
          3,
        );
      }
      for (let wy = y + 12; wy < horizon - 12; wy += 13) {
        for (let wx = x + 7; wx < x + width - 8; wx += 11) {
          if (random.chance(sky.lamps ? 0.42 : 0.22)) {
            windows.push([
              [wx, wy],
              [wx + 4, wy],
              [wx + 4, wy + 6],
              [wx, wy + 6],
            ]);
          }
        }
      }
      x += width + random.between(-6, 14);
    }
    canvas.polygons(windows, sky.lamps ? '#ffd98f' : lighten(tone, 0.35), sky.lamps ? 0.75 : 0.5);
  });
}

function drawCoast(canvas: Canvas, sky: Sky, horizon: number, random: Random): void {
  drawHills(canvas, sky, horizon - 26, random, '#5d7d86', 60, false);
  const sea = faded('#2c7f97', sky, 0.3);
  canvas.rect(
    0,
    horizon - 32,
    1600,
    60,
    canvas.linear([
      [0, faded(sea, sky, 0.5)],
      [1, sea],
    ]),
  );
  const glints = Array.from({ length: 46 }, (): Point[] => {
    const x = random.between(0, 1600);
    const y = horizon - random.between(2, 28);
    return [
      [x, y],
      [x + random.between(14, 60), y],
    ];
  });
  canvas.strokes(glints, sky.glow, 2, 0.5);
}

function drawPlains(canvas: Canvas, sky: Sky, horizon: number, random: Random): void {
  drawHills(canvas, sky, horizon, random, '#7c8a56', 46, false);
  const tone = faded('#8d8f94', sky, 0.42);
  const x = random.between(120, 1480);
  for (let i = 0; i < 3; i += 1) {
    const left = x + i * 40;
    canvas.rect(
      left,
      horizon - 118,
      37,
      122,
      canvas.linear(
        [
          [0, lighten(tone, 0.25)],
          [0.5, tone],
          [1, darken(tone, 0.2)],
        ],
        [0, 0],
        [1, 0],
      ),
    );
    canvas.polygon(
      [
        [left - 1, horizon - 117],
        [left + 18, horizon - 138],
        [left + 38, horizon - 117],
      ],
      darken(tone, 0.1),
    );
  }
  const w = x > 800 ? x - random.between(350, 600) : x + random.between(400, 620);
  canvas.strokes(
    [
      [
        [w - 16, horizon],
        [w - 9, horizon - 95],
      ],
      [
        [w + 16, horizon],
        [w + 9, horizon - 95],
      ],
      [
        [w, horizon],
        [w, horizon - 95],
      ],
    ],
    tone,
    3,
  );
  canvas.ellipse(
    w,
    horizon - 116,
    38,
    30,
    canvas.linear(
      [
        [0, lighten(tone, 0.35)],
        [1, darken(tone, 0.15)],
      ],
      [0, 0],
      [1, 1],
    ),
  );
  canvas.rect(0, horizon - 7, 1600, 12, faded(GROUND.plains.grass, sky, 0.3));
}
