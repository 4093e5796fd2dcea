import { Module } from '@nestjs/common';
import { ScheduledJobs } from '../events/scheduled-jobs';
import { IdempotencyService } from './idempotency.service';

/** The worker's side of the requests: it forgets old keys. */
@Module({ providers: [IdempotencyService] })
export class RequestsWorkerModule {
  constructor(jobs: ScheduledJobs, idempotency: IdempotencyService) {
    jobs.assign('forget-idempotency-keys', () => idempotency.forgetOld());
  }
}
