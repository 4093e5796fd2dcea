import { Check, Entity, Index, PrimaryColumn } from 'typeorm';
import { Time } from '../database/columns';
import type { RemovableArea } from './storage';

/**
 * A file of the store that no record names: not yet, because its upload has not been committed, or not any more. It is
 * written down before the file is put, so that a process that dies leaves no file that nobody knows of.
 */
@Entity('loose_files')
@Index('loose_files_due', ['dueAt'])
@Check('loose_files_area', "area <> 'Agreements'")
export class PendingFile {
  @PrimaryColumn({ type: 'text' }) area: RemovableArea;
  @PrimaryColumn({ type: 'text' }) fileName: string;
  /** From then on the scheduled job removes it. */
  @Time() dueAt: Date;
}
