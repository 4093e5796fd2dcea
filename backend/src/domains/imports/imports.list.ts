import type { ImportKind, ImportRowState, ImportState } from '@stowbridge/contract/imports';
import { contains, equals, oneOf, oneOfNumbers } from '../../platform/http/list/filters';
import type { ListRules } from '../../platform/http/list/rules';
import type { RowProblem, Sample } from './import.entity';

/** An import as the office reads it. */
export interface ImportListRow {
  id: number;
  kind: ImportKind;
  fileName: string;
  headings: string[];
  columns: string[];
  state: ImportState;
  rowCount: number;
  checkedCount: number;
  rightCount: number;
  wrongCount: number;
  changingCount: number;
  writtenCount: number;
  refusedCount: number;
  removedCount: number;
  keptCount: number;
  samples: Sample[];
  mails: boolean;
  error: string | null;
  madeById: number;
  madeByName: string;
  committedById: number | null;
  committedByName: string | null;
  createdAt: Date;
  checkedAt: Date | null;
  committedAt: Date | null;
  doneAt: Date | null;
  undoneAt: Date | null;
}

/** Those of some kinds. */
export const IMPORTS: ListRules<ImportListRow, { kinds: readonly ImportKind[] }> = {
  table: 'imports',
  as: 'i',
  versioned: true,
  fields: {
    id: { sql: 'i.id', type: 'int', sort: true, filter: oneOf },
    kind: { sql: 'i.kind', type: 'text', filter: equals },
    state: { sql: 'i.state', type: 'text', filter: equals },
    fileName: { sql: 'i.file_name', type: 'text', sort: true },
    createdAt: { sql: 'i.created_at', type: 'timestamptz', sort: true, index: 'imports_newest' },
    q: { sql: 'i.file_name', type: 'text', filter: contains },
  },
  defaultSort: ['createdAt', 'DESC'],
  where: (at, { kinds }) => `i.kind = any(${at(kinds)})`,
  rows: `
    select i.id, i.kind, i.file_name "fileName", i.headings, i.columns, i.state, i.row_count "rowCount", i.checked_count "checkedCount",
      case when i.checked_at is null or i.state = 'checking' then 0 else i.row_count - i.wrong_count end "rightCount", i.wrong_count "wrongCount", i.changing_count "changingCount",
      i.written_count "writtenCount", i.refused_count "refusedCount", i.removed_count "removedCount", i.kept_count "keptCount", i.samples, i.mails, i.error,
      i.made_by_id "madeById", m.first_name || ' ' || m.last_name "madeByName", i.committed_by_id "committedById",
      c.first_name || ' ' || c.last_name "committedByName", i.created_at "createdAt", i.checked_at "checkedAt", i.committed_at "committedAt",
      i.done_at "doneAt", i.undone_at "undoneAt"
    from page join imports i on i.id = page.id join users m on m.id = i.made_by_id left join users c on c.id = i.committed_by_id`,
};

/** What became of a row. */
export interface RowListRow {
  id: string;
  rowNumber: number;
  cells: string[];
  state: ImportRowState;
  creates: boolean | null;
  recordId: number | null;
  name: string | null;
  problems: RowProblem[];
}

/** Those of one import. */
export const IMPORT_ROWS: ListRules<RowListRow, { importId: number }> = {
  table: 'import_rows',
  as: 'r',
  fields: {
    id: { sql: 'r.id', type: 'bigint', filter: oneOfNumbers },
    rowNumber: { sql: 'r.row_number', type: 'int', sort: true },
    state: { sql: 'r.state', type: 'text', filter: oneOf, index: 'import_rows_standing' },
  },
  defaultSort: ['rowNumber', 'ASC'],
  where: (at, { importId }) => `r.import_id = ${at(importId)}`,
  rows: `
    select r.id, r.row_number "rowNumber", r.cells, r.state, r.creates, r.record_id "recordId", r.name, r.problems
    from page join import_rows r on r.id = page.id`,
};
