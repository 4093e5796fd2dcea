import { Injectable, Optional } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { PublicAnswers } from '../cache/public-answers';
import { sql } from '../database/sql';
import { Replicas } from '../database/replicas';
import { QUEUE_NAMES, Queues, within } from '../events/queues';
import { UNKNOWN, VERSION } from '../common/version';

const PATIENCE = 2000;
const JOB_STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

interface Backlog {
  backupSeconds: number | null;
  openDeliveries: number;
  failedDeliveries: number;
  oldestSeconds: number;
}

/**
 * The figures of one process, in the format of Prometheus: its own load, and what waits in the queues and the
 * database, looked at when it is asked.
 */
@Injectable()
export class MetricsService {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'stowbridge_http_request_duration_seconds',
    help: 'Time to answer, by the route that answered',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });
  readonly refused = new Counter({
    name: 'stowbridge_http_refused_total',
    help: 'Requests refused because too many were being answered',
    registers: [this.registry],
  });
  private readonly up = this.gauge('stowbridge_up', 'Whether it answers (1) or not (0)', ['server']);
  private readonly connections = this.gauge(
    'stowbridge_database_connections',
    'Connections of this process to Postgres; waiting: work that has none',
    ['state'],
  );
  private readonly replicaUp = this.gauge(
    'stowbridge_replica_up',
    'Whether a read replica is read from (1) or left out (0)',
    ['replica'],
  );
  private readonly replicaLag = this.gauge(
    'stowbridge_replica_lag_seconds',
    'How old the newest fact of a read replica may be',
    ['replica'],
  );
  private readonly replicaReads = this.gauge(
    'stowbridge_replica_reads',
    'Reads since the start that may be a second old, by who answered',
    ['server'],
  );
  private readonly publicAnswers = this.gauge(
    'stowbridge_public_answers',
    'Answers to visitors since the start that may be kept in memory: from there, and made',
    ['by'],
  );
  private readonly jobs = this.gauge('stowbridge_jobs', 'Jobs in Redis', ['queue', 'state']);
  private readonly deliveries = this.gauge('stowbridge_event_parts', 'Deliveries of events that are not done', [
    'state',
  ]);
  private readonly oldest = this.gauge(
    'stowbridge_event_parts_oldest_seconds',
    'Age of the oldest delivery that is still to be done',
  );
  private readonly backupAge = this.gauge(
    'stowbridge_backup_age_seconds',
    'Since the last backup, if there has been one',
  );
  private readonly watched: (() => void | Promise<void>)[] = [];

  constructor(
    private readonly source: DataSource,
    private readonly queues: Queues,
    config: Config,
    /** The worker has none. */
    @Optional() private readonly replicas?: Replicas,
    @Optional() private readonly answers?: PublicAnswers,
  ) {
    collectDefaultMetrics({ register: this.registry });
    this.gauge('stowbridge_build_info', 'The version that runs; always 1', ['version', 'commit']).set(
      { version: VERSION, commit: config.BUILD_COMMIT ?? UNKNOWN },
      1,
    );
  }

  /** Figures of a subject of its own: `show` sets them in the registry each time they are asked for. */
  watch(show: () => void | Promise<void>): void {
    this.watched.push(show);
  }

  /** Everything, as text. What does not answer is missing, and `stowbridge_up` says so. */
  async text(): Promise<string> {
    this.showReplicas();
    this.showPublicAnswers();
    await Promise.all([this.look('postgres', this.lookAtPostgres()), this.look('redis', this.lookAtRedis())]);
    return this.registry.metrics();
  }

  private async look(server: string, looking: Promise<void>): Promise<void> {
    const answered = await within(PATIENCE, looking).then(
      () => true,
      () => false,
    );
    this.up.set({ server }, answered ? 1 : 0);
  }

  private async lookAtPostgres(): Promise<void> {
    const { totalCount, idleCount, waitingCount } = (
      this.source.driver as unknown as { master: Record<'totalCount' | 'idleCount' | 'waitingCount', number> }
    ).master;
    for (const [state, count] of Object.entries({
      busy: totalCount - idleCount,
      idle: idleCount,
      waiting: waitingCount,
    })) {
      this.connections.set({ state }, count);
    }
    for (const gauge of [this.deliveries, this.oldest]) {
      gauge.reset();
    }
    const [backlog] = await sql<Backlog>(this.source, {
      text: `select (select count(*)::int from event_parts where done_at is null and failed_at is null) "openDeliveries",
              (select count(*)::int from event_parts where failed_at is not null and done_at is null) "failedDeliveries",
              (select coalesce(extract(epoch from now() - min(queued_at)), 0)::float8 from event_parts where done_at is null and failed_at is null) "oldestSeconds",
              (select extract(epoch from now() - max(created_at))::float8 from audit_log where subject_type = 'system' and action = 'system.backed-up') "backupSeconds"`,
      values: [],
    });
    this.deliveries.set({ state: 'open' }, backlog.openDeliveries);
    this.deliveries.set({ state: 'failed' }, backlog.failedDeliveries);
    this.oldest.set(backlog.oldestSeconds);
    if (backlog.backupSeconds === null) {
      this.backupAge.remove();
    } else {
      this.backupAge.set(backlog.backupSeconds);
    }
    await Promise.all(this.watched.map((show) => show()));
  }

  private showReplicas(): void {
    const { states = [], answered } = this.replicas ?? {};
    if (states.length === 0) {
      return;
    }
    this.replicaLag.reset();
    for (const { name: replica, usable, lagSeconds } of states) {
      this.replicaUp.set({ replica }, usable ? 1 : 0);
      if (lagSeconds !== undefined) {
        this.replicaLag.set({ replica }, lagSeconds);
      }
    }
    for (const [server, count] of Object.entries(answered ?? {})) {
      this.replicaReads.set({ server }, count);
    }
  }

  private showPublicAnswers(): void {
    for (const [by, count] of Object.entries(this.answers?.answered ?? {})) {
      this.publicAnswers.set({ by }, count);
    }
  }

  private async lookAtRedis(): Promise<void> {
    this.jobs.reset();
    for (const queue of QUEUE_NAMES) {
      const counts = await this.queues.get(queue).getJobCounts();
      for (const state of JOB_STATES) {
        this.jobs.set({ queue, state }, counts[state]);
      }
    }
  }

  private gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}
