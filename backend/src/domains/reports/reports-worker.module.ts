import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { ScheduledJobs } from '../../platform/events/scheduled-jobs';
import { mailsPerMinute, makeReports } from './week-run';

/** The worker's side of the reports: on Monday mornings. */
@Module({})
export class ReportsWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource, { OFFICE_TIME_ZONE, MAIL_PER_MINUTE }: Config) {
    jobs.assign('seller-reports', () => makeReports(source, OFFICE_TIME_ZONE, mailsPerMinute(MAIL_PER_MINUTE)));
  }
}
