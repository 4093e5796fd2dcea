import { Body, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentCaller, OnlyReads, Roles } from '../../../platform/access/decorators';
import { type Caller, Role } from '../../../platform/access/permissions';
import { IdPipe } from '../../../platform/common/id.pipe';
import { HourlyLimit } from '../../../platform/http/hourly-limit';
import { ResourceController } from '../../../platform/http/surfaces';
import {
  FUNDS_PROOF_SCHEMA,
  FundsProofIdDto,
  OwnFundsProofDto,
  ReplacedFundsProofDto,
} from './funds-proof.resource.dto';
import { OwnFundsProofsService } from './own-funds-proofs.service';

/** What a buyer shows of their money. */
@ResourceController('me')
@Roles(Role.Buyer)
export class MyFundsProofsResource {
  constructor(private readonly proofs: OwnFundsProofsService) {}

  @Get('funds-proofs')
  @OnlyReads()
  @ApiOperation({ operationId: 'MeResource_fundsProofs', summary: "The caller's proofs of funds, the newest first" })
  @ApiOkResponse({ type: [OwnFundsProofDto] })
  list(@CurrentCaller() caller: Caller): Promise<OwnFundsProofDto[]> {
    return this.proofs.list(caller);
  }

  @Post('funds-proofs')
  @HourlyLimit('uploads')
  @ApiConsumes('multipart/form-data')
  @ApiBody(FUNDS_PROOF_SCHEMA)
  @ApiOperation({
    operationId: 'MeResource_sendFundsProof',
    summary: 'Send a proof of funds, which the office looks at',
  })
  @ApiCreatedResponse({ type: OwnFundsProofDto })
  send(@CurrentCaller() caller: Caller, @Req() request: FastifyRequest): Promise<OwnFundsProofDto> {
    return this.proofs.send(caller, request);
  }

  @Put('funds-proofs/:id')
  @ApiOperation({
    operationId: 'MeResource_shareFundsProof',
    summary: 'Let sellers of properties with an open offer of the caller open the file of a proof, or no longer',
  })
  @ApiOkResponse({ type: OwnFundsProofDto })
  share(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { fileForSellers }: ReplacedFundsProofDto,
  ): Promise<OwnFundsProofDto> {
    return this.proofs.share(caller, id, fileForSellers);
  }

  @Delete('funds-proofs/:id')
  @ApiOperation({ operationId: 'MeResource_deleteFundsProof', summary: 'Delete a proof of funds with its file' })
  @ApiOkResponse({ type: FundsProofIdDto })
  async delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<FundsProofIdDto> {
    await this.proofs.delete(caller, id);
    return { id };
  }
}
