import { EMAIL } from '@stowbridge/contract/rules';
import type { DataSource, EntityManager } from 'typeorm';
import { COMMAND_LINE } from '../../../platform/audit/audit';
import { giveTemporaryPassword } from '../sign-in/new-password';
import { Role, Status } from '../../../platform/access/permissions';
import { RateLimitService } from '../../../platform/http/rate-limit.service';
import { conflict, DomainError, invalid } from '../../../platform/common/errors';
import { sql } from '../../../platform/database/sql';
import { withTransaction } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import { User } from './user.entity';
import { lockAdministrators, setStatus } from './user-status.service';
import { NewUser, UsersService } from './users.service';

export interface Administrator {
  id: number;
  email: string;
  name: string;
  statusId: number;
  /** Until when a temporary password waits to be replaced; null when they have chosen one. */
  temporaryUntil: Date | null;
}

/** What the account of a new administrator says besides address and name, which its owner may change. */
export type Given = Pick<NewUser, 'firstName' | 'lastName' | 'phoneNumber' | 'companyName'>;

const ADMINISTRATORS = `
  select u.id, u.email::text email, u.first_name || ' ' || u.last_name "name", u.status_id "statusId",
         case when u.password_hash is null then u.temporary_password_expires_at end "temporaryUntil"
  from users u join user_roles r on r.user_id = u.id and r.role_id = ${Role.Admin}`;

export const listAdministrators = (source: DataSource): Promise<Administrator[]> =>
  sql(source, { text: `${ADMINISTRATORS} order by u.email`, values: [] });

/**
 * Makes an administrator, or lets one in again who is there: approved, with a temporary password in the place of their
 * own, and with every session and link ended.
 * @throws DomainError('invalid') when the address is none, 'conflict' when it is a buyer's or seller's
 */
export async function letAdministratorIn(
  source: DataSource,
  email: string,
  given: Given,
): Promise<{ password: string; created: boolean }> {
  if (!EMAIL.test(email) || email.length > 256) {
    throw invalid(`"${email}" is no e-mail address.`);
  }
  return withTransaction(source, async (manager) => {
    await lockAdministrators(manager);
    const known = await find(manager, email);
    const id = known?.id ?? (await create(source, manager, email, given));
    const password = await giveTemporaryPassword(manager, COMMAND_LINE, id);
    if (known) {
      await setStatus(manager, COMMAND_LINE, id, Status.Approved);
      await recordEvent(manager, 'password.changed', { userId: id });
    }
    return { password, created: !known };
  });
}

/**
 * Takes the back office away from an administrator, as a rejection does; their record stays.
 * @throws DomainError('not-found') when there is none, 'conflict' for the last active one and for buyers and sellers
 */
export async function revokeAdministrator(source: DataSource, email: string): Promise<void> {
  await withTransaction(source, async (manager) => {
    const known = await find(manager, email);
    if (!known) {
      throw new DomainError('not-found', `${email} is no administrator.`);
    }
    await setStatus(manager, COMMAND_LINE, known.id, Status.Rejected);
  });
}

async function find(manager: EntityManager, email: string): Promise<Administrator | undefined> {
  const [known] = await sql<Administrator>(manager, { text: `${ADMINISTRATORS} where u.email = $1`, values: [email] });
  if (known) {
    return known;
  }
  if (await manager.existsBy(User, { email })) {
    throw conflict(
      `${email} is the address of a buyer or seller, who cannot become an administrator; choose another address.`,
    );
  }
  return undefined;
}

async function create(source: DataSource, manager: EntityManager, email: string, given: Given): Promise<number> {
  const users = new UsersService(source, new RateLimitService(source));
  const { id } = await users.create(
    manager,
    { ...given, email, userTypeId: Role.Admin, statusId: Status.Approved, isConfirmed: true },
    [Role.Admin],
    COMMAND_LINE,
  );
  return id;
}
