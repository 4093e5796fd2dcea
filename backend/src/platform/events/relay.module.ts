import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { HandlerRegistry } from './handler-registry';
import { DeliveryRunnerService } from './delivery-runner.service';
import { DeliveriesService } from './deliveries.service';
import { RelayService } from './relay.service';
import { RelayTiming } from './requeue';
import { ScheduledJobs } from './scheduled-jobs';

/** The worker's side of the events: relay, re-queueing, the runner of deliveries, and what is done again and again. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [RelayTiming, DeliveriesService, HandlerRegistry, DeliveryRunnerService, RelayService, ScheduledJobs],
  exports: [RelayService, RelayTiming, ScheduledJobs],
})
export class RelayModule {}
