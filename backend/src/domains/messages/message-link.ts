import {
  NOT_LISTED,
  PLACE_LABELS,
  placeAddress,
  propertyAddresses,
  type PlaceKind,
} from '@stowbridge/contract/addresses';
import { Role, type RoleId } from '../../platform/access/permissions';

/** A message as its reader sees it [MSG-29, MSG-31]. */
export interface MessageItem {
  id: number;
  subject: string;
  content: string;
  /** Null: the product itself. */
  fromUserId: number | null;
  fromName: string;
  fromUserTypeId: number;
  toUserId: number | null;
  toUserTypeId: number;
  parentMessageId: number | null;
  propertyId: number | null;
  propertyName: string | null;
  createdAt: Date;
  read: boolean;
  /** Path on this site of what it speaks of, for its reader; null where there is none that may be opened. */
  link: string | null;
  /** What the button says that leads there; without a link what is shown in its place, if anything does. */
  linkLabel: string | null;
}

/** A message as it is read from the database, with what its link is made from. */
export interface LinkedRow extends Omit<MessageItem, 'fromName' | 'link' | 'linkLabel'> {
  fromName: string | null;
  place: PlaceKind | null;
  dealId: number | null;
  /** Whether its reader may open the page of the property, as things are now. */
  listed: boolean;
  /** Whether it is the reader's own listing. */
  owned: boolean | null;
}

export const NO_LINK = { link: null, linkLabel: null };

/** The one button of a message [FSITE-20]; a property that is gone or hidden leaves the sentence that says so. */
export function linkOf({
  place,
  dealId,
  listed,
  owned,
  propertyId,
  propertyName,
  toUserTypeId,
}: LinkedRow): Pick<MessageItem, 'link' | 'linkLabel'> {
  if (!place) {
    return NO_LINK;
  }
  if (!listed || propertyId === null) {
    return { link: null, linkLabel: NOT_LISTED };
  }
  const name = propertyName ?? '';
  const foreign = toUserTypeId === Role.Seller && !owned;
  const address = foreign
    ? propertyAddresses.public(propertyId, name)
    : placeAddress(toUserTypeId as RoleId, { kind: place, propertyId, propertyName: name, dealId });
  return { link: address, linkLabel: PLACE_LABELS[place] };
}
