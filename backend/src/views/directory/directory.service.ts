import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CATEGORY_COLUMNS, CategoryRow } from '../../domains/categories/category';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { sql } from '../../platform/database/sql';
import type { Window } from '../../platform/http/list/paging.dto';

/** A category, and whether the vendor asked about has it. */
export type GivenCategory = CategoryRow & { selected: boolean };

/** The categories as they are given to vendors. */
@Injectable()
export class DirectoryService {
  constructor(private readonly source: DataSource) {}

  /** The active ones of a level, with whether a vendor has them [CAT-16, CAT-20, VEND-10]. */
  async ofLevel(
    caller: Caller,
    { level, vendorId }: { level: number; vendorId?: number },
    window: Window,
  ): Promise<{ rows: GivenCategory[]; total: number }> {
    requireAdmin(caller);
    const filter = [level, vendorId ?? null];
    const selected = 'exists (select 1 from vendor_categories v where v.category_id = c.id and v.vendor_id = $2::int)';
    // What a vendor has can be taken from it even after the category was deactivated.
    const where = `c.level = $1 and (c.active or ${selected})`;
    const [rows, [{ total }]] = await Promise.all([
      sql<GivenCategory>(this.source, {
        text: `select ${CATEGORY_COLUMNS}, ${selected} selected from categories c left join categories p on p.id = c.primary_category_id
         where ${where} order by lower(p.name) nulls first, lower(c.name), c.id limit $3 offset $4`,
        values: [...filter, window.count, window.first],
      }),
      sql<{ total: number }>(this.source, {
        text: `select count(*)::int total from categories c where ${where}`,
        values: filter,
      }),
    ]);
    return { rows, total };
  }
}
