import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CalledInLogs } from '../../../platform/audit/record-names';
import { CreatedAt, Int, Text, Time } from '../../../platform/database/columns';

/** A key of an integrator. Only its hash is stored; it acts for the administrator who made it. */
@CalledInLogs('api-key', 'r.name')
@Entity('api_keys')
@Index('api_keys_user', ['userId'])
export class ApiKey {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: {
    id: number;
    firstName: string;
    lastName: string;
  };
  @Text() name: string;
  @Column({ type: 'text', unique: true }) secretHash: string;
  /** The last four characters, by which a person recognises it. */
  @Text() hint: string;
  @Column({ type: 'text', array: true }) scopes: string[];
  @Time({ nullable: true }) expiresAt: Date | null;
  @Time({ nullable: true }) lastUsedAt: Date | null;
  /** Addresses and ranges from which it may be used; none for everywhere. */
  @Column({ type: 'text', array: true, default: '{}' }) allowedAddresses: string[];
  /** When its maker was told that it ends soon. */
  @Time({ nullable: true }) endToldAt: Date | null;
  @Time({ nullable: true }) revokedAt: Date | null;
  /** The key that took its place; it works for some days more. */
  @Int({ nullable: true, unique: true }) replacedById: number | null;
  @ManyToOne('ApiKey', { onDelete: 'SET NULL' }) @JoinColumn({ name: 'replaced_by_id' }) replacedBy?: { id: number };
  @CreatedAt() createdAt: Date;
}
