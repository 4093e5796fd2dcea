import { Body, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, OnlyReads, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { ResourceController } from '../../platform/http/surfaces';
import { CriteriaBodyDto, CriteriaDto, ReplacedCriteriaDto } from './criteria.resource.dto';
import { CRITERIA, withoutOwner } from './criteria.list';
import { CriteriaService } from './criteria.service';

/** What the caller buys: what the office entered for them, too. */
@ResourceController('me', 'criteria')
@Roles(Role.Buyer)
export class MyCriteriaResource {
  constructor(private readonly criteria: CriteriaService) {}

  @Get('criteria')
  @OnlyReads()
  @Lists(CRITERIA)
  @ApiOperation({ operationId: 'MeResource_criteria', summary: 'What the caller buys, the newest first; filters: id' })
  @ApiOkResponse({ type: [CriteriaDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CriteriaDto[]> {
    const listed = await this.criteria.list(query, caller.id);
    contentRange(reply, 'criteria', listed);
    return listed.rows.map(withoutOwner);
  }

  @Get('criteria/:id')
  @OnlyReads()
  @ApiOperation({ operationId: 'MeResource_criterion', summary: 'One of what the caller buys' })
  @ApiOkResponse({ type: CriteriaDto })
  async get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<CriteriaDto> {
    return withoutOwner(await this.criteria.get(id, caller.id));
  }

  @Post('criteria')
  @ApiOperation({ operationId: 'MeResource_addCriteria', summary: 'Say what one buys, at most 20 times' })
  @ApiCreatedResponse({ type: CriteriaDto })
  async add(@CurrentCaller() caller: Caller, @Body() body: CriteriaBodyDto): Promise<CriteriaDto> {
    return this.get(caller, await this.criteria.add(caller, caller.id, body));
  }

  @Put('criteria/:id')
  @ApiOperation({ operationId: 'MeResource_replaceCriteria', summary: 'Correct what one buys' })
  @ApiOkResponse({ type: CriteriaDto })
  async replace(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() body: ReplacedCriteriaDto,
  ): Promise<CriteriaDto> {
    await this.criteria.replace(caller, id, body, caller.id);
    return this.get(caller, id);
  }

  @Delete('criteria/:id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'MeResource_removeCriteria', summary: 'Delete one of what one buys' })
  @ApiNoContentResponse({ description: 'It is gone.' })
  remove(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<void> {
    return this.criteria.remove(caller, id, caller.id);
  }
}
