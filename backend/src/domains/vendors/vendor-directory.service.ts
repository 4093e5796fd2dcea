import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { pagination } from '../../platform/http/list/paging.dto';
import { likeText } from '../../platform/http/list/resource-list';
import { Replicas } from '../../platform/database/replicas';
import { sql } from '../../platform/database/sql';
import {
  DirectoryDto,
  DirectoryRequestDto,
  DirectoryVendorDto,
  VendorDto,
  VendorsDto,
  VendorSearchDto,
} from './vendors.calls.dto';

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
  async search(caller: Caller, criteria: VendorSearchDto): Promise<VendorsDto> {
    requireAdmin(caller);
    const contains = (text: string | undefined) => (text ? `%${likeText(text)}%` : null);
    const filters = [contains(criteria.CompanyName), contains(criteria.City), criteria.StateID ?? null];
    const [Vendors, [{ total }]] = await Promise.all([
      this.source.query<VendorDto[]>(
        `select v.id "VendorID", v.company_name "CompanyName", v.address1 "Address1", v.address2 "Address2", v.city "City", v.state_id "StateID", s.code "StateCode",
                v.zip_code "ZipCode", v.country "Country", v.description "Description", v.website "Website", v.logo "Logo", v.active "ISActive", v.created_at "CreatedDate",
                coalesce((select string_agg(vc.category_id::text, ',' order by vc.category_id) from vendor_categories vc where vc.vendor_id = v.id), '') "VendorCategoryIDs"
         ${FOUND} order by v.created_at desc, v.id desc limit $4 offset $5`,
        [...filters, criteria.PageLength, (criteria.Page - 1) * criteria.PageLength],
      ),
      this.source.query<{ total: number }[]>(`select count(*)::int total ${FOUND}`, filters),
    ]);
    return { Vendors, Pagination: pagination(criteria, total), Criteria: criteria };
  }

  /** One page of the public directory, by name [VEND-42]. */
  async page(request: DirectoryRequestDto): Promise<DirectoryDto> {
    const filters = [request.CategoryID ?? null];
    const [Vendors, [{ total }]] = await Promise.all([
      sql<DirectoryVendorDto>(this.replicas, {
        text: `select v.id "VendorID", v.logo "Logo", v.company_name "CompanyName", v.description "Description", v.website "Website"
         ${LISTED} order by lower(v.company_name), v.id limit $2 offset $3`,
        values: [...filters, request.PageLength, (request.Page - 1) * request.PageLength],
      }),
      sql<{ total: number }>(this.replicas, { text: `select count(*)::int total ${LISTED}`, values: filters }),
    ]);
    return { Vendors, Pagination: pagination(request, total) };
  }
}
