import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { ScheduledJobs } from '../../platform/events/scheduled-jobs';
import { rollUpActivities } from './rollup';

/** The worker's side of the reports: what counts the days. */
@Module({})
export class AnalyticsWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource, config: Config) {
    jobs.assign('count-activities', () => rollUpActivities(source, config.OFFICE_TIME_ZONE));
  }
}
