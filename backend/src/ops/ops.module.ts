import { Module } from '@nestjs/common';
import { AuditLogResource } from './audit-log.resource';
import { AuditLogService } from './audit-log.service';
import { ConsoleController } from './console.controller';
import { ConsoleService } from './console.service';
import { DrainService } from './drain.service';
import { EventLogResource } from './event-log.resource';
import { EventLogService } from './event-log.service';
import { FindingsResource } from './findings.resource';
import { FindingsService } from './findings.service';
import { HealthController } from './health.controller';
import { HealthModule } from './health.module';
import { JobConsole } from './job-console';

/** What operators look at: health, the job console, the audit log and the events; and where they look first, the search over everything. */
@Module({
  imports: [HealthModule],
  controllers: [HealthController, ConsoleController, AuditLogResource, EventLogResource, FindingsResource],
  providers: [DrainService, ConsoleService, JobConsole, AuditLogService, EventLogService, FindingsService],
})
export class OpsModule {}
