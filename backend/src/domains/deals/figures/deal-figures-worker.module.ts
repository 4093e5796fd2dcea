import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../../config';
import { ScheduledJobs } from '../../../platform/events/scheduled-jobs';
import { countDealFigures } from './count-deal-figures';

/** The worker's side of the pipeline: what counts the moves of deals. */
@Module({})
export class DealFiguresWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource, config: Config) {
    jobs.assign('count-deals', () => countDealFigures(source, config.OFFICE_TIME_ZONE));
  }
}
