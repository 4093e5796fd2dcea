import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ScheduledJobs } from '../../platform/events/scheduled-jobs';
import { forgetChanges } from './forget-changes';

/** The worker's side of the feed: it forgets. */
@Module({})
export class ChangesWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource) {
    jobs.assign('forget-changes', () => forgetChanges(source));
  }
}
