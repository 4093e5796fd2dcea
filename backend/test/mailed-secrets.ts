import { MailSecretsService } from '../src/mail/mail-secrets.service';
import { Config } from '../src/config';
import type { EventName } from '../src/platform/events/events';
import type { TestApp } from './test-app';

/** What a mail of this kind about the newest such event of a person carries, good from now on; undefined when it is of no use. */
export async function mailedSecret(
  { app, source }: TestApp,
  kind: string,
  event: EventName,
  userId: number,
  back = 0,
): Promise<string | undefined> {
  const [row] = await source.query<{ id: string; payload: { changeId?: number; proofId?: number } }[]>(
    `select id::text, payload from events where name = $1 and (payload->>'userId')::int = $2 order by events.id desc offset $3 limit 1`,
    [event, userId, back],
  );
  if (!row) {
    throw new Error(`There is no event ${event} of ${userId}.`);
  }
  return new MailSecretsService(app.get(Config), source).register({ kind, eventId: row.id, userId, ...row.payload });
}
