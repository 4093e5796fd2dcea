/** What is refused until one's own second factor was shown once more. */
export const SHOW_FACTOR_FIRST = 'Please confirm with your second factor first.';

/** What is refused to people who have no second factor where one is required. */
export const SECOND_FACTOR_NEEDED = 'Please set up a second factor first.';

/** How many recovery codes somebody is given at once. */
export const RECOVERY_CODES = 10;

/** What a code of an app looks like. */
export const APP_CODE = /^\d{6}$/;
