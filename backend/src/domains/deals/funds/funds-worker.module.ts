import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ScheduledJobs } from '../../../platform/events/scheduled-jobs';
import { tellOfEndingFunds } from './funds-ends';

/** The worker's side of the proofs of funds. */
@Module({})
export class FundsWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource) {
    jobs.assign('funds-expire', () => tellOfEndingFunds(source));
  }
}
