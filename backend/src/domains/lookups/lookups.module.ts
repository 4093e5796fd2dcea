import { Module } from '@nestjs/common';
import { AgentLocationsResource } from './agent-locations.resource';
import { AgentLocationsService } from './agent-locations.service';
import { ForecastSettingsService } from './forecast-settings.service';
import { LookupEditingService } from './lookup-editing.service';
import { LookupsController } from './lookups.calls';
import { LookupsResource } from './lookups.resource';
import { LookupsService } from './lookups.service';
import { PriceStepsResource } from './price-steps.resource';
import { PriceStepsService } from './price-steps.service';

@Module({
  controllers: [LookupsController, PriceStepsResource, AgentLocationsResource, LookupsResource],
  providers: [LookupsService, LookupEditingService, PriceStepsService, AgentLocationsService, ForecastSettingsService],
  exports: [LookupsService, ForecastSettingsService],
})
export class LookupsModule {}
