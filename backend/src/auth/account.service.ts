import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../audit/audit';
import { DomainError, invalid } from '../common/errors';
import { Config } from '../config';
import { withTransaction } from '../database/transaction';
import { recordEvent } from '../events/outbox';
import { DEMO_PASSWORD } from './demo-password';
import { recordNewPassword } from './new-password';
import type { Client } from './client';
import { DeviceService } from './device.service';
import type { ChangePasswordDto, HeldRoleDto, ResetPasswordDto, SignInAnswerDto, SignInDto } from './account.dto';
import { hashPassword, hashToken, newToken, passwordMatches } from './passwords';
import { Caller, Role, RoleId, roleNames, Status } from './permissions';
import { clientOf, RateLimitService } from './rate-limit.service';
import { OpenSession, SessionService } from './session.service';
import { SignInLimits } from './sign-in-limits.service';

/** What a browser keeps of a sign-in, in two cookies. */
export interface SignedIn {
  open: OpenSession;
  /** By which the account knows the browser. */
  device: string;
}

interface AccountRow {
  id: number;
  first_name: string;
  last_name: string;
  email: string;
  status_id: number;
  is_confirmed: boolean;
  password_hash: string | null;
  temporary_password_hash: string | null;
  roles: { RoleId: RoleId; IsDefault: boolean }[];
}

const ACCOUNT = `
  select u.id, u.first_name, u.last_name, u.email::text email, u.status_id, u.is_confirmed, u.password_hash,
         case when u.temporary_password_expires_at > now() then u.temporary_password_hash end temporary_password_hash,
         coalesce((select json_agg(json_build_object('RoleId', r.role_id, 'IsDefault', r.is_default) order by r.role_id) from user_roles r where r.user_id = u.id), '[]') roles
  from users u where`;

const WINDOW = 15 * 60;
const RESET_MINUTES = 30;
const RECENT_SIGN_IN_MS = 15 * 60_000;
const WRONG = 'Invalid email or password.';

export const inactive = (): DomainError => new DomainError('inactive', 'INACTIVE-USER');

/** Signing in and out, and the passwords. */
@Injectable()
export class AccountService {
  constructor(
    private readonly source: DataSource,
    private readonly sessions: SessionService,
    private readonly limits: SignInLimits,
    private readonly devices: DeviceService,
    private readonly rates: RateLimitService,
    private readonly config: Config,
  ) {}

  /**
   * Signs a person in.
   * @throws DomainError('invalid') on a wrong password or, with UserTypeId 1, when the person is no administrator;
   *   'inactive' for a rejected account, only after the right password; 'too-many' after too many tries
   */
  async signIn(request: SignInDto, client: Client): Promise<{ answer: SignInAnswerDto; signedIn?: SignedIn }> {
    const email = request.UserName.trim().toLowerCase();
    const account = await this.find('u.email = $1', [email]);
    const giveBack = await this.limits.reserve({ email, accountId: account?.id, device: account && this.devices.find(client, account) }, client);
    const temporary = Boolean(account?.temporary_password_hash) && (await passwordMatches(account?.temporary_password_hash, request.Password));
    if (!temporary && (!(await passwordMatches(account?.password_hash, request.Password)) || this.isPublished(request.Password, account))) throw invalid(WRONG);
    if (!account) throw invalid(WRONG);
    await giveBack();
    if (account.status_id === Status.Rejected) throw inactive();
    requireAdminOn(request, account);
    if (temporary) {
      const token = await this.newPasswordToken(account.id, 'temporary');
      return { answer: answerOf(account, { IsConfirmed: false, PasswordResetToken: token }) };
    }
    return this.open(account.id, client);
  }

  /** Opens a session for a person whose identity has just been proven (sign-in, registration). */
  async open(userId: number, client: Client): Promise<{ answer: SignInAnswerDto; signedIn: SignedIn }> {
    const account = await this.find('u.id = $1', [userId]);
    if (!account) throw invalid(WRONG);
    const open = await this.sessions.open(userId, client.userAgent);
    return { answer: answerOf(account, { Token: open.token, SessionId: open.sessionId }), signedIn: { open, device: this.devices.remember(client, account) } };
  }

  /** The roles held, as sign-in and NDA answer them. */
  async heldRoles(userId: number): Promise<HeldRoleDto[]> {
    return (await this.find('u.id = $1', [userId]))?.roles ?? [];
  }

