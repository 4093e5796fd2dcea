import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { HandlerRegistry } from './handler-registry';
import { PartRunnerService } from './part-runner.service';
import { PartsService } from './parts.service';
import { RelayService } from './relay.service';
import { RelayTiming } from './sweeps';
import { Upkeep } from './upkeep';

/** The worker's side of the events: relay, sweeps, the runner of parts, and what is done again and again. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [RelayTiming, PartsService, HandlerRegistry, PartRunnerService, RelayService, Upkeep],
  exports: [RelayService, Upkeep],
})
export class RelayModule {}
