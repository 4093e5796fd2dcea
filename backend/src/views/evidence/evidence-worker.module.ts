import { Module } from '@nestjs/common';
import { SealsService } from '../../platform/audit/seals.service';
import { ScheduledJobs } from '../../platform/events/scheduled-jobs';
import { MetricsModule } from '../../platform/ops/metrics.module';
import { EvidenceMetrics } from './evidence-metrics';
import { EvidenceService } from './evidence.service';

/** The worker's side of the evidence: it is sealed, and verified. */
@Module({ imports: [MetricsModule], providers: [EvidenceMetrics, EvidenceService, SealsService] })
export class EvidenceWorkerModule {
  constructor(jobs: ScheduledJobs, seals: SealsService, evidence: EvidenceService) {
    jobs.assign('seals', () => seals.seal());
    jobs.assign('verify-evidence', () => evidence.watch());
  }
}
