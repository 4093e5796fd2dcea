import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountService, SignedIn } from '../sign-in/account.service';
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
import type { RegistrationAnswerDto, RegistrationDto } from './registration.calls.dto';

const CREATED = 'User has been created successfully.';
const MAILED = 'Thank you for registering with us! We have sent an email confirmation with your temporary password.';

/** Option of `I am a` -> roles. Never an administrator [REG-36]. */
const ROLES: Record<number, RoleId[]> = { 2: [Role.Buyer], 3: [Role.Seller], 4: [Role.Buyer, Role.Seller] };

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
  async register(
    request: RegistrationDto,
    client: Client,
  ): Promise<{ answer: RegistrationAnswerDto; signedIn?: SignedIn }> {
    const { User: given, Password: password } = request;
    if (password) {
      requireUncommonPassword(
        password,
        { firstName: given.FirstName, lastName: given.LastName, companyName: given.CompanyName, email: given.Email },
        this.config.PRODUCT_NAME,
      );
    }
    await this.limits.count(`register:${hashToken(given.Email.toLowerCase())}`, 5, 3600);
    await this.limits.count(`register-from:${clientOf(client.address)}`, 100, 3600);
    const roles = ROLES[given.UserTypeID];
    const passwordHash = password ? await hashPassword(password) : null;
    const user = await withTransaction(this.source, async (manager) => {
      const created = await this.users.create(
        manager,
        {
          firstName: given.FirstName,
          lastName: given.LastName,
          email: given.Email,
          phoneNumber: given.PhoneNumber,
          city: given.City,
          zipCode: given.ZipCode,
          companyName: given.CompanyName,
          stateId: given.StateId,
          positionId: given.PositionID,
          position: given.Position ?? null,
          isHavingSelfStorages: given.IsHavingSelfStorages ?? null,
          question: given.Question ?? null,
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
    if (!password) {
      const held = await this.account.heldRoles(user.id);
      return {
        answer: {
          Message: MAILED,
          Token: null,
          Id: user.id,
          FirstName: user.firstName,
          LastName: user.lastName,
          Email: user.email,
          SessionId: null,
          DefaultRole: held,
          Role: ['Buyer', 'Seller'],
        },
      };
    }
    const { answer, signedIn } = await this.account.open(user.id, client);
    const { Token, Id, FirstName, LastName, Email, SessionId, DefaultRole } = answer;
    return {
      answer: { Message: CREATED, Token, Id, FirstName, LastName, Email, SessionId, DefaultRole, Role: answer.Role },
      signedIn,
    };
  }
}
