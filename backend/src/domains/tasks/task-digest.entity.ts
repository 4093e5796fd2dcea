import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Int } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';

/** That a person is reminded of what is due on a day of the office: once. */
@Entity('task_digests')
@Index('task_digests_of', ['userId', 'day'], { unique: true })
export class TaskDigest {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @Column({ type: 'date' }) day: string;
}
