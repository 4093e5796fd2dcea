import { Module } from '@nestjs/common';
import { ScheduledJobs } from '../../platform/events/scheduled-jobs';
import { CertificatesHandler } from './certificates.handler';
import { CertificatesService } from './certificates.service';
import { CeremoniesService } from './ceremonies.service';

/** The worker's side of the NDAs. */
@Module({ providers: [CeremoniesService, CertificatesService, CertificatesHandler] })
export class NdasWorkerModule {
  constructor(jobs: ScheduledJobs, ceremonies: CeremoniesService) {
    jobs.assign('forget-nda-ceremonies', () => ceremonies.forgetOld());
  }
}
