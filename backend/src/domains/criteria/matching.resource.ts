import { Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../platform/access/decorators';
import { Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { Lists } from '../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../platform/http/list/resource-list';
import { ResourceController } from '../../platform/http/surfaces';
import { MatchDto } from './matching.resource.dto';
import { MATCHES, MatchingService } from './matching.service';

/** Whom a property matches: a key needs the scope of criteria. */
@ResourceController('properties', undefined, 'criteria')
@Roles(Role.Admin)
export class PropertyMatchesResource {
  constructor(private readonly matching: MatchingService) {}

  @Get(':id/matching-buyers')
  @Lists(MATCHES)
  @ApiOperation({
    operationId: 'PropertiesResource_matchingBuyers',
    summary:
      'The buyers whose criteria a property matches, the best first, and behind them those of whom it is not known; keys need criteria:read',
  })
  @ApiOkResponse({ type: [MatchDto] })
  async buyers(
    @Param('id', IdPipe) id: number,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MatchDto[]> {
    const listed = await this.matching.buyersOf(id, query);
    contentRange(reply, 'matching-buyers', listed);
    return listed.rows;
  }
}

/** What matches a buyer. */
@ResourceController('users', undefined, 'criteria')
@Roles(Role.Admin)
export class UserMatchesResource {
  constructor(private readonly matching: MatchingService) {}

  @Get(':id/matching-properties')
  @Lists(MATCHES)
  @ApiOperation({
    operationId: 'UsersResource_matchingProperties',
    summary: 'The properties for sale that match the criteria of a buyer, in the same order; keys need criteria:read',
  })
  @ApiOkResponse({ type: [MatchDto] })
  async properties(
    @Param('id', IdPipe) id: number,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MatchDto[]> {
    const listed = await this.matching.propertiesOf(id, query);
    contentRange(reply, 'matching-properties', listed);
    return listed.rows;
  }
}
