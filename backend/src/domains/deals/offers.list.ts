import { equals, oneOf } from '../../platform/http/list/filters';
import { inOrder } from '../../platform/http/list/in-order';
import type { ListRules } from '../../platform/http/list/rules';
import type { DataSource } from 'typeorm';
import { OfferTerms } from './deal.entity';
import { isSealed } from './rounds/sealed.sql';

/** Every version of the terms of every offer that is not sealed. */
export const OFFERS: ListRules<OfferTerms, object, DataSource> = {
  table: 'offer_terms',
  as: 'o',
  versioned: true,
  joins: { deal: 'join deals deal on deal.id = o.deal_id' },
  fields: {
    id: { sql: 'o.id', type: 'int', sort: true, filter: oneOf },
    dealId: { sql: 'o.deal_id', type: 'int', sort: true, filter: equals, index: 'offer_terms_version' },
    version: { sql: 'o.version', type: 'int', sort: true },
    price: { sql: 'o.price', type: 'bigint', sort: true },
    createdAt: { sql: 'o.created_at', type: 'timestamptz', sort: true, index: 'offer_terms_newest' },
    propertyId: { sql: 'deal.property_id', type: 'int', join: 'deal', filter: equals, index: 'deals_of_property' },
    buyerId: { sql: 'deal.buyer_id', type: 'int', join: 'deal', filter: equals, index: 'deals_of_buyer' },
    latest: {
      sql: 'o.version',
      type: 'int',
      takes: 'flag',
      filter: (value) =>
        value === true
          ? 'not exists (select 1 from offer_terms later where later.deal_id = o.deal_id and later.version > o.version)'
          : undefined,
      index: 'offer_terms_version',
    },
  },
  defaultSort: ['id', 'DESC'],
  where: () => `not exists (select from deals sealed where sealed.id = o.deal_id and ${isSealed('sealed')})`,
  rows: { load: inOrder(OfferTerms, ['deal', 'diligencePeriod']) },
};
