import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Int } from '../../../platform/database/columns';
import type { User } from '../../accounts/users/user.entity';

/** That a person is told of what was published to all on a day of the office: once, for all properties. */
@Entity('question_digests')
@Index('question_digests_of', ['userId', 'day'], { unique: true })
export class QuestionDigest {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @Column({ type: 'date' }) day: string;
}
