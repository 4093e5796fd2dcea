import {
  columnsProblem,
  guessColumns,
  IMPORT_KINDS,
  IMPORT_UNDO_HOURS,
  type ImportKind,
  type ImportState,
} from '@stowbridge/contract/imports';
import { dayIn } from '@stowbridge/contract/dates';
import { UPLOAD_LIMIT } from '@stowbridge/contract/uploads';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { DataSource, EntityManager } from 'typeorm';
import { Config } from '../../config';
import { type Caller, keyForbidden, requireAdmin } from '../../platform/access/permissions';
import { type AuditEntry, recordAudit } from '../../platform/audit/audit';
import { alreadyExists, atOtherStage, conflict, invalid, notFound } from '../../platform/common/errors';
import { receiveUpload } from '../../platform/common/upload';
import { onConstraint } from '../../platform/database/changes';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { list, rowOf } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { type Asker, Import } from './import.entity';
import { IMPORT_ROWS, type ImportListRow, IMPORTS, type RowListRow } from './imports.list';
import { type SheetContent, SheetReader } from './sheet-reader';

/** What a key needs for the imports of a kind. */
const SCOPES: Record<ImportKind, string> = {
  properties: 'properties:write',
  people: 'users:write',
  vendors: 'vendors:write',
};
const SHA256_TAKEN = alreadyExists('This file is being imported already.');
const FILE_NAME_LENGTH = 255;

/** The kinds that somebody may import. @throws DomainError('forbidden') for who is no administrator */
function kindsOf(caller: Caller): ImportKind[] {
  requireAdmin(caller);
  const { scopes } = caller;
  return IMPORT_KINDS.filter((kind) => !scopes || scopes.includes(SCOPES[kind]));
}

