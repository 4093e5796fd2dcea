import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../../config';
import { ScheduledJobs } from '../../../platform/events/scheduled-jobs';
import { lookAfterRounds } from './round-notices';

/** The worker's side of the rounds of offers. */
@Module({})
export class RoundsWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource, { OFFICE_TIME_ZONE }: Config) {
    jobs.assign('offer-rounds', () => lookAfterRounds(source, OFFICE_TIME_ZONE));
  }
}
