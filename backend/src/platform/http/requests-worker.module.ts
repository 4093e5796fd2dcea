import { Module } from '@nestjs/common';
import { Upkeep } from '../events/upkeep';
import { IdempotencyService } from './idempotency.service';

/** The worker's side of the requests: it forgets old keys. */
@Module({ providers: [IdempotencyService] })
export class RequestsWorkerModule {
  constructor(upkeep: Upkeep, idempotency: IdempotencyService) {
    upkeep.assign('forget-idempotency-keys', () => idempotency.sweep());
  }
}
