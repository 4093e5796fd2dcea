import {
  NOT_LISTED,
  PLACE_LABELS,
  placeAddress,
  propertyAddresses,
  type PlaceKind,
} from '@stowbridge/contract/addresses';
import { Role, type RoleId } from '../../platform/access/permissions';
import type { MessageItemDto } from './messages.calls.dto';

/** A message as it is read from the database, with what its link is made from. */
export interface LinkedRow extends Omit<MessageItemDto, 'Link' | 'LinkLabel'> {
  place: PlaceKind | null;
  dealId: number | null;
  /** Whether its reader may open the page of the property, as things are now. */
  listed: boolean;
  /** Whether it is the reader's own listing. */
  owned: boolean | null;
}

export const NO_LINK = { Link: null, LinkLabel: null };

/** The one button of a message [FSITE-20]; a property that is gone or hidden leaves the sentence that says so. */
export function linkOf({
  place,
  dealId,
  listed,
  owned,
  StoreID,
  StoreName,
  ToUserTypeID,
}: LinkedRow): Pick<MessageItemDto, 'Link' | 'LinkLabel'> {
  if (!place) {
    return NO_LINK;
  }
  if (!listed || StoreID === null) {
    return { Link: null, LinkLabel: NOT_LISTED };
  }
  const name = StoreName ?? '';
  const foreign = ToUserTypeID === Role.Seller && !owned;
  const address = foreign
    ? propertyAddresses.public(StoreID, name)
    : placeAddress(ToUserTypeID as RoleId, { kind: place, propertyId: StoreID, propertyName: name, dealId });
  return { Link: address, LinkLabel: PLACE_LABELS[place] };
}
