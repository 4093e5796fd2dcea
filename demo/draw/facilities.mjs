import { mix, rgb } from './tracer.mjs';

const asphalt = { ground: 'asphalt', color: rgb('#5b5d60'), bare: true };
const concrete = { ground: 'asphalt', color: rgb('#a9a59d'), bare: true };
const yellow = { color: rgb('#d9b23a'), bare: true };
const white = { color: rgb('#dcdcd6'), bare: true };
const steel = { color: rgb('#54595f'), bare: true };
const dark = { color: rgb('#2b2e33') };

/** A long low building with doors on its sides and a ridge along x. */
export function row(scene, x0, z0, x1, z1, look, high = 3) {
  const walls = {
    doors: true,
    wall: look.wall,
    color: look.door,
    trim: look.trim,
    roof: look.roof,
    high: 2.3,
    wide: look.wide ?? 2.6,
    period: look.period ?? 3.15,
    open: look.open,
  };
  scene.box(x0, 0, z0, x1, high, z1, walls);
  const eave = { color: look.trim };
  scene.box(x0 - 0.25, high - 0.28, z0 - 0.35, x1 + 0.25, high + 0.06, z0, eave);
  scene.box(x0 - 0.25, high - 0.28, z1, x1 + 0.25, high + 0.06, z1 + 0.35, eave);
  const middle = (z0 + z1) / 2;
  const top = high + look.pitch;
  const tin = { wall: look.roof, color: look.roof, texture: 'ribs' };
  scene.quad(
    [x0 - 0.3, high + 0.05, z0 - 0.4],
    [x1 + 0.3, high + 0.05, z0 - 0.4],
    [x1 + 0.3, top, middle],
    [x0 - 0.3, top, middle],
    tin,
  );
  scene.quad(
    [x0 - 0.3, high + 0.05, z1 + 0.4],
    [x1 + 0.3, high + 0.05, z1 + 0.4],
    [x1 + 0.3, top, middle],
    [x0 - 0.3, top, middle],
    tin,
  );
  const gable = { wall: look.trim, color: look.trim, texture: 'ribs' };
  for (const x of [x0 - 0.02, x1 + 0.02]) {
    scene.triangle([x, high, z0], [x, high, z1], [x, top, middle], gable);
  }
}

/** The office at the gate, with a tower that carries the sign. */
export function office(scene, x, z, look, form) {
  const glass = {
    windows: true,
    wall: look.accentWall,
    texture: look.texture,
    period: 2.2,
    wide: 1.9,
    storey: 3.4,
    high: 2.5,
    sill: 0.15,
    until: 1,
    frame: look.trim,
  };
  scene.box(x, 0, z - 9, x + 11, 4.1, z, glass);
  scene.box(x - 0.4, 4.1, z - 9.4, x + 11.4, 4.5, z + 0.4, { color: look.trim });
  scene.box(x + 1, 2.75, z, x + 10, 2.95, z + 2.2, { color: look.door });
  for (const post of [1.2, 9.6]) {
    scene.box(x + post, 0, z + 1.9, x + post + 0.2, 2.75, z + 2.1, steel);
  }
  if (form === 'tower') {
    scene.box(x + 7.4, 0, z - 4.6, x + 12.2, 8.2, z + 0.5, {
      wall: look.accentWall,
      color: look.accentWall,
      texture: look.texture,
    });
    scene.box(x + 7.1, 8.2, z - 4.9, x + 12.5, 8.6, z + 0.8, { color: look.trim });
    sign(scene, x + 8, 5.4, z + 0.52, 3.6, 1.9, look);
  } else if (form === 'gable') {
    for (const side of [z + 0.4, z - 9.4]) {
      scene.triangle([x - 0.5, 4.5, side], [x + 11.5, 4.5, side], [x + 5.5, 7.4, side], {
        wall: look.wall,
        color: look.wall,
      });
    }
    const tin = { wall: look.roof, color: look.roof, texture: 'ribs' };
    scene.quad([x - 0.6, 4.5, z + 0.8], [x - 0.6, 4.5, z - 9.6], [x + 5.5, 7.5, z - 9.6], [x + 5.5, 7.5, z + 0.8], tin);
    scene.quad(
      [x + 11.6, 4.5, z + 0.8],
      [x + 11.6, 4.5, z - 9.6],
      [x + 5.5, 7.5, z - 9.6],
      [x + 5.5, 7.5, z + 0.8],
      tin,
    );
  } else {
    sign(scene, x + 2, 4.55, z + 0.42, 7, 1, look);
  }
}

