import type { Random } from '../random';
import { type Canvas, type Point, smooth } from './canvas';
import { darken, lighten, mix } from './colour';
import { litColour, type Region, type Sky } from './palette';

/** A tree of the region standing at a pixel position, `size` pixels tall. `light` is 1 when the sun is on the right. */
export function drawTree(
  canvas: Canvas,
  region: Region,
  sky: Sky,
  x: number,
  y: number,
  size: number,
  random: Random,
  light = 1,
): void {
  canvas.ellipse(x - light * size * 0.16, y, size * 0.36, size * 0.04, litColour('#20242c', sky, 0.2), 0.28);
  switch (region) {
    case 'desert':
      return random.chance(0.55)
        ? drawSaguaro(canvas, sky, x, y, size * 0.72, light)
        : drawPalm(canvas, sky, x, y, size, random);
    case 'coast':
      return drawPalm(canvas, sky, x, y, size * 1.05, random);
    case 'mountains':
      return drawConifer(canvas, sky, x, y, size, light);
    case 'forest':
      return random.chance(0.6)
        ? drawConifer(canvas, sky, x, y, size * 1.1, light)
        : drawBroadleaf(canvas, sky, x, y, size, random, light);
    default:
      return drawBroadleaf(canvas, sky, x, y, size, random, light);
  }
}

function drawBroadleaf(
  canvas: Canvas,
  sky: Sky,
  x: number,
  y: number,
  size: number,
  random: Random,
  light: number,
): void {
  const trunk = litColour('#6b5140', sky, 0.35);
  canvas.polygon(
    [
      [x - size * 0.03, y],
      [x - size * 0.018, y - size * 0.5],
      [x + size * 0.018, y - size * 0.5],
      [x + size * 0.03, y],
    ],
    trunk,
  );
  const leaf = random.pick(['#5f8d48', '#6d9a4e', '#4f8050', '#89983f']);
  const lumps = [
    [0, 0.68, 0.3],
    [-0.2, 0.56, 0.22],
    [0.2, 0.58, 0.23],
    [-0.1, 0.82, 0.2],
    [0.12, 0.84, 0.18],
  ];
  const blob = (cx: number, cy: number, r: number): string => {
    const points = Array.from({ length: 9 }, (_, i): Point => {
      const angle = (i / 9) * Math.PI * 2;
      const reach = r * random.between(0.86, 1.12);
      return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
    });
    return smooth(points);
  };
  for (const [dx, dy, r] of lumps) {
    canvas.path(blob(x + dx * size, y - dy * size, r * size), litColour(leaf, sky, 0.12));
  }
  for (const [dx, dy, r] of lumps) {
    const cx = x + dx * size + light * r * size * 0.2;
    canvas.path(
      blob(cx, y - dy * size - r * size * 0.2, r * size * 0.72),
      litColour(lighten(leaf, 0.08), sky, 0.72),
      0.92,
    );
  }
  canvas.path(blob(x + light * size * 0.14, y - size * 0.84, size * 0.13), litColour(lighten(leaf, 0.24), sky, 1), 0.8);
}

function drawConifer(canvas: Canvas, sky: Sky, x: number, y: number, size: number, light: number): void {
  canvas.rect(x - size * 0.022, y - size * 0.16, size * 0.044, size * 0.16, litColour('#5a4536', sky, 0.3));
  const dark = litColour('#2f5d45', sky, 0.15);
  const bright = litColour('#4b7f57', sky, 0.85);
  for (let i = 0; i < 4; i += 1) {
    const base = y - size * (0.1 + i * 0.2);
    const half = size * (0.23 - i * 0.045);
    const top = base - size * 0.33;
    canvas.polygon(
      [
        [x - half, base],
        [x, top],
        [x + half, base],
        [x, base + half * 0.22],
      ],
      dark,
    );
    canvas.polygon(
      [
        [x, top],
        [x + light * half, base],
        [x + light * half * 0.12, base + half * 0.18],
      ],
      bright,
      0.75,
    );
  }
}

