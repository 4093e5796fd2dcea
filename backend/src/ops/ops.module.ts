import { Module } from '@nestjs/common';
import { ConsoleController } from './console.controller';
import { ConsoleService } from './console.service';
import { HealthController } from './health.controller';
import { HealthService } from './health.service';
import { JobConsole } from './job-console';

/** What operators look at: health and the job console. */
@Module({ controllers: [HealthController, ConsoleController], providers: [HealthService, ConsoleService, JobConsole] })
export class OpsModule {}