/** A board of the facility's colour with bars of light instead of words. */
export function sign(scene, x, y, z, wide, high, look) {
  scene.box(x, y, z, x + wide, y + high, z + 0.14, { color: look.door, bare: true });
  const bar = { color: rgb('#f4f1e8'), bare: true, emit: look.lit ? [0.9, 0.85, 0.7] : undefined };
  // A roll-up door, as the mark of the trade.
  const unit = high / 6;
  for (let i = 0; i < 4; i += 1) {
    scene.box(x + unit, y + unit * (1 + i), z + 0.14, x + unit * 5, y + unit * (1.55 + i), z + 0.18, bar);
  }
  if (wide > high * 1.4) {
    scene.box(x + unit * 6, y + unit * 2.6, z + 0.14, x + wide - unit, y + unit * 4.4, z + 0.18, bar);
  }
}

export function fence(scene, x0, x1, z, open = []) {
  for (let x = x0; x < x1; x += 0.55) {
    if (!open.some(([a, b]) => x > a && x < b)) {
      scene.box(x, 0, z, x + 0.05, 1.9, z + 0.05, steel);
    }
  }
  for (const y of [0.25, 1.7]) {
    let from = x0;
    for (const [a, b] of [...open, [x1, x1]]) {
      scene.box(from, y, z, a, y + 0.06, z + 0.05, steel);
      from = b;
    }
  }
}

export function car(scene, x, z, color, along = true, kind = 'car') {
  const long = kind === 'truck' ? 6.4 : 4.5;
  const high = kind === 'truck' ? 3 : 0.85;
  const paint = { color, mirror: 0.25, bare: true };
  const glass = { color: rgb('#14181c'), mirror: 0.6, bare: true };
  const box = (a, y0, b, c, y1, d, m) =>
    along ? scene.box(x + a, y0, z + b, x + c, y1, z + d, m) : scene.box(x + b, y0, z + a, x + d, y1, z + c, m);
  for (const wheel of [0.8, long - 0.9]) {
    for (const side of [0.1, 1.7]) {
      const at = along ? [x + wheel, z + side] : [x + side, z + wheel];
      scene.sphere(at[0], 0.33, at[1], 0.34, { color: [0.02, 0.02, 0.02], bare: true });
    }
  }
  if (kind === 'truck') {
    box(1.9, 0.6, 0, long, high, 2, { color: rgb('#e8e6df'), bare: true });
    box(0, 0.5, 0.1, 1.8, 1.7, 1.9, paint);
    box(0.3, 1.5, 0.15, 1.75, 2.15, 1.85, glass);
  } else {
    box(0, 0.35, 0, long, high, 1.85, paint);
    box(1.1, high, 0.12, 3.7, high + 0.55, 1.73, glass);
    box(1.3, high + 0.53, 0.14, 3.5, high + 0.6, 1.71, paint);
  }
}

