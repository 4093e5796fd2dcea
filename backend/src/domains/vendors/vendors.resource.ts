import { Body, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { VENDORS } from './vendors.list';
import { inputOfBody, VendorBodyDto, ReplacedVendorDto, vendorDto, VendorResourceDto } from './vendors.resource.dto';
import { VendorsService } from './vendors.service';

@ResourceController('vendors', 'vendors')
@Roles(Role.Admin)
export class VendorsResource {
  constructor(private readonly vendors: VendorsService) {}

  @Get()
  @Lists(VENDORS)
  @ApiOperation({
    operationId: 'VendorsResource_list',
    summary: 'Vendors; filters: companyName, city, stateId, categoryId, active, q, id',
  })
  @ApiOkResponse({ type: [VendorResourceDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VendorResourceDto[]> {
    const listed = await this.vendors.list(caller, query);
    contentRange(reply, 'vendors', listed);
    return listed.rows.map(vendorDto);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'VendorsResource_get', summary: 'One vendor' })
  @ApiOkResponse({ type: VendorResourceDto })
  async get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<VendorResourceDto> {
    return vendorDto(await this.vendors.get(caller, id));
  }

  @Post()
  @ApiOperation({ operationId: 'VendorsResource_create', summary: 'Create a vendor' })
  @ApiCreatedResponse({ type: VendorResourceDto })
  async create(@CurrentCaller() caller: Caller, @Body() body: VendorBodyDto): Promise<VendorResourceDto> {
    return this.get(caller, await this.vendors.save(caller, undefined, inputOfBody(body), body));
  }

  @Put(':id')
  @ApiBody({ type: VendorBodyDto })
  @ApiOperation({
    operationId: 'VendorsResource_update',
    summary: 'Change a vendor, take it out of the directory or bring it back',
  })
  @ApiOkResponse({ type: VendorResourceDto })
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() body: ReplacedVendorDto,
  ): Promise<VendorResourceDto> {
    return this.get(caller, await this.vendors.save(caller, id, inputOfBody(body), body));
  }
}
