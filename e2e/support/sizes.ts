/**
 * The sizes or themes in which a journey runs, or axe looks: the first alone, for the time it takes; all with `EVERY_SIZE`, which
 * `npm run test:long` sets. About half of the journeys name the phone first.
 */
export function sizes<const Size>(all: readonly Size[]): readonly Size[] {
  return process.env.EVERY_SIZE ? all : all.slice(0, 1);
}

/** What a journey through many pages opens: every fourth; all with `EVERY_SIZE`. */
export function sampled<Page>(all: readonly Page[]): Page[] {
  return all.filter((_, at) => process.env.EVERY_SIZE || at % 4 === 0);
}
