import { Module } from '@nestjs/common';
import { AuditLogResource } from './audit-log.resource';
import { AuditLogService } from './audit-log.service';

/** Who did what, for administrators. */
@Module({ controllers: [AuditLogResource], providers: [AuditLogService] })
export class AuditLogModule {}
