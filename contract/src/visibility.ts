/**
 * Who may know of a property, read its price and open its materials [FEVI-01]: the one rule of server, site and back
 * office. What runs inside a query is the same in `backend/src/domains/properties/visibility.sql.ts`; a test compares the two.
 */

import { type AccessState, isClosedAccess, Tier, type TierId } from './access';
import { PropertyStatus } from './ids';

/** `unpublished` is every property that is not active, but for a draft, which never was. */
export type PropertyState = 'draft' | 'unpublished' | 'for sale' | 'under LOI' | 'under contract' | 'closed';

/**
 * Who looks at one property: the first that applies. A buyer whose signature counts is a `signer` or `accepted` while their
 * access is open, else `pending`, `declined` or `ended`.
 */
export type Viewer =
  'administrator' | 'owner' | 'accepted' | 'signer' | 'pending' | 'declined' | 'ended' | 'buyer' | 'seller' | 'visitor';

/** Where somebody can learn that a property exists. */
export type Place = 'list' | 'featured' | 'profile' | 'signed profile' | 'buyer page' | 'preview' | 'neighbour';

export interface Published {
  active: boolean;
  /** One of `PropertyStatus`. */
  statusId: number;
}

export interface Priced extends Published {
  /** Whole dollars. */
  price: number | null;
  /** Words that are shown instead of the price. */
  alternatePriceOptionId: number | null;
}

/** What a person has to do with one property; null for visitors, and for people who were rejected. */
export interface Relation {
  roles: { admin: boolean; buyer: boolean; seller: boolean };
  /** The property is assigned to this person. */
  assigned: boolean;
  /** The NDA is signed, and nobody asked for a newer one since. */
  signed: boolean;
  /** What the office or the seller has decided on this person's access, or the mode by itself; null where there is none. */
  access: AccessState | null;
  /** The access has an end, and that has come. */
  expired: boolean;
  /** A deal of this person on the property is Accepted or Sold. */
  accepted: boolean;
}

const SIGNERS: readonly Viewer[] = ['accepted', 'signer', 'pending', 'declined', 'ended'];
const { ForSale, UnderLoi, UnderContract, Closed, Draft } = PropertyStatus;
const ACTIVE_STATES: Record<number, PropertyState> = {
  [ForSale]: 'for sale',
  [UnderLoi]: 'under LOI',
  [UnderContract]: 'under contract',
  [Closed]: 'closed',
};

export function stateOf({ active, statusId }: Published): PropertyState {
  if (!active) {
    return statusId === Draft ? 'draft' : 'unpublished';
  }
  return ACTIVE_STATES[statusId] ?? 'unpublished';
}

export function viewerOf(relation: Relation | null): Viewer {
  if (!relation) {
    return 'visitor';
  }
  const { roles, assigned, signed } = relation;
  if (roles.admin) {
    return 'administrator';
  }
  if (roles.seller && assigned) {
    return 'owner';
  }
  if (roles.buyer) {
    return signed ? signerOf(relation) : 'buyer';
  }
  return roles.seller ? 'seller' : 'visitor';
}

/** An accepted offer outlasts the end of an access; only a person ends it. */
function signerOf({ access, accepted, expired }: Relation): Viewer {
  switch (access) {
    case 'open':
      return accepted ? 'accepted' : expired ? 'ended' : 'signer';
    case 'pending':
    case 'declined':
      return access;
    default:
      return 'ended';
  }
}

/** For sale, under LOI or under contract. */
export const isOpen = (state: PropertyState): boolean =>
  state === 'for sale' || state === 'under LOI' || state === 'under contract';

const isPublished = (state: PropertyState): boolean => isOpen(state) || state === 'closed';

/** Those whose signature counts, whatever became of their access. */
export const hasSigned = (viewer: Viewer): boolean => SIGNERS.includes(viewer);
/** What a buyer who has signed is told of their own access. */
export const READER_ACCESSES = ['open', 'pending', 'declined', 'ended'] as const;
export type ReaderAccess = (typeof READER_ACCESSES)[number];
/** Null for everybody whose signature does not count, and for the office. */
export const readerAccess = (viewer: Viewer): ReaderAccess | null =>
  !hasSigned(viewer) ? null : isClosedAccess(viewer) ? viewer : 'open';
/** Those who prepare the listing. */
export const isOffice = (viewer: Viewer): boolean => viewer === 'administrator' || viewer === 'owner';

