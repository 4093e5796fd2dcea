import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../config';
import { isSuppressed } from '../../domains/accounts/users/suppressed-addresses';
import {
  alertOfDue,
  endDeletion,
  forgetAddress,
  forgetUnconfirmed,
  markLogged,
} from '../../domains/privacy/deletion-rows';
import { requireMayGo } from '../../domains/privacy/leaving';
import { STATE } from '../../domains/privacy/privacy-request';
import { PROVEN } from '../../domains/privacy/proven';
import { DomainError } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { withTransaction } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { PendingFilesService } from '../../platform/storage/pending-files.service';
import { appendToPrivacyLog } from './privacy-log';
import type { Person } from './held';
import { type ReleasedFiles, removePerson } from './removal';

const DUE = `
  select r.id from privacy_requests r
  where r.kind = 'delete' and r.ended_at is null and r.deletes_at <= now() and ${STATE} = 'waiting' order by r.id`;

/** Whoever takes it back meanwhile is waited for. */
const LOCKED = `
  select r.user_id "userId", coalesce(u.email, r.email)::text email from privacy_requests r left join users u on u.id = r.user_id
  where r.id = $1 and r.ended_at is null and r.deletes_at <= now() and ${STATE} = 'waiting' for update of r`;

/** The last mail is on its way for a week at most. */
const TOLD = `
  select r.id, r.user_id "userId", r.email::text email from privacy_requests r where r.kind = 'delete' and r.email is not null
    and (r.ended_at < now() - interval '7 days'
      or exists (select from mails m where m.kind = 'privacy-done' and m.recipient = r.email::text and m.created_at >= r.ended_at and m.status <> 'queued'))`;

/** The deletions that people asked for, when their time has come. */
@Injectable()
export class Deletions {
  private readonly logger = new Logger('Privacy');

  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
    private readonly files: PendingFilesService,
  ) {}

  /** Each in a transaction of its own: what stands against one, such as a new offer, is looked at again next time. */
  async carryOut(): Promise<void> {
    for (const { id } of await sql<{ id: number }>(this.source, { text: DUE, values: [] })) {
      try {
        await this.one(id);
      } catch (error) {
        if (!(error instanceof DomainError)) {
          throw error;
        }
        this.logger.warn(`Request ${id} for a deletion waits: ${error.message}`);
      }
    }
    await this.tellOutside();
    await this.forgetAddresses();
    await forgetUnconfirmed(this.source.manager);
    await withTransaction(this.source, alertOfDue);
  }

  private async one(id: number): Promise<void> {
    const released = await withTransaction(this.source, (manager) => this.remove(manager, id));
    for (const { area, fileNames } of released) {
      await this.files.remove(area, fileNames);
    }
  }

  private async remove(manager: EntityManager, id: number): Promise<ReleasedFiles[]> {
    const [person] = await sql<{ userId: number | null; email: string }>(manager, { text: LOCKED, values: [id] });
    if (!person) {
      return [];
    }
    const released = await removePerson(manager, await this.mayGo(manager, person));
    await endDeletion(manager, id, person.email);
    await recordEvent(manager, 'privacy.done', { requestId: id });
    return released;
  }

  /** A visitor has proven the address by the mailed link. */
  private async mayGo(manager: EntityManager, { userId, email }: Person): Promise<Person> {
    if (userId === null) {
      return { userId, email };
    }
    await requireMayGo(manager, userId);
    const [proven] = await sql<{ email: string }>(manager, { text: PROVEN, values: [userId] });
    return { userId, email: proven.email };
  }

  /** After the commit, so that the log names nobody who is still there; what a crash leaves out is written next time. */
  private async tellOutside(): Promise<void> {
    const done = await sql<{ id: number; userId: number; at: Date }>(this.source, {
      text: `select id, user_id "userId", ended_at at from privacy_requests where kind = 'delete' and outcome = 'done' and logged_at is null and user_id is not null order by id`,
      values: [],
    });
    for (const { id, userId, at } of done) {
      await appendToPrivacyLog(this.config, userId, at);
      await markLogged(this.source.manager, id);
    }
  }

  /** Once they have been told that their data is gone, the address goes as well, from here and from the log of mails. */
  private async forgetAddresses(): Promise<void> {
    for (const { id, userId, email } of await sql<Person & { id: number }>(this.source, { text: TOLD, values: [] })) {
      await withTransaction(this.source, async (manager) => {
        await forgetAddress(manager, id);
        // A visitor who has written again meanwhile is somebody whom the office knows.
        if (userId !== null || (await isSuppressed(manager, email))) {
          await removePerson(manager, { userId, email: userId === null ? email : '' });
        }
      });
    }
  }
}
