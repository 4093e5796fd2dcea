import { Body, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, OnlyReads, Roles } from '../../../platform/access/decorators';
import { type Caller, Role } from '../../../platform/access/permissions';
import { IdPipe } from '../../../platform/common/id.pipe';
import { HourlyLimit } from '../../../platform/http/hourly-limit';
import { ResourceController } from '../../../platform/http/surfaces';
import {
  AgreeBodyDto,
  ComparedOfferDto,
  counterTerms,
  DealTermsDto,
  OwnCounterBodyDto,
  WithdrawBodyDto,
} from './counters.resource.dto';
import { CountersService } from './counters.service';
import { TermsService } from './terms.service';

/** What buyers and sellers do about the terms of their own deals. */
@ResourceController('me')
export class MyDealsResource {
  constructor(
    private readonly counters: CountersService,
    private readonly terms: TermsService,
  ) {}

  @Get('deals/:id/terms')
  @OnlyReads()
  @Roles(Role.Buyer, Role.Seller)
  @ApiOperation({
    operationId: 'MeResource_terms',
    summary: "Every version of the terms of an offer of the caller's, or on one of the caller's own listings",
  })
  @ApiOkResponse({ type: DealTermsDto })
  read(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<DealTermsDto> {
    return this.terms.read(caller, id);
  }

  @Get('properties/:id/offers')
  @OnlyReads()
  @Roles(Role.Seller)
  @ApiOperation({
    operationId: 'MeResource_compareOffers',
    summary: "The offers on one of the caller's own listings side by side, the newest first",
  })
  @ApiOkResponse({ type: [ComparedOfferDto] })
  compare(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<ComparedOfferDto[]> {
    return this.terms.compare(caller, id);
  }

  @Post('deals/:id/counters')
  @Roles(Role.Seller)
  @HourlyLimit('offers')
  @ApiOperation({
    operationId: 'MeResource_counter',
    summary: "Put other terms against those of a buyer, on one of the caller's own listings",
  })
  @ApiCreatedResponse({ type: DealTermsDto })
  async counter(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() body: OwnCounterBodyDto,
  ): Promise<DealTermsDto> {
    await this.counters.counter(caller, id, 'seller', counterTerms(body));
    return this.terms.read(caller, id);
  }

  @Post('deals/:id/agree')
  @Roles(Role.Buyer)
  @HourlyLimit('offers')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'MeResource_agree',
    summary: "Agree to a counter to the caller's own offer; one that says so is accepted with that",
  })
  @ApiOkResponse({ type: DealTermsDto })
  async agree(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { version }: AgreeBodyDto,
  ): Promise<DealTermsDto> {
    await this.counters.agree(caller, id, 'buyer', version);
    return this.terms.read(caller, id);
  }

  @Post('deals/:id/withdraw')
  @Roles(Role.Buyer)
  @HttpCode(200)
  @ApiOperation({ operationId: 'MeResource_withdraw', summary: "Withdraw the caller's own open offer" })
  @ApiOkResponse({ type: DealTermsDto })
  async withdraw(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: number,
    @Body() { reason, version }: WithdrawBodyDto,
  ): Promise<DealTermsDto> {
    await this.counters.withdraw(caller, id, { reason: reason || undefined, version });
    return this.terms.read(caller, id);
  }
}
