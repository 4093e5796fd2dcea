import { Injectable } from '@nestjs/common';
import { DataSource, SelectQueryBuilder } from 'typeorm';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { list, Listed, ListQueryDto, ListRules } from '../../platform/http/list/resource-list';
import { OfferTerms } from './deal.entity';

const LIST: ListRules<OfferTerms> = {
  sortable: { id: 'o.id', dealId: 'o.dealId', version: 'o.version', price: 'o.price', createdAt: 'o.createdAt' },
  defaultSort: ['id', 'DESC'],
  filterable: {
    id: (query, value) => query.andWhere('o.id = any(:ids)', { ids: [value].flat() }),
    dealId: (query, value) => query.andWhere('o.dealId = :dealId', { dealId: value }),
    propertyId: (query, value) => query.andWhere('deal.propertyId = :propertyId', { propertyId: value }),
    buyerId: (query, value) => query.andWhere('deal.buyerId = :buyerId', { buyerId: value }),
    latest: (query, value) =>
      value === true
        ? query.andWhere(
            'not exists (select 1 from offer_terms later where later.deal_id = o.deal_id and later.version > o.version)',
          )
        : query,
  },
};

/** The versions of the terms of offers, as the office looks at them. */
@Injectable()
export class OffersReadService {
  constructor(private readonly source: DataSource) {}

  page(caller: Caller, request: ListQueryDto): Promise<Listed<OfferTerms>> {
    requireAdmin(caller);
    return list(this.query(), request, LIST);
  }

  async get(caller: Caller, id: number): Promise<OfferTerms> {
    requireAdmin(caller);
    const offer = await this.query().where('o.id = :id', { id }).getOne();
    if (!offer) {
      throw notFound('The offer');
    }
    return offer;
  }

  private query(): SelectQueryBuilder<OfferTerms> {
    return this.source
      .getRepository(OfferTerms)
      .createQueryBuilder('o')
      .innerJoinAndSelect('o.deal', 'deal')
      .leftJoinAndSelect('o.diligencePeriod', 'period');
  }
}
