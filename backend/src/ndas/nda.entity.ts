import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Int, Text, Time } from '../database/columns';
import type { State } from '../lookups/lookup.entity';
import type { User } from '../users/user.entity';

/**
 * A signed non-disclosure agreement [PROF-48]. Evidence: a trigger refuses UPDATE and DELETE, and it outlives the
 * property, so the property is named by id and name without a foreign key.
 */
@Entity('ndas')
@Index('ndas_signer', ['userId', 'propertyId'], { unique: true })
@Index('ndas_signed', ['signedAt'])
@Index('ndas_property', ['propertyId'])
export class Nda {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() propertyId: number;
  @Text() propertyName: string;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @Text() firstName: string;
  @Text() lastName: string;
  @Text() email: string;
  @Text() address1: string;
  @Text({ nullable: true }) address2: string | null;
  @Text() city: string;
  @Column({ type: 'smallint' }) stateId: number;
  @ManyToOne('State') @JoinColumn({ name: 'state_id' }) state?: State;
  @Text() zipCode: string;
  @Text() phone: string;
  @Text({ nullable: true }) entity: string | null;
  /** Hex SHA-256 of the NDA document that was shown. */
  @Text() documentSha256: string;
  /** The sentence that was agreed to. */
  @Text() consentText: string;
  @Text({ nullable: true }) signedFrom: string | null;
  @Time() signedAt: Date;
}
