import { Random } from './random.mjs';
import {
  camper,
  boat,
  canopy,
  car,
  concrete,
  dark,
  fence,
  lines,
  office,
  road,
  row,
  sign,
  tall,
  steel,
  white,
  asphalt,
} from './facilities.mjs';
import { cactus, conifer, lightOf, palm, shrub, skyline, tree } from './surroundings.mjs';
import { mix, rgb, Scene } from './tracer.mjs';

/** Colours of doors, walls, trims and roofs that go together. */
const PALETTES = [
  { door: '#c8511f', wall: '#d8cbb5', trim: '#5a3a2a', roof: '#b8b4ac', accentWall: '#a5654a', texture: 'brick' },
  { door: '#1f4f8f', wall: '#d5d8d9', trim: '#2b3b52', roof: '#8d979f', accentWall: '#8d9398', texture: 'block' },
  { door: '#256a45', wall: '#dcd6c4', trim: '#27402f', roof: '#6f7d72', accentWall: '#b89f7a', texture: 'block' },
  { door: '#a61f2b', wall: '#e4e0d8', trim: '#3a3a3d', roof: '#9a3a32', accentWall: '#cfc8bc', texture: 'panels' },
  { door: '#e0a021', wall: '#8f9296', trim: '#2f3236', roof: '#5f6468', accentWall: '#55585c', texture: 'ribs' },
  { door: '#1f7f86', wall: '#e9e4d6', trim: '#e9e4d6', roof: '#c7b9a0', accentWall: '#c9a27c', texture: 'plain' },
  { door: '#5b3a78', wall: '#cfcad2', trim: '#4a4452', roof: '#7a7583', accentWall: '#8a6b5f', texture: 'brick' },
  { door: '#ece9e0', wall: '#7c5a44', trim: '#3e2f26', roof: '#5a4a3f', accentWall: '#8f4f38', texture: 'brick' },
];
const lookOf = (number, light) => {
  const { texture, ...colors } = PALETTES[number % PALETTES.length];
  return {
    ...Object.fromEntries(Object.entries(colors).map(([name, value]) => [name, rgb(value)])),
    texture,
    pitch: 0.9,
    lit: light.lit,
  };
};

/** Seasons, lights and places of the sun, of which each picture takes the next. */
const MOODS = [
  ['summer', 'noon', 60],
  ['autumn', 'golden', 150],
  ['winter', 'morning', 120],
  ['spring', 'overcast', 80],
  ['summer', 'dusk', 200],
  ['autumn', 'storm', 30],
  ['summer', 'morning', 140],
  ['winter', 'dusk', 180],
  ['spring', 'noon', 120],
  ['autumn', 'overcast', 90],
];
const DRY = [
  ['summer', 'noon', 60],
  ['summer', 'golden', 150],
  ['summer', 'dusk', 200],
  ['summer', 'morning', 125],
  ['summer', 'storm', 40],
  ['summer', 'night', 180],
];

/** Whether something tall would stand before the eye. */
function hides({ from, to }, x, z) {
  const [ax, az] = [to[0] - from[0], to[2] - from[2]];
  const [bx, bz] = [x - from[0], z - from[2]];
  const near = Math.hypot(bx, bz);
  const along = (ax * bx + az * bz) / Math.hypot(ax, az);
  return from[1] < 10 && along > 0 && near < 46 && along / near > 0.86;
}

function plant(scene, random, place, season, spots, camera) {
  for (const [x, z] of spots.filter(([x, z]) => !hides(camera, x, z))) {
    if (place === 'desert') {
      const kind = random.next();
      if (kind < 0.25) {
        palm(scene, random, x, z, random.between(6, 9));
      } else if (kind < 0.45) {
        cactus(scene, x, z, random.between(2.6, 4.2));
      } else {
        shrub(scene, random, x, z, random.between(0.7, 1.4), rgb('#7d7f52'));
      }
    } else if (place === 'forest' && random.chance(0.5)) {
      conifer(scene, random, x, z, random.between(7, 15), season === 'winter');
    } else {
      tree(scene, random, x, z, random.between(5.5, 9.5), season);
    }
  }
}

