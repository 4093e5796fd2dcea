import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Int, Text, Time } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';
import type { Nda } from './nda.entity';

/** What people are told about signing electronically, by its own hash. Append-only. */
@Entity('disclosures')
export class DisclosureText {
  /** The first 12 hex digits of the text's SHA-256. */
  @PrimaryColumn({ type: 'text' }) version: string;
  @Text() text: string;
  @Time({ default: () => 'now()' }) firstUsedAt: Date;
}

/** One time that an agreement was put before somebody to be signed, and what is known of who read it. */
@Entity('nda_ceremonies')
@Index('nda_ceremonies_by', ['userId', 'agreementId'])
@Index('nda_ceremonies_unsigned', ['expiresAt'], { where: 'nda_id is null' })
@Check('nda_ceremonies_user_agent', 'char_length(user_agent) <= 400')
export class NdaCeremony {
  @PrimaryColumn({ type: 'uuid' }) id: string;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User;
  /** Without a foreign key: signatures outlive properties. */
  @Int() propertyId: number;
  @Int() agreementId: number;
  @ManyToOne('Agreement', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'agreement_id' }) agreement?: object;
  @Text() disclosureVersion: string;
  @ManyToOne('DisclosureText', { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'disclosure_version' })
  disclosure?: DisclosureText;
  @Column({ type: 'uuid' }) sessionId: string;
  /** How that session was begun; null when it is not known. */
  @Text({ nullable: true }) authMethod: string | null;
  @Time() signedInAt: Date;
  @Text({ nullable: true }) address: string | null;
  @Text({ nullable: true }) userAgent: string | null;
  @Time({ default: () => 'now()' }) startedAt: Date;
  /** When the agreement's file was first opened. */
  @Time({ nullable: true }) openedAt: Date | null;
  @Time() expiresAt: Date;
  /** When this person last accepted this disclosure, here or within the year before. */
  @Time({ nullable: true }) disclosureAcceptedAt: Date | null;
  /** The signature that it led to. */
  @Int({ nullable: true }) ndaId: number | null;
  @ManyToOne('Nda', { nullable: true, onDelete: 'RESTRICT' }) @JoinColumn({ name: 'nda_id' }) nda?: Nda | null;
}
