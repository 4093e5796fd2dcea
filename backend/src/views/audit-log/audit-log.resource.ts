import { Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { AUDIT_LOG } from './audit-log.list';
import { AuditEntryDto, auditEntryDto } from './audit-log.resource.dto';
import { AuditLogService } from './audit-log.service';

@ResourceController('audit')
@Roles(Role.Admin)
export class AuditLogResource {
  constructor(private readonly log: AuditLogService) {}

  @Get()
  @Lists(AUDIT_LOG)
  @ApiOperation({
    operationId: 'Audit_list',
    summary:
      'Who did what, newest first; filters: id, actorId, subjectType, subjectId, record (a number or a part of a name), action, address, createdAt_gte, createdAt_lte (days), q',
  })
  @ApiOkResponse({ type: [AuditEntryDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() request: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEntryDto[]> {
    const listed = await this.log.list(caller, request);
    contentRange(reply, 'audit', listed);
    return listed.rows.map(auditEntryDto);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'Audit_get', summary: 'One entry of the audit log' })
  @ApiOkResponse({ type: AuditEntryDto })
  async get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<AuditEntryDto> {
    return auditEntryDto(await this.log.get(caller, id));
  }
}
