import { fbm, mix, rgb } from './tracer.mjs';

const clamp = (x) => Math.min(1, Math.max(0, x));

/** The lights of a day: where the sun stands, and the colours of sun, sky and what lies far away. */
const DAYS = {
  noon: { up: 52, sun: '#fff4e2', strength: 2.6, zenith: '#2f6fbf', horizon: '#bcd9ef', clouds: 0.45 },
  morning: { up: 22, sun: '#ffe2bd', strength: 2.4, zenith: '#4f8fd0', horizon: '#f1e3cf', clouds: 0.35 },
  golden: { up: 9, sun: '#ffb066', strength: 2.5, zenith: '#5f86b4', horizon: '#ffd29a', clouds: 0.5 },
  overcast: { up: 60, sun: '#ffffff', strength: 0.25, zenith: '#9aa5b0', horizon: '#d5d9dc', clouds: 1 },
  storm: { up: 28, sun: '#fff0d8', strength: 2.2, zenith: '#4b5867', horizon: '#98a3ab', clouds: 0.9 },
  dusk: { up: -3, sun: '#ff9a6a', strength: 0, zenith: '#2f4a80', horizon: '#e5b29a', clouds: 0.55, lit: true },
  night: { up: -12, sun: '#8fa8d8', strength: 0, zenith: '#0d1730', horizon: '#33476f', clouds: 0.3, lit: true },
};

/** @param azimuth where the sun stands, in degrees from the right of the facility towards its front */
export function lightOf(day, azimuth, { snow = false, far = 'hills', seed = 1, farColor } = {}) {
  const d = DAYS[day];
  const a = (azimuth * Math.PI) / 180;
  const e = (d.up * Math.PI) / 180;
  const sun = [Math.cos(e) * Math.cos(a), Math.sin(e), Math.cos(e) * Math.sin(a)];
  const zenith = rgb(d.zenith);
  const horizon = rgb(d.horizon);
  const sunColor = rgb(d.sun);
  const land = mix(
    rgb(farColor ?? { hills: '#4d6a5a', mesas: '#a0644a', flat: '#7a8a6c', city: '#5a6672' }[far]),
    horizon,
    0.45,
  );
  const cloudColor = d.lit
    ? mix(horizon, [0.9, 0.45, 0.42], 0.35)
    : d.clouds > 0.8
      ? mix(zenith, [0.9, 0.92, 0.94], 0.6)
      : [1, 0.99, 0.97];
  const sky = (x, y, z, out) => {
    const h = clamp(y);
    const tone = 1 - (1 - h) ** 3.2;
    const toSun = Math.max(0, x * sun[0] + y * sun[1] + z * sun[2]);
    const glow = d.up < 15 ? 0.55 * toSun ** 10 : 0.3 * toSun ** 40;
    const disc = d.strength > 1 && toSun > 0.9996 ? 6 : 0;
    let cover = 0;
    if (y > 0.015) {
      const k = 1.5 / (y + 0.09);
      const c = fbm(x * k + seed * 13.7, z * k + seed * 5.1, 5);
      cover = clamp((c - (0.78 - 0.42 * d.clouds)) * 3.2) * clamp(y * 9);
    }
    for (let i = 0; i < 3; i += 1) {
      const base = horizon[i] + (zenith[i] - horizon[i]) * tone + sunColor[i] * glow;
      const shaded =
        cloudColor[i] * (d.lit ? 0.55 : 0.95 - 0.35 * cover * (d.clouds > 0.8 ? 1 : 0.4)) + sunColor[i] * glow * 0.5;
      out[i] = base + (shaded - base) * cover * 0.85 + sunColor[i] * disc;
    }
    if (far && y < 0.2) {
      const angle = Math.atan2(x, z) * 3;
      for (const [layer, height] of [0.075, 0.05, 0.028].entries()) {
        const n = fbm(angle * (2 + layer * 1.7) + seed * 31 + layer * 9, layer, 4);
        const top =
          far === 'mesas'
            ? height * (n > 0.5 ? 1.1 : n > 0.44 ? 0.55 : 0.25)
            : far === 'flat'
              ? height * 0.35 * (0.6 + n)
              : height * (0.35 + 1.5 * n);
        if (y < top) {
          const share = 0.72 - layer * 0.2;
          for (let i = 0; i < 3; i += 1) {
            const own = snow && far === 'hills' && layer === 0 && y > top * 0.55 ? 0.8 : land[i] * (d.lit ? 0.25 : 1);
            out[i] = own + (horizon[i] * (d.lit ? 0.6 : 1) - own) * share;
          }
        }
      }
    }
  };
  const ambient = mix(zenith, horizon, d.lit ? 0.3 : 0.5).map(
    (value) => value * (d.lit ? (day === 'night' ? 1.5 : 1.5) : d.clouds > 0.95 ? 1.4 : 1.25),
  );
  return {
    sun,
    sunColor,
    strength: d.strength,
    ambient,
    bounce: mix(ambient, sunColor, 0.35).map((value) => value * (snow ? 1.2 : 0.6)),
    sky,
    haze: horizon.map((value) => value * (d.lit ? 0.4 : 1)),
    clear: day === 'overcast' || day === 'storm' ? 900 : 2200,
    lit: d.lit,
    snow,
    lamps: [],
    exposure: day === 'overcast' ? 0.95 : d.lit ? 1.3 : 0.82,
  };
}