function drawPalm(canvas: Canvas, sky: Sky, x: number, y: number, size: number, random: Random): void {
  const lean = random.between(-0.1, 0.1) * size;
  const top: Point = [x + lean, y - size * 0.86];
  const trunk = litColour('#9b7c5a', sky, 0.55);
  canvas.path(
    `M${x - size * 0.026} ${y}Q${x + lean * 0.2 - size * 0.02} ${y - size * 0.5} ${top[0] - size * 0.014} ${top[1]}` +
      `L${top[0] + size * 0.014} ${top[1]}Q${x + lean * 0.2 + size * 0.02} ${y - size * 0.5} ${x + size * 0.026} ${y}Z`,
    trunk,
  );
  const angles = [-168, -140, -112, -88, -62, -36, -8, 14, -196];
  angles.forEach((degrees, i) => {
    const a = ((degrees + random.between(-6, 6)) * Math.PI) / 180;
    const reach = size * random.between(0.26, 0.34);
    const tip: Point = [top[0] + Math.cos(a) * reach, top[1] + Math.sin(a) * reach * 0.72 + reach * 0.42];
    const bend: Point = [top[0] + Math.cos(a) * reach * 0.6, top[1] + Math.sin(a) * reach * 0.85 - reach * 0.1];
    const tone = litColour(i % 2 ? '#4f8a4a' : '#6aa355', sky, i % 2 ? 0.3 : 0.85);
    canvas.path(
      `M${top[0]} ${top[1]}Q${bend[0]} ${bend[1] - reach * 0.1} ${tip[0]} ${tip[1]}Q${bend[0]} ${bend[1] + reach * 0.13} ${top[0]} ${top[1]}Z`,
      tone,
    );
  });
  canvas.ellipse(top[0], top[1] + 2, size * 0.022, size * 0.018, darken(trunk, 0.3));
}

function drawSaguaro(canvas: Canvas, sky: Sky, x: number, y: number, size: number, light: number): void {
  const w = size * 0.1;
  const dark = litColour('#4d7a50', sky, 0.2);
  const bright = litColour('#7fa768', sky, 0.9);
  const column = (cx: number, top: number, bottom: number, width: number): void => {
    canvas.rect(
      cx - width / 2,
      top,
      width,
      bottom - top,
      canvas.linear(
        light > 0
          ? [
              [0, dark],
              [1, bright],
            ]
          : [
              [0, bright],
              [1, dark],
            ],
        [0, 0],
        [1, 0],
      ),
      1,
      width / 2,
    );
    const ribs = [-0.2, 0.02, 0.24].map((t): Point[] => [
      [cx + width * t, top + width * 0.4],
      [cx + width * t, bottom - 4],
    ]);
    canvas.strokes(ribs, dark, 1.6, 0.5);
  };
  canvas.rect(x - size * 0.24, y - size * 0.5, size * 0.25, w * 0.8, dark, 1, w * 0.4);
  canvas.rect(x, y - size * 0.4, size * 0.24, w * 0.8, mix(dark, bright, 0.6), 1, w * 0.4);
  column(x - size * 0.22, y - size * 0.76, y - size * 0.44, w * 0.8);
  column(x + size * 0.22, y - size * 0.7, y - size * 0.34, w * 0.8);
  column(x, y - size, y, w);
}

/** A low planting bed: clumps of shrub or grass between two pixel columns. */
export function drawShrubs(
  canvas: Canvas,
  region: Region,
  sky: Sky,
  x0: number,
  x1: number,
  y: number,
  size: number,
  random: Random,
): void {
  const tones = region === 'desert' ? ['#9aa56a', '#b3a468', '#7f9a6a'] : ['#5c8a4c', '#7aa257', '#4a7a4b'];
  for (let x = x0; x < x1; x += size * random.between(0.55, 1.1)) {
    const r = size * random.between(0.35, 0.62);
    const tone = random.pick(tones);
    const dome = (cx: number, cy: number, s: number): string =>
      smooth([
        [cx - s, cy],
        [cx - s * 0.8, cy - s * 0.8],
        [cx, cy - s * 1.15],
        [cx + s * 0.8, cy - s * 0.75],
        [cx + s, cy],
        [cx, cy + s * 0.18],
      ]);
    canvas.path(dome(x, y, r), litColour(tone, sky, 0.1));
    canvas.path(dome(x + r * 0.16, y - r * 0.2, r * 0.66), litColour(lighten(tone, 0.08), sky, 0.85), 0.9);
    if (random.chance(0.22)) {
      canvas.ellipse(x, y - r * 0.9, r * 0.12, r * 0.12, litColour('#e8b04a', sky, 1));
    }
  }
}
