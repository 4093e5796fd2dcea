import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Int, Text, Time } from '../database/columns';
import { moment, Sealed } from './sealed';

/** A public key by which seals are verified, kept when SECRET_KEY, from which its other half comes, is another one. Append-only. */
@Entity('seal_keys')
@Sealed(['id', 'public_key', moment('since')])
@Index('seal_keys_public_key', ['publicKey'], { unique: true })
export class SealKey {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  /** Ed25519, PEM. */
  @Text() publicKey: string;
  @Time({ default: () => 'now()' }) since: Date;
}

/** Some rows of one table, as they were when they were sealed, bound to the seal before. Append-only. */
@Entity('seals')
@Index('seals_chain', ['prevHash'], { unique: true })
@Index('seals_of', ['what', 'fromId'], { unique: true })
@Index('seals_hash', ['hash'], { unique: true })
@Check('seals_range', 'from_id <= to_id and octet_length(row_hashes) = 40 * rows')
export class Seal {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  /** The table. */
  @Text() what: string;
  /** Follows the end of the table's seal before; ids in between that no row has stay without one. */
  @Column({ type: 'bigint' }) fromId: string;
  @Column({ type: 'bigint' }) toId: string;
  @Int() rows: number;
  /** Which of the table's formats, from 1. */
  @Column({ type: 'smallint' }) format: number;
  /** Id and SHA-256 of each row, 8 and 32 bytes: they tell which row was changed. */
  @Column({ type: 'bytea' }) rowHashes: Buffer;
  /** Of the seal before, whatever its table; zeros for the first. */
  @Text() prevHash: string;
  /** Hex SHA-256 of all the above and of what follows but the signature. */
  @Text() hash: string;
  /** Ed25519 over the 32 bytes of the hash, base64. */
  @Text() signature: string;
  @Int() keyId: number;
  @ManyToOne('SealKey', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'key_id' }) key?: SealKey;
  @Time({ default: () => 'now()' }) sealedAt: Date;
}
