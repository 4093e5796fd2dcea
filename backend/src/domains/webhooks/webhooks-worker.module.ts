import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ScheduledJobs } from '../../platform/events/scheduled-jobs';
import { forgetDeliveries, HooksService } from './hooks.service';

/** The worker's side of webhooks. */
@Module({ providers: [HooksService] })
export class WebhooksWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource) {
    jobs.assign('forget-webhook-deliveries', () => forgetDeliveries(source));
  }
}
