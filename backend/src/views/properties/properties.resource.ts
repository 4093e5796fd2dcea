import { Body, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { patchOf } from '../../platform/http/merge-patch';
import { ResourceController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import type { LimitedRequest } from '../../platform/http/rate-limit.guard';
import { ImageItemDto, imageItemDto, ImageOrderDto } from '../../domains/properties/images/images.dto';
import { PropertyEditingService } from '../../domains/properties/editing/property-editing.service';
import { PropertyImagesService } from '../../domains/properties/images/property-images.service';
import { PropertyPublishingService } from '../../domains/properties/listing/property-publishing.service';
import { PROPERTIES } from './properties.list';
import { PROPERTY_ACCESSES } from './property-accesses.list';
import { PropertyAccessDto, propertyAccessDto } from './property-accesses.resource.dto';
import { PropertyAccessesService } from './property-accesses.service';
import { PropertiesService } from './properties.service';
import { inputOfBody, PropertyBodyDto } from '../../domains/properties/editing/property-body.dto';
import { PropertyBatchAnswerDto, PropertyBatchDto } from './property-batch.resource.dto';
import { PropertyBatchService } from './property-batch.service';
import { ReplacedPropertyDto, PropertyDto, propertyDto, PropertyIdDto } from './property.resource.dto';
import { PropertyTimelineDto, TimelineQueryDto } from './property-timeline.resource.dto';
import { PropertyTimelineService } from './property-timeline.service';

@ResourceController('properties', 'properties')
export class PropertiesResource {
  constructor(
    private readonly reads: PropertiesService,
    private readonly editing: PropertyEditingService,
    private readonly publishing: PropertyPublishingService,
    private readonly images: PropertyImagesService,
    private readonly timeline: PropertyTimelineService,
    private readonly people: PropertyAccessesService,
    private readonly batches: PropertyBatchService,
  ) {}

  @Get()
  @Lists(PROPERTIES)
  @Roles(Role.Admin)
  @ApiOperation({
    operationId: 'PropertiesResource_list',
    summary:
      'Properties; filters: name, city, stateId, statusId, sellerId, unpublished, search (words of name, address, place or state, or the id), q, id',
  })
  @ApiOkResponse({ type: [PropertyDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PropertyDto[]> {
    const listed = await this.reads.list(caller, query);
    contentRange(reply, 'properties', listed);
    return listed.rows.map(propertyDto);
  }

  @Get(':id')
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'PropertiesResource_get', summary: 'One property' })
  @ApiOkResponse({ type: PropertyDto })
  async get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<PropertyDto> {
    return propertyDto(await this.reads.getView(caller, id));
  }

  @Get(':id/timeline')
  @Roles(Role.Admin)
  @ApiOperation({
    operationId: 'PropertiesResource_timeline',
    summary:
      'What happened to a property: changes, documents, NDAs, offers, stages of deals, notes and mails, newest first',
  })
  @ApiOkResponse({ type: PropertyTimelineDto })
  timelineOf(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Query() { count, before }: TimelineQueryDto,
  ): Promise<PropertyTimelineDto> {
    return this.timeline.page(caller, id, count, before);
  }

  @Get(':id/accesses')
  @Lists(PROPERTY_ACCESSES)
  @Roles(Role.Admin)
  @ApiOperation({
    operationId: 'PropertiesResource_accesses',
    summary:
      'Who has signed the NDA of a property and what they may open; filters: state (pending, open, declined, revoked, ended), id',
  })
  @ApiOkResponse({ type: [PropertyAccessDto] })
  async accesses(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PropertyAccessDto[]> {
    const listed = await this.people.page(caller, id, query);
    contentRange(reply, 'accesses', listed);
    return listed.rows.map(propertyAccessDto);
  }

  @Post()
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'PropertiesResource_create', summary: 'Create a property; active false makes a draft' })
  @ApiCreatedResponse({ type: PropertyDto })
  async create(@CurrentCaller() caller: Caller, @Body() body: PropertyBodyDto): Promise<PropertyDto> {
    return this.get(caller, await this.editing.create(caller, inputOfBody(body)));
  }

  @Post('batch')
  @Roles(Role.Admin)
  @HttpCode(200)
  @ApiOperation({
    operationId: 'PropertiesResource_batch',
    summary:
      'Up to 100 creations, changes and deletions, each by itself: one that is refused does not stop the others, and each counts as one request',
  })
  @ApiOkResponse({ type: PropertyBatchAnswerDto })
  async batch(
    @CurrentCaller() caller: Caller,
    @Body() { items }: PropertyBatchDto,
    @Req() request: LimitedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PropertyBatchAnswerDto> {
    const results = await this.batches.run(caller, request, reply, items, {
      create: (by, body) => this.create(by, body),
      change: patchOf<PropertyDto>(this, 'update'),
      delete: (by, id) => this.delete(by, id),
    });
    return { results };
  }

  @Put(':id')
  @Roles(Role.Admin)
  @ApiBody({ type: PropertyBodyDto })
  @ApiOperation({ operationId: 'PropertiesResource_update', summary: 'Replace a property' })
  @ApiOkResponse({ type: PropertyDto })
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() body: ReplacedPropertyDto,
  ): Promise<PropertyDto> {
    await this.editing.update(caller, id, inputOfBody(body), true);
    return this.get(caller, id);
  }

  @Delete(':id')
  @Roles(Role.Admin)
  @ApiOperation({
    operationId: 'PropertiesResource_delete',
    summary: 'Delete a property for good; refused while an offer or a sale depends on it',
  })
  @ApiOkResponse({ type: PropertyIdDto })
  async delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<PropertyIdDto> {
    await this.publishing.delete(caller, id);
    return { id };
  }

  @Post(':id/images/order')
  @Roles(Role.Admin)
  @HttpCode(200)
  @ApiOperation({
    operationId: 'PropertiesResource_orderImages',
    summary: 'Put the images of a property in order; the first is the cover',
  })
  @ApiOkResponse({ type: [ImageItemDto] })
  async orderImages(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { ids }: ImageOrderDto,
  ): Promise<ImageItemDto[]> {
    return (await this.images.order(caller, id, ids)).map(imageItemDto);
  }
}
