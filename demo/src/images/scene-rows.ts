import type { Point } from './canvas';
import { drawStorageRow } from './building';
import { darken } from './colour';
import { drawHorizon } from './horizon';
import { litColour } from './palette';
import { drawTree } from './planting';
import { camera, floor, quad, receding } from './projection';
import { drawSky } from './sky';
import { drawGround, drawPavement, drawShadow, LIGHT, openStage, type SceneRequest } from './stage';

const HORIZON = 640;

/** A drive aisle between two long rows of doors, running to the horizon. */
export function sceneRows(request: SceneRequest): string {
  const stage = openStage(request);
  const { canvas, sky, random, mirror, region } = stage;
  const p = camera({
    eye: [random.between(-1.4, 0.4), random.between(2.2, 2.9), 0],
    yaw: random.between(-4, 9),
    focal: 1000,
    horizon: HORIZON,
    centre: 800,
    mirror,
  });
  drawSky(canvas, sky, HORIZON, random);
  drawHorizon(canvas, region, sky, HORIZON, random);
  drawGround(stage, HORIZON);
  const end = random.between(52, 70);
  for (let i = 0; i < 5; i += 1) {
    const [x, y] = p(random.between(-12, 12), 0, end + random.between(4, 16));
    drawTree(canvas, region, sky, x, y, random.between(80, 140), random, mirror ? 1 : -1);
  }
  const [left, right] = [-5.2, random.between(4.6, 6)];
  drawPavement(stage, p, left, right, 0.6, end + 20);
  const height = random.between(3, 3.6);
  const unit = random.pick([3.1, 3.7]);
  drawStorageRow(stage, receding(p, left, 2.2), { length: end, height, facing: 0.3, unit });
  drawStorageRow(stage, receding(p, right, 2.2), { length: end, height, facing: LIGHT.left, unit });
  drawShadow(
    stage,
    p,
    [
      [left, 1],
      [left, end],
      [left + 3.4, end],
      [left + 3.4, 1],
    ],
    0.3,
  );
  const gutter = quad(floor(p, 0.01), (left + right) / 2 - 0.18, 1, 0.36, end);
  canvas.polygon(gutter, darken(litColour('#8a8a88', sky, 0.4), 0.2), 0.55);
  const joints: Point[][] = [];
  for (let z = 3; z < end; z += 5) {
    joints.push([p(left, 0.01, z), p(right, 0.01, z)]);
  }
  canvas.strokes(joints, darken(sky.shade, 0.5), 1.6, 0.25);
  if (sky.lamps) {
    for (let z = 5; z < end; z += unit * 2) {
      const [x, y] = p(right - 1, 0.01, z);
      const [edge] = p(right - 2.6, 0.01, z);
      const reach = Math.abs(x - edge);
      canvas.ellipse(
        x,
        y,
        reach,
        reach * 0.28,
        canvas.radial([
          [0, '#ffdf9a', 0.34],
          [1, '#ffc070', 0],
        ]),
      );
    }
  }
  canvas.rect(
    0,
    1000,
    1600,
    200,
    canvas.linear([
      [0, '#0c1120', 0],
      [1, '#0c1120', 0.3],
    ]),
  );
  return canvas.toSvg();
}
