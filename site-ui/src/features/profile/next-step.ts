import type { PropertyProfileDto } from '@stowbridge/api';
import { Stage } from '@stowbridge/contract/ids';
import { isOpen, stateOf, viewerOf, type PropertyState, type Viewer } from '@stowbridge/contract/visibility';
import type { Session } from '../../session/session';

/**
 * The one thing that this person can do next on this property. There is exactly one, always in the same place.
 *
 * - `none`: nothing (closed; or the offer was accepted and the rest happens with the broker)
 * - `register`: anonymous visitors ask for information by creating an account ([PROF-15])
 * - `sign`: the NDA stands between the person and the materials ([PROF-16] to [PROF-18])
 * - `offer`: terms can be submitted ([OFF-26]); `offline` for an administrator on behalf of a buyer
 * - `late`: the day on which offers were due is over ([FEVI-10])
 * - `closed-access`: the NDA is signed, and the access is looked at, was declined or has ended ([BEYA-44], [BEYA-57], [BEYA-58])
 * - `own`: sellers get neither access nor offer buttons on their own property ([PROF-20])
 */
export type NextStep =
  'none' | 'register' | 'sign' | 'offer' | 'offline' | 'late' | 'closed-access' | 'own' | 'accepted';

export type Decisive = Pick<
  PropertyProfileDto,
  'ISActive' | 'StatusID' | 'SellerID' | 'BuyerStoreNDAID' | 'Access' | 'DealStatusID' | 'OffersClosed'
>;
export type Visitor = Pick<Session, 'id' | 'role'> | null | undefined;

export interface Access {
  state: PropertyState;
  viewer: Viewer;
}

/** What the shared rule of visibility is asked with, as the profile tells it of this person. */
export function accessOf(profile: Decisive, visitor: Visitor): Access {
  const state = stateOf({ active: profile.ISActive, statusId: profile.StatusID });
  if (!visitor) {
    return { state, viewer: 'visitor' };
  }
  const admin = visitor.role === 'Admin';
  const viewer = viewerOf({
    // Anyone who is signed in may sign, and becomes a buyer by it.
    roles: { admin, buyer: !admin, seller: !admin },
    assigned: profile.SellerID === visitor.id,
    signed: profile.BuyerStoreNDAID !== null,
    access: profile.Access === 'ended' ? 'revoked' : profile.Access,
    expired: false,
    accepted: profile.DealStatusID === Stage.Accepted || profile.DealStatusID === Stage.Sold,
  });
  return { state, viewer };
}

const steps: Record<Viewer, NextStep> = {
  visitor: 'register',
  administrator: 'offline',
  owner: 'own',
  accepted: 'accepted',
  signer: 'offer',
  pending: 'closed-access',
  declined: 'closed-access',
  ended: 'closed-access',
  buyer: 'sign',
  seller: 'sign',
};

export function nextStep(profile: Decisive, visitor: Visitor): NextStep {
  const { state, viewer } = accessOf(profile, visitor);
  if (!isOpen(state)) {
    return 'none';
  }
  return steps[viewer] === 'offer' && profile.OffersClosed ? 'late' : steps[viewer];
}