export function camper(scene, x, z, stripe, long = 7) {
  const shell = { color: rgb('#e9e6de'), bare: true };
  scene.box(x, 0.75, z, x + 2.4, 3.2, z + long, shell);
  scene.box(x - 0.02, 1.3, z + 0.2, x + 2.42, 1.6, z + long - 0.2, { color: stripe, bare: true });
  scene.box(x - 0.02, 2, z + 1, x + 2.42, 2.7, z + 2.2, { color: [0.03, 0.04, 0.05], mirror: 0.5, bare: true });
  scene.box(x - 0.02, 2, z + 3.6, x + 2.42, 2.7, z + 5.2, { color: [0.03, 0.04, 0.05], mirror: 0.5, bare: true });
  scene.box(x + 0.4, 2, z + long, x + 2, 2.7, z + long + 0.03, { color: [0.03, 0.04, 0.05], mirror: 0.5, bare: true });
  scene.box(x + 0.3, 3.2, z + 2, x + 1.4, 3.5, z + 3, shell);
  for (const at of [1.6, long - 1.6]) {
    for (const side of [0.1, 2.3]) {
      scene.sphere(x + side, 0.4, z + at, 0.42, { color: [0.02, 0.02, 0.02], bare: true });
    }
  }
}

export function boat(scene, x, z, hull) {
  const m = { color: hull, bare: true, mirror: 0.2 };
  const deck = { color: rgb('#e8e4da'), bare: true };
  const bottom = 0.8;
  const top = 1.9;
  const keel = [
    [x + 1.2, bottom, z],
    [x + 1.2, bottom, z + 5],
    [x + 1.2, top, z + 6.6],
  ];
  for (const side of [0, 2.4]) {
    scene.quad([x + side, top, z], [x + side, top, z + 4.6], keel[1], keel[0], m);
    scene.triangle([x + side, top, z + 4.6], keel[2], keel[1], m);
    scene.triangle([x + side, top, z + 4.6], keel[2], [x + 1.2, top, z + 4.6], deck);
  }
  scene.quad([x, top, z], [x + 2.4, top, z], [x + 2.4, top, z + 4.6], [x, top, z + 4.6], deck);
  scene.triangle([x, top, z], [x + 2.4, top, z], keel[0], m);
  scene.box(x + 0.5, top, z + 2.6, x + 1.9, top + 0.7, z + 2.75, {
    color: [0.03, 0.05, 0.06],
    mirror: 0.6,
    bare: true,
  });
  scene.box(x + 0.9, top - 0.9, z - 0.5, x + 1.5, top + 0.4, z, dark);
  scene.box(x + 0.3, 0.45, z - 0.3, x + 2.1, 0.6, z + 5.6, steel);
  for (const side of [0.1, 2.3]) {
    scene.sphere(x + side, 0.34, z + 2, 0.36, { color: [0.02, 0.02, 0.02], bare: true });
  }
}

