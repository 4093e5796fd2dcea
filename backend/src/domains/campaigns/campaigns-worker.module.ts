import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { ScheduledJobs } from '../../platform/events/scheduled-jobs';
import { sendCampaigns } from './sending';

/** The worker's side of campaigns. */
@Module({})
export class CampaignsWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource, { OFFICE_TIME_ZONE }: Config) {
    jobs.assign('campaigns', () => sendCampaigns(source, OFFICE_TIME_ZONE));
  }
}
