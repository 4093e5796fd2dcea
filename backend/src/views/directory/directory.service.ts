import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CATEGORY_COLUMNS } from '../../domains/categories/categories.service';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { pagination } from '../../platform/http/list/paging.dto';
import { CategoryLevelDto, LevelCategoriesDto, LevelCategoryDto } from './directory.calls.dto';

/** The categories as they are given to vendors. */
@Injectable()
export class DirectoryService {
  constructor(private readonly source: DataSource) {}

  /** The active ones of a level, with whether a vendor has them [CAT-16, CAT-20, VEND-10]. */
  async ofLevel(caller: Caller, request: CategoryLevelDto): Promise<LevelCategoriesDto> {
    requireAdmin(caller);
    const filter = [request.Level, request.VendorID ?? null];
    const selected = 'exists (select 1 from vendor_categories v where v.category_id = c.id and v.vendor_id = $2::int)';
    // What a vendor has can be taken from it even after the category was deactivated.
    const where = `c.level = $1 and (c.active or ${selected})`;
    const [Categories, [{ total }]] = await Promise.all([
      this.source.query<LevelCategoryDto[]>(
        `select ${CATEGORY_COLUMNS}, ${selected} "IsSelected" from categories c left join categories p on p.id = c.primary_category_id
         where ${where} order by lower(p.name) nulls first, lower(c.name), c.id limit $3 offset $4`,
        [...filter, request.PageLength, (request.Page - 1) * request.PageLength],
      ),
      this.source.query<{ total: number }[]>(`select count(*)::int total from categories c where ${where}`, filter),
    ]);
    return { Categories, Pagination: pagination(request, total) };
  }
}
