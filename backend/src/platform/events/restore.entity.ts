import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt, Time } from '../database/columns';

/** The database was brought back from a backup. */
@Entity('restores')
export class Restore {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Time() backupAt: Date;
  /** Facts up to this one were in the backup: people may have been told of them since, in the life that was lost. */
  @Column({ type: 'bigint' }) lastEventId: string;
  @CreatedAt() createdAt: Date;
}
