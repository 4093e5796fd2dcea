/** Rounds of offers: until when offers are due on a property, from whom, and who reads them before. */

/** `call`: everybody who has signed may offer; `best-and-final`: those who are invited. */
export const ROUND_KINDS = ['call', 'best-and-final'] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];

/** What became of an invitation. */
export const INVITATION_STATES = ['invited', 'viewed', 'answered', 'did not answer'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export const roundLengths = { instructions: 4000, reason: 500 } as const;
/** Most deals that are named at once. */
export const INVITED_AT_ONCE = 200;

/** The refusal of an offer in a round that its buyer is not invited to [BEYC-29]. */
export const BY_INVITATION = 'This round is by invitation.';

/** The refusal of an offer that comes too late [BEYC-24, BEYC-26]. @param due a day as MM/dd/yyyy, or a moment as `dueIn` tells it */
export const offersWereDue = (due: string): string => `Offers were due on ${due}.`;

/** The refusal of a decision about offers that nobody may read yet. @param due as `dueIn` tells it */
export const offersSealed = (due: string): string => `The offers are sealed until ${due}.`;
