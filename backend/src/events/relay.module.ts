import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { HandlerRegistry } from './handler-registry';
import { PartRunnerService } from './part-runner.service';
import { PartsService } from './parts.service';
import { RelayService } from './relay.service';
import { RelayTiming } from './sweeps';

/** The worker's side of the events: relay, sweeps and the runner of parts. */
@Global()
@Module({ imports: [DiscoveryModule], providers: [RelayTiming, PartsService, HandlerRegistry, PartRunnerService, RelayService], exports: [RelayService] })
export class RelayModule {}
