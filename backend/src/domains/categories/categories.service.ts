import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager, IsNull } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { conflict, DomainError, inUse, invalid, notFound, taken } from '../../platform/common/errors';
import type { Window } from '../../platform/http/list/paging.dto';
import { list } from '../../platform/http/list/list';
import { likeText, type Listed, type ListQueryDto } from '../../platform/http/list/resource-list';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { Reactions } from '../../platform/events/reactions';
import { CATEGORY_COLUMNS, CategoryInput, CategoryRow, CHILD, PRIMARY } from './category';
import { Category } from './category.entity';
import { CATEGORIES } from './categories.list';

/** The two levels of the vendor directory. */
@Injectable()
export class CategoriesService {
  constructor(
    private readonly source: DataSource,
    private readonly reactions: Reactions,
  ) {}

  /** All of them, by name; those that are inactive too [CAT-01, CAT-19]. */
  async search(
    caller: Caller,
    name: string | undefined,
    window: Window,
  ): Promise<{ rows: CategoryRow[]; total: number }> {
    requireAdmin(caller);
    const part = name ? `%${likeText(name)}%` : null;
    const [rows, [{ total }]] = await Promise.all([
      sql<CategoryRow>(this.source, {
        text: `select ${CATEGORY_COLUMNS} from categories c left join categories p on p.id = c.primary_category_id
         where $1::text is null or c.name ilike $1 order by lower(c.name), c.id limit $2 offset $3`,
        values: [part, window.count, window.first],
      }),
      sql<{ total: number }>(this.source, {
        text: 'select count(*)::int total from categories where $1::text is null or name ilike $1',
        values: [part],
      }),
    ]);
    return { rows, total };
  }

  list(caller: Caller, request: ListQueryDto): Promise<Listed<Category>> {
    requireAdmin(caller);
    return list(this.source, request, CATEGORIES);
  }

  async get(caller: Caller, id: number): Promise<Category> {
    requireAdmin(caller);
    const found = await this.source.manager.findOne(Category, { where: { id }, relations: { primaryCategory: true } });
    if (!found) {
      throw notFound('The category');
    }
    return found;
  }

  /**
   * Creates or changes a category and answers its id [CAT-12, CAT-13, CAT-21].
   * @throws DomainError('invalid') when the primary category is none, or is inactive
   * @throws DomainError('exists') when its neighbour, its primary category or a child of it has that name
   * @throws DomainError('in-use') when a primary category with children would become a child
   */
  async save(caller: Caller, id: number | undefined, { name, primaryCategoryId }: CategoryInput): Promise<number> {
    requireAdmin(caller);
    return withTransactionOf(caller, this.source, (manager) =>
      this.saveWithin(manager, caller, id, { name, primaryCategoryId }),
    );
  }

