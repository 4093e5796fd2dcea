import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { ScheduledJobs } from '../../platform/events/scheduled-jobs';
import { tellOfEndingAccesses, tellOfMoreDocuments } from './access-notices';
import { AccessHandler } from './access.handler';
import { CertificatesHandler } from './certificates.handler';
import { CertificatesService } from './certificates.service';
import { CeremoniesService } from './ceremonies.service';

/** The worker's side of the NDAs. */
@Module({ providers: [AccessHandler, CeremoniesService, CertificatesService, CertificatesHandler] })
export class NdasWorkerModule {
  constructor(jobs: ScheduledJobs, ceremonies: CeremoniesService, source: DataSource, config: Config) {
    jobs.assign('forget-nda-ceremonies', () => ceremonies.forgetOld());
    jobs.assign('access-ends', () => tellOfEndingAccesses(source));
    jobs.assign('documents-added', () => tellOfMoreDocuments(source, config.OFFICE_TIME_ZONE));
  }
}
