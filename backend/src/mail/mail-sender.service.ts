import { Injectable, Logger, OnApplicationBootstrap, OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { CAMPAIGN_STOPPED, READER_REMOVED, READER_STOPPED } from '@stowbridge/contract/failed-mails';
import type { Job } from 'bull';
import { DataSource } from 'typeorm';
import { inSpan } from '../platform/common/spans';
import { Config } from '../config';
import { Queues } from '../platform/events/queues';
import { RelayService } from '../platform/events/relay.service';
import { Storage } from '../platform/storage/storage';
import { headerText, isPlainAddress, NOT_AN_ADDRESS } from './addresses';
import { attachmentsOf, WITH_CERTIFICATE } from './attachments';
import { REDACTED } from './layout';
import { links } from './links';
import { MailQueueService } from './mail-queue.service';
import { MailSecretsService, SECRET_KINDS } from './mail-secrets.service';
import { isStopped } from './stopped-mails';
import { mayReach } from './suppressed-mails';
import { categoryOf } from './mails';
import { withTransaction } from '../platform/database/transaction';
import { forgetRefusal, rememberRefusal } from '../domains/accounts/users/refused-addresses';
import { HandedOver, MailTransport, OutgoingMail, PermanentMailError, RefusedAddressError } from './transport';
import { recordNdaEvent } from '../domains/ndas/nda-events';
import { withStopLinks } from './mails/listing-alert';
import { clickToken } from '../domains/campaigns/click-tokens';
import { mayLeave, noteGivenUp, noteSent } from '../domains/campaigns/outcomes';
import { withClickLinks } from './data/campaign';
import { stopToken } from '../domains/demand/stop-tokens';
import { unsubscribeToken } from './unsubscribe-tokens';

interface DueMail {
  id: number;
  eventId: string;
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** The person whom the event concerns, whose secret is sent. */
  userId: number | null;
  changeId: number | null;
  proofId: number | null;
  requestId: number | null;
  ndaId: number | null;
  campaignId: number | null;
  /** The person who reads it. */
  readerId: number | null;
}

/**
 * Sends the mails of the log: at least once, and once only unless the process dies between the server's 'accepted'
 * and our mark, in which case the Message-ID is the same.
 */
@Injectable()
export class MailSenderService implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly config: Config,
    private readonly source: DataSource,
    private readonly queues: Queues,
    private readonly transport: MailTransport,
    private readonly secrets: MailSecretsService,
    private readonly relay: RelayService,
    private readonly queue: MailQueueService,
    private readonly storage: Storage,
  ) {}

  onModuleInit(): void {
    this.relay.alsoRequeue(this.queue);
  }

  onApplicationBootstrap(): void {
    void this.queues
      .get('mail')
      .process('*', this.config.MAIL_CONCURRENCY, (job: Job<{ mailId: number }>) =>
        inSpan('mail', { 'stowbridge.mail_id': job.data.mailId }, () => this.runJob(job)),
      );
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  private async runJob(job: Job<{ mailId: number }>): Promise<void> {
    try {
      await this.send(job.data.mailId);
    } catch (error) {
      const permanent = error instanceof PermanentMailError;
      const last = permanent || job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
      if (permanent) {
        await job.discard();
      }
      await this.recordFailure(job.data.mailId, error as Error, { last, permanent });
      this.logger.warn(
        `Mail ${job.data.mailId}, try ${job.attemptsMade + 1}: ${last ? 'failed' : 'will be tried again'} (${(error as Error).message.slice(0, 200)})`,
      );
      throw error;
    }
  }

  /**
   * Sends one mail unless it has been sent. A failed one is sent too: a person retries it, if need be to an address that
   * has refused mails, which is forgotten once the server takes it.
   */
  async send(mailId: number): Promise<void> {
    const mail = await this.start(mailId);
    if (!mail) {
      return;
    }
    if (!isPlainAddress(mail.recipient)) {
      throw new PermanentMailError(NOT_AN_ADDRESS);
    }
    if (!(await mayReach(this.source.manager, mail))) {
      throw new PermanentMailError(READER_REMOVED);
    }
    if (await isStopped(this.source.manager, mail.readerId, mail.kind)) {
      throw new PermanentMailError(READER_STOPPED);
    }
    if (mail.kind === 'campaign' && !(await mayLeave(this.source.manager, mail.campaignId as number))) {
      throw new PermanentMailError(CAMPAIGN_STOPPED);
    }
    const secret = (SECRET_KINDS as readonly string[]).includes(mail.kind) ? await this.secretOf(mail) : undefined;
    const attachments = await attachmentsOf(this.source.manager, this.storage, mail.kind, mail.eventId);
    const outcome = await this.handOver({ ...this.outgoing(mail, secret), attachments });
    await withTransaction(this.source, async (manager) => {
      const [done] = await manager.query<[unknown[], number]>(
        `update mails set status = $2, sent_at = now(), error = null where id = $1 and status in ('queued', 'failed') returning id`,
        [mailId, outcome],
      );
      if (mail.kind === 'campaign') {
        await noteSent(manager, mailId);
      }
      if (done.length > 0 && outcome === 'sent') {
        await forgetRefusal(manager, mail.recipient);
        if (WITH_CERTIFICATE.includes(mail.kind) && mail.ndaId !== null) {
          await recordNdaEvent(manager, mail.ndaId, 'certificate-sent', null, { mailId });
        }
      }
    });
  }

  private async handOver(mail: OutgoingMail): Promise<HandedOver> {
    try {
      return await this.transport.send(mail);
    } catch (error) {
      if (error instanceof RefusedAddressError) {
        await rememberRefusal(this.source.manager, mail.to, headerText(error.message));
      }
      throw error;
    }
  }

  private async start(mailId: number): Promise<DueMail | undefined> {
    const [rows] = await this.source.manager.query<[DueMail[], number]>(
      `update mails m set attempts = m.attempts + 1 from events e
       where m.id = $1 and m.status in ('queued', 'failed') and e.id = m.event_id
       returning m.id, m.event_id::text "eventId", m.kind, m.recipient, m.subject, m.preview_html html, m.preview_text "text",
                 m.message_id "messageId", (e.payload->>'userId')::int "userId", (e.payload->>'changeId')::int "changeId", (e.payload->>'proofId')::int "proofId", (e.payload->>'ndaId')::int "ndaId", (e.payload->>'requestId')::int "requestId",
                 (e.payload->>'campaignId')::int "campaignId",
                 m.user_id "readerId"`,
      [mailId],
    );
    return rows[0];
  }

  private async secretOf(mail: DueMail): Promise<string> {
    const secret = await this.secrets.register(mail);
    if (secret === undefined) {
      throw new PermanentMailError(
        'It is not needed any more: another was asked for since, a password has been chosen, or the user is gone.',
      );
    }
    return secret;
  }

  private async recordFailure(
    mailId: number,
    error: Error,
    { last, permanent }: { last: boolean; permanent: boolean },
  ): Promise<void> {
    await withTransaction(this.source, async (manager) => {
      await manager.query(
        `update mails set status = case when $3 then 'failed' else 'queued' end, error = $2 where id = $1 and status in ('queued', 'failed')`,
        [mailId, error.message.slice(0, 500), last],
      );
      if (last) {
        await noteGivenUp(manager, mailId, { error: error.message, isPermanent: permanent });
      }
    }).catch(() => undefined);
  }

  /** Puts the secret, or the token that stops such mails, where the kept mail says only that there was one. */
  private outgoing(mail: DueMail, secret: string | undefined): OutgoingMail {
    const category = mail.readerId === null ? null : categoryOf(mail.kind);
    const token = category && unsubscribeToken(this.config.SECRET_KEY, { userId: mail.readerId as number, category });
    const { unsubscribe, unsubscribeAtOnce } = links(this.config.PUBLIC_URL);
    const fill = (body: string): string => {
      if (token) {
        const counted = withClickLinks(body, (propertyId) =>
          clickToken(this.config.SECRET_KEY, {
            campaignId: mail.campaignId as number,
            userId: mail.readerId as number,
            propertyId,
          }),
        );
        return withStopLinks(counted.replaceAll(unsubscribe(REDACTED), unsubscribe(token)), (searchId) =>
          stopToken(this.config.SECRET_KEY, { userId: mail.readerId as number, searchId }),
        );
      }
      return secret === undefined ? body : body.replaceAll(REDACTED, secret);
    };
    return {
      id: mail.id,
      to: mail.recipient,
      subject: mail.subject,
      html: fill(mail.html),
      text: fill(mail.text),
      messageId: mail.messageId,
      ...(token ? { unsubscribe: unsubscribeAtOnce(token) } : {}),
    };
  }
}
