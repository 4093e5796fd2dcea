import type { Point } from './canvas';
import { drawCourses, drawStorageRow, drawWall } from './building';
import { darken, lighten, luminance } from './colour';
import { drawHorizon } from './horizon';
import { breakLines, writeOn } from './lettering';
import { litColour } from './palette';
import { drawShrubs, drawTree } from './planting';
import { camera, facing, type Projection, quad, receding, upright } from './projection';
import { drawSky } from './sky';
import {
  drawGround,
  drawPavement,
  drawRoadway,
  drawShadow,
  LIGHT,
  openStage,
  type SceneRequest,
  type Stage,
} from './stage';

const HORIZON = 740;

/** The roadside: a tall sign with the name, a planted bed, and rows of doors that run off behind it. */
export function scenePylon(request: SceneRequest): string {
  const stage = openStage(request);
  const { canvas, sky, random, mirror, region } = stage;
  const p = camera({
    eye: [0, random.between(2.4, 3.1), 0],
    yaw: random.between(20, 27),
    focal: 980,
    horizon: HORIZON,
    centre: 800,
    mirror,
  });
  drawSky(canvas, sky, HORIZON, random);
  drawHorizon(canvas, region, sky, HORIZON, random);
  drawGround(stage, HORIZON);
  const light = mirror ? 1 : -1;
  for (let i = 0; i < 9; i += 1) {
    const [x, y] = p(random.between(-10, 70), 0, random.between(62, 84));
    drawTree(canvas, region, sky, x, y, random.between(90, 160), random, light);
  }
  drawPavement(stage, p, -6, 60, 15, 62);
  drawBuildings(stage, p);
  drawFence(stage, p);
  const [behindX, behindY] = p(2.2, 0, 15.5);
  drawTree(canvas, region, sky, behindX, behindY, random.between(330, 430), random, light);
  drawSign(stage, p);
  for (let x = 14; x > 1.5; x -= 1.1) {
    const [from, to] = [p(x, 0, 10.9), p(x + 1, 0, 10.9)];
    drawShrubs(
      canvas,
      region,
      sky,
      Math.min(from[0], to[0]),
      Math.max(from[0], to[0]),
      from[1],
      620 / (9 + x * 0.5),
      random,
    );
  }
  drawRoad(stage, p);
  return canvas.toSvg();
}

/** Two long buildings whose ends face the road; the nearer one shows its doors along the side. */
function drawBuildings(stage: Stage, p: Projection): void {
  const { brand, canvas, sky } = stage;
  const height = 3.5;
  for (const [x, width] of [
    [26, 9],
    [8.5, 9],
  ] as const) {
    drawStorageRow(stage, receding(p, x, 21), { length: 44, height, facing: LIGHT.left, unit: 3.4 });
    drawShadow(
      stage,
      p,
      [
        [x + width, 21],
        [x + width, 64],
        [x + width + 4, 64],
        [x + width + 4, 22],
      ],
      0.3,
    );
    const end = facing(p, x, 21);
    drawWall(stage, end, 0, 0, width, height, brand.wall, LIGHT.front);
    drawWall(stage, end, 0, 0, width, 1, brand.base, LIGHT.front);
    drawCourses(stage, end, 0, 0, width, 1, 0.2, LIGHT.front);
    drawWall(stage, end, 0, height - 0.6, width, 0.6, brand.trim, LIGHT.front);
    canvas.polygon(
      [end(-0.2, height), end(width / 2, height + 1.5), end(width + 0.2, height)],
      litColour(lighten(brand.trim, 0.06), sky, LIGHT.front),
    );
    drawWall(stage, end, width / 2 - 1.3, 0.9, 2.6, 1.5, brand.door, LIGHT.front);
  }
}

function drawFence(stage: Stage, p: Projection): void {
  const { canvas, sky, brand } = stage;
  const plane = facing(p, -6, 17.5);
  const bars: Point[][] = [
    [plane(0, 0.2), plane(58, 0.2)],
    [plane(0, 1.75), plane(58, 1.75)],
  ];
  for (let u = 0; u < 58; u += 0.36) {
    bars.push([plane(u, 0.05), plane(u, 1.9)]);
  }
  canvas.strokes(bars, litColour(darken(brand.trim, 0.2), sky, 0.5), 2.6);
  for (let u = 2; u < 58; u += 7) {
    drawWall(stage, plane, u, 0, 0.6, 2.2, brand.base, LIGHT.front);
    canvas.polygon(quad(plane, u - 0.07, 2.2, 0.74, 0.12), litColour(lighten(brand.wall, 0.2), sky, 1));
  }
}

