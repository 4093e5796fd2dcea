import { Module } from '@nestjs/common';
import { ScheduledJobs } from '../../platform/events/scheduled-jobs';
import { StorageModule } from '../../platform/storage/storage.module';
import { Deletions } from './deletions';

/** The worker's side: who asked to be deleted is, when the time has come. */
@Module({ imports: [StorageModule], providers: [Deletions] })
export class PrivacyWorkerModule {
  constructor(jobs: ScheduledJobs, deletions: Deletions) {
    jobs.assign('delete-accounts', () => deletions.carryOut());
  }
}
