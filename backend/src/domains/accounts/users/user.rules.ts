import { Position } from '@stowbridge/contract/ids';
import type { EntityManager } from 'typeorm';
import { Role, RoleId } from '../../../platform/access/permissions';
import { conflict, DomainError, invalid, taken } from '../../../platform/common/errors';
import { sql } from '../../../platform/database/sql';
import { CANCEL_DAYS } from './email-changes';
import type { User } from './user.entity';

/** Position 5, other: the title is written out [CONST-04]. */
export const OTHER_POSITION = Position.Other;

/** @throws DomainError('invalid') when the position is other and no title says which [AUSR-59, REG-22, REG-59] */
export function requireTitle(positionId: number | null | undefined, position: string | null | undefined): void {
  if (positionId === OTHER_POSITION && !position?.trim()) {
    throw invalid('Title is required', 'position', 'required');
  }
}

/** The title that is stored: only position 5 has one of its own [AUSR-66]. */
export const titleOf = (positionId: number | null | undefined, position: string | null | undefined): string | null =>
  positionId === OTHER_POSITION ? (position ?? null) : null;

/** On the documents' calls the text is `Exist`. */
export const emailTaken = (): DomainError => taken('Exist', 'email', 'A user already exists with this email.');

/**
 * @param userId 0 for somebody who is not there yet
 * @throws DomainError('exists') with the text `Exist` when somebody else signs in with this address, or did so lately and
 *   may take it back
 */
export async function requireFreeEmail(manager: EntityManager, email: string, userId: number): Promise<void> {
  if (await isEmailTaken(manager, email, userId)) {
    throw emailTaken();
  }
}

export async function isEmailTaken(manager: EntityManager, email: string, userId: number): Promise<boolean> {
  const taken = await sql(manager, {
    text: `select 1 from users where email = $1 and id <> $2
     union all select 1 from email_changes where old_email = $1 and user_id <> $2 and outcome = 'confirmed'
       and (ended_at > now() - make_interval(days => ${CANCEL_DAYS}) or cancel_until > now())`,
    values: [email, userId],
  });
  return taken.length > 0;
}

/** @throws DomainError('invalid') when a state, position or office that is named does not exist */
export async function requireKnownLookups(
  manager: EntityManager,
  { stateId, positionId, agentLocationId }: Pick<Partial<User>, 'stateId' | 'positionId' | 'agentLocationId'>,
): Promise<void> {
  const [known] = await sql<{ state: boolean; position: boolean; location: boolean }>(manager, {
    text: `select $1::int is null or exists (select 1 from states where id = $1) state,
            $2::int is null or exists (select 1 from positions where id = $2) position,
            $3::int is null or exists (select 1 from agent_locations where id = $3) location`,
    values: [stateId ?? null, positionId ?? null, agentLocationId ?? null],
  });
  if (!known.state) {
    throw invalid('State is invalid', 'stateId');
  }
  if (!known.position) {
    throw invalid('Position is invalid', 'positionId');
  }
  if (!known.location) {
    throw invalid('Location is invalid', 'agentLocationId');
  }
}

/** What the roles of a person demand beyond the fields that everybody has. */
export function requireComplete(
  user: Pick<Partial<User>, 'stateId' | 'agentLocationId'>,
  roles: RoleId[],
  creating: boolean,
): void {
  const admin = roles.includes(Role.Admin);
  // An administrator has an office instead of a state once they are there [AUSR-55].
  if ((creating || !admin) && !user.stateId) {
    throw invalid('State is required', 'stateId', 'required');
  }
  if (creating && admin && !user.agentLocationId) {
    throw invalid('Location is required', 'agentLocationId', 'required');
  }
}

/**
 * Administrators stay among themselves; buyers and sellers may gain the other role and lose one that nothing depends on.
 * @returns the roles that are lost
 * @throws DomainError('conflict') when one of them may not be lost or gained at all
 */
export function lostRoles(before: RoleId[], after: RoleId[]): RoleId[] {
  if (before.includes(Role.Admin) !== after.includes(Role.Admin)) {
    throw conflict('An administrator cannot become a buyer or a seller, nor the other way round.');
  }
  return before.filter((role) => !after.includes(role));
}