/** The sign: a masonry pier and a lit cabinet beside it, its thickness in shade. */
function drawSign(stage: Stage, p: Projection): void {
  const { canvas, sky, brand, mirror, title } = stage;
  const z = 11.6;
  const [left, width, foot, top] = [4, 6, 2.3, 6.1];
  const plane = facing(p, left, z);
  drawShadow(
    stage,
    p,
    [
      [left, z],
      [left + width + 1.2, z],
      [left + width + 4.6, z + 2.6],
      [left + 3, z + 2.6],
    ],
    0.3,
  );
  drawWall(stage, receding(p, left - 1.1, z), 0, 0, 0.9, top + 0.5, brand.base, 1);
  drawWall(stage, facing(p, left - 1.1, z), 0, 0, 1.5, top + 0.5, brand.base, LIGHT.front);
  drawCourses(stage, facing(p, left - 1.1, z), 0, 0, 1.5, top + 0.5, 0.26, LIGHT.front);
  canvas.polygon(quad(facing(p, left - 1.2, z), 0, top + 0.5, 1.7, 0.18), litColour(lighten(brand.wall, 0.2), sky, 1));
  canvas.polygon(quad(plane, width - 0.7, 0, 0.26, foot), litColour(darken(brand.trim, 0.1), sky, 0.7));
  drawWall(stage, plane, 0.4, foot, width, top - foot, brand.trim, LIGHT.front);
  if (sky.lamps) {
    const [x, y] = plane(width / 2 + 0.4, (foot + top) / 2);
    canvas.ellipse(
      x,
      y,
      470,
      330,
      canvas.radial([
        [0, '#ffe3ad', 0.5],
        [0.5, '#ffc878', 0.18],
        [1, '#ffb860', 0],
      ]),
    );
  }
  const face = sky.lamps ? lighten(brand.door, 0.06) : litColour(brand.door, sky, 1);
  canvas.polygon(
    quad(plane, 0.62, foot + 1.02, width - 0.44, top - foot - 1.24),
    canvas.linear([
      [0, lighten(face, 0.08)],
      [1, face],
    ]),
  );
  canvas.polygon(
    quad(plane, 0.62, foot + 0.22, width - 0.44, 0.66),
    sky.lamps ? '#fff4d8' : litColour('#fdfaf2', sky, 1),
  );
  const sign = upright(plane, width + 0.8, mirror);
  const start = 0.8;
  const ink = luminance(brand.door) > 0.4 ? darken(brand.trim, 0.3) : '#fffaf0';
  writeOn(
    canvas,
    sign,
    breakLines(title, 2),
    { u: start, v: foot + 1.28, width: width - 0.8, height: top - foot - 1.76 },
    ink,
    0.16,
  );
  writeOn(
    canvas,
    sign,
    ['RENT ONLINE - OPEN 24 HOURS'],
    { u: start, v: foot + 0.4, width: width - 0.8, height: 0.3 },
    darken(brand.trim, 0.15),
    0.15,
  );
}

function drawRoad(stage: Stage, p: Projection): void {
  const { canvas, sky } = stage;
  drawRoadway(stage, p, -13, 90, 8.6, 0.16);
  canvas.polygon(
    [p(-13, 0, 8.6), p(90, 0, 8.6), p(90, 0.16, 8.75), p(-13, 0.16, 8.75)],
    litColour('#d8d4cb', sky, 0.85),
  );
  const dashes: Point[][] = [];
  for (let x = -7; x < 60; x += 4.4) {
    dashes.push([p(x, 0.01, 5), p(x + 2.4, 0.01, 5), p(x + 2.4, 0.01, 5.24), p(x, 0.01, 5.24)]);
  }
  canvas.polygons(dashes, litColour('#f2dfa0', sky, 0.9), 0.85);
  canvas.rect(
    0,
    1040,
    1600,
    160,
    canvas.linear([
      [0, '#0c1120', 0],
      [1, '#0c1120', 0.28],
    ]),
  );
}
