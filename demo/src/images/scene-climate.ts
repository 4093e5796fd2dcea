import type { Point } from './canvas';
import { darken, lighten, luminance } from './colour';
import { drawCourses, drawLamp, drawRollDoor, drawWall, drawWindow } from './building';
import { drawHorizon } from './horizon';
import { breakLines, writeOn } from './lettering';
import { litColour } from './palette';
import { drawShrubs, drawTree } from './planting';
import { camera, facing, type Plane, type Projection, quad, receding, upright } from './projection';
import { drawSky } from './sky';
import { drawGround, drawRoadway, drawShadow, LIGHT, openStage, type SceneRequest, type Stage } from './stage';

const HORIZON = 850;
const FLOOR = 3.5;

/** A multi-storey, climate-controlled building: a glass corner that shows the doors inside, and the name above. */
export function sceneClimate(request: SceneRequest): string {
  const stage = openStage(request);
  const { canvas, sky, random, mirror, region } = stage;
  const p = camera({
    eye: [random.between(12, 15), 2.2, 0],
    yaw: random.between(-21, -18),
    focal: 1040,
    horizon: HORIZON,
    centre: 800,
    mirror,
  });
  drawSky(canvas, sky, HORIZON, random);
  drawHorizon(canvas, region, sky, HORIZON, random);
  drawGround(stage, HORIZON);
  for (let i = 0; i < 7; i += 1) {
    const [x, y] = p(random.between(-30, 50), 0, random.between(52, 70));
    drawTree(canvas, region, sky, x, y, random.between(90, 150), random, mirror ? 1 : -1);
  }
  drawRoadway(stage, p, -60, 58, 20);
  drawBuilding(stage, p, random.int(3, 4));
  drawForecourt(stage, p);
  return canvas.toSvg();
}

function drawBuilding(stage: Stage, p: Projection, storeys: number): void {
  const { canvas, sky, brand } = stage;
  const [left, corner, front, back] = [-14, 7.2, 23, 50];
  const top = storeys * FLOOR + 0.9;
  drawShadow(
    stage,
    p,
    [
      [corner, front],
      [corner, back],
      [corner + 9, back],
      [corner + 7, front + 2.5],
    ],
    0.32,
  );
  const side = receding(p, corner, front);
  drawWall(stage, side, 0, 0, back - front, top, brand.wall, LIGHT.right);
  drawWall(stage, side, 0, 0, back - front, FLOOR, brand.base, LIGHT.right);
  drawCourses(stage, side, 0, 0, back - front, FLOOR, 0.3, LIGHT.right);
  for (let i = 0; i < 4; i += 1) {
    drawRollDoor(stage, side, 6.5 + i * 5, 0.02, 3.4, 2.7, LIGHT.right);
  }
  for (let floor = 1; floor < storeys; floor += 1) {
    drawBays(stage, side, 6, floor, 4, 5, LIGHT.right);
  }
  const wall = facing(p, left, front);
  const width = corner - left;
  drawWall(stage, wall, 0, 0, width, top, brand.wall, LIGHT.front);
  drawWall(stage, wall, 0, 0, width, FLOOR, brand.base, LIGHT.front);
  drawCourses(stage, wall, 0, 0, width, FLOOR, 0.3, LIGHT.front);
  for (let i = 0; i < 3; i += 1) {
    drawRollDoor(stage, wall, 1.2 + i * 4.4, 0.02, 3.2, 2.7, LIGHT.front);
  }
  for (let floor = 1; floor < storeys; floor += 1) {
    drawBays(stage, wall, 1.2, floor, 3, 4.4, LIGHT.front);
  }
  for (const [plane, span, light] of [
    [side, back - front, LIGHT.right],
    [wall, width, LIGHT.front],
  ] as const) {
    drawWall(stage, plane, 0, top - 0.5, span, 0.5, brand.trim, light);
    for (let floor = 1; floor < storeys; floor += 1) {
      canvas.polygon(quad(plane, 0, floor * FLOOR - 0.12, span, 0.16), litColour(darken(brand.wall, 0.2), sky, light));
    }
  }
  drawGlassCorner(stage, p, storeys, top);
}

/** A run of window bays on an upper floor, each framed in the accent colour. */
function drawBays(
  stage: Stage,
  plane: Plane,
  u: number,
  floor: number,
  count: number,
  pitch: number,
  light: number,
): void {
  for (let i = 0; i < count; i += 1) {
    drawWall(
      stage,
      plane,
      u + i * pitch - 0.12,
      floor * FLOOR + 0.58,
      pitch * 0.72 + 0.24,
      2.24,
      stage.brand.trim,
      light,
    );
    drawWindow(stage, plane, u + i * pitch, floor * FLOOR + 0.7, pitch * 0.72, 2, [3, 1], light);
  }
}

