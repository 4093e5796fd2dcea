import { fbm, mix, noise } from './tracer.mjs';

const black = [0.012, 0.013, 0.015];
const frac = (x) => x - Math.floor(x);
/** A line of a width in a pattern that repeats; from afar it fades to its mean, which spares a film from moiré. */
const line = (x, period, width, pixel) => {
  const share = width / period;
  const blur = Math.min(1, pixel / period);
  const f = Math.abs(frac(x / period + 0.5) - 0.5) * 2;
  const sharp = f < share ? 1 : 0;
  return sharp + (share - sharp) * Math.min(1, blur * 1.6);
};
const answer = { color: [0, 0, 0], emit: [0, 0, 0], mirror: 0 };
const put = (color, shine = 1) => {
  answer.color[0] = color[0] * shine;
  answer.color[1] = color[1] * shine;
  answer.color[2] = color[2] * shine;
};

/** Roll-up doors in a wall, between posts. */
function doors(m, u, v, pixel, light) {
  const { period = 3.2, wide = 2.7, high = 2.35, base = 0 } = m;
  const cell = Math.floor(u / period);
  const x = (frac(u / period) - 0.5) * period;
  const y = v - base;
  const storey = m.storey ? Math.floor(y / m.storey) : 0;
  const yy = m.storey ? y - storey * m.storey : y;
  if (Math.abs(x) > wide / 2 || yy > high || yy < 0) {
    const joint = line(v, 0.2, 0.012, pixel) * 0.12 + line(u, 0.4, 0.01, pixel) * 0.06;
    put(m.wall, 1 - joint);
    if (Math.abs(x) < wide / 2 + 0.09 && yy < high + 0.09 && yy > 0) {
      put(m.trim ?? m.wall, 0.7);
    }
    return;
  }
  const slat = frac(yy / 0.11);
  const far = Math.min(1, pixel / 0.11);
  const shape = 0.86 + (0.28 * slat - 0.14 + (slat < 0.12 ? -0.25 : 0)) * (1 - far);
  const depth = Math.min(1, 0.45 + (high - yy) * 1.4) * Math.min(1, 0.6 + (wide / 2 - Math.abs(x)) * 4);
  const worn = 0.93 + 0.12 * noise(cell * 7.1 + storey, 3);
  put(m.color, shape * depth * worn);
  if (yy < 0.06) {
    put(black);
  }
  const open = m.open?.includes(cell);
  if (open) {
    put(mix(black, m.wall, 0.12 + 0.1 * (yy / high)));
    if (light.lit) {
      answer.emit = [0.5, 0.4, 0.24];
    }
  }
}

function windows(m, u, v, pixel, light, mirror) {
  const { period = 3, wide = 2, storey = 3.6, high = 1.7, sill = 1 } = m;
  const x = (frac(u / period) - 0.5) * period;
  const floor = Math.floor(v / storey);
  const y = v - floor * storey;
  const cell = Math.floor(u / period) * 31 + floor * 17;
  const inside =
    Math.abs(x) < wide / 2 && y > sill && y < sill + high && floor >= (m.from ?? 0) && floor < (m.until ?? 99);
  if (!inside) {
    wall(m, u, v, pixel);
    return;
  }
  const edge = Math.min(wide / 2 - Math.abs(x), y - sill, sill + high - y);
  if (edge < 0.06 || Math.abs(x) < 0.03) {
    put(m.frame ?? [0.05, 0.055, 0.06]);
    return;
  }
  put(
    m.behind && noise(cell, 2) < 0.85
      ? mix(m.behind, black, 0.45 + 0.2 * line(v, 0.12, 0.05, pixel))
      : [0.03, 0.04, 0.05],
  );
  answer.mirror = mirror;
  if (light.lit && noise(cell, 5) < 0.75) {
    const warm = 0.7 + 0.5 * noise(cell, 9);
    answer.emit = m.behind
      ? m.behind.map((value, k) => (0.25 + value * 1.2) * [0.9, 0.75, 0.5][k] * warm)
      : [0.95 * warm, 0.68 * warm, 0.36 * warm];
    answer.mirror *= 0.25;
  }
}

