import { Tracer } from './tracer.mjs';
import { surfaceOf } from './surfaces.mjs';

const TILE = 4;
const AO_RAYS = 2;
const AO_REACH = 7;
/** Above this difference of brightness between neighbours a pixel is looked at more closely. */
const EDGE = 0.035;
const SATURATION = 0.78;
const JITTER = [
  [-0.38, -0.12],
  [0.12, -0.38],
  [0.38, 0.12],
  [-0.12, 0.38],
];

const norm = ([x, y, z]) => {
  const l = Math.hypot(x, y, z);
  return [x / l, y / l, z / l];
};
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** What lies between the light of a scene and what a film keeps of it. */
function develop(value) {
  const x = Math.max(0, value);
  const y = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return Math.round(255 * Math.min(1, Math.max(0, y)) ** (1 / 2.2));
}

/** The picture of a scene: rows of red, green and blue. */
export function render({ scene, light, camera }, width, height) {
  const tracer = new Tracer(scene);
  const eye = camera.from;
  const ahead = norm(camera.to.map((value, i) => value - eye[i]));
  const right = norm(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const half = Math.tan((camera.fov * Math.PI) / 360);
  const aimed = [0, 0, 0];
  const ray = (x, y) => {
    const u = ((2 * x) / width - 1) * half;
    const v = (1 - (2 * y) / height) * half * (height / width) + (camera.shift ?? 0);
    const x1 = ahead[0] + right[0] * u + up[0] * v;
    const y1 = ahead[1] + right[1] * u + up[1] * v;
    const z1 = ahead[2] + right[2] * u + up[2] * v;
    const l = 1 / Math.hypot(x1, y1, z1);
    aimed[0] = x1 * l;
    aimed[1] = y1 * l;
    aimed[2] = z1 * l;
    return aimed;
  };
  const pixels = width * height;
  const depth = new Float32Array(pixels);
  const open = new Float32Array(pixels);
  const normals = new Float32Array(pixels * 3);

  const rays = Array.from({ length: TILE * TILE * AO_RAYS }, (_, k) => {
    const share = (k + 0.5) / (TILE * TILE * AO_RAYS);
    const r = Math.sqrt(share);
    return [r * Math.cos(2.39996 * k), r * Math.sin(2.39996 * k), Math.sqrt(1 - share)];
  });
  /** How much of the sky is seen from a place, by few rays that differ within a tile. */
  const openness = (px, py, pz, nx, ny, nz, pattern) => {
    let tx = nz;
    let ty = 0;
    let tz = -nx;
    if (Math.abs(ny) > 0.9) {
      tx = 0;
      ty = -nz;
      tz = ny;
    }
    const l = 1 / Math.hypot(tx, ty, tz);
    tx *= l;
    ty *= l;
    tz *= l;
    const bx = ny * tz - nz * ty;
    const by = nz * tx - nx * tz;
    const bz = nx * ty - ny * tx;
    let seen = 0;
    for (let i = 0; i < AO_RAYS; i += 1) {
      const [u, v, w] = rays[pattern * AO_RAYS + i];
      const dx = tx * u + bx * v + nx * w;
      const dy = ty * u + by * v + ny * w;
      const dz = tz * u + bz * v + nz * w;
      seen += tracer.hit(px, py, pz, dx, dy, dz, AO_REACH, true) ? (tracer.t / AO_REACH) ** 0.7 * 0.8 : 1;
    }
    return seen / AO_RAYS;
  };

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const d = ray(x + 0.5, y + 0.5);
      if (!tracer.hit(eye[0], eye[1], eye[2], d[0], d[1], d[2], 1e6, true)) {
        depth[i] = 1e6;
        open[i] = 1;
        continue;
      }
      const { t, nx, ny, nz } = tracer;
      depth[i] = t;
      normals.set([nx, ny, nz], i * 3);
      open[i] = openness(
        eye[0] + d[0] * t + nx * 2e-3,
        eye[1] + d[1] * t + ny * 2e-3,
        eye[2] + d[2] * t + nz * 2e-3,
        nx,
        ny,
        nz,
        ((y % TILE) * 3 + (x % TILE) * 4 + (y % TILE) * (x % TILE) * 5) % (TILE * TILE),
      );
    }
  }

  /** The mean of what neighbours on the same surface see. */
  const softened = new Float32Array(pixels);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      let sum = 0;
      let weight = 0;
      for (let dy = -3; dy <= 3; dy += 1) {
        for (let dx = -3; dx <= 3; dx += 1) {
          const xx = x + dx;
          const yy = y + dy;
          if (xx < 0 || yy < 0 || xx >= width || yy >= height) {
            continue;
          }
          const j = yy * width + xx;
          const same =
            Math.abs(depth[j] - depth[i]) < 0.06 * depth[i] &&
            normals[j * 3] * normals[i * 3] +
              normals[j * 3 + 1] * normals[i * 3 + 1] +
              normals[j * 3 + 2] * normals[i * 3 + 2] >
              0.8;
          if (same || j === i) {
            sum += open[j];
            weight += 1;
          }
        }
      }
      softened[i] = sum / weight;
    }
  }

  const out = [0, 0, 0];
  const shade = (d, i) => {
    if (!tracer.hit(eye[0], eye[1], eye[2], d[0], d[1], d[2], 1e6, true)) {
      light.sky(d[0], d[1], d[2], out);
      return;
    }
    const { t, at, nx, ny, nz } = tracer;
    const px = eye[0] + d[0] * t;
    const py = eye[1] + d[1] * t;
    const pz = eye[2] + d[2] * t;
    const material = scene.materials[at];
    const surface = surfaceOf(material, px, py, pz, nx, ny, nz, t, light, scene.shapes[at]);
    const s = light.sun;
    const facing = nx * s[0] + ny * s[1] + nz * s[2];
    let sun = material.holes ? Math.max(0, 0.35 + 0.65 * facing) : Math.max(0, facing);
    if (sun > 0 && light.strength > 0) {
      sun *= tracer.hit(px + nx * 3e-3, py + ny * 3e-3, pz + nz * 3e-3, s[0], s[1], s[2], 500, false)
        ? 0
        : light.strength;
    } else {
      sun = 0;
    }
    const sky = softened[i] * (0.62 + 0.38 * ny);
    const below = softened[i] * Math.max(0, 0.5 - 0.5 * ny) * 0.55;
    for (let k = 0; k < 3; k += 1) {
      let value = surface.color[k] * (light.sunColor[k] * sun + light.ambient[k] * sky + light.bounce[k] * below);
      for (const lamp of light.lamps ?? []) {
        const lx = lamp.at[0] - px;
        const ly = lamp.at[1] - py;
        const lz = lamp.at[2] - pz;
        const distance = Math.hypot(lx, ly, lz);
        const cosine = Math.max(0, (nx * lx + ny * ly + nz * lz) / distance) * 0.8 + 0.2;
        value += (surface.color[k] * lamp.color[k] * cosine * softened[i]) / (1 + (distance / lamp.reach) ** 2) ** 1.5;
      }
      out[k] = value + surface.emit[k];
    }
    if (surface.mirror > 0) {
      const dot = 2 * (d[0] * nx + d[1] * ny + d[2] * nz);
      const rx = d[0] - dot * nx;
      const ry = d[1] - dot * ny;
      const rz = d[2] - dot * nz;
      const seen = [0, 0, 0];
      if (tracer.hit(px + nx * 3e-3, py + ny * 3e-3, pz + nz * 3e-3, rx, ry, rz, 400, true)) {
        const other = surfaceOf(
          scene.materials[tracer.at],
          px + rx * tracer.t,
          py + ry * tracer.t,
          pz + rz * tracer.t,
          tracer.nx,
          tracer.ny,
          tracer.nz,
          t + tracer.t,
          light,
          scene.shapes[tracer.at],
        );
        for (let k = 0; k < 3; k += 1) {
          seen[k] =
            other.color[k] * (light.ambient[k] + light.sunColor[k] * light.strength * 0.3) * 0.8 + other.emit[k];
        }
      } else {
        light.sky(rx, Math.abs(ry), rz, seen);
      }
      const share = surface.mirror * (0.35 + 0.65 * (1 - Math.abs(d[0] * nx + d[1] * ny + d[2] * nz)) ** 2);
      for (let k = 0; k < 3; k += 1) {
        out[k] = out[k] * (1 - share) + seen[k] * share;
      }
    }
    const haze = 1 - Math.exp(-t / light.clear);
    for (let k = 0; k < 3; k += 1) {
      out[k] += (light.haze[k] - out[k]) * haze;
    }
  };

  const color = new Float32Array(pixels * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      shade(ray(x + 0.5, y + 0.5), i);
      color.set(out, i * 3);
    }
  }
  const bright = (i) => Math.min(1.2, 0.3 * color[i * 3] + 0.6 * color[i * 3 + 1] + 0.1 * color[i * 3 + 2]);
  const edges = new Uint8Array(pixels);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const b = bright(i);
      edges[i] =
        Math.abs(b - bright(x + 1 < width ? i + 1 : i)) > EDGE * (0.3 + b) ||
        Math.abs(b - bright(y + 1 < height ? i + width : i)) > EDGE * (0.3 + b) ||
        Math.abs(b - bright(x > 0 ? i - 1 : i)) > EDGE * (0.3 + b) ||
        Math.abs(b - bright(y > 0 ? i - width : i)) > EDGE * (0.3 + b)
          ? 1
          : 0;
    }
  }
  const pixelsOut = Buffer.alloc(pixels * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const sum = [color[i * 3], color[i * 3 + 1], color[i * 3 + 2]].map((value) => Math.min(value, 1.6));
      let count = 1;
      if (edges[i]) {
        for (const [jx, jy] of JITTER) {
          shade(ray(x + 0.5 + jx, y + 0.5 + jy), i);
          for (let k = 0; k < 3; k += 1) {
            sum[k] += Math.min(out[k], 1.6);
          }
          count += 1;
        }
      }
      // Film takes colours a little less strongly than they are.
      const grey = 0.3 * sum[0] + 0.59 * sum[1] + 0.11 * sum[2];
      const vignette = 1 - 0.16 * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2;
      for (let k = 0; k < 3; k += 1) {
        pixelsOut[i * 3 + k] = develop(
          ((grey + (sum[k] - grey) * SATURATION) / count) * vignette * (light.exposure ?? 1),
        );
      }
    }
  }
  return pixelsOut;
}
