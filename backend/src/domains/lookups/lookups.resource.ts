import { Body, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { OrderDto } from '../../platform/http/order.dto';
import {
  LookupEntryBodyDto,
  ReplacedLookupEntryDto,
  LookupEntryDto,
  lookupEntryDto,
  LookupEntryIdDto,
} from './lookup-editing.resource.dto';
import { LookupEditingService } from './lookup-editing.service';
import { LOOKUP_LIST_NAMES } from './lookup-lists';
import { LookupsDto } from './lookups.resource.dto';
import { LookupsService } from './lookups.service';

const LIST_PARAM = ApiParam({ name: 'list', enum: LOOKUP_LIST_NAMES });

@ResourceController('lookups')
@Roles(Role.Admin)
export class LookupsResource {
  constructor(
    private readonly lookups: LookupsService,
    private readonly editing: LookupEditingService,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'LookupsResource_all', summary: 'Every lookup of the back office' })
  @ApiOkResponse({ type: LookupsDto })
  all(): Promise<LookupsDto> {
    return this.lookups.all();
  }

  @Get(':list')
  @LIST_PARAM
  @ApiOperation({ operationId: 'LookupsResource_list', summary: 'The entries of a list that the office may change' })
  @ApiOkResponse({ type: [LookupEntryDto] })
  async list(@CurrentCaller() caller: Caller, @Param('list') list: string): Promise<LookupEntryDto[]> {
    return (await this.editing.list(caller, list)).map((row) => lookupEntryDto(list, row));
  }

  @Post(':list')
  @LIST_PARAM
  @ApiOperation({ operationId: 'LookupsResource_create', summary: 'Add an entry to a list' })
  @ApiCreatedResponse({ type: LookupEntryDto })
  async create(
    @CurrentCaller() caller: Caller,
    @Param('list') list: string,
    @Body() body: LookupEntryBodyDto,
  ): Promise<LookupEntryDto> {
    return lookupEntryDto(list, await this.editing.create(caller, list, body));
  }

  @Post(':list/entries/order')
  @HttpCode(200)
  @LIST_PARAM
  @ApiOperation({ operationId: 'LookupsResource_order', summary: 'Put a whole list in order' })
  @ApiOkResponse({ type: [LookupEntryDto] })
  async order(
    @CurrentCaller() caller: Caller,
    @Param('list') list: string,
    @Body() { ids }: OrderDto,
  ): Promise<LookupEntryDto[]> {
    return (await this.editing.order(caller, list, ids)).map((row) => lookupEntryDto(list, row));
  }

  @Put(':list/:id')
  @LIST_PARAM
  @ApiBody({ type: LookupEntryBodyDto })
  @ApiOperation({ operationId: 'LookupsResource_update', summary: 'Rename or move an entry; its id stays' })
  @ApiOkResponse({ type: LookupEntryDto })
  async update(
    @CurrentCaller() caller: Caller,
    @Param('list') list: string,
    @Param('id', IdPipe) id: number,
    @Body() body: ReplacedLookupEntryDto,
  ): Promise<LookupEntryDto> {
    return lookupEntryDto(list, await this.editing.change(caller, list, id, body));
  }

  @Delete(':list/:id')
  @LIST_PARAM
  @ApiOperation({ operationId: 'LookupsResource_delete', summary: 'Remove an entry that is neither fixed nor in use' })
  @ApiOkResponse({ type: LookupEntryIdDto })
  async delete(
    @CurrentCaller() caller: Caller,
    @Param('list') list: string,
    @Param('id', IdPipe) id: number,
  ): Promise<LookupEntryIdDto> {
    await this.editing.delete(caller, list, id);
    return { id };
  }
}
