import { REASON_MAX } from '@stowbridge/contract/access';
import { FUNDS_AMOUNT, FUNDS_KINDS, FUNDS_STATES, type FundsKind, type FundsState } from '@stowbridge/contract/funds';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { BigWhole, CreatedAt, Flag, Int, ModifiedAt, Text, Time } from '../../../platform/database/columns';
import { NamesFile } from '../../../platform/storage/named-files';
import type { User } from '../../accounts/users/user.entity';

const oneOf = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');
const dollars = (column: string): string => `${column} between ${FUNDS_AMOUNT.least} and ${FUNDS_AMOUNT.largest}`;

/** What a buyer shows of their money, and how far the office believes it. */
@Entity('funds_proofs')
@Index('funds_proofs_of', ['userId', 'state'])
@Index('funds_proofs_sent', ['id'], { where: "state = 'sent'" })
@Index('funds_proofs_ending', ['expiresAt'], { where: "state = 'approved' and end_told_at is null" })
@Index('funds_proofs_file', ['fileName'], { unique: true })
@Check('funds_proofs_kind', `kind in (${oneOf(FUNDS_KINDS)})`)
@Check('funds_proofs_state', `state in (${oneOf(FUNDS_STATES)})`)
@Check('funds_proofs_amount', dollars('amount'))
@Check('funds_proofs_limit', dollars('shown_limit'))
@Check('funds_proofs_approved', "(state = 'approved') = (shown_limit is not null)")
@Check('funds_proofs_decided', "(state = 'sent') = (decided_at is null)")
@Check('funds_proofs_reason', `reason is null or (state = 'declined' and char_length(reason) <= ${REASON_MAX})`)
export class FundsProof {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Int() userId: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'user_id' }) user?: User;
  @Text() kind: FundsKind;
  /** Whole dollars, as the buyer has it. */
  @BigWhole() amount: number;
  /** Stored, random name. */
  @NamesFile('FundsProofs')
  @Text()
  fileName: string;
  /** After the name that the file had on the computer it came from; see `shownName`. */
  @Text() actualFileName: string;
  @Text() contentType: string;
  @Int() bytes: number;
  /** The day of which it speaks. */
  @Column({ type: 'date' }) asOf: string;
  /** The end of its last day at the office, which is 90 days later. */
  @Time() expiresAt: Date;
  @Text({ default: 'sent' }) state: FundsState;
  /** Whole dollars up to which offers are covered, as the office has approved it. */
  @BigWhole({ nullable: true }) shownLimit: number | null;
  @Int({ nullable: true }) decidedById: number | null;
  @ManyToOne('User', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'decided_by_id' })
  decidedBy?: User | null;
  @Time({ nullable: true }) decidedAt: Date | null;
  /** Why it was declined, as the buyer reads it. */
  @Text({ nullable: true }) reason: string | null;
  /** The buyer lets sellers with an open offer of theirs read the file. */
  @Flag({ default: false }) fileForSellers: boolean;
  /** When the buyer was told that it ends soon. */
  @Time({ nullable: true }) endToldAt: Date | null;
  @CreatedAt() createdAt: Date;
  @ModifiedAt() modifiedAt: Date;
}
