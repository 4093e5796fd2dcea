import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { list, rowOf } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import type { OfferTerms } from './deal.entity';
import { OFFERS } from './offers.list';

/** The versions of the terms of offers, as the office looks at them. */
@Injectable()
export class OffersReadService {
  constructor(private readonly source: DataSource) {}

  page(caller: Caller, request: ListQueryDto): Promise<Listed<OfferTerms>> {
    requireAdmin(caller);
    return list(this.source, request, OFFERS);
  }

  async get(caller: Caller, id: number): Promise<OfferTerms> {
    requireAdmin(caller);
    const offer = await rowOf(this.source, id, OFFERS);
    if (!offer) {
      throw notFound('The offer');
    }
    return offer;
  }
}
