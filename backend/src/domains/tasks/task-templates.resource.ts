import { Body, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { ResourceController } from '../../platform/http/surfaces';
import {
  ReplacedTaskTemplateDto,
  TaskTemplateBodyDto,
  taskTemplateDto,
  TaskTemplateDto,
  TaskTemplateIdDto,
  templateInput,
} from './task-templates.resource.dto';
import { TaskTemplatesService } from './task-templates.service';

@ResourceController('task-templates', undefined, 'tasks')
@Roles(Role.Admin)
export class TaskTemplatesResource {
  constructor(private readonly templates: TaskTemplatesService) {}

  @Get()
  @ApiOperation({
    operationId: 'TaskTemplatesResource_list',
    summary: 'The checklist from which accepted deals get their tasks, in its order',
  })
  @ApiOkResponse({ type: [TaskTemplateDto] })
  async list(@CurrentCaller() caller: Caller): Promise<TaskTemplateDto[]> {
    return (await this.templates.list(caller)).map(taskTemplateDto);
  }

  @Post()
  @ApiOperation({ operationId: 'TaskTemplatesResource_create', summary: 'Add an item to the checklist' })
  @ApiCreatedResponse({ type: TaskTemplateDto })
  async create(@CurrentCaller() caller: Caller, @Body() body: TaskTemplateBodyDto): Promise<TaskTemplateDto> {
    return taskTemplateDto(await this.templates.create(caller, templateInput(body)));
  }

  @Put(':id')
  @ApiBody({ type: TaskTemplateBodyDto })
  @ApiOperation({
    operationId: 'TaskTemplatesResource_update',
    summary: 'Change an item of the checklist; tasks that were made stay as they are',
  })
  @ApiOkResponse({ type: TaskTemplateDto })
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() body: ReplacedTaskTemplateDto,
  ): Promise<TaskTemplateDto> {
    return taskTemplateDto(await this.templates.change(caller, id, templateInput(body)));
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'TaskTemplatesResource_delete', summary: 'Remove an item from the checklist' })
  @ApiOkResponse({ type: TaskTemplateIdDto })
  async delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<TaskTemplateIdDto> {
    await this.templates.delete(caller, id);
    return { id };
  }
}
