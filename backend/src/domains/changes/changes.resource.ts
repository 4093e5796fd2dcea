import { Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { type Caller, Role } from '../../platform/access/permissions';
import { SETTLED_ID } from '../../platform/events/settled';
import { ANY_SCOPE, ResourceController } from '../../platform/http/surfaces';
import { ChangeDto, ChangesQueryDto } from './changes.resource.dto';
import { ChangesService } from './changes.service';

@ResourceController('changes', undefined, ANY_SCOPE)
@Roles(Role.Admin)
export class ChangesResource {
  constructor(private readonly changes: ChangesService) {}

  @Get()
  @ApiOperation({
    operationId: 'Changes_list',
    summary:
      'What happened after an id, in order and each once; a key reads what its scopes allow. Ask again from the last id, or from Settled-Id where the answer has less than the limit',
  })
  @ApiOkResponse({
    type: [ChangeDto],
    headers: {
      [SETTLED_ID]: {
        description: 'The newest id below which nothing can appear any more.',
        schema: { type: 'integer', format: 'int64', example: 4711 },
      },
    },
  })
  @ApiResponse({
    status: 410,
    description: 'What followed this id is not kept any more: read all records again, then go on from Settled-Id.',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() { after, limit }: ChangesQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChangeDto[]> {
    const { rows, settled } = await this.changes.after(caller, { after, limit });
    void reply.header(SETTLED_ID, settled);
    return rows.map((row) => ({ ...row, id: Number(row.id) }));
  }
}
