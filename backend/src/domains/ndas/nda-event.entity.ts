import { type NdaEventKind, ndaEvents } from '@stowbridge/contract/log-words';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { moment, Sealed } from '../../platform/audit/sealed';
import { Int, Text, Time } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';
import type { Nda } from './nda.entity';

export const NDA_EVENT_KINDS = Object.keys(ndaEvents) as NdaEventKind[];

/**
 * What happened with a signature. Append-only; a trigger gives each event its number and binds it to the one before it by
 * `nda_event_hash`, so that none can be changed, left out or put between without a trace.
 */
@Entity('nda_events')
@Sealed(['id', 'nda_id', 'seq', 'kind', moment('at'), 'actor_id', 'address', 'detail', 'previous_hash', 'hash'])
@Index('nda_events_chain', ['ndaId', 'seq'], { unique: true })
@Check('nda_events_kind', `kind in (${NDA_EVENT_KINDS.map((kind) => `'${kind}'`).join(', ')})`)
export class NdaEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: string;
  @Int() ndaId: number;
  @ManyToOne('Nda', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'nda_id' }) nda?: Nda;
  /** From 1. */
  @Int() seq: number;
  @Text() kind: NdaEventKind;
  @Time({ default: () => 'clock_timestamp()' }) at: Date;
  /** Who did it; null for the product. */
  @Int({ nullable: true }) actorId: number | null;
  @ManyToOne('User', { nullable: true, onDelete: 'RESTRICT' }) @JoinColumn({ name: 'actor_id' }) actor?: User | null;
  @Text({ nullable: true }) address: string | null;
  @Column({ type: 'jsonb', default: {} }) detail: Record<string, string | number>;
  /** Of the event before it; null for the first. */
  @Text({ nullable: true }) previousHash: string | null;
  @Text() hash: string;
}
