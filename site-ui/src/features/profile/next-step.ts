import { PropertyStatus } from '@stowbridge/contract/ids';
import type { StoreProfile } from '../../api/profile';
import type { Session } from '../../session/session';

/**
 * The one thing that this person can do next on this property. There is exactly one, always in the same place.
 *
 * - `none`: nothing (closed; or the offer was accepted and the rest happens with the broker)
 * - `register`: anonymous visitors ask for information by creating an account ([PROF-15])
 * - `sign`: the NDA stands between the person and the materials ([PROF-16] to [PROF-18])
 * - `offer`: terms can be submitted ([OFF-26]); `offline` for an administrator on behalf of a buyer
 * - `own`: sellers get neither access nor offer buttons on their own property ([PROF-20])
 */
export type NextStep = 'none' | 'register' | 'sign' | 'offer' | 'offline' | 'own' | 'accepted';

const acceptedDealId = 1;

export type Decisive = Pick<StoreProfile, 'StatusID' | 'SellerID' | 'BuyerStoreNDAID' | 'DealStatusID'>;
export type Visitor = Pick<Session, 'id' | 'role'> | null | undefined;

export function isOwner(profile: Pick<StoreProfile, 'SellerID'>, visitor: Visitor): boolean {
  return Boolean(visitor && profile.SellerID && visitor.id === profile.SellerID);
}

/** Whether the materials (documents, market analysis) are open to this person. */
export function hasAccess(profile: Decisive, visitor: Visitor): boolean {
  return Boolean(visitor && (visitor.role === 'Admin' || profile.BuyerStoreNDAID) && !isOwner(profile, visitor));
}

export function nextStep(profile: Decisive, visitor: Visitor): NextStep {
  if (profile.StatusID === PropertyStatus.Closed) {
    return 'none';
  }
  if (!visitor) {
    return 'register';
  }
  if (isOwner(profile, visitor)) {
    return 'own';
  }
  if (visitor.role === 'Admin') {
    return 'offline';
  }
  if (!profile.BuyerStoreNDAID) {
    return 'sign';
  }
  return profile.DealStatusID === acceptedDealId ? 'accepted' : 'offer';
}
