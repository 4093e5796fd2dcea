import type { Random } from '../random';
import { type Canvas, type Point, smooth } from './canvas';
import { mix } from './colour';
import type { Sky } from './palette';

/** Sky, sun and clouds down to the horizon row. */
export function drawSky(canvas: Canvas, sky: Sky, horizon: number, random: Random): void {
  const height = horizon + 30;
  canvas.rect(
    0,
    0,
    1600,
    height,
    canvas.linear([
      [0, sky.top],
      [0.55, sky.middle],
      [1, sky.low],
    ]),
  );
  const sunX = random.between(180, 1420);
  const sunY = horizon * (0.3 + sky.sunHeight);
  const reach = sky.lamps ? 620 : 520;
  canvas.ellipse(
    sunX,
    sunY,
    reach,
    reach * 0.8,
    canvas.radial([
      [0, sky.glow, 0.75],
      [0.35, sky.glow, 0.28],
      [1, sky.glow, 0],
    ]),
  );
  if (sky.lamps) {
    drawStars(canvas, horizon, random);
  }
  canvas.ellipse(sunX, sunY, 46, 46, sky.sun, 0.95);
  const count = random.int(3, 6);
  for (let i = 0; i < count; i += 1) {
    const depth = i / count;
    const y = horizon * (0.14 + depth * 0.6) + random.between(-25, 25);
    drawCloud(canvas, random.between(-60, 1660), y, random.between(190, 420) * (1.1 - depth * 0.55), sky, random);
  }
  canvas.rect(
    0,
    horizon - 200,
    1600,
    230,
    canvas.linear([
      [0, sky.low, 0],
      [1, mix(sky.low, sky.haze, 0.4), 0.85],
    ]),
  );
}

function drawStars(canvas: Canvas, horizon: number, random: Random): void {
  for (let i = 0; i < 40; i += 1) {
    const y = random.next() ** 1.6 * horizon * 0.5;
    canvas.ellipse(random.between(0, 1600), y, 1.6, 1.6, '#ffffff', random.between(0.25, 0.8));
  }
}

/** A flat-bottomed bank of cloud with a lit top, as in lithographed posters. */
function drawCloud(canvas: Canvas, x: number, y: number, width: number, sky: Sky, random: Random): void {
  const lumps = random.int(4, 6);
  const top: Point[] = [];
  for (let i = 0; i <= lumps; i += 1) {
    const t = i / lumps;
    const rise = Math.sin(Math.PI * t) * width * 0.16 * random.between(0.6, 1.25);
    top.push([x - width / 2 + width * t, y - rise]);
  }
  const base = width * 0.035;
  const outline: Point[] = [
    ...top,
    [x + width / 2 + base, y + base],
    [x, y + base * 1.3],
    [x - width / 2 - base, y + base],
  ];
  const fill = canvas.linear([
    [0, sky.cloud, 0.95],
    [0.7, sky.cloud, 0.6],
    [1, mix(sky.cloud, sky.middle, 0.7), 0.25],
  ]);
  canvas.path(smooth(outline), fill);
}