function groundOf(place, season) {
  if (place === 'desert') {
    return { ground: 'sand', color: rgb('#b98f64') };
  }
  const [color, other] = {
    spring: ['#5f7a3c', '#748a48'],
    summer: ['#566f38', '#717a45'],
    autumn: ['#77703f', '#8a7445'],
    winter: ['#8d8a63', '#9a9474'],
  }[season];
  return { ground: 'grass', color: rgb(color), other: rgb(other) };
}

/** Where the palettes and the sides of a place begin, so that the same number looks different elsewhere. */
const FIRST = {
  forest: { palette: 6, side: 0 },
  desert: { palette: 9, side: 2 },
  city: { palette: 4, side: 0 },
};

function start(place, number) {
  const moods = place === 'desert' ? DRY : MOODS;
  const [season, day, azimuth] = moods[number % moods.length];
  const random = new Random(number * 977 + place.length * 131);
  const snow = season === 'winter';
  const light = lightOf(day, azimuth, {
    snow,
    far: { desert: 'mesas', forest: 'hills', city: 'flat' }[place],
    seed: number + place.length,
  });
  const scene = new Scene();
  scene.box(-600, -1, -600, 600, 0, 600, groundOf(place, season));
  return { season, random, light, scene, look: lookOf(number * 3 + FIRST[place].palette, light) };
}

/** Lamps on walls and posts, which shine when it is dark. */
function lamps(light, spots, color = [1, 0.72, 0.4], reach = 6) {
  if (light.lit) {
    light.lamps.push(...spots.map((at) => ({ at, color: color.map((value) => value * 1.5), reach })));
  }
}

const view = (from, to, fov, shift = 0) => ({ from, to, fov, shift });

/** Rows of doors with drive-up access, from five sides. */
export function driveUp(place, number) {
  const { season, random, light, scene, look } = start(place, number);
  const kind = (number + FIRST[place].side) % 5;
  const camera = [
    view([72, 2.6, 17], [30, 3.4, -10], 44),
    view([-30, 1.9, -7.2], [40, 2.4, -8.8], 62),
    view([-58, 17, 34], [2, 0, -26], 44),
    view([24, 1.8, 4], [0, 2.2, -11], 58),
    view([78, 26, 30], [0, -4, -34], 42),
  ][kind];
  const rows = 3 + (number % 2);
  scene.box(
    -70,
    0,
    -75,
    70,
    0.03,
    6,
    number % 3 === 1 && place === 'desert' ? { ground: 'gravel', color: rgb('#b5a488') } : asphalt,
  );
  for (let i = 0; i < rows; i += 1) {
    row(
      scene,
      -52 + (i % 2) * 6,
      -18 - i * 17,
      34,
      -9 - i * 17,
      { ...look, pitch: [0.5, 1.3, 0.9][number % 3], open: i === 0 ? [(number * 5) % 9] : [] },
      2.9,
    );
  }
  office(scene, 40, -4, look, ['tower', 'flat', 'gable'][number % 3]);
  road(scene, 14);
  fence(scene, -60, 38, 7, [[20, 32]]);
  car(scene, 10, -5.4, rgb(['#7a1f24', '#c9ccd0', '#23364f', '#3c4a3a'][number % 4]));
  if (number % 2 && kind !== 1) {
    car(scene, -22, -5.8, rgb('#e0a021'), true, 'truck');
  }
  if (place === 'city') {
    skyline(scene, random, -140);
  }
  const spots = [
    [-58, 10],
    [-40, 10.5],
    [-12, 10],
    [35, 11],
    [56, 4],
    [60, -20],
    [-66, -30],
    [-64, -60],
    [64, -45],
    [30, -88],
    [0, -90],
    [-35, -88],
    [-15, -86],
    [50, -85],
  ];
  plant(scene, random, place, season, spots, camera);
  for (let x = -55; x < 55; x += 6) {
    shrub(
      scene,
      random,
      x + random.between(0, 3),
      9,
      0.8,
      place === 'desert' ? rgb('#8a8656') : season === 'autumn' ? rgb('#8a5a34') : rgb('#4f6b35'),
    );
  }
  lamps(light, [
    [44, 3, 1],
    [48, 3, 2],
    [-40, 2.8, -7],
    [-20, 2.8, -7],
    [0, 2.8, -7],
    [20, 2.8, -7],
    [34, 3, -22],
    [-10, 2.8, -22],
  ]);
  return { scene, light, camera };
}