const LEAVES = {
  spring: ['#8fb04a', '#a8bf5c', '#e3b9c6'],
  summer: ['#4f7a2c', '#5f8a38', '#456b2b'],
  autumn: ['#c4711f', '#b0461c', '#d69a2e'],
};
const bark = { color: rgb('#5b4a3c'), bare: true };

export function tree(scene, random, x, z, height, season) {
  const trunk = height * 0.035;
  scene.box(x - trunk, 0, z - trunk, x + trunk, height * 0.5, z + trunk, bark);
  if (season === 'winter') {
    const branch = (from, way, length, width, depth) => {
      const to = from.map((value, i) => value + way[i] * length);
      scene.triangle([from[0] - width, from[1], from[2]], [from[0] + width, from[1], from[2] + width], to, bark);
      if (depth > 0) {
        for (let i = 0; i < 3; i += 1) {
          const turn = way.map(
            (value, k) => value * 0.7 + (random.next() - 0.5) * (k === 1 ? 0.5 : 1.3) + (k === 1 ? 0.25 : 0),
          );
          const start = from.map((value, k) => value + (to[k] - value) * (0.5 + 0.4 * random.next()));
          branch(start, turn, length * 0.62, width * 0.6, depth - 1);
        }
      }
    };
    for (let i = 0; i < 6; i += 1) {
      const a = random.next() * 6.28;
      branch(
        [x, height * (0.3 + 0.03 * i), z],
        [Math.cos(a) * 0.6, 0.8, Math.sin(a) * 0.6],
        height * 0.42,
        trunk * 0.8,
        3,
      );
    }
    return;
  }
  const leaves = LEAVES[season].map(rgb);
  const main = leaves[Math.floor(random.next() * (season === 'spring' ? 3 : leaves.length))];
  const wide = height * random.between(0.26, 0.34);
  for (let i = 0; i < 70; i += 1) {
    const a = random.next() * 6.28;
    const up = random.next() * 2 - 1;
    const r = Math.sqrt(1 - up * up) * (0.55 + 0.45 * random.next());
    const color = mix(main, leaves[1], random.next() * 0.4).map((value) => value * random.between(0.75, 1.2));
    scene.sphere(
      x + Math.cos(a) * r * wide,
      height * 0.66 + up * height * 0.3,
      z + Math.sin(a) * r * wide,
      height * random.between(0.06, 0.11),
      { color, holes: 0.42 },
    );
  }
}

