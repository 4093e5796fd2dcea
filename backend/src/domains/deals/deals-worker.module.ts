import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ScheduledJobs } from '../../platform/events/scheduled-jobs';
import { tellOfDueAnswers } from './counters/answers-due';

/** The worker's side of the deals. */
@Module({})
export class DealsWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource) {
    jobs.assign('answer-due', () => tellOfDueAnswers(source));
  }
}