/** Spreadsheets whose rows become records: checked first, then written, and undone within a day. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
    private readonly sheets: SheetReader,
  ) {}

  list(caller: Caller, request: ListQueryDto): Promise<Listed<ImportListRow>> {
    return list(this.source, request, IMPORTS, { kinds: kindsOf(caller) });
  }

  /** @throws DomainError('not-found') */
  async get(caller: Caller, id: number): Promise<ImportListRow> {
    const row = await rowOf(this.source, id, IMPORTS, { kinds: kindsOf(caller) });
    if (!row) {
      throw notFound('The import');
    }
    return row;
  }

  /** The rows of an import. */
  async rows(caller: Caller, id: number, request: ListQueryDto): Promise<Listed<RowListRow>> {
    await this.get(caller, id);
    return list(this.source, request, IMPORT_ROWS, { importId: id });
  }

  /**
   * Reads a file and has it checked; its columns are guessed by their headings.
   * @throws DomainError('invalid') naming the fault of the file; 'exists' for one that was imported before
   */
  async create(caller: Caller, request: FastifyRequest): Promise<number> {
    const kinds = kindsOf(caller);
    const { content, name, fields } = await receiveUpload(request, UPLOAD_LIMIT);
    const kind = IMPORT_KINDS.find((one) => one === fields.get('kind')?.trim());
    if (!kind) {
      throw invalid(`kind is ${IMPORT_KINDS.join(', ')}`, 'kind', 'required');
    }
    if (!kinds.includes(kind)) {
      throw keyForbidden();
    }
    const sha256 = createHash('sha256').update(content).digest('hex');
    await this.requireNew(kind, sha256);
    const sheet = await this.sheets.read(kind, content);
    return withTransactionOf(caller, this.source, async (manager) => {
      const made = manager.create(Import, {
        kind,
        fileName: name.slice(0, FILE_NAME_LENGTH),
        sha256,
        headings: sheet.headings,
        columns: guessColumns(kind, sheet.headings),
        rowCount: sheet.rows.length,
        samples: [],
        asker: askerOf(caller),
        madeById: caller.id,
      });
      await manager.insert(Import, made).catch(onConstraint('imports_once', SHA256_TAKEN));
      await addRows(manager, made.id, sheet);
      await record(manager, caller, made.id, { action: 'import.checked', detail: { kind, rows: made.rowCount } });
      await announce(manager);
      return made.id;
    });
  }

  /**
   * Says what the columns are, and has the rows checked again.
   * @throws DomainError('stage') once rows are written
   */
  async setColumns(caller: Caller, id: number, columns: string[]): Promise<void> {
    const { kind, headings } = await this.get(caller, id);
    const problem = columnsProblem(kind, columns, headings.length);
    if (problem) {
      throw invalid(problem, 'columns');
    }
    await withTransactionOf(caller, this.source, async (manager) => {
      const { writtenCount, refusedCount } = await lockAt(manager, id, ['checked', 'failed'], 'checked again');
      if (writtenCount + refusedCount > 0) {
        throw atOtherStage('Rows of this import are written already.');
      }
      await manager.update(
        Import,
        { id },
        {
          ...GOING_ON,
          state: 'checking',
          columns,
          asker: askerOf(caller),
          checkedCount: 0,
          wrongCount: 0,
          changingCount: 0,
          checkedAt: null,
          samples: [],
        },
      );
      await manager.query(`update import_rows set state = 'waiting', problems = '[]' where import_id = $1`, [id]);
      await announce(manager);
    });
  }

  /**
   * Has the rows written that are right.
   * @param all refuse while any is wrong
   * @throws DomainError('conflict') then, and when none is right; 'stage' for one that is not checked
   */
  async commit(caller: Caller, id: number, { all, mails }: { all: boolean; mails: boolean }): Promise<void> {
    await this.get(caller, id);
    await withTransactionOf(caller, this.source, async (manager) => {
      const { wrongCount, rowCount, checkedAt } = await lockAt(manager, id, ['checked', 'failed'], 'written');
      if (!checkedAt) {
        throw atOtherStage('Its check has not ended.');
      }
      if (all && wrongCount > 0) {
        throw conflict(
          `${wrongCount === 1 ? '1 row is' : `${wrongCount} rows are`} wrong. Write the right ones alone, or correct the file.`,
        );
      }
      if (wrongCount === rowCount) {
        throw conflict('No row is right.');
      }
      await manager
        .update(
          Import,
          { id },
          {
            ...GOING_ON,
            state: 'committing',
            mails,
            asker: askerOf(caller),
            committedById: caller.id,
            committedAt: new Date(),
          },
        )
        .catch(onConstraint('imports_once', SHA256_TAKEN));
      await record(manager, caller, id, { action: 'import.committed', detail: { rows: rowCount - wrongCount, mails } });
      await announce(manager);
    });
  }

  /**
   * Has everything taken back that was written and that nobody has changed since.
   * @throws DomainError('conflict') after a day; 'stage' for one that is not done
   */
  async undo(caller: Caller, id: number): Promise<void> {
    await this.get(caller, id);
    await withTransactionOf(caller, this.source, async (manager) => {
      const { doneAt } = await lockAt(manager, id, ['done'], 'undone');
      if (!doneAt || doneAt.getTime() < Date.now() - IMPORT_UNDO_HOURS * 3_600_000) {
        throw conflict(`An import can be undone within ${IMPORT_UNDO_HOURS} hours.`);
      }
      await manager.update(Import, { id }, { ...GOING_ON, state: 'undoing', asker: askerOf(caller) });
      await record(manager, caller, id, { action: 'import.undone' });
      await announce(manager);
    });
  }

  /**
   * Drops a check of which nothing is written.
   * @throws DomainError('stage') otherwise
   */
  async remove(caller: Caller, id: number): Promise<void> {
    await this.get(caller, id);
    await withTransactionOf(caller, this.source, async (manager) => {
      const { fileName, writtenCount } = await lockAt(manager, id, ['checked', 'failed'], 'dropped');
      if (writtenCount > 0) {
        throw atOtherStage('Rows of this import are written already.');
      }
      await manager.delete(Import, { id });
      await record(manager, caller, id, { action: 'import.deleted', subjectName: fileName });
    });
  }

  /** @throws DomainError('exists') saying when it was imported, and by whom [BEYE-32] */
  private async requireNew(kind: ImportKind, sha256: string): Promise<void> {
    const [before] = await sql<{ name: string; at: Date; state: ImportState }>(this.source, {
      text: `select u.first_name || ' ' || u.last_name "name", coalesce(i.committed_at, i.created_at) at, i.state
             from imports i join users u on u.id = coalesce(i.committed_by_id, i.made_by_id)
             where i.kind = $1 and i.sha256 = $2 and i.state not in ('failed', 'undone')`,
      values: [kind, sha256],
    });
    if (!before) {
      return;
    }
    const [year, month, day] = dayIn(this.config.OFFICE_TIME_ZONE)(new Date(before.at)).split('-');
    const done = ['checking', 'checked'].includes(before.state) ? 'checked' : 'imported';
    throw alreadyExists(`This file was ${done} on ${month}/${day}/${year} by ${before.name}.`);
  }
}

/** What every step begins with. */
const GOING_ON = { error: null, tries: 0 } as const;

const askerOf = ({ id, address, keyId, scopes }: Caller): Asker => ({
  id,
  address,
  ...(keyId === undefined ? {} : { keyId }),
  ...(scopes === undefined ? {} : { scopes: [...scopes] }),
});

/** The workers look at once. */
const announce = (manager: EntityManager): Promise<unknown> => manager.query(`select pg_notify('imports', '')`);

const record = (
  manager: EntityManager,
  actor: Caller,
  subjectId: number,
  entry: Pick<AuditEntry, 'action' | 'detail' | 'subjectName'>,
): Promise<void> => recordAudit(manager, { actor, subjectType: 'import', subjectId, ...entry });

async function lockAt(manager: EntityManager, id: number, states: ImportState[], done: string): Promise<Import> {
  const found = await manager.findOne(Import, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!found) {
    throw notFound('The import');
  }
  if (!states.includes(found.state)) {
    throw atOtherStage(`This import is ${found.state}; it cannot be ${done} now.`);
  }
  return found;
}

/** Rows of one statement. */
const AT_ONCE = 1000;

async function addRows(manager: EntityManager, importId: number, { rows }: SheetContent): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await manager.query(
      `insert into import_rows (import_id, row_number, cells, problems)
       select $1, r."rowNumber", array(select jsonb_array_elements_text(r.cells)), '[]'
       from jsonb_to_recordset($2::jsonb) r("rowNumber" int, cells jsonb)`,
      [importId, JSON.stringify(rows.slice(from, from + AT_ONCE))],
    );
  }
}
