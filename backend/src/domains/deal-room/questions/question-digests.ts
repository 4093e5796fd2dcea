import type { DataSource } from 'typeorm';
import { withTransaction } from '../../../platform/database/transaction';
import { recordEvents } from '../../../platform/events/outbox';
import { QUESTION_ACCESSES, READ_NOW } from './question-readers.sql';

/** The hour at the office from which people are told of the day before; what was published by then is committed. */
const FROM_HOUR = 7;
/** After more days without a worker nobody is told any more. */
const WITHIN_DAYS = 3;

/** Everybody who reads what was published on a day that is over, but who asked it; whoever got access later finds it there. */
const TOLD = `
  insert into question_digests (user_id, day)
  select distinct a.user_id, (s.at at time zone $1)::date
  from ${QUESTION_ACCESSES} join answers s on s.question_id = q.id
  where s.published_to = 'all' and s.at > $2::timestamptz - interval '${WITHIN_DAYS} days'
    and (s.at at time zone $1)::date < (($2::timestamptz at time zone $1) - interval '${FROM_HOUR} hours')::date
    and a.user_id <> q.asker_id and a.created_at < s.at and ${READ_NOW}
  on conflict do nothing
  returning id "digestId", user_id "userId"`;

/** Tells each signer once of all that was published on the day before. @returns how many */
export async function tellOfAnswers(source: DataSource, timeZone: string, now = new Date()): Promise<number> {
  return withTransaction(source, async (manager) => {
    const told = await manager.query<{ digestId: number; userId: number }[]>(TOLD, [timeZone, now]);
    await recordEvents(manager, 'questions.published', told);
    return told.length;
  });
}
