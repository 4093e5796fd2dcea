import type { DataSource } from 'typeorm';
import type { Replicas } from '../../database/replicas';

export type FilterValue = string | number | boolean | number[] | string[];
export type Order = 'ASC' | 'DESC';
/** Takes a value into a statement and answers its placeholder: texts of people are values, never SQL. */
export type At = (value: unknown) => string;

/** The field that is filtered by, as a filter is told of it. */
export interface Filtered {
  name: string;
  sql: string;
  type: FieldType;
}

/**
 * The condition for a value of a filter; nothing when this value narrows nothing.
 * @param given what the list has been given besides the request
 * @throws DomainError('invalid') for a value of the wrong form
 */
export type Filter<Given extends object = object> = (
  value: FilterValue,
  at: At,
  field: Filtered,
  given: Given,
) => string | undefined;

/** As Postgres calls them. */
export type FieldType = 'int' | 'smallint' | 'bigint' | 'numeric' | 'text' | 'boolean' | 'timestamptz' | 'date';

/** What the parameter of a filter holds: ids with commas between them, a day as YYYY-MM-DD, `true` or `false`, and so on. */
export type Taken = 'text' | 'flag' | 'number' | 'numbers' | 'day' | 'moment';

/** What one field of a list can be used for. */
export interface ListField<Given extends object = object> {
  /** SQL of its value: what is sorted by it, and what its filter compares. */
  sql: string;
  type: FieldType;
  /** Can be sorted by. */
  sort?: true;
  /** A row may have nothing there, which comes last in either direction. Of the column of a join: where there is no such row. */
  nullable?: true;
  /** The join without which `sql` or the filter means nothing. */
  join?: string;
  /** Can be filtered by; several are in `filters.ts`. */
  filter?: Filter<Given>;
  /** What its filter takes, where neither the filter nor the type says so. */
  takes?: Taken;
  /** Its filter looks for a part of a text: what it finds is counted up to a limit only. */
  search?: true;
  /** Only the documents' calls filter by it. */
  callsOnly?: true;
  /** The index that answers the order or the filter; a test looks for it in the database. */
  index?: string;
}

/** Everything that a list is: one table of its fields, in the `<noun>.list.ts` of its domain or view. */
export interface ListRules<Row, Given extends object = object, Source = DataSource | Replicas> {
  /** Whose rows are listed, as a literal: `table-owners.spec.ts` reads it. */
  table: string;
  /** How the SQL of the fields calls a row of it. */
  as: string;
  /** Whether the records have an `ETag`: each row of /api/v1 then comes with the version that it was read at. */
  versioned?: true;
  /** `join ...` or `left join ...` by their aliases; a statement has those that its conditions and its order need. */
  joins?: Record<string, string>;
  fields: Record<string, ListField<Given>>;
  defaultSort: [string, Order];
  /** What holds for every row of the list. */
  where?: (at: At, given: Given) => string;
  /** SQL from `select` to the last join, whose text never varies: it reads the rows of `page`, their ids as `page.id`. */
  rows: string | ((at: At, given: Given) => string) | { load: LoadRows<Row, Given, Source> };
}

/** Reads the rows of these ids, in their order. */
export type LoadRows<Row, Given, Source> = (source: Source, ids: number[], given: Given) => Promise<Row[]>;
