import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ScheduledJobs } from '../../../platform/events/scheduled-jobs';
import { tellOfEndingKeys } from './ending-keys';

/** The worker's side of the keys: it tells of those that end soon. */
@Module({})
export class ApiKeysWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource) {
    jobs.assign('tell-of-ending-keys', () => tellOfEndingKeys(source));
  }
}
