import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { ScheduledJobs } from '../../platform/events/scheduled-jobs';
import { SearchIndexService } from '../properties/search/search-index.service';
import { AlertsHandler } from './alerts.handler';
import { tellOfListings } from './digests';

/** The worker's side of what people look for. */
@Module({ providers: [SearchIndexService, AlertsHandler] })
export class DemandWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource, { OFFICE_TIME_ZONE }: Config) {
    jobs.assign('digests', () => tellOfListings(source, OFFICE_TIME_ZONE));
  }
}
