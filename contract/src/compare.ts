/** Listings beside each other [BEYB-48]. */
export const MOST_COMPARED = 4;
export const TOO_MANY_COMPARED = 'You can compare four properties at a time.';

export const COMPARE = '/compare';

/** @param from a ZIP code or a city, from which distances are told */
export const compareAddress = (ids: readonly number[], from = ''): string =>
  `${COMPARE}?ids=${ids.join(',')}${from && `&from=${encodeURIComponent(from)}`}`;

const LARGEST_ID = 2_147_483_647;

const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= LARGEST_ID;

/** The ids of a list such as `7,12`, each once; what is no id is left out. */
export const readComparedIds = (text: string | null): number[] => [
  ...new Set((text ?? '').split(',').map(Number).filter(isId)),
];
