/** What somebody can ask for: a copy of their data, or that their account is deleted. */
export const PRIVACY_KINDS = ['export', 'delete'] as const;
export type PrivacyKind = (typeof PRIVACY_KINDS)[number];

/**
 * Where a request is. `to confirm`: a visitor has yet to open the mailed link. `ready`: the copy can be downloaded. `to decide`: another administrator has to approve the
 * deletion. `waiting`: the deletion can still be taken back. The others are how it ended; `expired`: nobody downloaded the copy.
 */
export const PRIVACY_STATES = [
  'to confirm',
  'ready',
  'to decide',
  'waiting',
  'done',
  'expired',
  'taken back',
  'refused',
] as const;
export type PrivacyState = (typeof PRIVACY_STATES)[number];

/** How a request ended. */
export const PRIVACY_OUTCOMES = ['done', 'expired', 'taken back', 'refused'] as const;
export type PrivacyOutcome = (typeof PRIVACY_OUTCOMES)[number];

/** In hours, how long a copy can be downloaded. */
export const EXPORT_HOURS = 24;
/** In days, how long a deletion can be taken back. */
export const REGRET_DAYS = 7;
/** In hours, how long the link that is mailed to a visitor can be opened; that of a deletion until it is carried out. */
export const VISITOR_LINK_HOURS = 24;
/** In days, within which a request is answered; one extension adds as many. */
export const ANSWER_DAYS = 45;
/** In days, how long before that the office is alerted. */
export const ALERT_DAYS = 5;
/** In characters, what the office notes for itself. */
export const PRIVACY_NOTE_MAX = 2000;

export const OFFER_IS_OPEN = 'Please withdraw your offer first, or ask your broker.';
export const LISTINGS_ARE_PUBLISHED = 'Please ask your broker to take your listings over first.';
