import { toUserDto, UserDto } from '../../domains/accounts/users/users.calls.dto';
import { LookupItemDto, lookupItems } from '../../platform/http/lookup-item.dto';
import type { UserView } from './user-view.service';

export class SellerStoreIdsDto {
  /** Ids of the seller's properties, joined by commas. */
  StoreIDs: string;
}

/** A buyer or a seller as the back office opens them [ASEL-20]. */
export class UserViewDto {
  User: UserDto;
  SellerStores: SellerStoreIdsDto;
  States: LookupItemDto[];
}

export const userViewDto = ({ user, propertyIds, states }: UserView): UserViewDto => ({
  User: toUserDto(user),
  SellerStores: { StoreIDs: propertyIds },
  States: lookupItems(states),
});