function wall(m, u, v, pixel) {
  switch (m.texture) {
    case 'brick': {
      const row = Math.floor(v / 0.09);
      const mortar = Math.max(line(v, 0.09, 0.014, pixel), line(u + (row % 2) * 0.14, 0.28, 0.014, pixel));
      const tone = 0.8 + 0.4 * noise(Math.floor((u + (row % 2) * 0.14) / 0.28) * 3.7, row * 1.3);
      put(
        mix(
          m.wall.map((value) => value * (pixel > 0.1 ? 1 : tone)),
          [0.45, 0.42, 0.38],
          mortar * 0.6,
        ),
        0.9 + 0.2 * fbm(u / 3, v / 3, 3),
      );
      return;
    }
    case 'ribs': {
      const f = frac(u / 0.3);
      const far = Math.min(1, pixel / 0.3);
      put(m.wall, 0.9 + (f < 0.2 ? -0.22 : f < 0.35 ? 0.12 : 0) * (1 - far));
      return;
    }
    case 'panels':
      put(
        m.wall,
        (1 - 0.25 * Math.max(line(u, 3, 0.03, pixel), line(v, 1.8, 0.03, pixel))) *
          (0.94 + 0.12 * noise(Math.floor(u / 3) * 5, Math.floor(v / 1.8) * 7)),
      );
      return;
    case 'block':
      put(
        m.wall,
        (1 - 0.16 * Math.max(line(v, 0.2, 0.02, pixel), line(u, 0.4, 0.02, pixel))) *
          (0.92 + 0.16 * fbm(u / 2, v / 2, 3)),
      );
      return;
    default:
      put(m.wall ?? m.color, 0.93 + 0.14 * fbm(u / 1.7, v / 1.7, 3));
  }
}

const GROUNDS = {
  grass: (m, x, z) =>
    put(
      mix(m.color, m.other ?? m.color, fbm(x / 14, z / 14, 3)),
      0.62 + 0.5 * fbm(x * 2.3, z * 2.3, 3) + 0.25 * fbm(x / 3, z / 3, 2),
    ),
  sand: (m, x, z) => put(m.color, 0.72 + 0.32 * fbm(x / 5, z / 5, 4) + 0.18 * noise(x * 3, z * 3)),
  snow: (m, x, z) => put([0.82, 0.86, 0.92], 0.86 + 0.2 * fbm(x / 6, z / 6, 4)),
  asphalt: (m, x, z) => {
    put(m.color, 0.78 + 0.24 * fbm(x / 9, z / 9, 3) + 0.14 * noise(x * 9, z * 9));
  },
  gravel: (m, x, z) => put(m.color, 0.6 + 0.5 * noise(x * 8, z * 8) + 0.25 * fbm(x / 6, z / 6, 3)),
};

/** What a place of a surface looks like: its colour, its own light and how much it mirrors. */
export function surfaceOf(m, x, y, z, nx, ny, nz, t, light, shape) {
  answer.emit = m.emit ?? [0, 0, 0];
  answer.mirror = m.mirror ?? 0;
  const pixel = t * 0.0011;
  const level = Math.abs(ny) > 0.7;
  const u = level || Math.abs(nz) > 0.5 ? x : z;
  const v = level ? z : y;
  if (light.snow && ny > 0.6 && !m.holes && !m.bare) {
    GROUNDS.snow(m, x, z);
    answer.mirror = 0;
    return answer;
  }
  if (light.snow && m.ground === 'asphalt' && fbm(x / 8, z / 4, 4) > 0.56) {
    GROUNDS.snow(m, x, z);
    return answer;
  }
  if (m.holes) {
    const shade = 0.55 + 0.55 * noise(x * 5 + y * 3, z * 5 - y * 4);
    put(m.color, shade * (shape.length === 4 ? 0.8 + 0.2 * ny : 1));
    return answer;
  }
  if (m.ground) {
    GROUNDS[m.ground](m, x, z);
    return answer;
  }
  if (level) {
    put(m.roof ?? m.wall ?? m.color, 0.92 + 0.12 * fbm(x / 2, z / 2, 2));
    return answer;
  }
  if (m.doors) {
    doors(m, u, v, pixel, light);
  } else if (m.windows) {
    windows(m, u, v, pixel, light, 0.75);
  } else {
    wall(m, u, v, pixel);
  }
  return answer;
}
