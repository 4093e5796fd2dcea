/** Every third of many that are alike; all with `EVERY_SHAPE`, which `npm run test:long` sets. */
export const sampled = <One>(all: One[]): One[] => all.filter((_, at) => process.env.EVERY_SHAPE || at % 3 === 0);
