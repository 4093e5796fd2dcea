import { Module } from '@nestjs/common';
import { DatabaseProbe } from './database-probe';
import { HealthService } from './health.service';

/** What both processes say of their own readiness. */
@Module({ providers: [DatabaseProbe, HealthService], exports: [HealthService] })
export class HealthModule {}
