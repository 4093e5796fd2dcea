import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ScheduledJobs } from '../../../platform/events/scheduled-jobs';
import { LettersHandler } from '../letters/letters.handler';
import { LettersService } from '../letters/letters.service';
import { tellOfEndingFunds } from './funds-ends';

/** The worker's side of proofs of funds and letters of intent. */
@Module({ providers: [LettersService, LettersHandler] })
export class FundsWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource) {
    jobs.assign('funds-expire', () => tellOfEndingFunds(source));
  }
}
