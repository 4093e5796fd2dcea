import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { Upkeep } from '../../platform/events/upkeep';
import { rollUpActivities } from './rollup';

/** The worker's side of the reports: what counts the days. */
@Module({})
export class AnalyticsWorkerModule {
  constructor(upkeep: Upkeep, source: DataSource, config: Config) {
    upkeep.assign('count-activities', () => rollUpActivities(source, config.OFFICE_TIME_ZONE));
  }
}
