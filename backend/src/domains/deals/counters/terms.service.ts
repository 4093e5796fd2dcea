import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Caller, requireAdmin } from '../../../platform/access/permissions';
import { notFound } from '../../../platform/common/errors';
import { sql } from '../../../platform/database/sql';
import {
  allCompared,
  ComparedOffer,
  comparedOffers,
  DealTerms,
  OfficeComparedOffer,
  termsOf,
  TermsVersion,
  versionsOf,
} from './terms.queries';

/** The terms of deals as the two sides read them. */
@Injectable()
export class TermsService {
  constructor(private readonly source: DataSource) {}

  /** @throws DomainError('not-found') for everybody but the buyer and the seller of the deal, and before the first terms */
  async read(caller: Caller, dealId: number): Promise<DealTerms> {
    const terms = await termsOf(this.source, dealId, caller.id);
    if (!terms) {
      throw notFound('The offer');
    }
    return terms;
  }

  /** Every version, the newest first, for the office; none while the offers are sealed. */
  versions(dealId: number): Promise<TermsVersion[]> {
    return versionsOf(this.source, dealId);
  }

  /** @throws DomainError('not-found') for a property that is not the caller's own listing */
  async compare(caller: Caller, propertyId: number): Promise<ComparedOffer[]> {
    const offers = await comparedOffers(this.source, propertyId, caller.id);
    if (offers.length === 0) {
      const own = await sql(this.source, {
        text: 'select 1 from properties where id = $1 and seller_id = $2',
        values: [propertyId, caller.id],
      });
      if (own.length === 0) {
        throw notFound('The property');
      }
    }
    return offers;
  }

  /** For administrators. @throws DomainError('not-found') for a property that there is not */
  async compareAll(caller: Caller, propertyId: number): Promise<OfficeComparedOffer[]> {
    requireAdmin(caller);
    const [property] = await sql(this.source, { text: 'select 1 from properties where id = $1', values: [propertyId] });
    if (!property) {
      throw notFound('The property');
    }
    return allCompared(this.source, propertyId);
  }
}
