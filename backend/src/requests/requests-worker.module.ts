import { Injectable, Module, OnModuleInit } from '@nestjs/common';
import { RelayService } from '../events/relay.service';
import { Sweep } from '../events/sweeps';
import { IdempotencyService } from './idempotency.service';

@Injectable()
class IdempotencySweep extends Sweep implements OnModuleInit {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly relay: RelayService,
  ) {
    super();
  }

  onModuleInit(): void {
    this.relay.alsoSweep(this);
  }

  sweep(): Promise<number> {
    return this.idempotency.sweep();
  }
}

/** The worker's side of the requests: it forgets old keys. */
@Module({ providers: [IdempotencyService, IdempotencySweep] })
export class RequestsWorkerModule {}
