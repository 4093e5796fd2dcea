/**
 * The sizes or themes in which a journey runs: the first alone, for the time it takes; all with `EVERY_SIZE`, which
 * `npm run test:long` sets. About half of the journeys name the phone first.
 */
export function sizes<const Size>(all: readonly Size[]): readonly Size[] {
  return process.env.EVERY_SIZE ? all : all.slice(0, 1);
}
