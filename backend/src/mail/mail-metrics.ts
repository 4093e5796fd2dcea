import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { sql } from '../platform/database/sql';
import { MetricsService } from '../platform/ops/metrics.service';
import { TO_RETRY } from '../platform/common/failed-mails.sql';

const COUNTS = `
  select (select count(*)::int from mails where status = 'queued') queued,
         (select count(*)::int from mails where ${TO_RETRY} and created_at > now() - interval '1 day') failed`;

/** Shows operators what waits in the mail log. */
@Injectable()
export class MailMetrics {
  constructor(metrics: MetricsService, source: DataSource) {
    const mails = new Gauge({
      name: 'stowbridge_mails',
      help: 'Mails not sent yet, and those of the last day that failed',
      labelNames: ['state'],
      registers: [metrics.registry],
    });
    metrics.watch(async () => {
      mails.reset();
      const [counts] = await sql<Record<'queued' | 'failed', number>>(source, { text: COUNTS, values: [] });
      for (const [state, count] of Object.entries(counts)) {
        mails.set({ state }, count);
      }
    });
  }
}
