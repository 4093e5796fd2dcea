import { Body, Get, Headers, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { AgreeBodyDto, CounterBodyDto, counterTerms } from './counters/counters.resource.dto';
import { CountersService } from './counters/counters.service';
import { TermsService } from './counters/terms.service';
import { DealStageService } from './deal-stage.service';
import { DEALS } from './deals.list';
import {
  ChangeDealBodyDto,
  DealBodyDto,
  DealFilterDto,
  DealResourceDto,
  MoveDealDto,
  StageSumDto,
  toDealResource,
} from './deals.resource.dto';
import { stageOf } from './deals.rules';
import { DealsService } from './deals.service';
import { OffersService } from './offers.service';

@ResourceController('deals', 'deals')
@Roles(Role.Admin)
export class DealsResource {
  constructor(
    private readonly deals: DealsService,
    private readonly stages: DealStageService,
    private readonly offers: OffersService,
    private readonly counters: CountersService,
    private readonly terms: TermsService,
  ) {}

  @Get()
  @Lists(DEALS)
  @ApiOperation({
    operationId: 'DealsResource_list',
    summary:
      'Deals; filter ownerId finds those of an administrator (0: nobody), tracker leaves out Interested and Withdrawn, waiting: open keeps the offers that the seller may answer, waiting: overdue those of them that were due before today, waiting: live what has not ended, late: true the accepted ones with a date that has passed',
  })
  @ApiOkResponse({ type: [DealResourceDto] })
  async list(
    @Query() query: ListQueryDto,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DealResourceDto[]> {
    const listed = await this.deals.list(caller, query);
    contentRange(reply, 'deals', listed);
    return listed.rows.map(toDealResource);
  }

  @Get('stages')
  @ApiOperation({
    operationId: 'DealsResource_stages',
    summary:
      'How many of the deals that the filter finds stand at each stage, and the sum of their prices; it filters by what `GET /api/v1/deals` takes by name',
  })
  @ApiOkResponse({ type: [StageSumDto] })
  stageSums(@Query() query: DealFilterDto, @CurrentCaller() caller: Caller): Promise<StageSumDto[]> {
    return this.deals.stageSums(caller, query);
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'DealsResource_get',
    summary: 'One deal with its history and all versions of its terms',
  })
  @ApiOkResponse({ type: DealResourceDto })
  async get(@Param('id', IdPipe) id: number, @CurrentCaller() caller: Caller): Promise<DealResourceDto> {
    const deal = toDealResource(await this.deals.get(caller, id));
    return { ...deal, history: await this.deals.history(id), versions: await this.terms.versions(id) };
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
    summary:
      'Change the buyer, the property or the price of an open deal, or say who takes care of it; what is left out stays',
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

  @Post(':id/counters')
  @ApiOperation({
    operationId: 'DealsResource_counter',
    summary: "Put other terms against the buyer's, for the seller; they never accept an offer by themselves",
  })
  @ApiCreatedResponse({ type: DealResourceDto })
  async counter(
    @Param('id', IdPipe) id: number,
    @Body() body: CounterBodyDto,
    @CurrentCaller() caller: Caller,
  ): Promise<DealResourceDto> {
    await this.counters.counter(caller, id, 'office', counterTerms(body));
    return this.get(id, caller);
  }

  @Post(':id/agree')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'DealsResource_agree',
    summary: 'Record that a buyer without an account agrees to a counter; one that says so is accepted with that',
  })
  @ApiOkResponse({ type: DealResourceDto })
  async agree(
    @Param('id', IdPipe) id: number,
    @Body() { version }: AgreeBodyDto,
    @CurrentCaller() caller: Caller,
  ): Promise<DealResourceDto> {
    await this.counters.agree(caller, id, 'office', version);
    return this.get(id, caller);
  }
}
