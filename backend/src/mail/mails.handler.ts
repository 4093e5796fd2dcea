import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../config';
import { AfterCommit, AnyEvent, EventHandler } from '../platform/events/event-handler';
import { PAUSED, isPaused } from '../platform/events/restores';
import { headerText, isPlainAddress, messageIdOf, NOT_AN_ADDRESS } from './addresses';
import { brandOf, contextOf } from './mail-context';
import { REDACTED, renderHtml, renderText } from './layout';
import { links } from './links';
import { MAIL_CATEGORIES } from '../domains/accounts/users/mail-categories';
import { Mail } from './mail.entity';
import { MailQueueService } from './mail-queue.service';
import { withoutStopped } from './stopped-mails';
import { withoutSuppressed } from './suppressed-mails';
import type { MailDraft } from './mail-definition';
import { categoryOf, draftsOf, MAIL_EVENTS } from './mails';
import { recordOf } from './mail-record';
import { noteWritten } from '../domains/campaigns/outcomes';
import { refusalsOf } from '../domains/accounts/users/refused-addresses';

/**
 * Turns a fact into rows of the mail log, one per recipient who wants it, rendered as they will be sent but without secrets. What
 * goes to an address that could smuggle in a second recipient, or that has refused a mail for good, is logged as failed
 * and not handed to the queue, and so is everything that comes from before a restore; a person can send the latter two all
 * the same.
 */
@Injectable()
export class MailsHandler extends EventHandler {
  readonly handler = 'mails';
  override readonly events = MAIL_EVENTS;

  constructor(
    private readonly config: Config,
    private readonly queue: MailQueueService,
  ) {
    super();
  }

  async handle(event: AnyEvent, manager: EntityManager): Promise<AfterCommit> {
    const context = contextOf(manager, this.config);
    const wanted = await withoutStopped(manager, await draftsOf(event.name, event.payload, context));
    const drafts = await withoutSuppressed(manager, wanted);
    const refusals = await refusalsOf(
      manager,
      drafts.map(({ to }) => to.email),
      context.moment,
    );
    const paused = (await isPaused(manager, event.id)) ? PAUSED : null;
    const record = await recordOf(event, manager);
    const rows = drafts.map((draft) => ({ ...this.row(event.id, draft, refusals, paused), ...record }));
    const inserted =
      rows.length > 0
        ? // eslint-disable-next-line no-restricted-syntax -- no method of the manager leaves out rows that are there and answers the others
          await manager
            .createQueryBuilder()
            .insert()
            .into(Mail)
            .values(rows)
            .orIgnore()
            .returning(['id', 'kind', 'status', 'userId'])
            .execute()
        : undefined;
    const written = (inserted?.raw ?? []) as { id: number; kind: string; status: string; user_id: number | null }[];
    const queued = written.filter(({ status }) => status === 'queued');
    if (event.name === 'campaign.batch-due') {
      await noteWritten(
        manager,
        event.payload,
        written.map((row) => ({ userId: row.user_id, mailId: row.id, isQueued: row.status === 'queued' })),
      );
    }
    return () => this.queue.enqueue(queued);
  }

  private row(
    eventId: string,
    { kind, to, content }: MailDraft,
    refusals: ReadonlyMap<string, string>,
    paused: string | null,
  ): Partial<Mail> {
    const brand = brandOf(this.config);
    const category = to.userId === null ? null : categoryOf(kind);
    const stop = category
      ? { about: MAIL_CATEGORIES[category], address: links(this.config.PUBLIC_URL).unsubscribe(REDACTED) }
      : undefined;
    const error = isPlainAddress(to.email) ? (refusals.get(to.email.toLowerCase()) ?? paused) : NOT_AN_ADDRESS;
    return {
      eventId,
      kind,
      recipient: to.email,
      userId: to.userId,
      recipientName: to.userId === null ? null : to.name,
      subject: headerText(content.subject),
      previewHtml: renderHtml(content, brand, stop),
      previewText: renderText(content, brand, stop),
      messageId: messageIdOf(eventId, kind, to.email, this.config.PUBLIC_URL),
      status: error ? 'failed' : 'queued',
      error,
    };
  }
}
