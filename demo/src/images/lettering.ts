import type { Canvas, Point } from './canvas';
import type { Plane } from './projection';

/**
 * Sign lettering drawn as strokes. The pictures must look the same on a machine without any font installed, and
 * strokes can be projected onto a wall in perspective, which text elements cannot.
 */

type Stroke = readonly Point[];
interface Glyph {
  width: number;
  strokes: readonly Stroke[];
}

/** Part of an ellipse, angles in degrees counter-clockwise from the right; y goes up. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Point[] {
  const steps = Math.max(6, Math.round(Math.abs(to - from) / 15));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as Point;
  });
}

const glyph = (width: number, ...strokes: Stroke[]): Glyph => ({ width, strokes });
const O = arc(0.39, 0.5, 0.39, 0.5, 90, 450);

const GLYPHS: Record<string, Glyph> = {
  A: glyph(
    0.72,
    [
      [0, 0],
      [0.36, 1],
      [0.72, 0],
    ],
    [
      [0.12, 0.32],
      [0.6, 0.32],
    ],
  ),
  B: glyph(
    0.56,
    [[0, 0], [0, 1], [0.26, 1], ...arc(0.26, 0.76, 0.24, 0.24, 90, -90), [0, 0.52]],
    [[0.26, 0.52], ...arc(0.28, 0.26, 0.28, 0.26, 90, -90), [0, 0]],
  ),
  C: glyph(0.7, arc(0.39, 0.5, 0.39, 0.5, 45, 315)),
  D: glyph(0.66, [[0, 0], [0, 1], [0.22, 1], ...arc(0.22, 0.5, 0.44, 0.5, 90, -90), [0, 0]]),
  E: glyph(
    0.5,
    [
      [0.5, 1],
      [0, 1],
      [0, 0],
      [0.5, 0],
    ],
    [
      [0, 0.52],
      [0.42, 0.52],
    ],
  ),
  F: glyph(
    0.48,
    [
      [0.48, 1],
      [0, 1],
      [0, 0],
    ],
    [
      [0, 0.52],
      [0.4, 0.52],
    ],
  ),
  G: glyph(0.74, [...arc(0.39, 0.5, 0.39, 0.5, 45, 335), [0.74, 0.46], [0.46, 0.46]]),
  H: glyph(
    0.62,
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0.62, 0],
      [0.62, 1],
    ],
    [
      [0, 0.52],
      [0.62, 0.52],
    ],
  ),
  I: glyph(0.02, [
    [0.01, 0],
    [0.01, 1],
  ]),
  J: glyph(0.42, [[0.42, 1], [0.42, 0.24], ...arc(0.2, 0.24, 0.22, 0.24, 0, -160)]),
  K: glyph(
    0.58,
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0.56, 1],
      [0, 0.42],
    ],
    [
      [0.2, 0.62],
      [0.58, 0],
    ],
  ),
  L: glyph(0.46, [
    [0, 1],
    [0, 0],
    [0.46, 0],
  ]),
  M: glyph(0.78, [
    [0, 0],
    [0.06, 1],
    [0.39, 0.3],
    [0.72, 1],
    [0.78, 0],
  ]),
  N: glyph(0.62, [
    [0, 0],
    [0, 1],
    [0.62, 0],
    [0.62, 1],
  ]),
  O: glyph(0.78, O),
  P: glyph(0.54, [[0, 0], [0, 1], [0.26, 1], ...arc(0.26, 0.73, 0.28, 0.27, 90, -90), [0, 0.46]]),
  Q: glyph(0.8, O, [
    [0.5, 0.22],
    [0.8, -0.06],
  ]),
  R: glyph(
    0.56,
    [[0, 0], [0, 1], [0.26, 1], ...arc(0.26, 0.74, 0.27, 0.26, 90, -90), [0, 0.48]],
    [
      [0.28, 0.48],
      [0.56, 0],
    ],
  ),
  S: glyph(0.52, [...arc(0.27, 0.75, 0.24, 0.25, 35, 235), [0.38, 0.5], ...arc(0.26, 0.25, 0.26, 0.25, 60, -145)]),
  T: glyph(
    0.6,
    [
      [0, 1],
      [0.6, 1],
    ],
    [
      [0.3, 1],
      [0.3, 0],
    ],
  ),
  U: glyph(0.6, [[0, 1], [0, 0.3], ...arc(0.3, 0.3, 0.3, 0.3, 180, 360), [0.6, 1]]),
  V: glyph(0.68, [
    [0, 1],
    [0.34, 0],
    [0.68, 1],
  ]),
  W: glyph(0.98, [
    [0, 1],
    [0.24, 0],
    [0.49, 0.86],
    [0.74, 0],
    [0.98, 1],
  ]),
  X: glyph(
    0.62,
    [
      [0, 1],
      [0.62, 0],
    ],
    [
      [0.62, 1],
      [0, 0],
    ],
  ),
  Y: glyph(
    0.64,
    [
      [0, 1],
      [0.32, 0.5],
      [0.64, 1],
    ],
    [
      [0.32, 0.5],
      [0.32, 0],
    ],
  ),
  Z: glyph(0.58, [
    [0.02, 1],
    [0.58, 1],
    [0, 0],
    [0.58, 0],
  ]),
  '0': glyph(0.56, arc(0.28, 0.5, 0.28, 0.5, 90, 450)),
  '1': glyph(0.2, [
    [0, 0.82],
    [0.2, 1],
    [0.2, 0],
  ]),
  '2': glyph(0.52, [...arc(0.26, 0.72, 0.26, 0.28, 165, -30), [0, 0], [0.52, 0]]),
  '3': glyph(0.5, [...arc(0.22, 0.76, 0.24, 0.24, 140, -80), [0.18, 0.53], ...arc(0.22, 0.26, 0.27, 0.26, 80, -145)]),
  '4': glyph(0.6, [
    [0.44, 0],
    [0.44, 1],
    [0, 0.3],
    [0.6, 0.3],
  ]),
  '5': glyph(0.5, [[0.46, 1], [0.08, 1], [0.04, 0.56], ...arc(0.23, 0.31, 0.27, 0.31, 120, -140)]),
  '6': glyph(0.54, [[0.4, 1], ...arc(0.27, 0.3, 0.27, 0.3, 155, 515)]),
  '7': glyph(0.52, [
    [0, 1],
    [0.52, 1],
    [0.16, 0],
  ]),
  '8': glyph(0.52, arc(0.26, 0.76, 0.22, 0.24, -90, 270), arc(0.26, 0.26, 0.26, 0.26, 90, 450)),
  '9': glyph(0.54, [[0.14, 0], ...arc(0.27, 0.7, 0.27, 0.3, -25, 335)]),
  '&': glyph(0.7, [
    [0.7, 0],
    [0.14, 0.74],
    ...arc(0.3, 0.82, 0.17, 0.18, 210, -40),
    ...arc(0.28, 0.26, 0.28, 0.26, 95, 290),
    [0.66, 0.42],
  ]),
  '-': glyph(0.3, [
    [0, 0.46],
    [0.3, 0.46],
  ]),
  "'": glyph(0.04, [
    [0.02, 1],
    [0.02, 0.8],
  ]),
  '.': glyph(0.04, [
    [0.02, 0],
    [0.02, 0.02],
  ]),
  '/': glyph(0.4, [
    [0, -0.05],
    [0.4, 1.05],
  ]),
};
const SPACING = 0.24;
const SPACE = 0.34;

/** Width of a line of text at cap height 1. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text.toUpperCase()) {
    width += letter === ' ' ? SPACE : (GLYPHS[letter]?.width ?? 0) + SPACING;
  }
  return Math.max(0, width - SPACING);
}

/** The strokes of a line at cap height 1 with its left end at the origin; unknown characters are left out. */
export function textStrokes(text: string): Point[][] {
  const lines: Point[][] = [];
  let x = 0;
  for (const letter of text.toUpperCase()) {
    const found = GLYPHS[letter];
    if (found) {
      for (const stroke of found.strokes) {
        lines.push(stroke.map(([px, py]) => [x + px, py] as Point));
      }
      x += found.width + SPACING;
    } else if (letter === ' ') {
      x += SPACE;
    }
  }
  return lines;
}

