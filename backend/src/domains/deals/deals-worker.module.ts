import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ScheduledJobs } from '../../platform/events/scheduled-jobs';
import { tellOfDueAnswers } from './counters/answers-due';
import { DealOwnersHandler } from './deal-owners.handler';

/** The worker's side of the deals. */
@Module({ providers: [DealOwnersHandler] })
export class DealsWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource) {
    jobs.assign('answer-due', () => tellOfDueAnswers(source));
  }
}