export function conifer(scene, random, x, z, height, snow) {
  scene.box(x - 0.15, 0, z - 0.15, x + 0.15, height * 0.3, z + 0.15, bark);
  const green = rgb('#2f4a33').map((value) => value * random.between(0.8, 1.3));
  const layers = 9;
  for (let layer = 0; layer < layers; layer += 1) {
    const y = height * (0.1 + (0.9 * layer) / layers);
    const r = height * 0.2 * (1 - layer / layers) + 0.12;
    const turn = random.next();
    for (let i = 0; i < 11; i += 1) {
      const a = ((i + turn) / 11) * 6.28;
      const b = a + 0.62;
      const reach = r * random.between(0.75, 1.15);
      const color = snow && i % 2 ? rgb('#dfe6ee') : green.map((value) => value * random.between(0.75, 1.15));
      scene.triangle(
        [x, y + height * 0.2, z],
        [x + Math.cos(a) * reach, y - reach * 0.25, z + Math.sin(a) * reach],
        [x + Math.cos(b) * reach, y - reach * 0.1, z + Math.sin(b) * reach],
        { color, bare: true },
      );
    }
  }
}

export function shrub(scene, random, x, z, size, color) {
  for (let i = 0; i < 9; i += 1) {
    scene.sphere(
      x + random.between(-0.7, 0.7) * size,
      size * random.between(0.15, 0.5),
      z + random.between(-0.7, 0.7) * size,
      size * random.between(0.25, 0.45),
      {
        color: color.map((value) => value * random.between(0.75, 1.25)),
        holes: 0.4,
      },
    );
  }
}

export function cactus(scene, x, z, height) {
  const m = { color: rgb('#5c7650'), bare: true, texture: 'ribs', wall: rgb('#5c7650') };
  for (let y = 0; y < height; y += 0.25) {
    scene.sphere(x, y, z, 0.27, m);
  }
  for (const [side, at] of [
    [-1, 0.42],
    [1, 0.55],
  ]) {
    for (let i = 0; i < 4; i += 1) {
      scene.sphere(x + side * (0.2 + i * 0.2), height * at, z, 0.19, m);
    }
    for (let y = 0; y < height * 0.3; y += 0.2) {
      scene.sphere(x + side * 0.85, height * at + y, z, 0.19, m);
    }
  }
}

export function palm(scene, random, x, z, height) {
  for (let y = 0; y < height; y += 0.3) {
    scene.sphere(x + 0.02 * y, y, z, 0.2 - 0.004 * y, bark);
  }
  const green = rgb('#5f7d3c');
  for (let i = 0; i < 22; i += 1) {
    const a = random.next() * 6.28;
    const r = random.between(1.6, 2.6);
    const drop = random.between(-1.6, 0.6);
    const top = [x + 0.02 * height, height, z];
    const middle = [top[0] + Math.cos(a) * r * 0.6, height + 0.55 + drop * 0.2, z + Math.sin(a) * r * 0.6];
    const tip = [top[0] + Math.cos(a) * r, height + drop, z + Math.sin(a) * r];
    const side = [-Math.sin(a) * 0.22, 0, Math.cos(a) * 0.22];
    const color = green.map((value) => value * random.between(0.7, 1.2));
    scene.triangle(
      top,
      middle.map((value, k) => value + side[k]),
      middle.map((value, k) => value - side[k]),
      { color, bare: true },
    );
    scene.triangle(
      middle.map((value, k) => value + side[k]),
      middle.map((value, k) => value - side[k]),
      tip,
      { color, bare: true },
    );
  }
}

/** A skyline behind everything. */
export function skyline(scene, random, z) {
  scene.box(-400, 0, z + 20, 400, 0.02, z - 320, { ground: 'gravel', color: rgb('#7d7c78') });
  for (let x = -260; x < 260; x += random.between(14, 30)) {
    const depth = z - random.between(0, 140);
    const high = random.between(14, 75) * (1 - Math.abs(x) / 500);
    scene.box(x, 0, depth, x + random.between(12, 24), high, depth - 18, {
      windows: true,
      wall: mix(rgb('#8f8a84'), rgb('#5b6a7a'), random.next()),
      period: 3.2,
      wide: 1.9,
      storey: 3.6,
      high: 2,
    });
  }
}
