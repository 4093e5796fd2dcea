import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { brokenEvidence } from '../../platform/audit/evidence-state';
import { oldestUnsealedSeconds } from '../../platform/audit/unsealed';
import { MetricsService } from '../../platform/ops/metrics.service';

/** Shows operators whether evidence is broken, and whether rows are sealed. */
@Injectable()
export class EvidenceMetrics {
  constructor(metrics: MetricsService, source: DataSource) {
    const registers = [metrics.registry];
    const broken = new Gauge({
      name: 'stowbridge_evidence_broken',
      help: 'Whether the last verification of the evidence found a row that was changed (1) or none (0)',
      registers,
    });
    const unsealed = new Gauge({
      name: 'stowbridge_unsealed_oldest_seconds',
      help: 'Age of the oldest row of the evidence that is not sealed yet',
      registers,
    });
    metrics.watch(async () => {
      broken.set((await brokenEvidence(source)) ? 1 : 0);
      unsealed.set(await oldestUnsealedSeconds(source));
    });
  }
}
