import { importKindNames, type ImportKind } from '@stowbridge/contract/imports';
import type { EntityManager } from 'typeorm';
import { invalid } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import type { RecordFields, RecordWriter, WritingCaller } from '../../platform/http/record-writer';
import { meantBy } from './cells';
import type { Lookups } from './lookups';

/** What the rows of an import have in common. */
export interface Writing {
  kind: ImportKind;
  columns: readonly string[];
  lookups: Lookups;
  writer: RecordWriter;
  caller: WritingCaller;
}

/** What became of a row. */
export interface WrittenRow {
  recordId: number;
  creates: boolean;
  /** What the record is called, by the row. */
  name: string;
  reference?: string;
  before: RecordFields | null;
}

/** What a new record has where its row says nothing. */
const NEW: Record<ImportKind, RecordFields> = { properties: { active: false }, people: {}, vendors: {} };

/**
 * Writes one row: this is what the check tries and what the commit does.
 * @param meant called with the record that is meant and the field that says so, before it is looked for
 * @throws DomainError for whatever is wrong with it
 */
export async function writeRow(
  { kind, columns, lookups, writer, caller }: Writing,
  cells: readonly string[],
  meant: (record: string, field: 'id' | 'reference') => void = () => undefined,
): Promise<WrittenRow> {
  const manager = caller.within;
  const { id, reference, given } = await meantBy(kind, columns, cells, lookups);
  if (id !== undefined) {
    meant(`id ${id}`, 'id');
  }
  if (reference !== undefined) {
    meant(`reference ${reference}`, 'reference');
  }
  const known = id ?? (reference === undefined ? undefined : await recordOf(manager, kind, reference));
  const before = known === undefined ? undefined : await writer.read(manager, known);
  if (id !== undefined && !before) {
    throw invalid(`There is no ${importKindNames[kind].one} ${id}`, 'id');
  }
  if (kind === 'people' && !before && !given.roles) {
    throw invalid('Role is required', 'roles', 'required');
  }
  const creates = known === undefined || !before;
  if (!creates) {
    await writer.change(caller, known, before, given);
  }
  const recordId = creates ? await writer.create(caller, { ...NEW[kind], ...given }) : known;
  return { recordId, creates, name: writer.nameOf({ ...before, ...given }), reference, before: before ?? null };
}

async function recordOf(manager: EntityManager, kind: ImportKind, reference: string): Promise<number | undefined> {
  const [found] = await sql<{ id: number }>(manager, {
    text: 'select record_id id from import_references where kind = $1 and reference = $2',
    values: [kind, reference],
  });
  return found?.id;
}
