import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { ScheduledJobs } from '../../platform/events/scheduled-jobs';
import { tellOfEndedCriteria } from './criteria-ends';

/** The worker's side of what people buy. */
@Module({})
export class CriteriaWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource, { OFFICE_TIME_ZONE }: Config) {
    jobs.assign('criteria-expire', () => tellOfEndedCriteria(source, OFFICE_TIME_ZONE));
  }
}
