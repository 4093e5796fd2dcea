import { UserDto } from '../../domains/accounts/users/users.calls.dto';
import { LookupItemDto } from '../../platform/http/lookup-item.dto';

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