/** Breaks a name into the given number of lines of the most even width. */
export function breakLines(text: string, count: 1 | 2): string[] {
  if (count === 1 || !text.includes(' ')) {
    return [text];
  }
  const words = text.split(' ');
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map(textWidth));
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

/**
 * Writes lines centred into a box of a plane. `box` is in the plane's own units; the cap height is whatever fits.
 * `weight` is the stroke's width as a share of the cap height.
 */
export function writeOn(
  canvas: Canvas,
  plane: Plane,
  lines: readonly string[],
  box: { u: number; v: number; width: number; height: number },
  colour: string,
  weight = 0.17,
): void {
  const widest = Math.max(...lines.map(textWidth), 0.1);
  const cap = Math.min(box.width / widest, box.height / (lines.length * 1.55 - 0.55));
  const block = cap * (lines.length * 1.55 - 0.55);
  const top = box.v + box.height / 2 + block / 2;
  lines.forEach((line, i) => {
    const left = box.u + (box.width - textWidth(line) * cap) / 2;
    const base = top - cap - i * cap * 1.55;
    const strokes = textStrokes(line).map((stroke) => stroke.map(([x, y]) => plane(left + x * cap, base + y * cap)));
    const [a, b] = [plane(box.u, base), plane(box.u, base + cap)];
    const [c, d] = [plane(box.u + box.width, base), plane(box.u + box.width, base + cap)];
    const size = (Math.hypot(b[0] - a[0], b[1] - a[1]) + Math.hypot(d[0] - c[0], d[1] - c[1])) / 2;
    canvas.strokes(strokes, colour, size * weight);
  });
}
