import { Body, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../../platform/access/decorators';
import { type Caller, Role } from '../../../platform/access/permissions';
import { IdPipe } from '../../../platform/common/id.pipe';
import { ResourceController } from '../../../platform/http/surfaces';
import {
  CloseRoundDto,
  ExtendRoundDto,
  InviteToRoundDto,
  ReplacedRoundDto,
  RoundChangeDto,
  RoundDto,
  roundDto,
  UnsealRoundDto,
} from './round.resource.dto';
import { RoundsService } from './rounds.service';

@ResourceController('rounds', undefined, 'deals')
@Roles(Role.Admin)
export class RoundsResource {
  constructor(private readonly rounds: RoundsService) {}

  @Put(':id')
  @ApiBody({ type: RoundChangeDto })
  @ApiOperation({
    operationId: 'RoundsResource_update',
    summary: 'Change what a round says before anybody has offered in it; keys need deals:write',
  })
  @ApiOkResponse({ type: RoundDto })
  async update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { dueAt, sealed, instructions = null }: ReplacedRoundDto,
  ): Promise<RoundDto> {
    return roundDto(await this.rounds.update(caller, id, { due: dueAt, sealed, instructions }));
  }

  @Post(':id/extend')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'RoundsResource_extend',
    summary: 'Let a round end later, and tell those who are invited; keys need deals:write',
  })
  @ApiOkResponse({ type: RoundDto })
  async extend(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { dueAt }: ExtendRoundDto,
  ): Promise<RoundDto> {
    return roundDto(await this.rounds.extend(caller, id, dueAt));
  }

  @Post(':id/unseal')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'RoundsResource_unseal',
    summary: 'Read the offers of a sealed round before they are due, and say why; keys need deals:write',
  })
  @ApiOkResponse({ type: RoundDto })
  async unseal(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: UnsealRoundDto,
  ): Promise<RoundDto> {
    return roundDto(await this.rounds.unseal(caller, id, reason));
  }

  @Post(':id/invite')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'RoundsResource_invite',
    summary: 'Ask the buyers of open deals for an offer in this round, each once; keys need deals:write',
  })
  @ApiOkResponse({ type: RoundDto })
  async invite(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { dealIds }: InviteToRoundDto,
  ): Promise<RoundDto> {
    return roundDto(await this.rounds.invite(caller, id, dealIds));
  }

  @Post(':id/close')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'RoundsResource_close',
    summary: 'End a round, keep who was chosen, write to others, and lower their access; keys need deals:write',
  })
  @ApiOkResponse({ type: RoundDto })
  async close(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() outcome: CloseRoundDto,
  ): Promise<RoundDto> {
    return roundDto(await this.rounds.close(caller, id, outcome));
  }
}
