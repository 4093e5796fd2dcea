import { Injectable } from '@nestjs/common';
import { today } from '@stowbridge/contract/dates';
import { DataSource } from 'typeorm';
import { Caller, Role } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { Config } from '../../config';
import { allDocuments } from '../../domains/deal-room/reader-documents.queries';
import { OffersService } from '../../domains/deals/offers.service';
import { MessagesService } from '../../domains/messages/messages.service';
import { besideOffers, storeOfSeller, storesOfBuyer, storesOfSeller } from './dashboards.queries';

/** What buyers and sellers find when they come back. */
@Injectable()
export class DashboardsService {
  constructor(
    private readonly source: DataSource,
    private readonly offers: OffersService,
    private readonly messages: MessagesService,
    private readonly config: Config,
  ) {}

  /** The properties whose NDA the buyer has signed, and the offers made [DASH-10, DASH-11]. */
  async ofBuyer(caller: Caller) {
    const [stores, offers, beside, unread] = await Promise.all([
      storesOfBuyer(this.source, caller.id),
      this.offers.ofBuyer(caller.id),
      besideOffers(this.source, caller.id, today(this.config.OFFICE_TIME_ZONE)),
      this.messages.unread(caller, Role.Buyer),
    ]);
    const besideOf = new Map(beside.map(({ id, ...its }) => [id, its]));
    return {
      stores,
      offers: offers.flatMap((offer) => {
        const its = besideOf.get(offer.id);
        return its ? [{ offer, beside: its }] : [];
      }),
      unread,
    };
  }

  /** The seller's own listings with the number of offers on each [DASH-15]. */
  async ofSeller(caller: Caller) {
    const [stores, unread] = await Promise.all([
      storesOfSeller(this.source, caller.id),
      this.messages.unread(caller, Role.Seller),
    ]);
    return { stores, unread };
  }

  /** The offers and documents of one of the seller's listings; another's is not found. */
  async offersOn(caller: Caller, propertyId: number) {
    const [store] = await storeOfSeller(this.source, propertyId, caller.id);
    if (!store) {
      throw notFound('The property');
    }
    const [offers, documents] = await Promise.all([
      this.offers.onProperty(propertyId),
      allDocuments(this.source, propertyId),
    ]);
    return { store, offers, documents };
  }
}
