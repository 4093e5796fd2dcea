import { Body, Get, Headers, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { IdPipe } from '../../platform/common/id.pipe';
import { ResourceController } from '../../platform/http/surfaces';
import { AccessDecisionsService } from './access-decisions.service';
import {
  AccessReasonDto,
  ApproveAccessDto,
  ApproveAccessesDto,
  ApprovedAccessesDto,
  ChangeAccessDto,
  ndaAccessDto,
  NdaAccessDto,
} from './nda-access.resource.dto';

@ResourceController('ndas')
@Roles(Role.Admin)
export class NdaAccessResource {
  constructor(private readonly decisions: AccessDecisionsService) {}

  @Post('approve')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'NdasResource_approveAll',
    summary: 'Approve up to 100 requests for access at once; those that do not wait any more are left out and named',
  })
  @ApiOkResponse({ type: ApprovedAccessesDto })
  approveAll(
    @CurrentCaller() caller: Caller,
    @Body() { ids, ...extent }: ApproveAccessesDto,
  ): Promise<ApprovedAccessesDto> {
    return this.decisions.approveAll(caller, ids, extent);
  }

  @Post(':id/approve')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'NdasResource_approve',
    summary: 'Let in somebody who has signed and waits; any of their signatures on the property names them',
  })
  @ApiOkResponse({ type: NdaAccessDto })
  async approve(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() body: ApproveAccessDto,
  ): Promise<NdaAccessDto> {
    return ndaAccessDto(await this.decisions.approve(caller, id, body));
  }

  @Post(':id/decline')
  @HttpCode(200)
  @ApiOperation({ operationId: 'NdasResource_decline', summary: 'Decline a request for access that waits' })
  @ApiOkResponse({ type: NdaAccessDto })
  async decline(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: AccessReasonDto,
  ): Promise<NdaAccessDto> {
    return ndaAccessDto(await this.decisions.decline(caller, id, reason || null));
  }

  @Post(':id/revoke')
  @HttpCode(200)
  @ApiOperation({ operationId: 'NdasResource_revoke', summary: 'End an open access; the next request is refused' })
  @ApiOkResponse({ type: NdaAccessDto })
  async revoke(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: AccessReasonDto,
  ): Promise<NdaAccessDto> {
    return ndaAccessDto(await this.decisions.revoke(caller, id, reason || null));
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'NdasResource_restore',
    summary: 'Give back an access that was declined or revoked, with its tier, and with its end unless that has come',
  })
  @ApiOkResponse({ type: NdaAccessDto })
  async restore(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<NdaAccessDto> {
    return ndaAccessDto(await this.decisions.restore(caller, id));
  }

  @Get(':id/access')
  @ApiOperation({ operationId: 'NdasResource_access', summary: 'What the signer may open on the property' })
  @ApiOkResponse({
    type: NdaAccessDto,
    headers: { ETag: { description: 'The version of the access, for If-Match.', schema: { type: 'string' } } },
  })
  async access(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NdaAccessDto> {
    const { access, version } = await this.decisions.read(caller, id);
    void reply.header('ETag', version);
    return ndaAccessDto(access);
  }

  @Put(':id/access')
  @ApiOperation({
    operationId: 'NdasResource_changeAccess',
    summary: 'Change how far an open access goes, and how long',
  })
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'The ETag of the version that was read: 412 when somebody has changed the access meanwhile.',
  })
  @ApiResponse({
    status: 412,
    description: 'The access is no longer as If-Match says.',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  })
  @ApiOkResponse({ type: NdaAccessDto })
  async changeAccess(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() extent: ChangeAccessDto,
    @Headers('If-Match') version?: string,
  ): Promise<NdaAccessDto> {
    return ndaAccessDto(await this.decisions.change(caller, id, extent, version));
  }
}
