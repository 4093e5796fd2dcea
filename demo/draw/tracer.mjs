/** A small ray tracer: boxes, spheres and triangles under a sun and a sky. Metres; y is up. */

const BOX = 0;
const SPHERE = 1;
const LEAF_NODES = 3;
const FAR = 1e9;

/** A colour as light: what `#rrggbb` stands for, without the curve of screens. */
export const rgb = (hex) => [1, 3, 5].map((at) => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);
export const mix = (a, b, share) => a.map((value, i) => value + (b[i] - value) * share);

const hash2 = (x, y) => {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};
const smooth = (f) => f * f * (3 - 2 * f);

/** Smooth chance in the plane, from 0 to 1. */
export function noise(x, y) {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const u = smooth(x - xi);
  const v = smooth(y - yi);
  const a = hash2(xi, yi);
  const b = hash2(xi + 1, yi);
  const c = hash2(xi, yi + 1);
  const d = hash2(xi + 1, yi + 1);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** The same in several sizes at once. */
export function fbm(x, y, octaves = 4) {
  let sum = 0;
  let weight = 0.5;
  for (let i = 0; i < octaves; i += 1) {
    sum += weight * noise(x, y);
    x = x * 2.03 + 17.1;
    y = y * 2.03 + 9.2;
    weight /= 2;
  }
  return sum / (1 - 0.5 ** octaves);
}

export class Scene {
  kinds = [];
  shapes = [];
  materials = [];

  add(kind, shape, material) {
    this.kinds.push(kind);
    this.shapes.push(shape);
    this.materials.push(material);
  }

  box(x0, y0, z0, x1, y1, z1, material) {
    const sorted = (a, b) => (a < b ? [a, b] : [b, a]);
    const [[a, d], [b, e], [c, f]] = [sorted(x0, x1), sorted(y0, y1), sorted(z0, z1)];
    this.add(BOX, [a, b, c, d, e, f], material);
  }

  sphere(x, y, z, radius, material) {
    this.add(SPHERE, [x, y, z, radius], material);
  }

  triangle(a, b, c, material) {
    this.add(2, [...a, ...b, ...c], material);
  }

  quad(a, b, c, d, material) {
    this.triangle(a, b, c, material);
    this.triangle(a, c, d, material);
  }
}

function boundsOf(kind, s) {
  if (kind === BOX) {
    return s;
  }
  if (kind === SPHERE) {
    return [s[0] - s[3], s[1] - s[3], s[2] - s[3], s[0] + s[3], s[1] + s[3], s[2] + s[3]];
  }
  return [0, 1, 2]
    .map((i) => Math.min(s[i], s[i + 3], s[i + 6]))
    .concat([0, 1, 2].map((i) => Math.max(s[i], s[i + 3], s[i + 6])));
}

/** What is hit by a ray: a tree of boxes around all shapes. */
export class Tracer {
  t = 0;
  at = -1;
  nx = 0;
  ny = 0;
  nz = 0;

  constructor(scene) {
    this.scene = scene;
    this.shapes = scene.shapes.map((shape) => Float64Array.from(shape));
    this.bounds = scene.shapes.map((shape, i) => boundsOf(scene.kinds[i], shape));
    this.nodes = [];
    this.order = scene.shapes.map((_, i) => i);
    this.build(0, this.order.length);
    this.boxes = new Float64Array(this.nodes.flatMap(({ box }) => box));
    this.meta = new Int32Array(this.nodes.flatMap(({ first, count, right }) => [first, count, right]));
    this.stack = new Int32Array(128);
  }

  build(first, end) {
    const box = [FAR, FAR, FAR, -FAR, -FAR, -FAR];
    for (let i = first; i < end; i += 1) {
      const bounds = this.bounds[this.order[i]];
      for (let k = 0; k < 3; k += 1) {
        box[k] = Math.min(box[k], bounds[k]);
        box[k + 3] = Math.max(box[k + 3], bounds[k + 3]);
      }
    }
    const node = { box, first, count: end - first, right: 0 };
    this.nodes.push(node);
    if (node.count <= LEAF_NODES) {
      return;
    }
    const sizes = [0, 1, 2].map((k) => box[k + 3] - box[k]);
    const axis = sizes.indexOf(Math.max(...sizes));
    const middle = (i) => this.bounds[i][axis] + this.bounds[i][axis + 3];
    const part = this.order.slice(first, end).sort((a, b) => middle(a) - middle(b));
    part.forEach((index, i) => (this.order[first + i] = index));
    const half = first + Math.floor(part.length / 2);
    node.count = 0;
    this.build(first, half);
    node.right = this.nodes.length;
    this.build(half, end);
  }

  /** Whether anything is hit before `most`; with `nearest` the nearest of all, which is then told in the fields. */
  hit(ox, oy, oz, dx, dy, dz, most, nearest) {
    const ix = 1 / (dx || 1e-12);
    const iy = 1 / (dy || 1e-12);
    const iz = 1 / (dz || 1e-12);
    const { boxes, meta, stack, order } = this;
    this.t = most;
    this.at = -1;
    let top = 0;
    stack[top++] = 0;
    while (top > 0) {
      const node = stack[--top];
      const b = node * 6;
      const x0 = (boxes[b] - ox) * ix;
      const x1 = (boxes[b + 3] - ox) * ix;
      const y0 = (boxes[b + 1] - oy) * iy;
      const y1 = (boxes[b + 4] - oy) * iy;
      const z0 = (boxes[b + 2] - oz) * iz;
      const z1 = (boxes[b + 5] - oz) * iz;
      const near = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1));
      const far = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1));
      if (far < Math.max(near, 0) || near > this.t) {
        continue;
      }
      const m = node * 3;
      const count = meta[m + 1];
      if (count === 0) {
        stack[top++] = meta[m + 2];
        stack[top++] = node + 1;
        continue;
      }
      for (let i = meta[m]; i < meta[m] + count; i += 1) {
        if (this.shape(order[i], ox, oy, oz, dx, dy, dz, ix, iy, iz) && !nearest) {
          return true;
        }
      }
    }
    return this.at >= 0;
  }

  shape(index, ox, oy, oz, dx, dy, dz, ix, iy, iz) {
    const s = this.shapes[index];
    const kind = this.scene.kinds[index];
    if (kind === BOX) {
      const x0 = (s[0] - ox) * ix;
      const x1 = (s[3] - ox) * ix;
      const y0 = (s[1] - oy) * iy;
      const y1 = (s[4] - oy) * iy;
      const z0 = (s[2] - oz) * iz;
      const z1 = (s[5] - oz) * iz;
      const nx = Math.min(x0, x1);
      const ny = Math.min(y0, y1);
      const nz = Math.min(z0, z1);
      const near = Math.max(nx, ny, nz);
      const far = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1));
      if (far < near || near < 1e-4 || near >= this.t) {
        return false;
      }
      this.t = near;
      this.at = index;
      this.nx = near === nx ? -Math.sign(dx) : 0;
      this.ny = near === ny && near !== nx ? -Math.sign(dy) : 0;
      this.nz = near === nz && near !== nx && near !== ny ? -Math.sign(dz) : 0;
      return true;
    }
    if (kind === SPHERE) {
      return this.ball(index, s, ox, oy, oz, dx, dy, dz);
    }
    const e1x = s[3] - s[0];
    const e1y = s[4] - s[1];
    const e1z = s[5] - s[2];
    const e2x = s[6] - s[0];
    const e2y = s[7] - s[1];
    const e2z = s[8] - s[2];
    const px = dy * e2z - dz * e2y;
    const py = dz * e2x - dx * e2z;
    const pz = dx * e2y - dy * e2x;
    const det = e1x * px + e1y * py + e1z * pz;
    if (Math.abs(det) < 1e-12) {
      return false;
    }
    const tx = ox - s[0];
    const ty = oy - s[1];
    const tz = oz - s[2];
    const u = (tx * px + ty * py + tz * pz) / det;
    if (u < 0 || u > 1) {
      return false;
    }
    const qx = ty * e1z - tz * e1y;
    const qy = tz * e1x - tx * e1z;
    const qz = tx * e1y - ty * e1x;
    const v = (dx * qx + dy * qy + dz * qz) / det;
    const t = (e2x * qx + e2y * qy + e2z * qz) / det;
    if (v < 0 || u + v > 1 || t < 1e-4 || t >= this.t) {
      return false;
    }
    let nx = e1y * e2z - e1z * e2y;
    let ny = e1z * e2x - e1x * e2z;
    let nz = e1x * e2y - e1y * e2x;
    const l = (nx * dx + ny * dy + nz * dz > 0 ? -1 : 1) / Math.hypot(nx, ny, nz);
    nx *= l;
    ny *= l;
    nz *= l;
    this.t = t;
    this.at = index;
    this.nx = nx;
    this.ny = ny;
    this.nz = nz;
    return true;
  }

  /** A ball; one of leaves has holes. */
  ball(index, s, ox, oy, oz, dx, dy, dz) {
    const cx = ox - s[0];
    const cy = oy - s[1];
    const cz = oz - s[2];
    const b = cx * dx + cy * dy + cz * dz;
    const d = b * b - (cx * cx + cy * cy + cz * cz - s[3] * s[3]);
    if (d < 0) {
      return false;
    }
    const root = Math.sqrt(d);
    for (const t of [-b - root, -b + root]) {
      if (t < 1e-4 || t >= this.t) {
        continue;
      }
      const nx = (cx + dx * t) / s[3];
      const ny = (cy + dy * t) / s[3];
      const nz = (cz + dz * t) / s[3];
      const { holes } = this.scene.materials[index];
      if (holes) {
        const grain = 7;
        const x = (ox + dx * t) * grain;
        const y = (oy + dy * t) * grain;
        const z = (oz + dz * t) * grain;
        if (hash2(Math.floor(x) + Math.floor(z) * 57, Math.floor(y) + Math.floor(z) * 131) < holes) {
          continue;
        }
      }
      this.t = t;
      this.at = index;
      this.nx = nx;
      this.ny = ny;
      this.nz = nz;
      return true;
    }
    return false;
  }
}
