import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ScheduledJobs } from '../../../platform/events/scheduled-jobs';
import { forgetSignIns } from './forget-sign-ins';

/** The worker's side of the sign-ins: it forgets what is of no use any more. */
@Module({})
export class AuthWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource) {
    jobs.assign('forget-sign-ins', () => forgetSignIns(source));
  }
}
