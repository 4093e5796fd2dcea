import { Body, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { ResourceController } from '../../platform/http/surfaces';
import { CRITERIA } from './criteria.list';
import { CriteriaIdDto, NewCriteriaDto, OfficeCriteriaDto, ReplacedCriteriaDto } from './criteria.resource.dto';
import { CriteriaService } from './criteria.service';

/** What buyers buy, as the office reads and enters it. */
@ResourceController('criteria', 'criteria')
@Roles(Role.Admin)
export class CriteriaResource {
  constructor(private readonly criteria: CriteriaService) {}

  @Get()
  @Lists(CRITERIA)
  @ApiOperation({
    operationId: 'CriteriaResource_list',
    summary: 'What buyers buy, the newest first; filters: userId, id',
  })
  @ApiOkResponse({ type: [OfficeCriteriaDto] })
  async list(
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OfficeCriteriaDto[]> {
    const listed = await this.criteria.list(query);
    contentRange(reply, 'criteria', listed);
    return listed.rows;
  }

  @Get(':id')
  @ApiOperation({ operationId: 'CriteriaResource_get', summary: 'One of what a buyer buys' })
  @ApiOkResponse({ type: OfficeCriteriaDto })
  get(@Param('id', IdPipe) id: number): Promise<OfficeCriteriaDto> {
    return this.criteria.get(id);
  }

  @Post()
  @ApiOperation({
    operationId: 'CriteriaResource_create',
    summary: 'Enter what a buyer buys; the buyer reads it and can correct it',
  })
  @ApiCreatedResponse({ type: OfficeCriteriaDto })
  async create(
    @CurrentCaller() caller: Caller,
    @Body() { userId, ...input }: NewCriteriaDto,
  ): Promise<OfficeCriteriaDto> {
    return this.criteria.get(await this.criteria.add(caller, userId, input));
  }

  @Put(':id')
  @ApiOperation({ operationId: 'CriteriaResource_update', summary: 'Change what a buyer buys' })
  @ApiOkResponse({ type: OfficeCriteriaDto })
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() body: ReplacedCriteriaDto,
  ): Promise<OfficeCriteriaDto> {
    await this.criteria.replace(caller, id, body);
    return this.criteria.get(id);
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'CriteriaResource_delete', summary: 'Delete one of what a buyer buys' })
  @ApiOkResponse({ type: CriteriaIdDto })
  async delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<CriteriaIdDto> {
    await this.criteria.remove(caller, id);
    return { id };
  }
}
