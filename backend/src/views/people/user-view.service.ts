import { Injectable } from '@nestjs/common';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { LookupsService } from '../../domains/lookups/lookups.service';
import { PropertyPeopleService } from '../../domains/properties/people/property-people.service';
import { UserDirectoryService } from '../../domains/accounts/users/user-directory.service';
import { toUserDto } from '../../domains/accounts/users/users.calls.dto';
import { lookupItems } from '../../platform/http/lookup-item.dto';
import type { UserViewDto } from './user-view.calls.dto';

/** The buyer view and the seller view of the back office. */
@Injectable()
export class UserViewService {
  constructor(
    private readonly users: UserDirectoryService,
    private readonly properties: PropertyPeopleService,
    private readonly lookups: LookupsService,
  ) {}

  /** @throws DomainError('not-found') */
  async view(caller: Caller, userId: number): Promise<UserViewDto> {
    requireAdmin(caller);
    const [user, StoreIDs, states] = await Promise.all([
      this.users.get(caller, userId),
      this.properties.storeIdsOf(caller, userId),
      this.lookups.states(),
    ]);
    return { User: toUserDto(user), SellerStores: { StoreIDs }, States: lookupItems(states) };
  }
}
