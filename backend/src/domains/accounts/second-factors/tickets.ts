import type { EntityManager } from 'typeorm';
import { invalid } from '../../../platform/common/errors';
import { changed } from '../../../platform/database/changes';
import { sql } from '../../../platform/database/sql';
import { SHOW_FACTOR_FIRST } from '@stowbridge/contract/second-factor';
import { hashToken, newToken } from '../sign-in/passwords';

/** How the second step of a sign-in can be taken. */
export const METHODS = ['totp', 'passkey', 'recovery-code'] as const;
export type Method = (typeof METHODS)[number];

/** What a right password is answered where a second step is needed. */
export interface SecondStep {
  ticket: string;
  methods: Method[];
}

const MINUTES = 5;
const SHOWN_MINUTES = 5;

/** The ways in which this person can take the second step; none where they have no factor. */
async function methodsOf(manager: EntityManager, userId: number): Promise<Method[]> {
  const rows = await sql<{ method: Method }>(manager, {
    text: `select distinct kind method from second_factors where user_id = $1 and enabled_at is not null
           union select 'recovery-code' where exists (select from recovery_codes where user_id = $1 and confirmed_at is not null and used_at is null)`,
    values: [userId],
  });
  const found = rows.map(({ method }) => method);
  return found.some((method) => method !== 'recovery-code') ? METHODS.filter((method) => found.includes(method)) : [];
}

export async function hasSecondFactor(manager: EntityManager, userId: number): Promise<boolean> {
  const found = await sql(manager, {
    name: 'has-second-factor',
    text: 'select 1 from second_factors where user_id = $1 and enabled_at is not null limit 1',
    values: [userId],
  });
  return found.length > 0;
}

/** What a person whose password was right needs for the second step; undefined where there is none. */
export async function secondStepOf(manager: EntityManager, userId: number): Promise<SecondStep | undefined> {
  const methods = await methodsOf(manager, userId);
  if (methods.length === 0) {
    return undefined;
  }
  const ticket = newToken();
  await manager.query(
    `insert into second_factor_tickets (token_hash, user_id, expires_at) values ($1, $2, now() + interval '${MINUTES} minutes')`,
    [hashToken(ticket), userId],
  );
  return { ticket, methods };
}

/** Whose ticket this is; undefined when it was used, has expired or is none. */
export async function ownerOfTicket(manager: EntityManager, ticket: string): Promise<number | undefined> {
  const [row] = await sql<{ userId: number }>(manager, {
    text: 'select user_id "userId" from second_factor_tickets where token_hash = $1 and used_at is null and expires_at > now()',
    values: [hashToken(ticket)],
  });
  return row?.userId;
}

/** @returns false when it is good no more */
export async function spendTicket(manager: EntityManager, ticket: string): Promise<boolean> {
  const spent = await manager.query<[unknown, number]>(
    'update second_factor_tickets set used_at = now() where token_hash = $1 and used_at is null and expires_at > now()',
    [hashToken(ticket)],
  );
  return changed(spent) === 1;
}

/**
 * What takes a factor or a password away asks for a factor shown in this session some minutes ago, and uses it up.
 * People without a factor are not asked.
 * @throws DomainError('invalid') when none was shown
 */
export async function spendShownFactor(
  manager: EntityManager,
  { id, sessionId }: { id: number; sessionId: string },
): Promise<void> {
  if (!(await hasSecondFactor(manager, id))) {
    return;
  }
  const spent = await manager.query<[unknown, number]>(
    `update sessions set factor_shown_at = null where id = $1 and user_id = $2 and factor_shown_at > now() - interval '${SHOWN_MINUTES} minutes'`,
    [sessionId, id],
  );
  if (changed(spent) === 0) {
    throw invalid(SHOW_FACTOR_FIRST);
  }
}
