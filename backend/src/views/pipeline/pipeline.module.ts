import { Module } from '@nestjs/common';
import { LookupsModule } from '../../domains/lookups/lookups.module';
import { ForecastService } from './forecast.service';
import { PipelineResource } from './pipeline.resource';
import { PipelineService } from './pipeline.service';

/** How deals get through, and what is to come; for administrators. */
@Module({
  imports: [LookupsModule],
  controllers: [PipelineResource],
  providers: [PipelineService, ForecastService],
})
export class PipelineModule {}
