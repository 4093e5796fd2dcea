import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAt, Flag, Int, Text, Time } from '../../../platform/database/columns';
import type { SignInKind } from './sign-in-event.entity';

/** One signed-in browser or program. The refresh token is stored as a hash and changes at each use. */
@Entity('sessions')
@Index('sessions_user', ['userId'])
@Index('sessions_acts_for', ['actsFor', 'createdAt'], { where: 'read_only' })
@Index('sessions_begun_in', ['begunIn'], { where: 'read_only' })
@Index('sessions_one_view', ['userId', 'actsFor'], { unique: true, where: 'read_only and ended_at is null' })
@Check(
  'sessions_view',
  `case when read_only then acts_for is not null and acts_for <> user_id and begun_in is not null and reason is not null and char_length(reason) between 1 and 500
        else acts_for is null and begun_in is null and reason is null end`,
)
export class Session {
  @PrimaryColumn({ type: 'uuid' }) id: string;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: { id: number };
  @Text() refreshHash: string;
  /** The token before the last rotation, for processes of the release before; goes with the next one. */
  @Text({ nullable: true }) previousHash: string | null;
  @Time({ nullable: true }) previousUntil: Date | null;
  /** When the password was last given; changing it needs this to be recent. */
  @Time() signedInAt: Date;
  @Time() lastUsedAt: Date;
  @Time() expiresAt: Date;
  @Time({ nullable: true }) endedAt: Date | null;
  @Text({ nullable: true }) userAgent: string | null;
  /** By what it was begun; null for sessions from before it was noted. */
  @Text({ nullable: true }) authMethod: SignInKind | null;
  /** From where the person signed in; null for sessions from before it was noted. */
  @Text({ nullable: true }) address: string | null;
  /** When a second factor was last shown in it, besides its sign-in; null once that was used. */
  @Time({ nullable: true }) factorShownAt: Date | null;
  /** As whom an administrator looks at the site in it; null where they are themselves. */
  @Int({ nullable: true }) actsFor: number | null;
  @ManyToOne('User', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'acts_for' }) person?: { id: number };
  /** Why. */
  @Text({ nullable: true }) reason: string | null;
  /** Whether it is such a view, in which nothing is changed. */
  @Flag({ default: false }) readOnly: boolean;
  /** The session of the administrator with which the view ends. */
  @Column({ type: 'uuid', nullable: true }) begunIn: string | null;
  @ManyToOne('Session', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'begun_in' }) beginning?: { id: string };
  @CreatedAt() createdAt: Date;
}

/** A refresh token that was replaced: for 30 s two tabs may still show it, later it was stolen. Only its hash is stored. */
@Entity('spent_refresh_tokens')
@Index('spent_refresh_tokens_session', ['sessionId'])
export class SpentRefreshToken {
  @PrimaryColumn({ type: 'text' }) tokenHash: string;
  @Column({ type: 'uuid' }) sessionId: string;
  @ManyToOne('Session', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'session_id' }) session?: { id: string };
  @Time() replacedAt: Date;
}

/** A single-use token that lets a person set a new password. Only its hash is stored. */
@Entity('password_tokens')
@Index('password_tokens_user', ['userId'])
@Check('password_tokens_kind', "kind in ('forgot', 'temporary')")
export class PasswordToken {
  @PrimaryGeneratedColumn('identity') id: number;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: { id: number };
  /** `forgot`: mailed on request. `temporary`: handed out at sign-in with a temporary password [AUTH-18]. */
  @Text() kind: string;
  @Column({ type: 'text', unique: true }) tokenHash: string;
  @Time() expiresAt: Date;
  @Time({ nullable: true }) usedAt: Date | null;
  @CreatedAt() createdAt: Date;
}

/** How often something was tried within a window of time, shared by all processes. */
@Entity('rate_counters')
export class RateCounter {
  @PrimaryColumn({ type: 'text' }) key: string;
  @Int() count: number;
  @Time() resetsAt: Date;
}
