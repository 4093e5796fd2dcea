import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { invalid } from '../../../platform/common/errors';
import { Config } from '../../../config';
import { withTransaction } from '../../../platform/database/transaction';
import { AccountRow, findAccount, findAccountByEmail, HeldRole, inactive } from './account-row';
import type { Client } from '../../../platform/access/client';
import { DEMO_PASSWORD } from './demo-password';
import { DeviceService } from './device.service';
import { hashToken, newToken, passwordMatches } from './passwords';
import { Role, Status } from '../../../platform/access/permissions';
import { OpenSession, SessionService } from './session.service';
import { secondStepOf, type SecondStep } from '../second-factors/tickets';
import { isSuppressed } from '../users/suppressed-addresses';
import type { SignInKind } from './sign-in-event.entity';
import { SignInLimits } from './sign-in-limits.service';
import { SignInLog } from './sign-in-log';

/** What a browser keeps of a sign-in, in two cookies. */
export interface SignedIn {
  open: OpenSession;
  /** By which the account knows the browser. */
  device: string;
}

/** Who proved to be the owner of an account: signed in, first to choose a password with this token, or to take a second step. */
export interface Entered {
  account: AccountRow;
  signedIn?: SignedIn;
  passwordToken?: string;
  secondStep?: SecondStep;
  /** Where one was used. */
  recoveryCodesLeft?: number;
}

export interface SignInRequest {
  email: string;
  password: string;
  /** 1 on the administrators' screen [AUTH-20]. */
  roleId?: number;
}

const RESET_MINUTES = 30;
const WRONG = 'Invalid email or password.';

/** Signing in. */
@Injectable()
export class AccountService {
  constructor(
    private readonly source: DataSource,
    private readonly sessions: SessionService,
    private readonly limits: SignInLimits,
    private readonly devices: DeviceService,
    private readonly log: SignInLog,
    private readonly config: Config,
  ) {}

  /**
   * Signs a person in.
   * @throws DomainError('invalid') on a wrong password or, on the administrators' screen, when the person is no administrator;
   *   'inactive' for a rejected account, only after the right password; 'too-many' after too many tries
   */
  async signIn(request: SignInRequest, client: Client): Promise<Entered> {
    const email = request.email.trim().toLowerCase();
    const account = await findAccountByEmail(this.source.manager, email);
    const giveBack = await this.limits.reserve(
      { email, accountId: account?.id, device: account && this.devices.find(client, account) },
      client,
    );
    const temporary = Boolean(account?.temporaryHash);
    // [FSEC-21] One check, whatever the account, so that its time tells nothing; no account has both passwords.
    const matches = await passwordMatches(account?.temporaryHash ?? account?.passwordHash, request.password);
    const right = matches && (temporary || !this.isPublished(request.password, account));
    if (!account) {
      this.log.count('unknown');
      // [BEYE-68] Whoever had their data removed learns that, as they have no password any more that could be right.
      if (await isSuppressed(this.source.manager, email)) {
        throw inactive();
      }
    }
    if (!account || !right) {
      throw await this.failed(account, client, 'password', invalid(WRONG));
    }
    await giveBack();
    if (account.statusId === Status.Rejected) {
      throw await this.failed(account, client, 'inactive', inactive());
    }
    if (!isAllowed(request.roleId, account)) {
      throw await this.failed(account, client, 'role', invalid('Invalid user credential'));
    }
    if (temporary) {
      const passwordToken = await this.newPasswordToken(account.id);
      await this.log.record({ userId: account.id, outcome: 'passed', kind: 'temporary', from: client });
      return { account, passwordToken };
    }
    const secondStep = await secondStepOf(this.source.manager, account.id);
    return secondStep ? { account, secondStep } : this.open(account.id, client);
  }

  /** Opens a session for a person whose identity has just been proven (sign-in, registration). */
  async open(userId: number, client: Client): Promise<Entered> {
    const account = await this.get(userId);
    return withTransaction(this.source, (manager) => this.enter(manager, account, client, 'password'));
  }

  /** The same in the transaction of what proved it. */
  async enter(manager: EntityManager, account: AccountRow, client: Client, kind: SignInKind): Promise<Entered> {
    await this.log.record({ userId: account.id, outcome: 'passed', kind, from: client }, manager);
    const open = await this.sessions.open(manager, account.id, { kind, client });
    return { account, signedIn: { open, device: this.devices.remember(client, account) } };
  }

  /** Keeps a row of it where there is an account, and answers the refusal. */
  private async failed(
    account: AccountRow | undefined,
    client: Client,
    reason: string,
    refusal: Error,
  ): Promise<Error> {
    const kind = account?.temporaryHash ? 'temporary' : 'password';
    if (account) {
      await this.log.record({ userId: account.id, outcome: 'failed', kind, reason, from: client });
    }
    return refusal;
  }

  /** @throws DomainError('invalid') when there is none */
  async get(userId: number): Promise<AccountRow> {
    const account = await findAccount(this.source.manager, userId);
    if (!account) {
      throw invalid(WRONG);
    }
    return account;
  }

  /** The roles held, as signing an NDA answers them. */
  async heldRoles(userId: number): Promise<HeldRole[]> {
    return (await findAccount(this.source.manager, userId))?.roles ?? [];
  }

  /** Where the world can come in, no administrator signs in with a password that everybody can read. */
  private isPublished(password: string, account: AccountRow | undefined): boolean {
    return (
      password === DEMO_PASSWORD &&
      !this.config.isLocal &&
      (account?.roles ?? []).some(({ roleId }) => roleId === Role.Admin)
    );
  }

  /** For anyone who signed in with a temporary password. */
  private async newPasswordToken(userId: number): Promise<string> {
    const token = newToken();
    await this.source.manager.query(
      `insert into password_tokens (user_id, kind, token_hash, expires_at) values ($1, 'temporary', $2, now() + make_interval(mins => ${RESET_MINUTES}))`,
      [userId, hashToken(token)],
    );
    return token;
  }
}

/** The administrators' screen lets in only whose first default role is that of an administrator [AUTH-05]. */
export const isAllowed = (roleId: number | undefined, { roles }: AccountRow): boolean =>
  roleId !== Role.Admin || roles.find(({ isDefault }) => isDefault)?.roleId === Role.Admin;
