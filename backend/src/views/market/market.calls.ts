import { Body, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Caller, Role } from '../../platform/access/permissions';
import { CallController } from '../../platform/http/surfaces';
import { AccessKeyDto, AdminAccessDto, MarketAnalysisDto, marketAnalysisDto, MarketTokenDto } from './market.calls.dto';
import { MarketService } from './market.service';

@CallController('Market')
export class MarketController {
  constructor(private readonly market: MarketService) {}

  @Post('buyer/store/accesskey')
  @Roles(Role.Buyer)
  @HttpCode(200)
  @ApiOperation({ operationId: 'Market_open', summary: 'The token that opens the market analysis [CALL-067]' })
  @ApiOkResponse({ type: MarketTokenDto })
  async open(@Body() body: AccessKeyDto, @CurrentCaller() caller: Caller): Promise<MarketTokenDto> {
    return { Token: await this.market.tokenFor(caller, body.StoreID, body.AccessKey) };
  }

  @Post('admin/property/add/dashboard')
  @Roles(Role.Admin)
  @HttpCode(200)
  @ApiOperation({
    operationId: 'Market_openAsAdmin',
    summary: 'The same without an NDA, for administrators [CALL-048]',
  })
  @ApiOkResponse({ type: MarketTokenDto })
  async openAsAdmin(@Body() body: AdminAccessDto, @CurrentCaller() caller: Caller): Promise<MarketTokenDto> {
    return { Token: await this.market.tokenForAdmin(caller, body.StoreID) };
  }

  @Get('home/market/:token')
  @HourlyLimit('analyses')
  @Roles(Role.Admin, Role.Buyer, Role.Seller)
  @ApiOperation({
    operationId: 'Market_analysis',
    summary: 'The market around a property; the token is good for 30 minutes and the person it was made for',
  })
  @ApiOkResponse({ type: MarketAnalysisDto })
  async analysis(@CurrentCaller() caller: Caller, @Param('token') token: string): Promise<MarketAnalysisDto> {
    return marketAnalysisDto(await this.market.analysis(caller, token));
  }
}
