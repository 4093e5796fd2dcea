import type { Bidder, Round } from '../panels/rounds/round';

/** A bidder who has offered, uninvited unless it is said otherwise. */
export const aBidder = (dealId: number, changes: Partial<Bidder> = {}): Bidder => ({
  dealId,
  buyerName: `Buyer ${dealId}`,
  statusId: 6,
  invitedAt: null,
  viewedAt: null,
  state: null,
  version: 1,
  price: 4_000_000,
  submittedAt: '2026-10-02T18:00:00Z',
  late: false,
  lateReason: null,
  chosen: null,
  ...changes,
});

/** An open call on property 31 that is due in many years, with 71 for its first id. */
export const aRound = (number: number, changes: Partial<Round> = {}): Round => ({
  id: 70 + number,
  propertyId: 31,
  number,
  kind: 'call',
  opensAt: '2026-10-01T18:00:00Z',
  dueAt: '2099-11-28T00:00:00.000Z',
  timed: true,
  dueOn: '2099-11-27',
  sealed: false,
  unsealedAt: null,
  instructions: null,
  closedAt: null,
  closedById: null,
  offers: (changes.bidders ?? []).filter(({ version }) => version !== null).length,
  bidders: [],
  ...changes,
});
