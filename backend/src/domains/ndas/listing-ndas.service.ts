import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { list } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { type Access, accessOf } from './access-rows';
import { LISTING_NDAS, type ListingNda } from './listing-ndas.list';

type Signer = Omit<ListingNda, 'access'> & { access: Access };

/** Who has signed on the caller's own listings. */
@Injectable()
export class ListingNdasService {
  constructor(private readonly source: DataSource) {}

  /** @throws DomainError('not-found') for somebody else's listing */
  async page(
    caller: Caller,
    propertyId: number,
    request: ListQueryDto,
  ): Promise<Listed<Signer> & { mayDecide: boolean }> {
    const [property] = await sql<{ mayDecide: boolean }>(this.source, {
      text: 'select seller_decides "mayDecide" from properties where id = $1 and seller_id = $2',
      values: [propertyId, caller.id],
    });
    if (!property) {
      throw notFound('The property');
    }
    const listed = await list(this.source, request, LISTING_NDAS, { propertyId });
    return {
      ...listed,
      ...property,
      rows: listed.rows.map(({ access, ...signer }) => ({ ...signer, access: accessOf(access) })),
    };
  }
}
