/**
 * Draws the pictures of the demo's properties, which are kept in `demo/pictures/properties`: `node demo/draw/main.mjs
 * [part-of-a-name]`, or without one those that are missing. All of them take some minutes; seeding only copies them.
 */
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { aerial, aisle, corridor, driveUp, land, multiStorey, vehicles } from './pictures.mjs';
import { render } from './render.mjs';

const sharp = createRequire(import.meta.url)('sharp');
const FOLDER = join(import.meta.dirname, '..', 'pictures', 'properties');
const fileOf = (name) => join(FOLDER, `${name}.webp`);
/** Drawn a little smaller than they are kept: a film is not sharper than this either. */
const DRAWN = { width: 960, height: 720 };

/** How many there are of each kind: in the forest, in the desert, in the city. */
const KINDS = [
  ['drive-up', [12, 9, 6], driveUp],
  ['multi-storey', [6, 5, 4], multiStorey],
  ['works', [2, 2, 1], (place, number) => multiStorey(place, number, true)],
  ['vehicles', [4, 3, 2], vehicles],
  ['land', [3, 2, 2], land],
  ['aerial', [2, 1, 1], aerial],
  ['aisle', [3, 2, 2], aisle],
];
const PLACES = ['forest', 'desert', 'city'];

const pictures = KINDS.flatMap(([kind, counts, draw]) =>
  counts.flatMap((count, place) =>
    Array.from({ length: count }, (_, number) => [
      `${kind}-${PLACES[place]}-${number}`,
      () => draw(PLACES[place], number),
    ]),
  ),
).concat(
  [0, 1, 2].flatMap((number) => [0, 1].map((side) => [`corridor-${number}-${side}`, () => corridor(number, side)])),
);

if (isMainThread) {
  const part = process.argv[2];
  const isWanted = (name) => (part ? name.includes(part) : !existsSync(fileOf(name)));
  const wanted = pictures.map(([name]) => name).filter(isWanted);
  const threads = Math.min(availableParallelism(), wanted.length);
  for (let i = 0; i < threads; i += 1) {
    new Worker(fileURLToPath(import.meta.url), { workerData: wanted.filter((_, at) => at % threads === i) });
  }
} else {
  for (const [name, draw] of pictures.filter(([one]) => workerData.includes(one))) {
    const { width, height } = DRAWN;
    await sharp(render(draw(), width, height), { raw: { width, height, channels: 3 } })
      .resize(1600, 1200, { kernel: 'lanczos3' })
      .webp({ quality: 72, effort: 6, smartSubsample: true })
      .toFile(fileOf(name));
    console.log(name);
  }
}
