import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { ScheduledJobs } from '../../platform/events/scheduled-jobs';
import { officePostalAddress } from './postal-address';
import { sendCampaigns } from './sending';

/** The worker's side of campaigns. */
@Module({})
export class CampaignsWorkerModule {
  constructor(jobs: ScheduledJobs, source: DataSource, config: Config) {
    const office = { timeZone: config.OFFICE_TIME_ZONE, postalAddress: officePostalAddress(config) };
    jobs.assign('campaigns', () => sendCampaigns(source, office));
  }
}
