import { Injectable } from '@nestjs/common';
import type { Window } from '../../platform/http/list/paging.dto';
import { PublicAnswers } from '../../platform/cache/public-answers';
import { sql } from '../../platform/database/sql';
import type { Vendor } from './vendor.entity';

export type ListedVendor = Pick<Vendor, 'id' | 'logo' | 'companyName' | 'description' | 'website'>;

/** Active vendors in a category that is itself in the directory; without a category all active ones. */
const LISTED = `from vendors v where v.active and ($1::int is null or exists (
    select 1 from vendor_categories vc join categories c on c.id = vc.category_id left join categories p on p.id = c.primary_category_id
    where vc.vendor_id = v.id and c.id = $1 and c.active and (p.id is null or p.active)))`;

/** The public directory. */
@Injectable()
export class VendorDirectoryService {
  constructor(private readonly answers: PublicAnswers) {}

  /** Some of the public directory, or of one child category in it, by name [VEND-42]. */
  async page(categoryId: number | undefined, window: Window): Promise<{ rows: ListedVendor[]; total: number }> {
    const filters = [categoryId ?? null];
    const [rows, [{ total }]] = await Promise.all([
      sql<ListedVendor>(this.answers, {
        text: `select v.id, v.logo, v.company_name "companyName", v.description, v.website
         ${LISTED} order by lower(v.company_name), v.id limit $2 offset $3`,
        values: [...filters, window.count, window.first],
      }),
      sql<{ total: number }>(this.answers, { text: `select count(*)::int total ${LISTED}`, values: filters }),
    ]);
    return { rows, total };
  }
}
