/** What a person keeps: the limits and their texts. */

/** Most characters of what a person notes on a property that they keep. */
export const favouriteNoteLength = 500;
/** Most properties that a person keeps. */
export const FAVOURITES_MAX = 500;
/** The refusal of the next one. */
export const TOO_MANY_FAVOURITES = `You have ${FAVOURITES_MAX} favourites. Please remove one first.`;
