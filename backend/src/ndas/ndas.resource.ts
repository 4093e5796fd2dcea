import { Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../auth/decorators';
import { Caller, Role } from '../auth/permissions';
import { ResourceController } from '../common/doors';
import { contentRange, ListQueryDto } from '../common/resource-list';
import { ndaResourceDto, NdaResourceDto } from './nda.dto';
import { NdasService } from './ndas.service';

@ResourceController('ndas')
@Roles(Role.Admin)
export class NdasResource {
  constructor(private readonly ndas: NdasService) {}

  @Get()
  @ApiOperation({ operationId: 'NdasResource_list', summary: 'Signatures under NDAs; filters: propertyId, userId, id' })
  @ApiOkResponse({ type: [NdaResourceDto] })
  async list(@CurrentCaller() caller: Caller, @Query() query: ListQueryDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<NdaResourceDto[]> {
    const listed = await this.ndas.page(caller, query);
    contentRange(reply, 'ndas', listed);
    return listed.rows.map(ndaResourceDto);
  }
}
