import { Injectable } from '@nestjs/common';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { LookupsService } from '../../domains/lookups/lookups.service';
import { PropertyPeopleService } from '../../domains/properties/people/property-people.service';
import { UserDirectoryService } from '../../domains/accounts/users/user-directory.service';
import type { User } from '../../domains/accounts/users/user.entity';
import type { Lookup } from '../../domains/lookups/lookups.service';

/** A person with what their screen needs besides. */
export interface UserView {
  user: User;
  /** Ids of the seller's properties, joined by commas. */
  propertyIds: string;
  states: Lookup[];
}

/** The buyer view and the seller view of the back office. */
@Injectable()
export class UserViewService {
  constructor(
    private readonly users: UserDirectoryService,
    private readonly properties: PropertyPeopleService,
    private readonly lookups: LookupsService,
  ) {}

  /** @throws DomainError('not-found') */
  async view(caller: Caller, userId: number): Promise<UserView> {
    requireAdmin(caller);
    const [user, propertyIds, states] = await Promise.all([
      this.users.get(caller, userId),
      this.properties.storeIdsOf(caller, userId),
      this.lookups.states(),
    ]);
    return { user, propertyIds, states };
  }
}