/** Whether the property exists for this viewer at this place; else it is not found, or left out. */
export function exists(place: Place, state: PropertyState, viewer: Viewer): boolean {
  switch (place) {
    case 'list':
    case 'neighbour':
      return isPublished(state);
    case 'featured':
      return isOpen(state);
    case 'profile':
      return isPublished(state) || isOffice(viewer);
    case 'signed profile':
      return viewer === 'accepted' ? state !== 'draft' : hasSigned(viewer) && isPublished(state);
    case 'buyer page':
      return viewer === 'accepted'
        ? state !== 'draft'
        : (hasSigned(viewer) || viewer === 'buyer') && isPublished(state);
    case 'preview':
      return viewer === 'administrator';
  }
}

/** The figure that public answers show, whole dollars; null wherever it is hidden, and for 0, which is no price. */
export const publicPrice = (property: Priced): number | null =>
  isOpen(stateOf(property)) && property.alternatePriceOptionId === null && property.price ? property.price : null;

/** The documents behind the NDA: their list, each file, link, part and preview, as far as the viewer's tier goes. */
export const mayReadDocuments = (state: PropertyState, viewer: Viewer): boolean =>
  isOffice(viewer) || (viewer === 'accepted' && state !== 'draft') || (viewer === 'signer' && isOpen(state));

/**
 * One document by its tier.
 * @param reach the tier of the viewer's access
 */
export function mayReadDocument(state: PropertyState, viewer: Viewer, reach: TierId, tier: TierId): boolean {
  if (isOffice(viewer)) {
    return true;
  }
  if (tier === Tier.Everyone && isOpen(state)) {
    return viewer !== 'visitor';
  }
  return tier <= reach && mayReadDocuments(state, viewer);
}

/** The true name, the street and the exact place of a confidential property; everybody else reads its teaser name [BEYA-128]. */
export const mayReadName = (viewer: Viewer): boolean =>
  isOffice(viewer) || viewer === 'accepted' || viewer === 'signer';

/** Whom NOI, occupancies and cap rate are shown to. */
export const FIGURES_SHOWN = ['everyone', 'after the NDA'] as const;
export type FiguresShown = (typeof FIGURES_SHOWN)[number];

/** The figures that are kept for signers; while the property is open they are everybody's where they are not kept [BEYB-90]. */
export const mayReadFigures = (viewer: Viewer, shown: FiguresShown): boolean =>
  shown === 'everyone' || isOffice(viewer) || viewer === 'accepted' || viewer === 'signer';

/** Where one version stands among those of its document. */
export const VERSION_STAGES = ['unpublished', 'newest', 'replaced', 'withdrawn'] as const;
export type VersionStage = (typeof VERSION_STAGES)[number];

export interface DocumentVersion {
  published: boolean;
  withdrawn: boolean;
  /** A later one is published, and not withdrawn. */
  replaced: boolean;
}

export function versionStage({ published, withdrawn, replaced }: DocumentVersion): VersionStage {
  if (!published) {
    return 'unpublished';
  }
  return withdrawn ? 'withdrawn' : replaced ? 'replaced' : 'newest';
}

/** The version that readers find in lists, counts and mails. */
export const isListed = (stage: VersionStage): boolean => stage === 'newest';

/**
 * One version of a document that the viewer may read by its tier; of an NDA each text stays, since people sign it.
 * @param opened the viewer has opened this very version before
 */
export const mayReadVersion = (viewer: Viewer, stage: VersionStage, opened: boolean): boolean =>
  viewer === 'administrator' || isListed(stage) || (stage === 'replaced' && opened);

/** Questions about the property and its documents: what is asked by those who prepare it is no question. */
export const mayAsk = (state: PropertyState, viewer: Viewer): boolean =>
  !isOffice(viewer) && mayReadDocuments(state, viewer);

/** The newest NDA text, to be signed. The text that somebody has signed stays open to them for ever. */
export const mayReadNda = (state: PropertyState, viewer: Viewer): boolean =>
  isOffice(viewer) || (isOpen(state) && viewer !== 'visitor');

/** The market analysis: the key, the token, and each use of one. */
export const mayOpenMarket = (state: PropertyState, viewer: Viewer): boolean =>
  viewer === 'administrator' || (isOpen(state) && (viewer === 'accepted' || viewer === 'signer'));

/** A buyer's letter of intent; whether the deal still takes terms is its stage's matter. */
export const mayOffer = (state: PropertyState, viewer: Viewer): boolean =>
  isOpen(state) && (viewer === 'accepted' || viewer === 'signer');

/** Whether the office may add interest and offline letters of intent: off the market too [FEVI-12]. */
export const takesDeals = (property: Published): boolean =>
  property.statusId !== Closed && stateOf(property) !== 'draft';

/** How to reach the seller; for everyone else the broker is the contact. */
export const mayReadSeller = (state: PropertyState, viewer: Viewer): boolean =>
  isOffice(viewer) || (viewer === 'accepted' && state !== 'draft');
