import { Body, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { ResourceController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { LookupEntryIdDto } from './lookup-editing.resource.dto';
import { PriceStepBodyDto, ReplacedPriceStepDto, PriceStepDto } from './price-steps.resource.dto';
import { PriceStepsService } from './price-steps.service';

@ResourceController('lookups')
@Roles(Role.Admin)
export class PriceStepsResource {
  constructor(private readonly steps: PriceStepsService) {}

  @Get('price-steps')
  @ApiOperation({ operationId: 'PriceSteps_list', summary: 'The prices that the search offers' })
  @ApiOkResponse({ type: [PriceStepDto] })
  list(@CurrentCaller() caller: Caller): Promise<PriceStepDto[]> {
    return this.steps.list(caller);
  }

  @Post('price-steps')
  @ApiOperation({ operationId: 'PriceSteps_create', summary: 'Add a price; its name follows from the amount' })
  @ApiCreatedResponse({ type: PriceStepDto })
  create(@CurrentCaller() caller: Caller, @Body() body: PriceStepBodyDto): Promise<PriceStepDto> {
    return this.steps.create(caller, body);
  }

  @Put('price-steps/:id')
  @ApiBody({ type: PriceStepBodyDto })
  @ApiOperation({ operationId: 'PriceSteps_update', summary: 'Change the amount or the place of a price' })
  @ApiOkResponse({ type: PriceStepDto })
  update(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() body: ReplacedPriceStepDto,
  ): Promise<PriceStepDto> {
    return this.steps.change(caller, id, body);
  }

  @Delete('price-steps/:id')
  @ApiOperation({ operationId: 'PriceSteps_delete', summary: 'Remove a price' })
  @ApiOkResponse({ type: LookupEntryIdDto })
  async delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<LookupEntryIdDto> {
    await this.steps.delete(caller, id);
    return { id };
  }
}
