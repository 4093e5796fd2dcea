import { BeforeApplicationShutdown, Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { IMPORT_ROWS_KEPT_DAYS } from '@stowbridge/contract/imports';
import type { Job } from 'bull';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { NotifyListener } from '../../platform/database/notify-listener';
import { sql } from '../../platform/database/sql';
import { Queues } from '../../platform/events/queues';
import { RelayTiming } from '../../platform/events/requeue';
import { UserWriter } from '../accounts/users/user-writer';
import { PropertyWriter } from '../properties/editing/property-writer';
import { VendorWriter } from '../vendors/vendor-writer';
import { checkImport } from './check';
import { commitImport } from './commit';
import type { Import } from './import.entity';
import type { Writers } from './import-state';
import { undoImport } from './undo';

/** Imports at the same time in one process: they are made of many small statements. */
const CONCURRENCY = 2;
/** A job that fails so often in a row is given up. */
const TRIES = 5;

const WORK = { checking: checkImport, committing: commitImport, undoing: undoImport } as const;
type Stage = keyof typeof WORK;
const isStage = (state: string): state is Stage => Object.hasOwn(WORK, state);

const UNDER_WAY = `select id, state from imports where state in ('checking', 'committing', 'undoing') order by id`;
const FAILED = `
  update imports set tries = tries + 1, state = case when tries + 1 >= ${TRIES} then 'failed' else state end,
    error = case when tries + 1 >= ${TRIES} then $3 end
  where id = $1 and state = $2`;

/** The worker's side of imports: what is under way is known to Postgres, and is queued as long as it is. */
@Injectable()
export class ImportsRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Imports');
  private readonly listener: NotifyListener;
  private readonly writers: Writers;
  private timer?: NodeJS.Timeout;
  private queueing?: Promise<void>;
  private stopped = false;

  constructor(
    private readonly source: DataSource,
    private readonly queues: Queues,
    config: Config,
    private readonly timing: RelayTiming,
    properties: PropertyWriter,
    people: UserWriter,
    vendors: VendorWriter,
  ) {
    this.writers = { properties, people, vendors };
    this.listener = new NotifyListener({
      url: config.DATABASE_URL,
      channel: 'imports',
      application: 'stowbridge-imports',
      heard: () => this.wake(),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    void this.queues
      .get('imports')
      .process('*', CONCURRENCY, (job: Job<{ importId: number; state: string }>) => this.work(job.data));
    await this.listener.start();
    // A missed announcement costs time only, and what a dead worker has left is announced by nobody.
    this.timer = setInterval(() => this.wake(), this.timing.poll);
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.listener.stop();
    await this.queueing;
  }

  private wake(): void {
    this.queueing ??= this.enqueue()
      .catch((error: unknown) => this.logger.warn(`Imports are looked after again: ${(error as Error).message}`))
      .finally(() => (this.queueing = undefined));
  }

  private async enqueue(): Promise<void> {
    if (this.stopped || !this.queues.isReady('imports')) {
      return;
    }
    const due = await sql<Pick<Import, 'id' | 'state'>>(this.source, { text: UNDER_WAY, values: [] });
    await this.queues.addAgain(
      'imports',
      due.map(({ id, state }) => ({ name: state, data: { importId: id, state }, jobId: `${id}:${state}` })),
    );
  }

  private async work({ importId, state }: { importId: number; state: string }): Promise<void> {
    if (!isStage(state)) {
      return;
    }
    try {
      await WORK[state](this.source, this.writers, importId, () => this.stopped);
    } catch (error) {
      const { message } = error as Error;
      this.logger.warn(`Import ${importId} is tried again: ${message}`);
      await this.source.manager.query(FAILED, [importId, state, `It could not be finished: ${message.slice(0, 200)}`]);
      throw error;
    }
  }
}

const FORGET = `
  with old as (
    select id from imports where state not in ('checking', 'committing', 'undoing')
      and coalesce(done_at, created_at) < now() - interval '${IMPORT_ROWS_KEPT_DAYS} days'),
  shown as (update imports set samples = '[]' where id in (select id from old) and samples <> '[]')
  delete from import_rows where import_id in (select id from old)`;

/** What stood in the cells of old imports is forgotten; what became of them stays in their counts. */
export const forgetImportRows = (source: DataSource): Promise<unknown> => source.manager.query(FORGET);
