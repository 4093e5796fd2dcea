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
  /** How a record that is there is changed. */
  change: (manager: EntityManager, work: () => Promise<void>) => Promise<void>;
}

/** Changes it for good. */
export const lasting: Writing['change'] = (_manager, work) => work();

/** What no other row may name, and the cell that says so: which record a row is of, or an address of its own. */
export interface Claim {
  of: string;
  field: 'id' | 'reference' | 'email';
}

/** What became of a row. */
interface WrittenRow {
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
 * @param claim called before anything is written
 * @throws DomainError for whatever is wrong with it
 */
export async function writeRow(
  { kind, columns, lookups, writer, caller, change }: Writing,
  cells: readonly string[],
  claim: (claims: Claim[]) => Promise<void> = () => Promise.resolve(),
): Promise<WrittenRow> {
  const manager = caller.within;
  const { id, reference, given } = await meantBy(kind, columns, cells, lookups);
  const known = id ?? (reference === undefined ? undefined : await recordOf(manager, kind, reference));
  const claims: (Claim | false)[] = [
    reference !== undefined && { of: `reference ${reference}`, field: 'reference' },
    typeof given.email === 'string' && { of: `email ${given.email.toLowerCase()}`, field: 'email' },
    known !== undefined && { of: `record ${known}`, field: id === undefined ? 'reference' : 'id' },
  ];
  await claim(claims.filter((one) => one !== false));
  const before = known === undefined ? undefined : await writer.read(manager, known);
  if (id !== undefined && !before) {
    throw invalid(`There is no ${importKindNames[kind].one} ${id}`, 'id');
  }
  if (kind === 'people' && !before && !given.roles) {
    throw invalid('Role is required', 'roles', 'required');
  }
  const creates = known === undefined || !before;
  if (!creates) {
    await change(manager, () => writer.change(caller, known, before, given));
  }
  const recordId = creates ? await writer.create(caller, { ...NEW[kind], ...given }) : known;
  return { recordId, creates, name: writer.nameOf({ ...before, ...given }), reference, before: before ?? null };
}

async function recordOf(manager: EntityManager, kind: ImportKind, reference: string): Promise<number | undefined> {
  const [found] = await sql<{ id: number }>(manager, {
    name: 'import-reference',
    text: 'select record_id id from import_references where kind = $1 and reference = $2',
    values: [kind, reference],
  });
  return found?.id;
}
