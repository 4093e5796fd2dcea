import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { CreatedAt, Text } from '../database/columns';

/** A creation that a caller may send again without creating twice; kept for a day. */
@Entity('idempotency_keys')
@Index('idempotency_keys_age', ['createdAt'])
export class IdempotencyKey {
  @PrimaryColumn({ type: 'int' }) userId: number;
  @ManyToOne('User', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: { id: number };
  @PrimaryColumn({ type: 'text' }) key: string;
  /** SHA-256 of the route and the body that the key came with. */
  @Text() requestHash: string;
  /** The answer; null while the creation runs, and for good where the answer holds a secret. */
  @Column({ type: 'json', nullable: true }) answer: unknown;
  @CreatedAt() createdAt: Date;
}
