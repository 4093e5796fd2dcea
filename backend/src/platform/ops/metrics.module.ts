import { Module } from '@nestjs/common';
import { HealthModule } from './health.module';
import { MetricsServer } from './metrics.server';
import { MetricsService } from './metrics.service';

/** Figures for Prometheus and readiness for supervisors, of the HTTP process and of the worker. */
@Module({ imports: [HealthModule], providers: [MetricsService, MetricsServer], exports: [MetricsService] })
export class MetricsModule {}
