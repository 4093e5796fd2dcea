/** What a person saves of their searches: the limits and their texts. */

export const searchNameLength = 80;
/** The longest address that is kept, in characters: a drawn area is most of it. */
export const searchAddressLength = 8000;
export const ADDRESS_TOO_LONG = `Address must be at most ${searchAddressLength} characters`;
/** Most searches of a person. */
export const SEARCHES_MAX = 50;
/** The refusal of the next one [BEYB-39]. */
export const TOO_MANY_SEARCHES = `You have ${SEARCHES_MAX} saved searches. Please delete one first.`;

/** How often somebody is told of what is new. */
export const FREQUENCIES = ['at once', 'daily', 'weekly', 'never'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
export const frequencyNames: Record<Frequency, string> = {
  'at once': 'At once',
  daily: 'Daily',
  weekly: 'Weekly',
  never: 'Never',
};

/** Why a property is told of. */
export const HIT_REASONS = ['new', 'price', 'back'] as const;
export type HitReason = (typeof HIT_REASONS)[number];

/** The page on which the mails of one saved search are stopped, signed in or not. */
export const stopSearchPath = (token: string): string => `/stop-search/${token}`;