  /** A whole replacement in one transaction: its fields, and whether it is in the directory. */
  async replace(caller: Caller, id: number, input: CategoryInput, active: boolean | undefined): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      await this.saveWithin(manager, caller, id, input);
      if (active !== undefined) {
        await this.setActiveWithin(manager, caller, id, active);
      }
    });
  }

  private async saveWithin(
    manager: EntityManager,
    caller: Caller,
    id: number | undefined,
    { name, primaryCategoryId }: CategoryInput,
  ): Promise<number> {
    await lockCategories(manager);
    const before = id === undefined ? undefined : await getWithin(manager, id);
    const primary = primaryCategoryId === null ? null : await requirePrimary(manager, primaryCategoryId, before);
    const children = before ? await manager.findBy(Category, { primaryCategoryId: before.id }) : [];
    if (primaryCategoryId !== null && children.length > 0) {
      throw inUse('This category has child categories, so it stays a primary category.');
    }
    if (before && before.level === CHILD && primaryCategoryId === null) {
      await this.reactions.react(manager, 'category.leaving', { categoryId: before.id });
    }
    const neighbours = await manager.findBy(Category, { primaryCategoryId: primaryCategoryId ?? IsNull() });
    const isNamed = (other: Category): boolean => other.id !== id && other.name.toLowerCase() === name.toLowerCase();
    if (neighbours.some(isNamed)) {
      throw nameExists('A category of this name exists already.');
    }
    if ((primary && isNamed(primary)) || children.some(isNamed)) {
      throw nameExists('A category and its primary category need different names.');
    }
    const fields = { name, primaryCategoryId, level: primaryCategoryId === null ? PRIMARY : CHILD };
    const saved = await manager.save(
      manager.create(Category, { ...(before ?? {}), ...fields, primaryCategory: undefined }),
    );
    await recordAudit(manager, {
      actor: caller,
      action: before ? 'category.changed' : 'category.created',
      subjectType: 'category',
      subjectId: saved.id,
      detail: {
        name,
        primaryCategoryId,
        ...(before ? { nameBefore: before.name, primaryBefore: before.primaryCategoryId } : {}),
      },
    });
    return saved.id;
  }

  /**
   * Takes a category out of the directory, or brings it back [CAT-08, CAT-09].
   * @throws DomainError('in-use') while active child categories or active vendors use it; or, to come back, when its
   * primary category is inactive
   */
  async setActive(caller: Caller, id: number, active: boolean): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, (manager) => this.setActiveWithin(manager, caller, id, active));
  }

  private async setActiveWithin(manager: EntityManager, caller: Caller, id: number, active: boolean): Promise<void> {
    await lockCategories(manager);
    const category = await getWithin(manager, id);
    if (category.active === active) {
      return;
    }
    if (active) {
      await requirePrimaryActive(manager, category);
    } else {
      await requireNoChildren(manager, category);
      await this.reactions.react(manager, 'category.leaving', { categoryId: id });
    }
    await manager.update(Category, id, { active });
    await recordAudit(manager, {
      actor: caller,
      action: active ? 'category.restored' : 'category.deactivated',
      subjectType: 'category',
      subjectId: id,
    });
  }

  /** The directory's primary categories, or the children of one [VEND-33]. */
  names(primaryId: number): Promise<Pick<CategoryRow, 'id' | 'name'>[]> {
    return sql(this.source, {
      text: `select c.id, c.name from categories c left join categories p on p.id = c.primary_category_id
       where c.active and (case when $1 = 0 then c.level = 1 else c.primary_category_id = $1 and p.active end) order by lower(c.name), c.id`,
      values: [primaryId],
    });
  }

  /** Requires that these are active child categories; a vendor is in nothing else. */
  async requireChildren(manager: EntityManager, ids: number[]): Promise<void> {
    const rows = await sql(manager, {
      text: 'select 1 from categories where id = any($1) and level = 2 and active for share',
      values: [ids],
    });
    if (rows.length !== ids.length) {
      throw invalid('CategoryIds names a category that is not in the directory.', 'categoryIds');
    }
  }
}

/** Names, levels and use are rules over several rows: changes of categories wait for each other. */
const lockCategories = (manager: EntityManager): Promise<unknown> =>
  manager.query('select pg_advisory_xact_lock(7203513)');

async function getWithin(manager: EntityManager, id: number): Promise<Category> {
  const found = await manager.findOne(Category, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!found) {
    throw notFound('The category');
  }
  return found;
}

const nameExists = (message: string): DomainError => taken(message, 'name');

async function requirePrimary(manager: EntityManager, id: number, child: Category | undefined): Promise<Category> {
  const primary = await manager.findOneBy(Category, { id });
  const kept = child?.primaryCategoryId === id;
  if (!primary || primary.level !== PRIMARY || primary.id === child?.id || (!primary.active && !kept)) {
    throw invalid('Primary Category is invalid', 'primaryCategoryId');
  }
  return primary;
}

async function requirePrimaryActive(manager: EntityManager, { primaryCategoryId }: Category): Promise<void> {
  if (primaryCategoryId !== null && !(await getWithin(manager, primaryCategoryId)).active) {
    throw conflict('Its primary category is inactive. Please restore that one first.');
  }
}

async function requireNoChildren(manager: EntityManager, category: Category): Promise<void> {
  const children = await manager.countBy(Category, { primaryCategoryId: category.id, active: true });
  if (children > 0) {
    throw inUse(`This category has ${children} active child ${children === 1 ? 'category' : 'categories'}.`);
  }
}
