import { DefaultNamingStrategy, Table } from 'typeorm';

/** The column of a property of code. */
export const snake = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/\./g, '_')
    .toLowerCase();

/** snake_case in the database, camelCase in code; names of constraints that a person can read. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(property: string, given: string | undefined, prefixes: string[]): string {
    return snake([...prefixes, given ?? property].join('_'));
  }
  override joinColumnName(relation: string, referenced: string): string {
    return snake(`${relation}_${referenced}`);
  }
  override primaryKeyName(table: Table | string): string {
    return `${tableName(table)}_pk`;
  }
  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${tableName(table)}_${columns.join('_')}_fk`;
  }
  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return `${tableName(table)}_${columns.join('_')}_key`;
  }
}

const tableName = (table: Table | string): string =>
  (typeof table === 'string' ? table : table.name).split('.').pop() ?? '';