  /**
   * Starts the forgot flow. An unknown address answers like a known one; only a rejected account is told so [ERR-13].
   * The link is made and mailed by the event's handler.
   */
  async forgot(userName: string, address: string): Promise<void> {
    await this.rates.count(`forgot:${userName.toLowerCase()}`, 5, WINDOW);
    await this.rates.count(`forgot-from:${clientOf(address)}`, 50, WINDOW);
    const account = await this.find('u.email = $1', [userName]);
    if (!account) return;
    if (account.status_id === Status.Rejected) throw inactive();
    await withTransaction(this.source, (manager) => recordEvent(manager, 'password.forgotten', { userId: account.id }));
  }

  /**
   * Sets a new password by a mailed link or by a temporary password; the token works once.
   * @returns the cookie by which the account knows this browser from now on: a link proves as much as a password does
   * @throws DomainError('invalid') when the passwords differ, or the link or the temporary password is no longer good
   */
  async reset(request: ResetPasswordDto, client: Client): Promise<string> {
    requireSame(request);
    const kind = request.isForgotPassword ? 'forgot' : 'temporary';
    const passwordHash = await hashPassword(request.Password);
    return withTransaction(this.source, async (manager) => {
      const [[used]] = await manager.query<[{ user_id: number }[], number]>(
        `update password_tokens set used_at = now() where token_hash = $1 and kind = $2 and used_at is null and expires_at > now() returning user_id`,
        [hashToken(request.Token), kind],
      );
      if (!used) throw invalid('This link has expired. Please request a new one.');
      const account = await this.find('u.id = $1', [used.user_id], manager);
      if (!account || account.status_id === Status.Rejected) throw inactive();
      if (kind === 'temporary' && !(await passwordMatches(account.temporary_password_hash, request.TemporaryPassword ?? ''))) {
        throw invalid('Temporary Password is invalid', 'TemporaryPassword');
      }
      await this.setPassword(manager, { id: account.id, address: client.address }, passwordHash, kind === 'forgot' ? 'password.reset-by-link' : 'password.temporary-replaced', null);
      return this.devices.remember(client, { id: account.id, password_hash: passwordHash });
    });
  }

  /**
   * Changes the password of the caller and ends the other sessions; needs a sign-in at most 15 minutes old.
   * @returns the cookie by which the account knows this browser from now on
   */
  async change(caller: Caller, request: ChangePasswordDto, client: Client): Promise<string> {
    requireSame(request);
    if (Date.now() - caller.signedInAt.getTime() > RECENT_SIGN_IN_MS) throw invalid('Please sign in again to change your password.');
    const passwordHash = await hashPassword(request.Password);
    await withTransaction(this.source, async (manager) => {
      await this.setPassword(manager, caller, passwordHash, 'password.changed', caller.sessionId);
    });
    return this.devices.remember(client, { id: caller.id, password_hash: passwordHash });
  }

  /** Where the world can come in, no administrator signs in with a password that everybody can read. */
  private isPublished(password: string, account: AccountRow | undefined): boolean {
    return password === DEMO_PASSWORD && !this.config.isLocal && (account?.roles ?? []).some(({ RoleId }) => RoleId === Role.Admin);
  }

  /** Stores it, ends the person's other sessions, and logs both: who and from where, never what the password is. */
  private async setPassword(manager: EntityManager, actor: Actor, passwordHash: string, action: string, keptSession: string | null): Promise<void> {
    const userId = actor.id;
    await manager.query(
      `update users set password_hash = $2, temporary_password_hash = null, temporary_password_expires_at = null, is_confirmed = true, modified_at = now() where id = $1`,
      [userId, passwordHash],
    );
    await recordNewPassword(manager, actor, userId, action, keptSession);
    await recordEvent(manager, 'password.changed', { userId });
  }

  private async newPasswordToken(userId: number, kind: 'forgot' | 'temporary'): Promise<string> {
    const token = newToken();
    await this.source.query(
      `insert into password_tokens (user_id, kind, token_hash, expires_at) values ($1, $2, $3, now() + make_interval(mins => ${RESET_MINUTES}))`,
      [userId, kind, hashToken(token)],
    );
    return token;
  }

  private async find(where: string, values: unknown[], manager: EntityManager = this.source.manager): Promise<AccountRow | undefined> {
    const [row] = await manager.query<AccountRow[]>(`${ACCOUNT} ${where}`, values);
    return row;
  }
}

/** The administrators' screen lets in only whose first default role is that of an administrator [AUTH-05]. */
function requireAdminOn(request: SignInDto, account: AccountRow): void {
  if (request.UserTypeId === Role.Admin && account.roles.find(({ IsDefault }) => IsDefault)?.RoleId !== Role.Admin) throw invalid('Invalid user credential');
}

function requireSame(request: { Password: string; ConfirmPassword: string }): void {
  if (request.Password !== request.ConfirmPassword) throw invalid('Mismatch Confirm Password', 'ConfirmPassword');
}

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
