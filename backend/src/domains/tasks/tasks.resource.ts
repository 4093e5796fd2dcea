import { Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { ResourceController } from '../../platform/http/surfaces';
import { TASKS } from './tasks.list';
import {
  ReplacedTaskDto,
  TaskBodyDto,
  TaskChangeDto,
  TaskDto,
  TaskIdDto,
  taskInput,
  TickTaskDto,
} from './tasks.resource.dto';
import { TasksService } from './tasks.service';

@ResourceController('tasks', 'tasks')
@Roles(Role.Admin)
export class TasksResource {
  constructor(private readonly tasks: TasksService) {}

  @Get()
  @Lists(TASKS)
  @ApiOperation({
    operationId: 'TasksResource_list',
    summary:
      'Tasks, the earliest first; open leaves out those of deals that have fallen through; filters: mine, open, done, late, from, until (days), side, assigneeId, assigned, dealId, propertyId, userId, enquiryId, q, id',
  })
  @ApiOkResponse({ type: [TaskDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TaskDto[]> {
    const listed = await this.tasks.page(caller, query);
    contentRange(reply, 'tasks', listed);
    return listed.rows;
  }

  @Get(':id')
  @ApiOperation({ operationId: 'TasksResource_get', summary: 'One task' })
  @ApiOkResponse({ type: TaskDto })
  get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<TaskDto> {
    return this.tasks.get(caller, id);
  }

  @Post()
  @ApiOperation({
    operationId: 'TasksResource_create',
    summary:
      "Add a task about a deal, a property, a person or an enquiry; without an assignee it is the first listing agent's",
  })
  @ApiCreatedResponse({ type: TaskDto })
  async create(@CurrentCaller() caller: Caller, @Body() body: TaskBodyDto): Promise<TaskDto> {
    const { dealId, propertyId, userId, enquiryId } = body;
    const about = { dealId, propertyId, userId, enquiryId };
    return this.tasks.get(caller, await this.tasks.create(caller, about, taskInput(body)));
  }

  @Put(':id')
  @ApiBody({ type: TaskChangeDto })
  @ApiOperation({
    operationId: 'TasksResource_update',
    summary: 'Change the title, the due date, the assignee, the side or the note of a task; what is left out stays',
  })
  @ApiOkResponse({ type: TaskDto })
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() body: ReplacedTaskDto,
  ): Promise<TaskDto> {
    await this.tasks.change(caller, id, taskInput(body));
    return this.tasks.get(caller, id);
  }

  @Post(':id/done')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'TasksResource_tick',
    summary: 'Mark a task as done; of several who do so the first has done it',
  })
  @ApiOkResponse({ type: TaskDto })
  async tick(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { note }: TickTaskDto,
  ): Promise<TaskDto> {
    await this.tasks.tick(caller, id, note || undefined);
    return this.tasks.get(caller, id);
  }

  @Post(':id/reopen')
  @HttpCode(200)
  @ApiOperation({ operationId: 'TasksResource_reopen', summary: 'Take back that a task is done' })
  @ApiOkResponse({ type: TaskDto })
  async reopen(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<TaskDto> {
    await this.tasks.reopen(caller, id);
    return this.tasks.get(caller, id);
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'TasksResource_delete', summary: 'Delete a task' })
  @ApiOkResponse({ type: TaskIdDto })
  async delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<TaskIdDto> {
    await this.tasks.delete(caller, id);
    return { id };
  }
}
