import { Module } from '@nestjs/common';
import { RollupSweep } from './rollup.sweep';

/** The worker's side of the reports: what counts the days. */
@Module({ providers: [RollupSweep] })
export class AnalyticsWorkerModule {}
