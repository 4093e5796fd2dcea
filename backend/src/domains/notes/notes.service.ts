import type { NoteKind, NoteSubject } from '@stowbridge/contract/notes';
import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { nameOfRecord } from '../../platform/audit/audit';
import { DomainError, invalid, notFound } from '../../platform/common/errors';
import { onConstraint } from '../../platform/database/changes';
import { withTransactionOf } from '../../platform/database/transaction';
import { list, rowOf } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { Note } from './note.entity';
import { NOTES } from './notes.list';
import type { NoteRow } from './notes.queries';

export interface NoteInput {
  kind: NoteKind;
  text: string;
  /** Left out: now, of a note that is there already as it was. */
  at?: Date | null;
}

export interface NewNote extends NoteInput {
  subjectType: NoteSubject;
  subjectId: number;
}

/** Nobody noted anything before. */
const EARLIEST = Date.UTC(2000, 0, 1);
/** By how much the clock of a browser may be ahead. */
const AHEAD_MS = 5 * 60_000;

const COLUMNS = { deal: 'dealId', property: 'propertyId', user: 'userId', enquiry: 'enquiryId' } as const;

/** Notes and calls, for the office alone. */
@Injectable()
export class NotesService {
  constructor(private readonly source: DataSource) {}

  list(caller: Caller, request: ListQueryDto): Promise<Listed<NoteRow>> {
    requireAdmin(caller);
    return list(this.source, request, NOTES);
  }

  async get(caller: Caller, id: number): Promise<NoteRow> {
    requireAdmin(caller);
    const note = await rowOf(this.source, id, NOTES);
    if (!note) {
      throw notFound('The note');
    }
    return note;
  }

  /** @throws DomainError('invalid') when there is no such record, or for a moment to come */
  async add(caller: Caller, { subjectType, subjectId, kind, text, ...given }: NewNote): Promise<number> {
    requireAdmin(caller);
    const at = given.at ?? new Date();
    requirePast(at);
    return withTransactionOf(caller, this.source, async (manager) => {
      const note = manager.create(Note, { [COLUMNS[subjectType]]: subjectId, kind, text, at, authorId: caller.id });
      await manager
        .insert(Note, note)
        .catch(onConstraint(`notes_${subjectType}_id_fk`, invalid('There is no such record.', 'subjectId')));
      await recordAudit(manager, {
        actor: caller,
        action: 'note.added',
        subjectType: 'note',
        subjectId: note.id,
        detail: subjectOf(note),
      });
      return note.id;
    });
  }

  /** Corrects what the caller wrote; what it said before is kept nowhere. */
  async change(caller: Caller, id: number, { kind, text, at }: NoteInput): Promise<void> {
    requireAdmin(caller);
    if (at) {
      requirePast(at);
    }
    await withTransactionOf(caller, this.source, async (manager) => {
      const note = await lockOwn(manager, caller, id);
      const wanted = { kind, at: at ?? note.at };
      const change = changeOf<Note>(note, wanted);
      const textChanged = text !== note.text;
      if (!change && !textChanged) {
        return;
      }
      await manager.update(Note, id, { ...wanted, text, modifiedAt: () => 'now()' });
      await recordAudit(manager, {
        actor: caller,
        action: 'note.changed',
        subjectType: 'note',
        subjectId: id,
        detail: { ...subjectOf(note), textChanged },
        change,
      });
    });
  }

  /** Deletes what the caller wrote. */
  async delete(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const note = await lockOwn(manager, caller, id);
      const subjectName = await nameOfRecord(manager, 'note', id);
      await manager.delete(Note, id);
      await recordAudit(manager, {
        actor: caller,
        action: 'note.deleted',
        subjectType: 'note',
        subjectId: id,
        subjectName,
        detail: subjectOf(note),
      });
    });
  }
}

function requirePast(at: Date): void {
  if (at.getTime() < EARLIEST || at.getTime() > Date.now() + AHEAD_MS) {
    throw invalid('The date and time cannot be in the future', 'at');
  }
}

/** @throws DomainError('not-found'), and 'forbidden' for a note of somebody else */
async function lockOwn(manager: EntityManager, caller: Caller, id: number): Promise<Note> {
  const note = await manager.findOne(Note, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!note) {
    throw notFound('The note');
  }
  if (note.authorId !== caller.id) {
    throw new DomainError('forbidden', 'Only its author can change a note.');
  }
  return note;
}

/** Which record a note is about, for the log. */
const subjectOf = (note: Note): Record<string, number> =>
  Object.fromEntries(
    Object.values(COLUMNS).flatMap((column) => {
      const id = note[column];
      return id === null || id === undefined ? [] : [[column, id]];
    }),
  );
