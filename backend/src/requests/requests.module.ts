import { Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { ConditionsInterceptor } from './conditions.interceptor';
import { IdempotencyService } from './idempotency.service';
import { RateLimitGuard } from './rate-limit.guard';

/** What holds for every request to /api/v1, once it is known who asks: its module comes after that of auth. */
@Module({
  providers: [IdempotencyService, RateLimitGuard, { provide: APP_GUARD, useExisting: RateLimitGuard }, { provide: APP_INTERCEPTOR, useClass: ConditionsInterceptor }],
})
export class RequestsModule {}
