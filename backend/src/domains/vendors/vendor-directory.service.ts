import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import type { Window } from '../../platform/http/list/paging.dto';
import { likeText } from '../../platform/http/list/resource-list';
import { Replicas } from '../../platform/database/replicas';
import { sql } from '../../platform/database/sql';
import type { Vendor } from './vendor.entity';

/** What vendors are searched by; a missing field narrows nothing. */
export type VendorCriteria = Partial<Pick<Vendor, 'companyName' | 'city' | 'stateId'>>;

export interface FoundVendor extends Omit<Vendor, 'state'> {
  stateCode: string;
  /** Ids joined by commas. */
  categoryIds: string;
}

export type ListedVendor = Pick<Vendor, 'id' | 'logo' | 'companyName' | 'description' | 'website'>;

interface Found<Row> {
  rows: Row[];
  total: number;
}

const FOUND = `from vendors v join states s on s.id = v.state_id
  where ($1::text is null or v.company_name ilike $1) and ($2::text is null or v.city ilike $2) and ($3::int is null or v.state_id = $3)`;

/** Active vendors in a category that is itself in the directory; without a category all active ones. */
const LISTED = `from vendors v where v.active and ($1::int is null or exists (
    select 1 from vendor_categories vc join categories c on c.id = vc.category_id left join categories p on p.id = c.primary_category_id
    where vc.vendor_id = v.id and c.id = $1 and c.active and (p.id is null or p.active)))`;

/** The lists of vendors that the documents' calls answer: the office's, and the public directory. */
@Injectable()
export class VendorDirectoryService {
  constructor(
    private readonly source: DataSource,
    private readonly replicas: Replicas,
  ) {}

  /** Newest first; those that are inactive too [VEND-22]. */
  async search(caller: Caller, criteria: VendorCriteria, window: Window): Promise<Found<FoundVendor>> {
    requireAdmin(caller);
    const contains = (text: string | null | undefined) => (text ? `%${likeText(text)}%` : null);
    const filters = [contains(criteria.companyName), contains(criteria.city), criteria.stateId ?? null];
    const [rows, [{ total }]] = await Promise.all([
      sql<FoundVendor>(this.source, {
        text: `select v.id, v.company_name "companyName", v.address1, v.address2, v.city, v.state_id "stateId", s.code "stateCode", v.zip_code "zipCode",
                v.country, v.description, v.website, v.logo, v.active, v.created_at "createdAt",
                coalesce((select string_agg(vc.category_id::text, ',' order by vc.category_id) from vendor_categories vc where vc.vendor_id = v.id), '') "categoryIds"
         ${FOUND} order by v.created_at desc, v.id desc limit $4 offset $5`,
        values: [...filters, window.count, window.first],
      }),
      sql<{ total: number }>(this.source, { text: `select count(*)::int total ${FOUND}`, values: filters }),
    ]);
    return { rows, total };
  }

  /** Some of the public directory, or of one child category in it, by name [VEND-42]. */
  async page(categoryId: number | undefined, window: Window): Promise<Found<ListedVendor>> {
    const filters = [categoryId ?? null];
    const [rows, [{ total }]] = await Promise.all([
      sql<ListedVendor>(this.replicas, {
        text: `select v.id, v.logo, v.company_name "companyName", v.description, v.website
         ${LISTED} order by lower(v.company_name), v.id limit $2 offset $3`,
        values: [...filters, window.count, window.first],
      }),
      sql<{ total: number }>(this.replicas, { text: `select count(*)::int total ${LISTED}`, values: filters }),
    ]);
    return { rows, total };
  }
}
