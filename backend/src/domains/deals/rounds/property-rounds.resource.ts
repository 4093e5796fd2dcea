import { Body, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../../platform/access/decorators';
import { type Caller, Role } from '../../../platform/access/permissions';
import { IdPipe } from '../../../platform/common/id.pipe';
import { ResourceController } from '../../../platform/http/surfaces';
import { RoundBodyDto, RoundDto, roundDto } from './round.resource.dto';
import { RoundsService } from './rounds.service';

/** The rounds of a property are of its deals: a key needs their scope. */
@ResourceController('properties', undefined, 'deals')
@Roles(Role.Admin)
export class PropertyRoundsResource {
  constructor(private readonly rounds: RoundsService) {}

  @Get(':id/rounds')
  @ApiOperation({
    operationId: 'PropertiesResource_rounds',
    summary: 'The rounds of offers on a property, the first one first; keys need deals:read',
  })
  @ApiOkResponse({ type: [RoundDto] })
  async list(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<RoundDto[]> {
    return (await this.rounds.list(caller, id)).map(roundDto);
  }

  @Post(':id/rounds')
  @ApiOperation({
    operationId: 'PropertiesResource_openRound',
    summary:
      'Open the next round of offers on a property; a call sets the date on which its offers are due. Keys need deals:write',
  })
  @ApiCreatedResponse({ type: RoundDto })
  async open(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { dueAt, ...round }: RoundBodyDto,
  ): Promise<RoundDto> {
    return roundDto(await this.rounds.open(caller, id, { ...round, due: dueAt }));
  }
}
