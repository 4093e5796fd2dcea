import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '../../../platform/common/errors';
import { sql } from '../../../platform/database/sql';

const MOST_WRONG = 5;
const PAUSE = `interval '15 minutes'`;

const RESERVE = `
  insert into second_factor_tries as t (user_id, wrong) values ($1, 1)
  on conflict (user_id) do update set
    wrong = case when t.paused_until is null then t.wrong + 1 else 1 end,
    paused_until = case when t.paused_until is null and t.wrong + 1 >= ${MOST_WRONG} then now() + ${PAUSE} end
  where t.paused_until is null or t.paused_until <= now()
  returning wrong`;

/**
 * Counts a try as wrong before it is looked at, so that guesses side by side do not slip through.
 * @throws DomainError('too-many') while the second step of this person pauses; the text says until when
 */
export async function reserveTry(source: DataSource, userId: number, moment: (at: Date) => string): Promise<void> {
  const reserved = await source.manager.query<unknown[]>(RESERVE, [userId]);
  if (reserved.length > 0) {
    return;
  }
  const [{ until }] = await sql<{ until: Date }>(source, {
    text: 'select paused_until until from second_factor_tries where user_id = $1',
    values: [userId],
  });
  throw new DomainError(
    'too-many',
    `Too many wrong codes. Please try again after ${moment(until)}.`,
    [],
    Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000)),
  );
}

/** The second step was right: what was wrong before counts no more. */
export const forgetTries = (manager: EntityManager, userId: number): Promise<unknown> =>
  manager.query('delete from second_factor_tries where user_id = $1', [userId]);
