import { Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { OnlyReads, Public, Roles } from '../../platform/access/decorators';
import { Role } from '../../platform/access/permissions';
import { ForEverybody } from '../../platform/cache/for-everybody';
import { CallController } from '../../platform/http/surfaces';
import {
  agentLocationDto,
  AgentLocationDto,
  DealStatusItemDto,
  PropertyLookupDto,
  PropertyPriceLookupDto,
} from './lookups.calls.dto';
import { LookupsService } from './lookups.service';
import { LookupItemDto, lookupItems } from '../../platform/http/lookup-item.dto';

@CallController('Lookups')
export class LookupsController {
  constructor(private readonly lookups: LookupsService) {}

  @Get('lookup/state')
  @OnlyReads()
  @Public()
  @ForEverybody()
  @ApiOperation({ operationId: 'Lookups_states', summary: 'The states [CALL-009]' })
  @ApiOkResponse({ type: [LookupItemDto] })
  async states(): Promise<LookupItemDto[]> {
    return lookupItems(await this.lookups.states());
  }

  @Get('lookup/user/position')
  @OnlyReads()
  @Public()
  @ForEverybody()
  @ApiOperation({ operationId: 'Lookups_positions', summary: 'The titles of people [CALL-010]' })
  @ApiOkResponse({ type: [LookupItemDto] })
  async positions(): Promise<LookupItemDto[]> {
    return lookupItems(await this.lookups.positions());
  }

  @Get('lookup/store/status')
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'Lookups_propertyStatuses', summary: 'The property statuses [CALL-011]' })
  @ApiOkResponse({ type: [LookupItemDto] })
  async propertyStatuses(): Promise<LookupItemDto[]> {
    return lookupItems(await this.lookups.propertyStatuses());
  }

  @Get('lookup/agent/locations')
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'Lookups_agentLocations', summary: 'The offices of listing agents [CALL-012]' })
  @ApiOkResponse({ type: [AgentLocationDto] })
  async agentLocations(): Promise<AgentLocationDto[]> {
    return (await this.lookups.agentLocations()).map(agentLocationDto);
  }

  @Get('home/agent/locations')
  @OnlyReads()
  @Public()
  @ForEverybody()
  @ApiOperation({
    operationId: 'Lookups_publicAgentLocations',
    summary: 'The offices of listing agents, for everyone [CALL-022]',
  })
  @ApiOkResponse({ type: [AgentLocationDto] })
  async publicAgentLocations(): Promise<AgentLocationDto[]> {
    return (await this.lookups.agentLocations()).map(agentLocationDto);
  }

  @Get('lookup/propertylookup')
  @OnlyReads()
  @Public()
  @ForEverybody()
  @ApiOperation({ operationId: 'Lookups_property', summary: 'What property forms choose from [CALL-013]' })
  @ApiOkResponse({ type: PropertyLookupDto })
  async property(): Promise<PropertyLookupDto> {
    const [storeTypes, states, documentTypes] = await Promise.all([
      this.lookups.storeTypes(),
      this.lookups.states(),
      this.lookups.documentTypes(),
    ]);
    return {
      storeTypes: lookupItems(storeTypes),
      states: lookupItems(states),
      documentTypes: lookupItems(documentTypes),
    };
  }

  @Get('lookup/store/types')
  @OnlyReads()
  @Public()
  @ForEverybody()
  @ApiOperation({ operationId: 'Lookups_storeTypes', summary: 'The property types [CALL-016]' })
  @ApiOkResponse({ type: [LookupItemDto] })
  async storeTypes(): Promise<LookupItemDto[]> {
    return lookupItems(await this.lookups.storeTypes());
  }

  @Get('lookup/store/alternateprice')
  @OnlyReads()
  @Public()
  @ForEverybody()
  @ApiOperation({ operationId: 'Lookups_priceAlternatives', summary: 'The alternatives to a price [CALL-017]' })
  @ApiOkResponse({ type: [LookupItemDto] })
  async priceAlternatives(): Promise<LookupItemDto[]> {
    return lookupItems(await this.lookups.priceAlternatives());
  }

  @Get('lookup/propertypricelookup')
  @OnlyReads()
  @Public()
  @ForEverybody()
  @ApiOperation({ operationId: 'Lookups_prices', summary: 'Price steps and diligence periods [CALL-018]' })
  @ApiOkResponse({ type: PropertyPriceLookupDto })
  async prices(): Promise<PropertyPriceLookupDto> {
    const [prices, diligencePeriods] = await Promise.all([this.lookups.prices(), this.lookups.diligencePeriods()]);
    return { SEPrices: lookupItems(prices), diligencePeriods: lookupItems(diligencePeriods) };
  }

  @Get('lookup/deal/status')
  @OnlyReads()
  @Roles(Role.Admin, Role.Buyer, Role.Seller)
  @ApiOperation({ operationId: 'Lookups_dealStatuses', summary: 'The deal stages and what may follow each [CALL-019]' })
  @ApiOkResponse({ type: [DealStatusItemDto] })
  async dealStatuses(): Promise<DealStatusItemDto[]> {
    return (await this.lookups.dealStatuses()).map(({ id, name, next }) => ({ ID: id, Name: name, Next: next }));
  }
}
