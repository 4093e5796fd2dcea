import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sql } from '../platform/database/sql';
import { QueuedJob, Queues } from '../platform/events/queues';
import { Requeues } from '../platform/events/requeue';

const BATCH = 500;

/** The jobs of mails: one for each row of the mail log that is to be sent. */
@Injectable()
export class MailQueueService extends Requeues {
  constructor(
    private readonly source: DataSource,
    private readonly queues: Queues,
  ) {
    super();
  }

  async enqueue(mails: QueuedMail[]): Promise<void> {
    await this.queues.add('mail', mails.map(mailJob));
  }

  /** Queues a failed mail once more, whatever its last job has left behind. */
  async enqueueAgain(mail: QueuedMail): Promise<void> {
    await this.queues.addAgain('mail', [mailJob(mail)]);
  }

  /** Mails that still count as queued and were made so long ago get their job back when it was lost. */
  async requeue(olderThanSeconds: number): Promise<number> {
    for (let requeued = 0, after = 0; ;) {
      const late = await sql<QueuedMail>(this.source, {
        text: `select id, kind from mails where status = 'queued' and id > $1 and created_at <= now() - make_interval(secs => $2) order by id limit ${BATCH}`,
        values: [after, olderThanSeconds],
      });
      await this.queues.addAgain('mail', late.map(mailJob));
      requeued += late.length;
      if (late.length < BATCH) {
        return requeued;
      }
      after = late[late.length - 1].id;
    }
  }
}

interface QueuedMail {
  id: number;
  kind: string;
}

/** Bull takes what has a priority before what has none: what many get at once waits behind all else [BEYB-77]. */
const USUAL = 1;

export const mailJob = ({ id, kind }: QueuedMail): QueuedJob => ({
  name: 'mail',
  data: { mailId: id },
  jobId: `mail:${id}`,
  priority: kind === 'campaign' ? undefined : USUAL,
});
