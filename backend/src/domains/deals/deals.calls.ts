import { Body, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Stage } from '@stowbridge/contract/ids';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Caller, Role } from '../../platform/access/permissions';
import { CallController, CreatesOnce } from '../../platform/http/surfaces';
import { DealStageService } from './deal-stage.service';
import { DealActionDto, DealStageAnswerDto, dealStageAnswerDto, seenOffer } from './deals.calls.dto';
import { newOffer, OfferAnswerDto, offerAnswerDto, SubmitOfferDto } from './offers.calls.dto';
import { OffersService } from './offers.service';

@CallController('Offers')
export class DealsController {
  constructor(
    private readonly offers: OffersService,
    private readonly stages: DealStageService,
  ) {}

  @Post('buyer/store/deal')
  @HourlyLimit('offers')
  @CreatesOnce()
  @Roles(Role.Buyer, Role.Admin)
  @HttpCode(200)
  @ApiOperation({ operationId: 'Offers_submit', summary: 'Submit offer terms, or revise them [CALL-065]' })
  @ApiOkResponse({ type: OfferAnswerDto })
  async submit(@Body() body: SubmitOfferDto, @CurrentCaller() caller: Caller): Promise<OfferAnswerDto> {
    return offerAnswerDto(await this.offers.submit(caller, newOffer(body)));
  }

  @Post('seller/deal/accept')
  @Roles(Role.Seller)
  @HttpCode(200)
  @ApiOperation({ operationId: 'Offers_accept', summary: "Accept an offer on one's own listing [CALL-072]" })
  @ApiOkResponse({ type: DealStageAnswerDto })
  async accept(@Body() body: DealActionDto, @CurrentCaller() caller: Caller): Promise<DealStageAnswerDto> {
    return dealStageAnswerDto(await this.stages.move(caller, body.Id, Stage.Accepted, { seen: seenOffer(body) }));
  }

  @Post('seller/deal/reject')
  @Roles(Role.Seller)
  @HttpCode(200)
  @ApiOperation({ operationId: 'Offers_reject', summary: "Reject an offer on one's own listing [CALL-073]" })
  @ApiOkResponse({ type: DealStageAnswerDto })
  async reject(@Body() body: DealActionDto, @CurrentCaller() caller: Caller): Promise<DealStageAnswerDto> {
    return dealStageAnswerDto(await this.stages.move(caller, body.Id, Stage.Rejected, { seen: seenOffer(body) }));
  }
}
