import {
  type WebhookDeliveryState,
  webhookDescriptionLength,
  type WebhookState,
  webhookUrlLength,
} from '@stowbridge/contract/webhooks';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { CalledInLogs } from '../../platform/audit/record-names';
import { CreatedAt, Flag, Int, ModifiedAt, Text, Time } from '../../platform/database/columns';
import type { User } from '../accounts/users/user.entity';

/** An address of another system that is told of changes. */
@CalledInLogs('webhook', 'r.url')
@Entity('webhooks')
@Check('webhooks_url', `char_length(url) between 1 and ${webhookUrlLength}`)
@Check('webhooks_description', `char_length(description) <= ${webhookDescriptionLength}`)
@Check('webhooks_events', 'cardinality(events) > 0')
@Check('webhooks_state', "state in ('active', 'paused', 'disabled')")
@Check('webhooks_disabled', "(state = 'disabled') = (reason is not null)")
@Check('webhooks_previous', '(previous_secret is null) = (previous_until is null)')
export class Webhook {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Text() url: string;
  @Text() description: string;
  @Column({ type: 'text', array: true }) events: string[];
  /** Sealed with `SECRET_KEY`. */
  @Text() secret: string;
  @Text({ nullable: true }) previousSecret: string | null;
  @Time({ nullable: true }) previousUntil: Date | null;
  @Text({ default: 'active' }) state: WebhookState;
  /** Why it was disabled. */
  @Text({ nullable: true }) reason: string | null;
  /** Since when nothing was taken. */
  @Time({ nullable: true }) failingSince: Date | null;
  @Int() madeById: number;
  @ManyToOne('User', { onDelete: 'RESTRICT' }) @JoinColumn({ name: 'made_by_id' }) madeBy?: User;
  @CreatedAt() createdAt: Date;
  @ModifiedAt() modifiedAt: Date;
}

/** A change for a webhook, and what became of it; its body has ids only. */
@Entity('webhook_deliveries')
@Index('webhook_deliveries_once', ['webhookId', 'changeId'], {
  unique: true,
  where: 'change_id is not null and not resent',
})
@Index('webhook_deliveries_newest', ['webhookId', 'id'])
@Index('webhook_deliveries_due', ['nextAt'], { where: "state = 'waiting'" })
@Index('webhook_deliveries_at', { synchronize: false })
@Check('webhook_deliveries_state', "state in ('waiting', 'delivered', 'failed', 'held')")
@Check('webhook_deliveries_next', "(state = 'waiting') = (next_at is not null)")
export class WebhookDelivery {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id: string;
  @Int() webhookId: number;
  @ManyToOne(() => Webhook, { onDelete: 'CASCADE' }) @JoinColumn({ name: 'webhook_id' }) webhook?: Webhook;
  /** Null for a test. */
  @Column({ type: 'bigint', nullable: true }) changeId: string | null;
  @Text() type: string;
  @Text() body: string;
  @Text({ default: 'waiting' }) state: WebhookDeliveryState;
  @Int({ default: 0 }) attempt: number;
  @Int({ nullable: true }) status: number | null;
  @Int({ nullable: true }) ms: number | null;
  @Text({ nullable: true }) error: string | null;
  @Flag({ default: false }) resent: boolean;
  @Time({ nullable: true }) nextAt: Date | null;
  @Time({ nullable: true }) triedAt: Date | null;
  @CreatedAt() at: Date;
}

/** Up to which change webhooks were told: one row. */
@Entity('webhook_marks')
@Check('webhook_marks_one', 'id = 1')
export class WebhookMark {
  @PrimaryColumn({ type: 'smallint' }) id: number;
  @Column({ type: 'bigint' }) changeId: string;
}
