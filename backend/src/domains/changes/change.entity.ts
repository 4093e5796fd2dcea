import type { ChangeResource, ChangeType } from '@stowbridge/contract/changes';
import { Check, Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt, Int, Text } from '../../platform/database/columns';

/** What a change says beside its type: ids, and the names of the fields that are others now. */
export type ChangeData = Record<string, unknown>;

/** A change of a record that integrators read; written by the triggers of the tables alone. */
@Entity('changes')
@Index('changes_resource', ['resource', 'id'])
@Index('changes_at', { synchronize: false })
export class Change {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: string;
  @Text() type: ChangeType;
  @Text() resource: ChangeResource;
  /** Null where the resource has no records of its own. */
  @Int({ nullable: true }) resourceId: number | null;
  @Column({ type: 'jsonb' }) data: ChangeData;
  @CreatedAt() at: Date;
}

/** Up to which change the feed has forgotten: one row, once there is something. */
@Entity('change_marks')
@Check('change_marks_one', 'id = 1')
export class ChangeMark {
  @PrimaryColumn({ type: 'smallint' }) id: number;
  @Column({ type: 'bigint' }) forgottenId: string;
}
