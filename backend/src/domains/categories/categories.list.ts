import type { DataSource } from 'typeorm';
import { contains, equals, oneOf } from '../../platform/http/list/filters';
import { inOrder } from '../../platform/http/list/in-order';
import type { ListRules } from '../../platform/http/list/rules';
import { Category } from './category.entity';

export const CATEGORIES: ListRules<Category, object, DataSource> = {
  table: 'categories',
  as: 'c',
  versioned: true,
  joins: { parent: 'left join categories parent on parent.id = c.primary_category_id' },
  fields: {
    id: { sql: 'c.id', type: 'int', sort: true, filter: oneOf },
    name: { sql: 'c.name', type: 'text', sort: true },
    level: { sql: 'c.level', type: 'smallint', sort: true, filter: equals },
    active: { sql: 'c.active', type: 'boolean', sort: true, filter: equals },
    createdAt: { sql: 'c.created_at', type: 'timestamptz', sort: true },
    primaryCategoryId: { sql: 'c.primary_category_id', type: 'int', filter: equals, index: 'categories_parent' },
    primaryCategoryName: { sql: 'parent.name', type: 'text', sort: true, nullable: true, join: 'parent' },
    q: { sql: 'c.name', type: 'text', filter: contains },
  },
  defaultSort: ['name', 'ASC'],
  rows: { load: inOrder(Category, ['primaryCategory']) },
};
