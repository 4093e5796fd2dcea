import { fieldOfColumn, type ImportKind } from '@stowbridge/contract/imports';
import { Role } from '@stowbridge/contract/ids';
import type { DataSource, EntityManager } from 'typeorm';
import { DomainError, invalid } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import type { RecordWriter, WritingCaller } from '../../platform/http/record-writer';
import { Import, type RowProblem } from './import.entity';
import { Lookups } from './lookups';
import { lasting, type Writing } from './row-writing';

/** Who writes the records of which kind. */
export type Writers = Record<ImportKind, RecordWriter>;

/** Rows that are read at once. */
const PIECE = 200;

/** The import as it stands, if it is still at this stage. */
export async function importAt(source: DataSource, id: number, state: Import['state']): Promise<Import | undefined> {
  return (await source.manager.findOneBy(Import, { id, state })) ?? undefined;
}

interface WritingWith {
  writers: Writers;
  lookups: Lookups;
  within: EntityManager;
  change?: Writing['change'];
}

/** How the rows of an import are written within a transaction, for the one who asked for it. */
export function writingOf(
  { kind, columns, asker }: Import,
  { writers, lookups, within, change = lasting }: WritingWith,
): Writing {
  const caller: WritingCaller = {
    ...asker,
    sessionId: 'import',
    roles: [Role.Admin],
    userTypeId: Role.Admin,
    firstName: '',
    lastName: '',
    email: '',
    // What one may do to oneself asks for a sign-in of a moment ago, which a job is not.
    signedInAt: new Date(0),
    within,
  };
  return { kind, columns, lookups, writer: writers[kind], caller, change };
}

/** A refusal in the words of the file: each fault with the heading above it. */
export function problemsOf({ kind, columns, headings }: Import, refusal: DomainError): RowProblem[] {
  if (refusal.fields.length === 0) {
    return [{ heading: null, message: refusal.message }];
  }
  return refusal.fields.map(({ field, message }) => {
    const at = columns.indexOf(field);
    return { heading: at < 0 ? (fieldOfColumn(kind, field)?.label ?? null) : headings[at], message };
  });
}

/** What the database cannot hold, by its codes: values out of range, and broken constraints. */
const UNSTORABLE = /^2[23]/;

/** Why a row was not written; rethrows what is no fault of the row. */
export function refusalOf(error: unknown): DomainError {
  if (error instanceof DomainError) {
    return error;
  }
  if (UNSTORABLE.test((error as { driverError?: { code?: string } }).driverError?.code ?? '')) {
    return invalid('The row cannot be stored as it is');
  }
  throw error;
}

export interface RowAt {
  id: string;
  rowNumber: number;
  cells: string[];
}

/** The next rows of an import at a stage. */
export const nextRows = (source: DataSource, importId: number, state: string, after: number): Promise<RowAt[]> =>
  sql<RowAt>(source, {
    text: `select id, row_number "rowNumber", cells from import_rows
           where import_id = $1 and state = $2 and row_number > $3 order by row_number limit ${PIECE}`,
    values: [importId, state, after],
  });
