import { Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../platform/access/decorators';
import { Caller, Role } from '../platform/access/permissions';
import { ResourceController } from '../platform/http/surfaces';
import { IdPipe } from '../platform/common/id.pipe';
import { Lists } from '../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../platform/http/list/resource-list';
import { MailLogService } from './mail-log.service';
import { MAILS } from './mails.list';
import { MailDetailDto, mailDetailDto, MailDto, mailDto } from './mails.resource.dto';

@ResourceController('mails', 'mails')
@Roles(Role.Admin)
export class MailsResource {
  constructor(private readonly log: MailLogService) {}

  @Get()
  @Lists(MAILS)
  @ApiOperation({ operationId: 'Mails_list', summary: 'The mail log' })
  @ApiOkResponse({ type: [MailDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() request: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MailDto[]> {
    const listed = await this.log.list(caller, request);
    contentRange(reply, 'mails', listed);
    return listed.rows.map(mailDto);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'Mails_get', summary: 'One mail with its preview' })
  @ApiOkResponse({ type: MailDetailDto })
  async get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<MailDetailDto> {
    return mailDetailDto(await this.log.get(caller, id));
  }

  @Post(':id/retry')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Mails_retry', summary: 'Send a failed mail again' })
  @ApiOkResponse({ type: MailDetailDto })
  async retry(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<MailDetailDto> {
    return mailDetailDto(await this.log.retry(caller, id));
  }
}
