import {
  IMPORT_COLUMNS_MAX,
  type ImportKind,
  importReferenceLength,
  type ImportRowState,
  type ImportState,
} from '@stowbridge/contract/imports';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { CalledInLogs } from '../../platform/audit/record-names';
import { CreatedAt, Flag, Int, Text, Time } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';

/** Who has asked for what a job does, as the request came. */
export interface Asker {
  id: number;
  address: string | null;
  keyId?: number;
  scopes?: string[];
}

/** A row as the pages will show it: what stands in which field. */
export interface Sample {
  rowNumber: number;
  values: { label: string; text: string }[];
}

/** What is wrong with a row, and in which column; no heading where it is the row as a whole. */
export interface RowProblem {
  heading: string | null;
  message: string;
}

/** A spreadsheet whose rows become records. */
@CalledInLogs('import', 'r.file_name')
@Entity('imports')
@Index('imports_newest', ['createdAt', 'id'])
@Index('imports_once', ['kind', 'sha256'], { unique: true, where: "state not in ('failed', 'undone')" })
@Index('imports_under_way', ['id'], { where: "state in ('checking', 'committing', 'undoing')" })
@Check('imports_kind', "kind in ('properties', 'people', 'vendors')")
@Check('imports_sha256', "sha256 ~ '^[0-9a-f]{64}$'")
@Check('imports_headings', `cardinality(headings) between 1 and ${IMPORT_COLUMNS_MAX}`)
@Check('imports_columns', 'cardinality(columns) = cardinality(headings)')
@Check('imports_state', "state in ('checking', 'checked', 'committing', 'done', 'failed', 'undoing', 'undone')")
@Check('imports_failed', "(state = 'failed') = (error is not null)")
@Check('imports_committed', '(committed_at is null) = (committed_by_id is null)')
export class Import {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Text() kind: ImportKind;
  @Text() fileName: string;
  @Text() sha256: string;
  @Column({ type: 'text', array: true }) headings: string[];
  /** The field of each column; empty for one that is left out. */
  @Column({ type: 'text', array: true }) columns: string[];
  @Text({ default: 'checking' }) state: ImportState;
  @Int() rowCount: number;
  /** How far the check is. */
  @Int({ default: 0 }) checkedCount: number;
  @Int({ default: 0 }) wrongCount: number;
  /** How many of the right rows change a record that is there. */
  @Int({ default: 0 }) changingCount: number;
  @Int({ default: 0 }) writtenCount: number;
  @Int({ default: 0 }) refusedCount: number;
  @Int({ default: 0 }) removedCount: number;
  @Int({ default: 0 }) keptCount: number;
  @Column({ type: 'jsonb' }) samples: Sample[];
  /** People are told as if each row had been typed. */
  @Flag({ default: false }) mails: boolean;
  @Column({ type: 'jsonb' }) asker: Asker;
  /** Why it failed. */
  @Text({ nullable: true }) error: string | null;
  /** How often its job has failed since it last came on. */
  @Int({ default: 0 }) tries: number;
  @Int() madeById: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'made_by_id' }) madeBy?: User;
  @Int({ nullable: true }) committedById: number | null;
  @ManyToOne('User', { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'committed_by_id' })
  committedBy?: User | null;
  @CreatedAt() createdAt: Date;
  @Time({ nullable: true }) checkedAt: Date | null;
  @Time({ nullable: true }) committedAt: Date | null;
  @Time({ nullable: true }) doneAt: Date | null;
  @Time({ nullable: true }) undoneAt: Date | null;
}

/** A row of the file, what the check says of it, and what became of it. */
@Entity('import_rows')
@Index('import_rows_once', ['importId', 'rowNumber'], { unique: true })
@Index('import_rows_standing', ['importId', 'state', 'rowNumber'])
@Check('import_rows_state', "state in ('waiting', 'right', 'wrong', 'written', 'refused', 'removed', 'kept')")
@Check('import_rows_written', "state not in ('written', 'removed', 'kept') or record_id is not null")
export class ImportRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: string;
  @Int() importId: number;
  @ManyToOne(() => Import, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'import_id' }) import?: Import;
  /** As the spreadsheet counts; the headings are in row 1. */
  @Int() rowNumber: number;
  @Column({ type: 'text', array: true }) cells: string[];
  @Text({ default: 'waiting' }) state: ImportRowState;
  /** Whether it makes a record, or changes one. */
  @Flag({ nullable: true }) creates: boolean | null;
  /** No foreign key: it is of one of three tables, and may go. */
  @Int({ nullable: true }) recordId: number | null;
  /** What the record was called. */
  @Text({ nullable: true }) name: string | null;
  @Column({ type: 'jsonb' }) problems: RowProblem[];
  /** The record before and after it was written, as its body has it. */
  @Column({ type: 'jsonb', nullable: true }) before: Record<string, unknown> | null;
  @Column({ type: 'jsonb', nullable: true }) written: Record<string, unknown> | null;
}

/** Which record somebody's own reference names. */
@Entity('import_references')
@Check('import_references_reference', `char_length(reference) between 1 and ${importReferenceLength}`)
export class ImportReference {
  @PrimaryColumn({ type: 'text' }) kind: ImportKind;
  @PrimaryColumn({ type: 'text' }) reference: string;
  @Int() recordId: number;
}
