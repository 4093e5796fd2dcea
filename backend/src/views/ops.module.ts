import { Module } from '@nestjs/common';
import { AuditLogResource } from './audit-log/audit-log.resource';
import { AuditLogService } from './audit-log/audit-log.service';
import { ConsoleController } from './jobs/console.controller';
import { ConsoleService } from './jobs/console.service';
import { DrainService } from '../platform/ops/drain.service';
import { EventLogResource } from './event-log/event-log.resource';
import { EventLogService } from './event-log/event-log.service';
import { FindingsResource } from './global-search/findings.resource';
import { FindingsService } from './global-search/findings.service';
import { HealthController } from '../platform/ops/health.controller';
import { HealthModule } from '../platform/ops/health.module';
import { JobConsole } from './jobs/job-console';

/** What operators look at: health, the job console, the audit log and the events; and where they look first, the search over everything. */
@Module({
  imports: [HealthModule],
  controllers: [HealthController, ConsoleController, AuditLogResource, EventLogResource, FindingsResource],
  providers: [DrainService, ConsoleService, JobConsole, AuditLogService, EventLogService, FindingsService],
})
export class OpsModule {}
