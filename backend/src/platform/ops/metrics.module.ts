import { Module } from '@nestjs/common';
import { HealthModule } from './health.module';
import { MetricsServer } from './metrics.server';
import { MetricsService } from './metrics.service';
import { Surroundings } from './surroundings';

/** Figures for Prometheus and readiness for supervisors, of the HTTP process and of the worker. */
@Module({
  imports: [HealthModule],
  providers: [MetricsService, MetricsServer, Surroundings],
  exports: [MetricsService],
})
export class MetricsModule {}
