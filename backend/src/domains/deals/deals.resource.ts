import { Body, Get, Headers, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { invalid } from '../../platform/common/errors';
import { IdPipe } from '../../platform/common/id.pipe';
import { contentRange, ListQueryDto, parseList } from '../../platform/http/list/resource-list';
import { DealStageService } from './deal-stage.service';
import { type DealFilter, WAITING } from './deal';
import { ChangeDealBodyDto, DealBodyDto, DealResourceDto, MoveDealDto, toDealResource } from './deals.resource.dto';
import { stageOf } from './deals.rules';
import { DealsService } from './deals.service';
import { OffersService } from './offers.service';

const SORTABLE = ['id', 'createdAt', 'propertyName', 'buyerName', 'price', 'statusId', 'statusDate'];
const FILTERABLE = [
  'id',
  'propertyName',
  'statusId',
  'buyerName',
  'buyerEmail',
  'propertyId',
  'buyerId',
  'tracker',
  'waiting',
];

@ResourceController('deals', 'deals')
@Roles(Role.Admin)
export class DealsResource {
  constructor(
    private readonly deals: DealsService,
    private readonly stages: DealStageService,
    private readonly offers: OffersService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'DealsResource_list',
    summary:
      'Deals; filter tracker leaves out Interested and Withdrawn, waiting: open keeps the offers that the seller may answer, waiting: overdue those of them that were due before today',
  })
  @ApiOkResponse({ type: [DealResourceDto] })
  async list(
    @Query() query: ListQueryDto,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DealResourceDto[]> {
    const { first, count, sort, filter } = parseList(query, SORTABLE, FILTERABLE, ['createdAt', 'DESC']);
    const { rows, total } = await this.deals.page(caller, toFilter(filter), { first, count }, sort);
    contentRange(reply, 'deals', { rows, total, first });
    return rows.map(toDealResource);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'DealsResource_get', summary: 'One deal with its history' })
  @ApiOkResponse({ type: DealResourceDto })
  async get(@Param('id', IdPipe) id: number, @CurrentCaller() caller: Caller): Promise<DealResourceDto> {
    return { ...toDealResource(await this.deals.get(caller, id)), history: await this.deals.history(id) };
  }

  @Post()
  @ApiOperation({
    operationId: 'DealsResource_create',
    summary: 'Add a deal for a buyer who is interested; it fills the one that waits for them already',
  })
  @ApiCreatedResponse({ type: DealResourceDto })
  async create(@Body() body: DealBodyDto, @CurrentCaller() caller: Caller): Promise<DealResourceDto> {
    return this.get(await this.deals.add(caller, body), caller);
  }

  @Put(':id')
  @ApiOperation({
    operationId: 'DealsResource_update',
    summary: 'Change the buyer, the property or the price of an open deal; what is left out stays',
  })
  @ApiOkResponse({ type: DealResourceDto })
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: ChangeDealBodyDto,
    @CurrentCaller() caller: Caller,
  ): Promise<DealResourceDto> {
    await this.deals.change(caller, id, body);
    return this.get(id, caller);
  }

  @Post(':id/move')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'DealsResource_move',
    summary: 'Move a deal to any stage that the table of stages allows, Withdrawn included',
  })
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The ETag of the version that was read: 412 when somebody has changed the deal meanwhile.',
  })
  @ApiResponse({
    status: 412,
    description: 'The deal is no longer as If-Match says.',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  })
  @ApiOkResponse({ type: DealResourceDto })
  async move(
    @Param('id', IdPipe) id: number,
    @Body() { statusId, reason }: MoveDealDto,
    @CurrentCaller() caller: Caller,
    @Headers('If-Match') version?: string,
  ): Promise<DealResourceDto> {
    await this.stages.move(caller, id, stageOf(statusId), { version, reason });
    return this.get(id, caller);
  }

  @Post(':id/ask-revision')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'DealsResource_askRevision',
    summary: 'Ask the buyer for a revised offer, which is taken after the day on which offers were due, too',
  })
  @ApiOkResponse({ type: DealResourceDto })
  async askRevision(@Param('id', IdPipe) id: number, @CurrentCaller() caller: Caller): Promise<DealResourceDto> {
    await this.offers.askRevision(caller, id);
    return this.get(id, caller);
  }
}

function toFilter(filter: Record<string, unknown>): DealFilter {
  const text = (name: string): string | undefined => (typeof filter[name] === 'string' ? filter[name] : undefined);
  const id = (name: string): number | undefined =>
    filter[name] === undefined ? undefined : Number(filter[name]) || -1;
  const waiting = WAITING.find((one) => one === filter.waiting);
  if (filter.waiting !== undefined && !waiting) {
    throw invalid('waiting is open or overdue.', 'filter');
  }
  const ids = filter.id === undefined ? undefined : ([] as number[]).concat(filter.id as number | number[]);
  return {
    propertyName: text('propertyName'),
    statusId: id('statusId'),
    buyerName: text('buyerName'),
    buyerEmail: text('buyerEmail'),
    propertyId: id('propertyId'),
    buyerId: id('buyerId'),
    ids,
    tracker: filter.tracker === true,
    waiting,
  };
}
