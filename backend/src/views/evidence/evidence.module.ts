import { Module } from '@nestjs/common';
import { MetricsModule } from '../../platform/ops/metrics.module';
import { EvidenceMetrics } from './evidence-metrics';
import { EvidenceResource } from './evidence.resource';
import { EvidenceService } from './evidence.service';

@Module({ imports: [MetricsModule], controllers: [EvidenceResource], providers: [EvidenceMetrics, EvidenceService] })
export class EvidenceModule {}