/** The tower at the corner: glass front through which the brand's doors show floor by floor. */
function drawGlassCorner(stage: Stage, p: Projection, storeys: number, roof: number): void {
  const { canvas, sky, brand, mirror, title } = stage;
  const [x0, width, depth, z] = [-0.6, 8.2, 6, 22.4];
  const top = roof + 1.7;
  const side = receding(p, x0 + width, z);
  drawWall(stage, side, 0, 0, depth, top, brand.trim, LIGHT.right);
  const front = facing(p, x0, z);
  drawWall(stage, front, 0, 0, width, top, brand.trim, LIGHT.front);
  for (const [plane, span, light] of [
    [side, depth, LIGHT.right],
    [front, width, 1],
  ] as const) {
    for (let floor = 0; floor < storeys; floor += 1) {
      const base = floor * FLOOR + 0.25;
      const inside = sky.lamps ? '#ffe0a6' : '#cfd9dc';
      canvas.polygon(quad(plane, 0.5, base, span - 1, FLOOR - 0.4), sky.lamps ? inside : litColour(inside, sky, light));
      const doors = Math.floor((span - 1) / 1.5);
      for (let i = 0; i < doors && floor > 0; i += 1) {
        drawRollDoor(
          stage,
          plane,
          0.68 + i * ((span - 1.1) / doors),
          base + 0.1,
          1.1,
          2.3,
          sky.lamps ? 1 : light * 0.9,
        );
      }
      const glass = canvas.linear(
        [
          [0, sky.top, 0.5],
          [0.5, sky.middle, 0.18],
          [1, sky.low, 0.4],
        ],
        [0, 0],
        [0.4, 1],
      );
      canvas.polygon(
        quad(plane, 0.5, base, span - 1, FLOOR - 0.4),
        sky.lamps
          ? canvas.linear([
              [0, '#2a1d3a', 0.34],
              [1, '#ffdf9e', 0.05],
            ])
          : glass,
      );
      const lines: Point[][] = [];
      for (let i = 0; i <= 5; i += 1) {
        lines.push([plane(0.5 + ((span - 1) * i) / 5, base), plane(0.5 + ((span - 1) * i) / 5, base + FLOOR - 0.4)]);
      }
      lines.push(
        [plane(0.5, base), plane(span - 0.5, base)],
        [plane(0.5, base + FLOOR - 0.4), plane(span - 0.5, base + FLOOR - 0.4)],
      );
      canvas.strokes(lines, litColour(darken(brand.trim, 0.35), sky, light), 3.4);
    }
  }
  const sign = { u: 0.35, v: roof - 0.9, width: width - 0.7, height: 2.4 };
  drawWall(stage, front, sign.u, sign.v, sign.width, sign.height, brand.door, 1);
  const ink = luminance(brand.door) > 0.4 ? darken(brand.trim, 0.3) : '#fffaf0';
  writeOn(
    canvas,
    upright(front, width, mirror),
    breakLines(title, 2),
    { u: 0.7, v: sign.v + 0.3, width: width - 1.4, height: 1.8 },
    ink,
    0.16,
  );
  canvas.polygon(quad(front, -0.15, top, width + 0.3, 0.22), litColour(lighten(brand.wall, 0.2), sky, 1));
  canvas.polygon(quad(side, 0, top, depth, 0.22), litColour(lighten(brand.wall, 0.2), sky, 0.4));
  const canopy = facing(p, x0 - 0.8, z - 2.4);
  canvas.polygon(
    [p(x0 - 0.8, 3.1, z - 2.4), p(x0 + width + 0.8, 3.1, z - 2.4), p(x0 + width + 0.2, 3.1, z), p(x0, 3.1, z)],
    darken(litColour(brand.trim, sky, 0.1), 0.4),
  );
  canvas.polygon(quad(canopy, 0, 3.1, width + 1.6, 0.34), litColour(brand.door, sky, 1));
  canvas.strokes(
    [
      [canopy(0.5, 0), canopy(0.5, 3.1)],
      [canopy(width + 1.1, 0), canopy(width + 1.1, 3.1)],
    ],
    litColour(darken(brand.trim, 0.2), sky, 0.7),
    8,
  );
  for (const u of [2, 5, 8]) {
    drawLamp(stage, canopy, u, 2.96);
  }
}

function drawForecourt(stage: Stage, p: Projection): void {
  const { canvas, sky, region, random, mirror } = stage;
  const stalls: Point[][] = [];
  for (let i = 0; i < 6; i += 1) {
    const x = -13 + i * 2.7;
    stalls.push([p(x, 0.02, 15.5), p(x + 0.14, 0.02, 15.5), p(x + 0.14, 0.02, 20.4), p(x, 0.02, 20.4)]);
  }
  canvas.polygons(stalls, litColour('#f4f0e4', sky, 0.9), 0.8);
  canvas.polygon(
    [p(-15, 0, 20.6), p(-1, 0, 20.6), p(-1, 0.16, 20.7), p(-15, 0.16, 20.7)],
    litColour('#dcd7cc', sky, 0.9),
  );
  const [a, b] = [p(-14.5, 0, 21.4)[0], p(-1.6, 0, 21.4)[0]];
  drawShrubs(canvas, region, sky, Math.min(a, b), Math.max(a, b), p(-8, 0, 21)[1], 44, random);
  const light = mirror ? 1 : -1;
  const right = p(random.between(13.5, 15), 0, 23);
  drawTree(canvas, region, sky, right[0], right[1], random.between(420, 560), random, light);
  const left = p(-10.6, 0, 14.5);
  drawTree(canvas, region, sky, left[0], left[1], random.between(380, 500), random, light);
  const dashes: Point[][] = [];
  for (let x = -24; x < 34; x += 4.4) {
    dashes.push([p(x, 0.01, 8.2), p(x + 2.4, 0.01, 8.2), p(x + 2.4, 0.01, 8.45), p(x, 0.01, 8.45)]);
  }
  canvas.polygons(dashes, litColour('#f2dfa0', sky, 0.9), 0.8);
  canvas.rect(
    0,
    1060,
    1600,
    140,
    canvas.linear([
      [0, '#0c1120', 0],
      [1, '#0c1120', 0.28],
    ]),
  );
}
