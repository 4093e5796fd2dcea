import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../config';
import { AfterCommit, AnyEvent, EventHandler } from '../events/event-handler';
import { headerText, isPlainAddress, messageIdOf, NOT_AN_ADDRESS } from './addresses';
import { brandOf, contextOf } from './mail-context';
import { renderHtml, renderText } from './layout';
import { Mail } from './mail.entity';
import { MailQueueService } from './mail-queue.service';
import { draftsOf, MailDraft } from './mails';

/**
 * Turns a fact into rows of the mail log, one per recipient, rendered as they will be sent but without secrets. An
 * address that could smuggle in a second recipient is logged as failed and never handed to the queue.
 */
@Injectable()
export class MailsHandler extends EventHandler {
  readonly handler = 'mails';

  constructor(
    private readonly config: Config,
    private readonly queue: MailQueueService,
  ) {
    super();
  }

  async handle(event: AnyEvent, manager: EntityManager): Promise<AfterCommit> {
    const context = contextOf(manager, this.config);
    const drafts = await draftsOf(event.name, event.payload, context);
    const rows = drafts.map((draft) => this.row(event.id, draft));
    const inserted = rows.length > 0 ? await manager.createQueryBuilder().insert().into(Mail).values(rows).orIgnore().returning(['id', 'status']).execute() : undefined;
    const ids = ((inserted?.raw ?? []) as { id: number; status: string }[]).filter(({ status }) => status === 'queued').map(({ id }) => id);
    return () => this.queue.enqueue(ids);
  }

  private row(eventId: string, { kind, to, content }: MailDraft): Partial<Mail> {
    const brand = brandOf(this.config);
    const refused = isPlainAddress(to.email) ? null : NOT_AN_ADDRESS;
    return {
      eventId,
      kind,
      recipient: to.email,
      subject: headerText(content.subject),
      previewHtml: renderHtml(content, brand),
      previewText: renderText(content, brand),
      messageId: messageIdOf(eventId, kind, to.email, this.config.PUBLIC_URL),
      status: refused ? 'failed' : 'queued',
      error: refused,
    };
  }
}
