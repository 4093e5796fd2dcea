import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { ScheduledJobs } from '../../platform/events/scheduled-jobs';
import { tellOfDueAnswers } from './counters/answers-due';
import { DealOwnersHandler } from './deal-owners.handler';
import { lookAfterRounds } from './rounds/round-notices';

/** The worker's side of the deals. */
@Module({ providers: [DealOwnersHandler] })
export class DealsWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource, { OFFICE_TIME_ZONE }: Config) {
    jobs.assign('answer-due', () => tellOfDueAnswers(source));
    jobs.assign('offer-rounds', () => lookAfterRounds(source, OFFICE_TIME_ZONE));
  }
}
