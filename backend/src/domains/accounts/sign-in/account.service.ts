import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { invalid } from '../../../platform/common/errors';
import { Config } from '../../../config';
import { withTransaction } from '../../../platform/database/transaction';
import type { SignInAnswerDto, SignInDto } from './account.calls.dto';
import { AccountRow, findAccount, findAccountByEmail, inactive } from './account-row';
import type { Client } from '../../../platform/access/client';
import { DEMO_PASSWORD } from './demo-password';
import { DeviceService } from './device.service';
import { hashToken, newToken, passwordMatches } from './passwords';
import { Role, roleNames, Status } from '../../../platform/access/permissions';
import { OpenSession, SessionService } from './session.service';
import { SignInLimits } from './sign-in-limits.service';
import { SignInLog } from './sign-in-log';
import type { HeldRoleDto } from '../../../platform/access/held-role.dto';

/** What a browser keeps of a sign-in, in two cookies. */
export interface SignedIn {
  open: OpenSession;
  /** By which the account knows the browser. */
  device: string;
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
   * @throws DomainError('invalid') on a wrong password or, with UserTypeId 1, when the person is no administrator;
   *   'inactive' for a rejected account, only after the right password; 'too-many' after too many tries
   */
  async signIn(request: SignInDto, client: Client): Promise<{ answer: SignInAnswerDto; signedIn?: SignedIn }> {
    const email = request.UserName.trim().toLowerCase();
    const account = await findAccountByEmail(this.source.manager, email);
    const giveBack = await this.limits.reserve(
      { email, accountId: account?.id, device: account && this.devices.find(client, account) },
      client,
    );
    const temporary = Boolean(account?.temporary_password_hash);
    // [FSEC-21] One check, whatever the account, so that its time tells nothing; no account has both passwords.
    const matches = await passwordMatches(account?.temporary_password_hash ?? account?.password_hash, request.Password);
    const right = matches && (temporary || !this.isPublished(request.Password, account));
    if (!account) {
      this.log.count('unknown');
    }
    if (!account || !right) {
      throw await this.failed(account, client, 'password', invalid(WRONG));
    }
    await giveBack();
    if (account.status_id === Status.Rejected) {
      throw await this.failed(account, client, 'inactive', inactive());
    }
    if (!isAllowed(request, account)) {
      throw await this.failed(account, client, 'role', invalid('Invalid user credential'));
    }
    if (temporary) {
      const token = await this.newPasswordToken(account.id, 'temporary');
      await this.log.record({ userId: account.id, outcome: 'passed', kind: 'temporary', from: client });
      return { answer: answerOf(account, { IsConfirmed: false, PasswordResetToken: token }) };
    }
    return this.open(account.id, client);
  }

  /** Opens a session for a person whose identity has just been proven (sign-in, registration). */
  async open(userId: number, client: Client): Promise<{ answer: SignInAnswerDto; signedIn: SignedIn }> {
    const account = await findAccount(this.source.manager, userId);
    if (!account) {
      throw invalid(WRONG);
    }
    const open = await withTransaction(this.source, async (manager) => {
      await this.log.record({ userId, outcome: 'passed', kind: 'password', from: client }, manager);
      return this.sessions.open(manager, userId, client.userAgent);
    });
    return {
      answer: answerOf(account, { Token: open.token, SessionId: open.sessionId }),
      signedIn: { open, device: this.devices.remember(client, account) },
    };
  }

  /** Keeps a row of it where there is an account, and answers the refusal. */
  private async failed(
    account: AccountRow | undefined,
    client: Client,
    reason: string,
    refusal: Error,
  ): Promise<Error> {
    const kind = account?.temporary_password_hash ? 'temporary' : 'password';
    if (account) {
      await this.log.record({ userId: account.id, outcome: 'failed', kind, reason, from: client });
    }
    return refusal;
  }

  /** The roles held, as sign-in and NDA answer them. */
  async heldRoles(userId: number): Promise<HeldRoleDto[]> {
    return (await findAccount(this.source.manager, userId))?.roles ?? [];
  }

  /** Where the world can come in, no administrator signs in with a password that everybody can read. */
  private isPublished(password: string, account: AccountRow | undefined): boolean {
    return (
      password === DEMO_PASSWORD &&
      !this.config.isLocal &&
      (account?.roles ?? []).some(({ RoleId }) => RoleId === Role.Admin)
    );
  }

  private async newPasswordToken(userId: number, kind: 'forgot' | 'temporary'): Promise<string> {
    const token = newToken();
    await this.source.query(
      `insert into password_tokens (user_id, kind, token_hash, expires_at) values ($1, $2, $3, now() + make_interval(mins => ${RESET_MINUTES}))`,
      [userId, kind, hashToken(token)],
    );
    return token;
  }
}

/** The administrators' screen lets in only whose first default role is that of an administrator [AUTH-05]. */
const isAllowed = ({ UserTypeId }: SignInDto, { roles }: AccountRow): boolean =>
  UserTypeId !== Role.Admin || roles.find(({ IsDefault }) => IsDefault)?.RoleId === Role.Admin;

function answerOf(account: AccountRow, given: Partial<SignInAnswerDto>): SignInAnswerDto {
  return {
    Token: null,
    Id: account.id,
    FirstName: account.first_name,
    LastName: account.last_name,
    Email: account.email,
    Role: roleNames(account.roles.map(({ RoleId }) => RoleId)),
    DefaultRole: account.roles,
    SessionId: null,
    IsConfirmed: true,
    PasswordResetToken: null,
    ...given,
  };
}
