import { hash, Random } from '../random';
import { Canvas, type Point } from './canvas';
import { darken, lighten } from './colour';
import { breakLines, writeOn } from './lettering';

const INKS = [
  '#b8461a',
  '#14535f',
  '#27508f',
  '#2f6b4a',
  '#7c2a3a',
  '#8a6410',
  '#4b3a78',
  '#2d3a4f',
  '#0f6f62',
  '#93365f',
] as const;

type Mark = (canvas: Canvas, ink: string, second: string, random: Random) => void;

const [CX, CY, R] = [130, 130, 84];

const circlePoints = (count: number, radius: number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 + turn;
    return [CX + radius * Math.cos(angle), CY + radius * Math.sin(angle)];
  });

const MARKS: readonly Mark[] = [
  (canvas, ink, second) => {
    canvas.polygon(circlePoints(6, R, Math.PI / 6), ink);
    canvas.polygon(circlePoints(6, R * 0.55, Math.PI / 6), '#ffffff');
    canvas.polygon(circlePoints(6, R * 0.32, Math.PI / 6), second);
  },
  (canvas, ink, second) => {
    canvas.ellipse(CX, CY, R, R, ink);
    canvas.path(
      `M${CX - R} ${CY + 10}Q${CX - 30} ${CY - 50} ${CX} ${CY + 6}T${CX + R} ${CY - 6}A${R} ${R} 0 0 1 ${CX - R} ${CY + 10}Z`,
      second,
    );
  },
  (canvas, ink, second) => {
    canvas.polygon(
      [
        [CX - R, CY + 70],
        [CX - 18, CY - 70],
        [CX + 22, CY + 8],
        [CX + 40, CY - 22],
        [CX + R, CY + 70],
      ],
      ink,
    );
    canvas.polygon(
      [
        [CX - 18, CY - 70],
        [CX + 2, CY - 30],
        [CX - 18, CY - 12],
        [CX - 40, CY - 30],
      ],
      second,
    );
  },
  (canvas, ink, second) => {
    for (let i = 0; i < 4; i += 1) {
      canvas.rect(CX - R + i * 44, CY + 70 - 40 * (i + 1), 34, 40 * (i + 1), i === 3 ? second : ink, 1, 6);
    }
  },
  (canvas, ink, second) => {
    canvas.rect(CX - 76, CY - 76, 152, 152, ink, 1, 34);
    canvas.polygon(
      [
        [CX - 46, CY + 44],
        [CX - 46, CY - 8],
        [CX, CY - 46],
        [CX + 46, CY - 8],
        [CX + 46, CY + 44],
      ],
      '#ffffff',
    );
    canvas.rect(CX - 18, CY + 2, 36, 42, second);
  },
  (canvas, ink, second) => {
    canvas.path(
      `M${CX} ${CY - 84}L${CX + 70} ${CY - 56}V${CY + 4}Q${CX + 66} ${CY + 62} ${CX} ${CY + 88}Q${CX - 66} ${CY + 62} ${CX - 70} ${CY + 4}V${CY - 56}Z`,
      ink,
    );
    canvas.strokes(
      [
        [
          [CX - 32, CY + 2],
          [CX - 6, CY + 30],
          [CX + 36, CY - 26],
        ],
      ],
      second,
      16,
    );
  },
  (canvas, ink, second, random) => {
    const turn = random.between(0, 1);
    for (let i = 0; i < 3; i += 1) {
      const a = turn + (i * Math.PI * 2) / 3;
      canvas.ellipse(CX + Math.cos(a) * 34, CY + Math.sin(a) * 34, 50, 50, i === 0 ? second : ink, 0.86);
    }
  },
  (canvas, ink, second) => {
    const rays = circlePoints(12, R).map((point, i): Point[] => [
      [CX + (point[0] - CX) * 0.62, CY + (point[1] - CY) * 0.62],
      i % 2 ? point : [CX + (point[0] - CX) * 0.9, CY + (point[1] - CY) * 0.9],
    ]);
    canvas.strokes(rays, ink, 12);
    canvas.ellipse(CX, CY, 38, 38, second);
  },
];

/** A company's logo: a mark and its name, on white so that it stands on any page. 640x260 pixels. */
export function drawLogo(name: string): string {
  const random = new Random(hash(`logo ${name}`));
  const canvas = new Canvas(640, 260);
  const ink = random.pick(INKS);
  canvas.rect(0, 0, 640, 260, '#ffffff');
  random.pick(MARKS)(canvas, ink, lighten(random.pick(INKS), 0.35), random);
  const plane = (u: number, v: number): Point => [246 + u, 260 - v];
  writeOn(
    canvas,
    plane,
    breakLines(name, 2),
    { u: 0, v: 62, width: 366, height: 136 },
    darken(ink, 0.45),
    random.pick([0.12, 0.17, 0.21]),
  );
  return canvas.toSvg();
}
