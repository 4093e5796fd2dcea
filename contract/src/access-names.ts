import { type AccessState, Tier, type TierId } from './access';

/** What an access is called by its state; `ended` is one that is open and past its end. */
export const ACCESS_NAMES: Record<AccessState | 'ended', string> = {
  pending: 'Waiting',
  open: 'Open',
  declined: 'Declined',
  revoked: 'Revoked',
  ended: 'Ended',
};

/** Whom the materials of a tier open to. */
export const TIER_NAMES: Record<TierId, string> = {
  [Tier.Everyone]: 'Everyone who is signed in',
  [Tier.Signed]: 'After the NDA',
  [Tier.Qualified]: 'Qualified buyers',
  [Tier.UnderLoi]: 'Buyers under LOI',
  [Tier.OfficeOnly]: 'Office and seller only',
};
