import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt, Flag, Int, Text, Time } from '../../../platform/database/columns';
import type { User } from '../../accounts/users/user.entity';

/** The secret address of a person's calendar, of which only the hash is kept; one of them is good. */
@Entity('calendar_tokens')
@Index('calendar_tokens_hash', ['hash'], { unique: true })
@Index('calendar_tokens_good', ['userId'], { unique: true, where: 'revoked_at is null' })
export class CalendarToken {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @Text() hash: string;
  /** Titles alone, for calendars that others look into. */
  @Flag({ default: false }) private: boolean;
  @CreatedAt() madeAt: Date;
  @Time({ nullable: true }) revokedAt: Date | null;
}