/** Buildings of several storeys. @param works an old works instead of a new building */
export function multiStorey(place, number, works = false) {
  const { season, random, light, scene, look } = start(place, number);
  const camera = [
    view([48, 2, 32], [4, 7.5, -6], 48),
    view([-44, 2.4, 34], [-2, 7, -6], 48),
    view([0, 1.8, 45], [0, 7.2, 0], 50),
    view([52, 24, 46], [0, 3, -10], 40),
  ][(number + FIRST[place].side + (works ? 1 : 0)) % 4];
  scene.box(-60, 0, -50, 60, 0.03, 14, works ? concrete : asphalt);
  road(scene, 18);
  lines(scene, -22, 8, 16);
  const brick = {
    ...look,
    wall: rgb(['#8a4a38', '#9a6a4a', '#7a4a44'][number % 3]),
    accentWall: rgb('#6f3d30'),
    texture: 'brick',
  };
  tall(scene, {
    wide: [46, 38, 54, 42][number % 4],
    deep: 28,
    storeys: works ? 3 : [3, 4, 3, 5][number % 4],
    look: works
      ? { ...brick, skin: 'brick', grid: 5.5, opening: 3.2 }
      : { ...look, skin: ['panels', 'ribs', 'plain', 'brick'][(number + 1) % 4], grid: [5, 4.2, 6][number % 3] },
    form: works ? 'works' : ['corner', 'middle', 'bands'][number % 3],
  });
  car(scene, -12, 8.6, rgb('#c9ccd0'), false);
  car(scene, -3.8, 8.4, rgb('#23364f'), false);
  car(scene, 9.7, 8.6, rgb('#7a1f24'), false);
  if (number % 2) {
    car(scene, -16, 3, look.door, true, 'truck');
  }
  if (place === 'city') {
    skyline(scene, random, -70);
  }
  plant(
    scene,
    random,
    place,
    season,
    [
      [-34, 16],
      [-20, 16.4],
      [0, 16.2],
      [18, 16.4],
      [36, 15],
      [44, 4],
      [48, -20],
      [-46, -10],
      [-50, -34],
      [52, -48],
      [-40, -50],
    ],
    camera,
  );
  for (let x = -30; x < 30; x += 4) {
    shrub(scene, random, x + random.between(0, 2), 15, 0.7, place === 'desert' ? rgb('#8a8656') : rgb('#4f6b35'));
  }
  lamps(
    light,
    [
      [14, 3.4, 3],
      [18, 3.4, 4],
      [-14, 3.4, 2],
      [-8, 3.4, 2],
      [0, 3.2, 4],
    ],
    [1, 0.75, 0.45],
    8,
  );
  return { scene, light, camera };
}

/** Boats and campers under open roofs. */
export function vehicles(place, number) {
  const { season, random, light, scene, look } = start(place, number);
  const camera = [
    view([25, 2.2, 4], [-2, 2.9, -8], 54),
    view([-52, 15, 30], [2, 0, -22], 46),
    view([-36, 2, 2], [-4, 2.7, -8], 52),
    view([50, 24, 24], [0, -2, -30], 46),
  ][(number + FIRST[place].side) % 4];
  scene.box(-70, 0, -70, 70, 0.03, 20, { ground: 'gravel', color: rgb(place === 'desert' ? '#b89f7d' : '#9a958a') });
  for (let i = 0; i < 3; i += 1) {
    canopy(scene, random, -30 - (i % 2) * 3, -6 - i * 24, look, 13);
  }
  for (let i = 0; i < 5; i += 1) {
    (random.chance(0.5) ? camper : boat)(
      scene,
      31 + i * 4.6,
      -14 - (i % 2) * 2,
      mix(look.door, rgb('#3b4a6b'), random.next()),
    );
  }
  road(scene, 24);
  fence(scene, -60, 60, 20.5, [[-8, 6]]);
  if (place === 'city') {
    skyline(scene, random, -160);
  }
  plant(
    scene,
    random,
    place,
    season,
    [
      [-50, 22.5],
      [-30, 22],
      [20, 22],
      [44, 22.5],
      [58, -10],
      [-60, -20],
      [-58, -55],
      [60, -50],
      [10, -92],
      [-20, -92],
      [36, -92],
    ],
    camera,
  );
  lamps(
    light,
    [
      [-20, 4, -8],
      [-8, 4, -8],
      [4, 4, -8],
      [16, 4, -8],
      [36, 4, -8],
    ],
    [0.9, 0.9, 0.95],
    8,
  );
  return { scene, light, camera };
}

