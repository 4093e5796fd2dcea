/** Who gets in, how far, how long: the words and texts of access to a property's materials [BEYA-42 to BEYA-59]. */

/** State of one person's access to one property; an access past its end is open and has ended. */
export const ACCESS_STATES = ['pending', 'open', 'declined', 'revoked'] as const;
export type AccessState = (typeof ACCESS_STATES)[number];

/** What lists call it. */
const ACCESS_WORDS: Record<AccessState | 'ended', string> = {
  pending: 'Pending',
  open: 'Open',
  ended: 'Ended',
  declined: 'Declined',
  revoked: 'Revoked',
};
export const accessWordOf = ({ state, ended }: { state: AccessState; ended: boolean }): string =>
  ACCESS_WORDS[ended ? 'ended' : state];

/** What a signature does by itself, in the order in which the form offers it. */
export const NDA_MODES = ['approved', 'automatic', 'manual', 'manual-for-brokers'] as const;
export type NdaMode = (typeof NDA_MODES)[number];

/** Where a signature was given. */
export const ACCESS_SOURCES = ['signed', 'outside'] as const;
export type AccessSource = (typeof ACCESS_SOURCES)[number];

/** How far an access goes, and which access a document asks for. */
export const Tier = { Everyone: 0, Signed: 1, Qualified: 2, UnderLoi: 3, OfficeOnly: 9 } as const;
export type TierId = (typeof Tier)[keyof typeof Tier];
export const DOCUMENT_TIERS: readonly TierId[] = [
  Tier.Everyone,
  Tier.Signed,
  Tier.Qualified,
  Tier.UnderLoi,
  Tier.OfficeOnly,
];
/** Those that a person can be given. */
export const ACCESS_TIERS = [Tier.Signed, Tier.Qualified, Tier.UnderLoi] as const;
export type AccessTier = (typeof ACCESS_TIERS)[number];

/** Most days that an access lasts which a signature opens: ten years. */
export const ACCESS_DAYS_MAX = 3650;
/** Most characters of the reason of a decision. */
export const REASON_MAX = 500;
/** Most signatures that are approved at once. */
export const APPROVED_AT_ONCE = 100;

/** Most documents that are published at once. */
export const PUBLISHED_AT_ONCE = 100;
/** Last place of a document among those of its type. */
export const POSITION_MAX = 10_000;

/** At the beginning of a sentence. */
const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What a person reads whose access is not open; `broker` is the first listing agent, else the product's office. */
export const accessTexts = {
  pending: (broker: string) =>
    `Your NDA is signed. ${capitalized(broker)} looks at each request; we will write to you.`,
  declined: (broker: string) => `Your request for access was declined. Please ask ${broker}.`,
  ended: (broker: string) => `Your access to this property has ended. Please ask ${broker}.`,
} as const;
export type ClosedAccess = keyof typeof accessTexts;
export const isClosedAccess = (viewer: string): viewer is ClosedAccess => viewer in accessTexts;

/** The refusal of an offer while the request for access waits [BEYA-46]. */
export const ACCESS_LOOKED_AT = 'Your access is being looked at.';

const TIER_READERS: Partial<Record<TierId, string>> = {
  [Tier.Qualified]: 'for qualified buyers',
  [Tier.UnderLoi]: 'for buyers under LOI',
};
/** How a document is listed to those whose tier is lower [BEYA-52]. */
export const lockedTitle = (type: string, tier: TierId): string => `${type}, ${TIER_READERS[tier] ?? ''}`;
/** The refusal of its link [BEYA-53]. */
export const lockedText = (tier: TierId, broker: string): string =>
  `This document is ${TIER_READERS[tier] ?? ''}. Please ask ${broker}.`;
/** Whether a document of this tier is named to those who have access, but not as far. */
export const isTierNamed = (tier: TierId): boolean => tier in TIER_READERS;

/** What becomes of a request, as whoever decides too late reads it [BEYA-65]. */
const DECIDED: Partial<Record<AccessState, string>> = { open: 'approved', declined: 'declined' };
/**
 * Why a decision comes too late, or does not go with the state as it stands [BEYA-71].
 * @param by who decided last; null for the product
 */
export const accessStands = (state: AccessState, by: string | null): string =>
  by !== null && DECIDED[state] ? `${by} has ${DECIDED[state]} this already.` : `This access is ${state}.`;
