import { Body, Get, HttpCode, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCaller, Roles } from '../../../platform/access/decorators';
import { type Caller, Role } from '../../../platform/access/permissions';
import { IdPipe } from '../../../platform/common/id.pipe';
import { HourlyLimit } from '../../../platform/http/hourly-limit';
import { Lists } from '../../../platform/http/list/parameters';
import { contentRange, ListQueryDto } from '../../../platform/http/list/resource-list';
import { ResourceController } from '../../../platform/http/surfaces';
import { contentDisposition } from '../../documents/content-disposition';
import { DOCUMENT_TYPES } from '../../documents/document-content';
import { ApproveFundsProofDto, DeclineFundsProofDto, FundsProofDto } from './funds-proof.resource.dto';
import { FUNDS_PROOFS } from './funds-proofs.list';
import { FundsProofsService } from './funds-proofs.service';

@ResourceController('funds-proofs', 'funds_proofs')
@Roles(Role.Admin)
export class FundsProofsResource {
  constructor(private readonly proofs: FundsProofsService) {}

  @Get()
  @Lists(FUNDS_PROOFS)
  @ApiOperation({
    operationId: 'FundsProofsResource_list',
    summary: 'What buyers show of their money; filters: userId, state (sent, approved, declined), q, id',
  })
  @ApiOkResponse({ type: [FundsProofDto] })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() query: ListQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FundsProofDto[]> {
    const listed = await this.proofs.page(caller, query);
    contentRange(reply, 'funds-proofs', listed);
    return listed.rows;
  }

  @Get(':id')
  @ApiOperation({ operationId: 'FundsProofsResource_get', summary: 'One proof of funds' })
  @ApiOkResponse({ type: FundsProofDto })
  get(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<FundsProofDto> {
    return this.proofs.get(caller, id);
  }

  @Post(':id/approve')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'FundsProofsResource_approve',
    summary: "Approve a proof up to a limit, which sellers read beside the buyer's offers",
  })
  @ApiOkResponse({ type: FundsProofDto })
  async approve(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { limit }: ApproveFundsProofDto,
  ): Promise<FundsProofDto> {
    await this.proofs.approve(caller, id, limit);
    return this.proofs.get(caller, id);
  }

  @Post(':id/decline')
  @HttpCode(200)
  @ApiOperation({ operationId: 'FundsProofsResource_decline', summary: 'Decline a proof' })
  @ApiOkResponse({ type: FundsProofDto })
  async decline(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: DeclineFundsProofDto,
  ): Promise<FundsProofDto> {
    await this.proofs.decline(caller, id, reason || null);
    return this.proofs.get(caller, id);
  }

  @Get(':id/file')
  @HourlyLimit('downloads')
  @Roles(Role.Admin, Role.Buyer, Role.Seller)
  @ApiOperation({
    operationId: 'FundsProofsResource_file',
    summary:
      'The file, for its buyer and administrators; for the seller of a property with an open offer where the buyer lets them',
  })
  @ApiOkResponse({
    content: Object.fromEntries(DOCUMENT_TYPES.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
  })
  async file(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<StreamableFile> {
    const { stream, bytes, name, contentType } = await this.proofs.open(caller, id);
    return new StreamableFile(stream, {
      type: contentType,
      length: bytes,
      disposition: contentDisposition('attachment', name),
    });
  }
}
