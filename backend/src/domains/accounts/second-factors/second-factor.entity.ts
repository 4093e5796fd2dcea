import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { BigWhole, CreatedAt, Int, Text, Time } from '../../../platform/database/columns';

export type FactorKind = 'totp' | 'passkey';
/** What a challenge is answered for. */
export type ChallengePurpose = 'enrol' | 'sign-in' | 'confirm';

/** What a person signs in with besides the password: an app that shows codes, or a passkey. */
@Entity('second_factors')
@Index('second_factors_of', ['userId', 'id'])
@Check('second_factors_kind', "kind in ('totp', 'passkey')")
@Check('second_factors_name', 'char_length(name) between 1 and 80')
@Check(
  'second_factors_key',
  "case kind when 'totp' then secret is not null and num_nonnulls(credential_id, public_key) = 0 else secret is null and num_nonnulls(credential_id, public_key) = 2 end",
)
@Check('second_factors_enabled', 'enabled_at is null or proven_at is not null')
export class SecondFactor {
  @PrimaryGeneratedColumn('identity') id: number;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: { id: number };
  @Text() kind: FactorKind;
  @Text() name: string;
  /** Of an app: what the codes are made from, sealed. */
  @Text({ nullable: true }) secret: string | null;
  /** Of an app: the step of the last code, so that each code works once. */
  @BigWhole({ nullable: true }) lastStep: number | null;
  /** Of a passkey; both in base64url. */
  @Column({ type: 'text', nullable: true, unique: true }) credentialId: string | null;
  @Text({ nullable: true }) publicKey: string | null;
  /** How often the passkey says it was used; 0 where it does not count. */
  @BigWhole({ default: 0 }) counter: number;
  @Column({ type: 'text', array: true, default: '{}' }) transports: string[];
  /** When it was shown for the first time. */
  @Time({ nullable: true }) provenAt: Date | null;
  /** From when on it is asked for: once the recovery codes are confirmed. */
  @Time({ nullable: true }) enabledAt: Date | null;
  @Time({ nullable: true }) lastUsedAt: Date | null;
  @CreatedAt() createdAt: Date;
}

/** What stands in for a factor that is lost, once. Only its hash is stored. */
@Entity('recovery_codes')
@Index('recovery_codes_of', ['userId'])
@Check('recovery_codes_used', 'used_at is null or confirmed_at is not null')
export class RecoveryCode {
  @PrimaryGeneratedColumn('identity') id: number;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: { id: number };
  @Text() codeHash: string;
  /** When its owner said that they have kept it; it is good from then on. */
  @Time({ nullable: true }) confirmedAt: Date | null;
  @Time({ nullable: true }) usedAt: Date | null;
  @CreatedAt() createdAt: Date;
}

/** What a passkey has to sign, within a minute and once. Only its hash is stored. */
@Entity('webauthn_challenges')
@Index('webauthn_challenges_user', ['userId'])
@Check('webauthn_challenges_purpose', "purpose in ('enrol', 'sign-in', 'confirm')")
export class WebauthnChallenge {
  @PrimaryColumn({ type: 'text' }) challengeHash: string;
  @Text() purpose: ChallengePurpose;
  /** Null where the passkey itself says who it is. */
  @Int({ nullable: true }) userId: number | null;
  @ManyToOne('User', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: { id: number };
  @Time() expiresAt: Date;
}

/** Whose password was right, until the second step is taken. Only its hash is stored. */
@Entity('second_factor_tickets')
@Index('second_factor_tickets_user', ['userId'])
export class SecondFactorTicket {
  @PrimaryColumn({ type: 'text' }) tokenHash: string;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: { id: number };
  @Time() expiresAt: Date;
  @Time({ nullable: true }) usedAt: Date | null;
}

/** How often a person's second step was wrong since it was last right. */
@Entity('second_factor_tries')
export class SecondFactorTries {
  @PrimaryColumn({ type: 'int' }) userId: number;
  @ManyToOne('User', { onDelete: 'CASCADE' }) @JoinColumn({ name: 'user_id' }) user?: { id: number };
  @Int() wrong: number;
  @Time({ nullable: true }) pausedUntil: Date | null;
}
