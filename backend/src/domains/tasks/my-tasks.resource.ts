import { Body, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentCaller, OnlyReads, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { ResourceController } from '../../platform/http/surfaces';
import { FILE_SCHEMA } from '../../platform/http/upload.dto';
import { OwnTasksService } from './own-tasks.service';
import { OWN_TASKS } from './tasks.list';
import { OwnTaskDto, ReplacedOwnTaskDto, TickTaskDto } from './tasks.resource.dto';

@ResourceController('me')
@Roles(Role.Admin, Role.Buyer, Role.Seller)
export class MyTasksResource {
  constructor(private readonly tasks: OwnTasksService) {}

  @Get('tasks')
  @OnlyReads()
  @Lists(OWN_TASKS)
  @ApiOperation({
    operationId: 'MeResource_tasks',
    summary:
      "The caller's own tasks, the earliest first: of their side of accepted deals, of an administrator those that they were given; filters: dealId, open, done, from, until (days), id",
  })
  @ApiOkResponse({ type: [OwnTaskDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnTaskDto[]> {
    const listed = await this.tasks.page(caller, query);
    contentRange(reply, 'tasks', listed);
    return listed.rows;
  }

  @Put('tasks/:id')
  @ApiOperation({ operationId: 'MeResource_annotateTask', summary: "Note something on one of the caller's own tasks" })
  @ApiOkResponse({ type: OwnTaskDto })
  async annotate(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { note }: ReplacedOwnTaskDto,
  ): Promise<OwnTaskDto> {
    await this.tasks.annotate(caller, id, note || null);
    return this.tasks.get(caller, id);
  }

  @Post('tasks/:id/done')
  @HttpCode(200)
  @ApiOperation({ operationId: 'MeResource_tickTask', summary: "Mark one of the caller's own tasks as done" })
  @ApiOkResponse({ type: OwnTaskDto })
  async tick(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { note }: TickTaskDto,
  ): Promise<OwnTaskDto> {
    await this.tasks.tick(caller, id, note || undefined);
    return this.tasks.get(caller, id);
  }

  @Post('tasks/:id/files')
  @Roles(Role.Buyer, Role.Seller)
  @HourlyLimit('uploads')
  @ApiConsumes('multipart/form-data')
  @ApiBody(FILE_SCHEMA)
  @ApiOperation({
    operationId: 'MeResource_attachToTask',
    summary:
      "Add a PDF, Word, Excel or PowerPoint file to one of the caller's own tasks; it waits in the deal room until the office publishes it for those under LOI",
  })
  @ApiCreatedResponse({ type: OwnTaskDto })
  async attach(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
  ): Promise<OwnTaskDto> {
    await this.tasks.attach(caller, id, request);
    return this.tasks.get(caller, id);
  }
}