/** A plot that waits for its building. */
export function land(place, number) {
  const { season, random, light, scene, look } = start(place, number);
  const camera = [
    view([3, 2, 20], [-9, 3, -6], 56),
    view([-44, 14, 26], [4, -3, -32], 46),
    view([14, 2, 16], [-22, 2.8, -14], 52),
    view([54, 30, 30], [-4, -6, -30], 46),
  ][(number + (place === 'city' ? 3 : FIRST[place].side)) % 4];
  road(scene, 12);
  const flag = { color: rgb('#d9482b'), bare: true };
  const stake = { color: rgb('#caa777'), bare: true };
  for (let i = 0; i < 26; i += 1) {
    const x = -36 + (i % 9) * 9 + random.between(-1, 1);
    const z = -6 - Math.floor(i / 9) * 18;
    scene.box(x, 0, z, x + 0.07, 1.1, z + 0.07, stake);
    scene.triangle([x + 0.03, 1.1, z], [x + 0.03, 0.8, z], [x + 0.5, 0.95, z + 0.1], flag);
  }
  if (number % 2) {
    scene.box(-44, 0, -62, 46, 0.05, -2, { ground: 'gravel', color: rgb(place === 'desert' ? '#a97c52' : '#8a6a4c') });
    for (let i = 0; i < 40; i += 1) {
      scene.sphere(
        22 + random.between(-7, 7),
        random.between(-0.6, 1.3),
        -22 + random.between(-5, 5),
        random.between(0.8, 1.9),
        { color: rgb('#7d5c40').map((value) => value * random.between(0.8, 1.2)) },
      );
    }
    car(scene, 4, -14, rgb('#e0a021'), true, 'truck');
  }
  for (const x of [-19.5, -9.7]) {
    scene.box(x, 0, 2, x + 0.2, 4.6, 2.2, stake);
  }
  scene.box(-20, 1.7, 2.2, -9, 4.4, 2.35, white);
  sign(scene, -19.6, 2.9, 2.36, 10.2, 1.35, { ...look, lit: light.lit });
  scene.box(-19, 2.3, 2.36, -11, 2.5, 2.4, dark);
  scene.box(-19, 1.95, 2.36, -13, 2.1, 2.4, steel);
  fence(scene, -48, 48, -66, []);
  for (let x = -70; x < 80; x += 26) {
    const house = {
      windows: true,
      wall: mix(rgb('#d8cdb8'), rgb('#9aa5a8'), random.next()),
      period: 3.4,
      wide: 1.4,
      storey: 3,
      high: 1.3,
    };
    const z = -84 - random.between(0, 24);
    scene.box(x, 0, z - 9, x + 13, 5.4, z, house);
    const tin = { color: rgb('#6a564a'), wall: rgb('#6a564a') };
    scene.quad(
      [x - 0.6, 5.3, z + 0.7],
      [x + 13.6, 5.3, z + 0.7],
      [x + 13.6, 8.6, z - 4.5],
      [x - 0.6, 8.6, z - 4.5],
      tin,
    );
  }
  if (place === 'city') {
    skyline(scene, random, -170);
  }
  plant(
    scene,
    random,
    place,
    season,
    [
      [-52, -10],
      [-56, -30],
      [54, -16],
      [50, -40],
      [-30, -72],
      [0, -74],
      [28, -72],
      [60, 6],
      [-60, 4],
      [40, -76],
      [-12, -70],
    ],
    camera,
  );
  lamps(light, [[-14, 5, 5]], [1, 0.9, 0.7], 8);
  return { scene, light, camera };
}

