import { Body, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { LookupEntryIdDto } from './lookup-editing.resource.dto';
import { AgentLocationBodyDto, ReplacedAgentLocationDto, AgentLocationEntryDto } from './agent-locations.resource.dto';
import { AgentLocationsService } from './agent-locations.service';

@ResourceController('lookups')
@Roles(Role.Admin)
export class AgentLocationsResource {
  constructor(private readonly offices: AgentLocationsService) {}

  @Get('agent-locations')
  @ApiOperation({ operationId: 'AgentLocations_list', summary: 'The offices of the listing agents' })
  @ApiOkResponse({ type: [AgentLocationEntryDto] })
  list(@CurrentCaller() caller: Caller): Promise<AgentLocationEntryDto[]> {
    return this.offices.list(caller);
  }

  @Post('agent-locations')
  @ApiOperation({ operationId: 'AgentLocations_create', summary: 'Add an office' })
  @ApiCreatedResponse({ type: AgentLocationEntryDto })
  create(@CurrentCaller() caller: Caller, @Body() body: AgentLocationBodyDto): Promise<AgentLocationEntryDto> {
    return this.offices.create(caller, body);
  }

  @Put('agent-locations/:id')
  @ApiBody({ type: AgentLocationBodyDto })
  @ApiOperation({ operationId: 'AgentLocations_update', summary: 'Change an office; its id stays' })
  @ApiOkResponse({ type: AgentLocationEntryDto })
  update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() body: ReplacedAgentLocationDto,
  ): Promise<AgentLocationEntryDto> {
    return this.offices.change(caller, id, body);
  }

  @Delete('agent-locations/:id')
  @ApiOperation({ operationId: 'AgentLocations_delete', summary: 'Remove an office at which nobody works' })
  @ApiOkResponse({ type: LookupEntryIdDto })
  async delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<LookupEntryIdDto> {
    await this.offices.delete(caller, id);
    return { id };
  }
}
