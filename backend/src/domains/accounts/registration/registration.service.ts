import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountService, Entered } from '../sign-in/account.service';
import type { Client } from '../../../platform/access/client';
import { requireUncommonPassword } from '../sign-in/common-passwords';
import { hashPassword, hashToken } from '../sign-in/passwords';
import { Role, RoleId, Status } from '../../../platform/access/permissions';
import { clientOf, RateLimitService } from '../../../platform/http/rate-limit.service';
import { Config } from '../../../config';
import { withTransaction } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import { askProof } from '../users/email-proofs';
import { UsersService } from '../users/users.service';
import type { User } from '../users/user.entity';

export interface Registration {
  person: Pick<
    User,
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phoneNumber'
    | 'city'
    | 'zipCode'
    | 'companyName'
    | 'stateId'
    | 'positionId'
    | 'position'
    | 'isHavingSelfStorages'
    | 'question'
  >;
  roles: RoleId[];
  /** Without one a temporary password is mailed. */
  password?: string;
}

/** A visitor becomes a buyer, a seller, or both. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly source: DataSource,
    private readonly users: UsersService,
    private readonly account: AccountService,
    private readonly limits: RateLimitService,
    private readonly config: Config,
  ) {}

  /**
   * Creates the account. Sellers are approved at once; buyers wait for approval but may use everything meanwhile.
   * @throws DomainError('exists') `Exist`; limited per address and per e-mail, so that it is no directory
   */
  async register({ person, roles, password }: Registration, client: Client): Promise<Entered> {
    if (password) {
      requireUncommonPassword(password, person, this.config.PRODUCT_NAME);
    }
    await this.limits.count(`register:${hashToken(person.email.toLowerCase())}`, 5, 3600);
    await this.limits.count(`register-from:${clientOf(client.address)}`, 100, 3600);
    const passwordHash = password ? await hashPassword(password) : null;
    const user = await withTransaction(this.source, async (manager) => {
      const created = await this.users.create(
        manager,
        {
          ...person,
          userTypeId: roles[0],
          statusId: roles.includes(Role.Buyer) ? Status.Pending : Status.Approved,
          isConfirmed: Boolean(password),
          passwordHash,
        },
        roles,
        { address: client.address },
      );
      await recordEvent(manager, password ? 'user.registered' : 'user.created', { userId: created.id });
      // A temporary password that comes back proves the address by itself.
      if (password) {
        await askProof(manager, created, 'link');
      }
      return created;
    });
    return password ? this.account.open(user.id, client) : { account: await this.account.get(user.id) };
  }
}