/** A building of several storeys, whose corner is of glass before the doors inside. */
export function tall(scene, { wide = 44, deep = 26, storeys = 3, look, form = 'corner' }) {
  const storey = 3.7;
  const high = storeys * storey + 0.8;
  const base = { wall: look.accentWall, color: look.accentWall, texture: look.texture };
  const skin = {
    windows: true,
    wall: look.wall,
    texture: look.skin ?? 'panels',
    period: look.grid ?? 5,
    wide: look.opening ?? 2.4,
    storey,
    high: 1.9,
    sill: 1,
    from: 1,
    behind: look.door,
    frame: look.trim,
    roof: look.roof,
  };
  const left = -wide / 2;
  scene.box(left, 0, -deep, wide / 2, high, 0, skin);
  scene.box(left - 0.12, 0, -deep - 0.12, wide / 2 + 0.12, storey * 0.9, 0.12, base);
  scene.box(left - 0.35, high, -deep - 0.35, wide / 2 + 0.35, high + 0.45, 0.35, { color: look.trim });
  const showing = {
    windows: true,
    wall: look.trim,
    texture: 'panels',
    period: 3.3,
    wide: 3.1,
    storey,
    high: 3.2,
    sill: 0.25,
    behind: look.door,
    frame: look.trim,
  };
  if (form === 'corner') {
    scene.box(wide / 2 - 9.5, 0, -9, wide / 2 + 1.2, high + 2, 1.2, showing);
    scene.box(wide / 2 - 9.9, high + 2, -9.4, wide / 2 + 1.6, high + 2.4, 1.6, { color: look.trim });
    sign(scene, wide / 2 - 8, high - 0.3, 1.22, 7.4, 1.9, look);
  } else if (form === 'middle') {
    scene.box(-6.6, 0, -6, 6.6, high + 2.6, 1.6, showing);
    scene.box(-7, high + 2.6, -6.4, 7, high + 3, 2, { color: look.trim });
    sign(scene, -4, high + 0.2, 1.62, 8, 2, look);
  } else if (form === 'bands') {
    for (let i = 1; i < storeys + 1; i += 1) {
      scene.box(left - 0.2, i * storey - 0.1, -deep - 0.2, wide / 2 + 0.2, i * storey + 0.35, 0.2, {
        color: look.door,
      });
    }
    sign(scene, left + 3, high - 3, 0.14, 9, 2.2, look);
  } else {
    // An old works: piers, and a sign along the top.
    for (let x = left; x <= wide / 2; x += look.grid ?? 5) {
      scene.box(x - 0.45, 0, 0, x + 0.45, high + 0.4, 0.4, base);
    }
    sign(scene, -7, high + 0.6, -0.2, 14, 2, look);
  }
  scene.box(left + 4, 0, 0.14, left + 16, 2.9, 0.16, {
    doors: true,
    wall: look.accentWall,
    color: look.door,
    period: 4,
    wide: 3.5,
    high: 2.9,
  });
  scene.box(left + 3, 3.3, 0, left + 17, 3.6, 3, { color: look.trim });
  scene.box(wide / 2 - 7.6, 2.9, 1.2, wide / 2 - 0.4, 3.1, 3.8, { color: look.door });
}

/** Open roofs over campers and boats. */
export function canopy(scene, random, x0, z, look, count, gap = 4.3) {
  const long = count * gap;
  for (let i = 0; i <= count; i += 1) {
    for (const dz of [0.3, 11]) {
      scene.box(x0 + i * gap - 0.12, 0, z - dz, x0 + i * gap + 0.12, 4.6, z - dz + 0.24, steel);
    }
  }
  scene.quad(
    [x0 - 0.6, 4.6, z + 0.8],
    [x0 + long + 0.6, 4.6, z + 0.8],
    [x0 + long + 0.6, 5.4, z - 12],
    [x0 - 0.6, 5.4, z - 12],
    { wall: look.roof, color: look.roof, texture: 'ribs' },
  );
  scene.box(x0 - 0.6, 4.35, z + 0.75, x0 + long + 0.6, 4.85, z + 0.9, { color: look.door });
  for (let i = 0; i < count; i += 1) {
    const x = x0 + i * gap + 0.85;
    const kind = random.next();
    const stripe = mix(look.door, rgb(['#2f6f8f', '#7a8b4a', '#b5482b', '#3b4a6b'][i % 4]), random.next());
    if (kind < 0.42) {
      camper(scene, x, z - 9, stripe, random.between(6, 8.2));
    } else if (kind < 0.78) {
      boat(scene, x, z - 8, mix(stripe, rgb('#e9e6de'), random.chance(0.4) ? 0.8 : 0));
    } else if (kind < 0.9) {
      car(scene, x, z - 7, stripe, false, 'truck');
    }
  }
}

export function lines(scene, x0, z0, count, gap = 2.7) {
  for (let i = 0; i <= count; i += 1) {
    scene.box(x0 + i * gap, 0.03, z0, x0 + i * gap + 0.1, 0.05, z0 + 5, white);
  }
}

export function road(scene, z, asphaltOf = asphalt) {
  scene.box(-400, 0, z, 400, 0.04, z + 9, asphaltOf);
  scene.box(-400, 0, z - 2, 400, 0.14, z - 0.2, concrete);
  for (let x = -120; x < 120; x += 7) {
    scene.box(x, 0.04, z + 4.4, x + 3.2, 0.055, z + 4.55, yellow);
  }
}

export { asphalt, concrete, dark, steel, white };
