import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Flag, Int, Text, Time } from '../../platform/database/columns';
import type { State } from '../lookups/lookup.entity';
import type { User } from '../accounts/users/user.entity';

/** Whether it is known that the signer was shown the text that the signature names. */
export type Shown = 'yes' | 'not recorded';

/**
 * A signed non-disclosure agreement [PROF-48]. Evidence: a trigger refuses UPDATE and DELETE, and it outlives the
 * property, so the property is named by id and name without a foreign key. Of several signatures of one person on one
 * property the newest is the NDA of the calls; see signed.ts for whether it counts.
 */
@Entity('ndas')
@Index('ndas_texts', ['userId', 'propertyId', 'agreementId'], { unique: true })
@Index('ndas_agreement', ['agreementId'])
@Index('ndas_signed', ['signedAt'])
@Index('ndas_property', ['propertyId', 'signedAt', 'id'])
@Index('ndas_ceremony', ['ceremonyId'], { unique: true })
@Check('ndas_user_agent', 'char_length(user_agent) <= 400')
@Check('ndas_shown', "shown in ('yes', 'not recorded')")
@Check('ndas_text', 'not text_lost or agreement_id is null')
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
  /** Null for a signature from outside, of which no postal address is known. */
  @Column({ type: 'smallint', nullable: true }) stateId: number | null;
  @ManyToOne('State', { nullable: true }) @JoinColumn({ name: 'state_id' }) state?: State | null;
  @Text() zipCode: string;
  @Text() phone: string;
  @Text({ nullable: true }) entity: string | null;
  /** The account's address when it signed; null when that is not known any more. */
  @Text({ nullable: true }) accountEmail: string | null;
  /** Whether that address was confirmed by then; null when that is not known any more. */
  @Flag({ nullable: true }) accountConfirmed: boolean | null;
  /** Hex SHA-256 of the text that was signed. */
  @Text() documentSha256: string;
  /** The text that was signed. */
  @Int({ nullable: true }) agreementId: number | null;
  @ManyToOne('Agreement', { nullable: true, onDelete: 'RESTRICT' }) @JoinColumn({ name: 'agreement_id' }) agreement?:
    object | null;
  /** The bytes of the text were gone before texts were kept. */
  @Flag({ default: false }) textLost: boolean;
  @Text({ default: 'not recorded' }) shown: Shown;
  /** The sentence that was agreed to. */
  @Text() consentText: string;
  /** Of that sentence; null when it was agreed to before there were versions. */
  @Text({ nullable: true }) consentVersion: string | null;
  @Text({ nullable: true }) signedFrom: string | null;
  /** When and how the text was shown; null for callers that send the documents' fields only, and before it was noted. */
  @Column({ type: 'uuid', nullable: true }) ceremonyId: string | null;
  @ManyToOne('NdaCeremony', { nullable: true, onDelete: 'RESTRICT' }) @JoinColumn({ name: 'ceremony_id' }) ceremony?:
    object | null;
  @Text({ nullable: true }) userAgent: string | null;
  /** By what the session was begun in which it was signed. */
  @Text({ nullable: true }) authMethod: string | null;
  /** Of the browser, by its IANA name. */
  @Text({ nullable: true }) timeZone: string | null;
  @Time() signedAt: Date;
}