/** Between the rows, and close to the doors. */
export function aisle(place, number) {
  const { season, random, light, scene, look } = start(place, number + 4);
  const camera = [view([-27, 1.75, 0.8], [10, 1.7, -0.8], 58), view([-14, 1.6, 2.6], [-4, 1.5, -4.6], 60)][number % 2];
  scene.box(-80, 0, -40, 80, 0.03, 40, asphalt);
  row(scene, -60, -14, 40, -4.2, { ...look, open: [3, -5] }, 2.9);
  row(scene, -60, 4.4, 40, 14, look, 2.9);
  car(scene, 6, 1, rgb('#c9ccd0'));
  plant(
    scene,
    random,
    place,
    season,
    [
      [46, -3],
      [50, 4],
      [56, 0],
      [48, 12],
      [60, -10],
    ],
    camera,
  );
  lamps(light, [
    [-20, 2.8, -3],
    [-8, 2.8, 3.4],
    [4, 2.8, -3],
    [16, 2.8, 3.4],
  ]);
  return { scene, light, camera };
}

/** All of a facility from above. */
export function aerial(place, number) {
  const picture = driveUp(place, number * 5 + 7);
  picture.camera = [view([-70, 52, 62], [2, -6, -30], 40), view([74, 58, 40], [0, -4, -34], 42)][number % 2];
  return picture;
}

/** A corridor inside, with lamps along its ceiling. */
export function corridor(number, side) {
  const light = {
    ...lightOf('overcast', 80, { far: undefined }),
    strength: 0,
    ambient: [0.5, 0.5, 0.49],
    bounce: [0.3, 0.3, 0.3],
    lit: false,
    clear: 4000,
    exposure: 0.85,
  };
  const scene = new Scene();
  const look = lookOf(number * 2 + side, light);
  const wide = side ? 3.4 : 2.6;
  const walls = {
    doors: true,
    wall: rgb('#e6e4de'),
    color: look.door,
    trim: rgb('#c9c7c0'),
    period: side ? 2.2 : 3.1,
    wide: side ? 1.1 : 2.5,
    high: 2.2,
    roof: rgb('#e6e4de'),
  };
  scene.box(-0.5 - wide / 2, 0, -60, -wide / 2, 3, 2, walls);
  scene.box(wide / 2, 0, -60, 0.5 + wide / 2, 3, 2, walls);
  scene.box(-4, -0.5, -60, 4, 0, 2, {
    color: rgb(side ? '#8f9296' : '#b9b4a8'),
    wall: rgb(side ? '#8f9296' : '#b9b4a8'),
    mirror: 0.5,
  });
  scene.box(-4, 2.95, -60, 4, 3.4, 2, { color: rgb('#dedcd6'), wall: rgb('#dedcd6') });
  scene.box(-4, 0, -40.5, 4, 3, -40, { wall: look.accentWall, color: look.accentWall, texture: look.texture });
  for (let z = -1; z > -40; z -= 4) {
    scene.box(-0.5, 2.9, z - 1.4, 0.5, 2.95, z, { color: [1, 1, 1], emit: [1.6, 1.55, 1.45] });
    light.lamps.push({ at: [0, 2.6, z - 0.7], color: [0.5, 0.48, 0.45], reach: 2 });
  }
  scene.box(-0.9, 0.25, -8, -0.2, 0.35, -6.8, steel);
  for (const [y, s] of [
    [0.35, 0.6],
    [0.95, 0.45],
  ]) {
    scene.box(-0.85, y, -7.8, -0.85 + s, y + s * 0.9, -7.8 + s * 1.4, { color: rgb('#b08a58') });
  }
  return { scene, light, camera: view([side ? 0.7 : -0.45, 1.55, 0.8], [side ? -0.3 : 0.2, 1.3, -14], 62) };
}
