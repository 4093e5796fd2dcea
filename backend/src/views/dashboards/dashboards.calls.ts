import { Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { CurrentCaller, OnlyReads, Roles } from '../../platform/access/decorators';
import { Caller, Role } from '../../platform/access/permissions';
import { CallController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { profileDocumentDto } from '../../domains/deal-room/reader-document.calls.dto';
import { offerDto } from '../../domains/deals/offers.calls.dto';
import { buyerOfferDto, BuyerStoresDto, SellerStoresDto, StoreBuyersDto } from './dashboards.calls.dto';
import { DashboardsService } from './dashboards.service';

@CallController('Journeys')
export class DashboardsController {
  constructor(private readonly dashboards: DashboardsService) {}

  @Get('buyer/stores')
  @OnlyReads()
  @Roles(Role.Buyer)
  @ApiOperation({ operationId: 'Journeys_buyerStores', summary: "The buyer's properties and offers [CALL-068]" })
  @ApiOkResponse({ type: BuyerStoresDto })
  async buyerStores(@CurrentCaller() caller: Caller): Promise<BuyerStoresDto> {
    const { stores, offers, unread } = await this.dashboards.ofBuyer(caller);
    return { MyStores: stores, MyDeals: offers.map(buyerOfferDto), UnreadCount: unread };
  }

  @Get('seller/stores')
  @OnlyReads()
  @Roles(Role.Seller)
  @ApiOperation({ operationId: 'Journeys_sellerStores', summary: "The seller's listings [CALL-070]" })
  @ApiOkResponse({ type: SellerStoresDto })
  async sellerStores(@CurrentCaller() caller: Caller): Promise<SellerStoresDto> {
    const { stores, unread } = await this.dashboards.ofSeller(caller);
    return { Stores: stores, UnreadCount: unread };
  }

  @Get('seller/store/buyers/:id')
  @OnlyReads()
  @Roles(Role.Seller)
  @ApiOperation({
    operationId: 'Journeys_storeBuyers',
    summary: "The offers and documents of one of the seller's listings [CALL-071]",
  })
  @ApiOkResponse({ type: StoreBuyersDto })
  async storeBuyers(@Param('id', IdPipe) id: number, @CurrentCaller() caller: Caller): Promise<StoreBuyersDto> {
    const { store, offers, documents } = await this.dashboards.offersOn(caller, id);
    return { buyerStores: offers.map(offerDto), documents: documents.map(profileDocumentDto), stores: store };
  }
}
