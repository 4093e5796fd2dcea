import { Body, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../../platform/access/decorators';
import { Caller, Role } from '../../../platform/access/permissions';
import { pagination, pageWindow } from '../../../platform/http/list/paging.dto';
import { CallController } from '../../../platform/http/surfaces';
import {
  agentDto,
  AgentsDto,
  assignment,
  AssignedStoresDto,
  AssignSellerRequestDto,
  sellerFilter,
  sellerItemDto,
  SellersDto,
  SellersRequestDto,
  StoreAgentsRequestDto,
} from './people.calls.dto';
import { StoreChangedDto } from '../editing/property.dto';
import { PropertyPeopleService } from './property-people.service';

@CallController('Properties')
export class PeopleAdminController {
  constructor(private readonly people: PropertyPeopleService) {}

  @Post('admin/seller/store')
  @Roles(Role.Admin)
  @HttpCode(200)
  @ApiOperation({
    operationId: 'Properties_assignSeller',
    summary: 'Give properties to a seller, or take them away [CALL-044]',
  })
  @ApiOkResponse({ type: AssignedStoresDto })
  async assign(@CurrentCaller() caller: Caller, @Body() request: AssignSellerRequestDto): Promise<AssignedStoresDto> {
    return { SellerId: request.SellerId, StoreIDs: await this.people.assign(caller, assignment(request)) };
  }

  @Post('admin/sellers')
  @Roles(Role.Admin)
  @HttpCode(200)
  @ApiOperation({
    operationId: 'Properties_sellers',
    summary: 'The sellers to whom a property can be assigned [CALL-045]',
  })
  @ApiOkResponse({ type: SellersDto })
  async sellers(@CurrentCaller() caller: Caller, @Body() criteria: SellersRequestDto): Promise<SellersDto> {
    const { rows, total } = await this.people.sellers(
      caller,
      sellerFilter(criteria),
      pageWindow(criteria),
      criteria.StoreId,
    );
    return { Sellers: rows.map(sellerItemDto), Criteria: criteria, Pagination: pagination(criteria, total) };
  }

  @Get('admin/agents')
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'Properties_agents', summary: 'The listing agents [CALL-046]' })
  @ApiOkResponse({ type: AgentsDto })
  async agents(@CurrentCaller() caller: Caller): Promise<AgentsDto> {
    return { Agents: (await this.people.agents(caller)).map(agentDto) };
  }

  @Post('admin/store/agents')
  @Roles(Role.Admin)
  @HttpCode(200)
  @ApiOperation({ operationId: 'Properties_setAgents', summary: 'Set the listing agents of a property [CALL-047]' })
  @ApiOkResponse({ type: StoreChangedDto })
  async setAgents(
    @CurrentCaller() caller: Caller,
    @Body() { StoreId, AgentIds }: StoreAgentsRequestDto,
  ): Promise<StoreChangedDto> {
    await this.people.setAgents(caller, StoreId, AgentIds);
    return { StoreID: StoreId, Message: 'Listing agents have been saved.' };
  }
}
