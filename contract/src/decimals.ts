/** How many decimals figures are shown with, everywhere; apart from the fields, because cards need no more of them. */
export const OCCUPANCY_DECIMALS = 1;
/** Of NOI over price, in percent. */
export const CAP_RATE_DECIMALS = 2;
