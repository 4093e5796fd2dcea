import { Global, Module } from '@nestjs/common';
import { Batches } from './batch';
import { RESOURCE_GUARD, RESOURCE_INTERCEPTOR } from './surfaces';
import { ConditionsInterceptor } from './conditions.interceptor';
import { IdempotencyService } from './idempotency.service';
import { Cursors } from './list/cursors';
import { RateLimitGuard } from './rate-limit.guard';

/** What holds for every request to /api/v1, once the global guard knows who asks. */
@Global()
@Module({
  providers: [
    IdempotencyService,
    Cursors,
    Batches,
    RateLimitGuard,
    ConditionsInterceptor,
    { provide: RESOURCE_GUARD, useExisting: RateLimitGuard },
    { provide: RESOURCE_INTERCEPTOR, useExisting: ConditionsInterceptor },
  ],
  exports: [Cursors, Batches, RESOURCE_GUARD, RESOURCE_INTERCEPTOR],
})
export class RequestsModule {}
