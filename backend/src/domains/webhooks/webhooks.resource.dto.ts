import { CHANGE_TYPES } from '@stowbridge/contract/changes';
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_STATES,
  webhookDescriptionLength,
  type WebhookDeliveryState,
  type WebhookState,
  webhookUrlLength,
} from '@stowbridge/contract/webhooks';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsDate, IsIn, IsOptional } from 'class-validator';
import { Etag } from '../../platform/http/list/etags';
import { ReadOnly, Replacing } from '../../platform/http/read-only';
import { OptionalText, RequiredText, toMoment } from '../../platform/http/rules';

/** An address that is told of changes. */
export class WebhookDto {
  @ReadOnly()
  id: number;
  @Etag()
  etag?: string;
  /** Where to. */
  @ApiProperty({ example: 'https://crm.example/stowbridge' })
  url: string;
  /** What it is for. */
  @ApiProperty({ example: 'CRM' })
  description: string;
  /** What it is told of. */
  @ApiProperty({ enum: CHANGE_TYPES, enumName: 'ChangeType', isArray: true, example: ['offer.submitted'] })
  events: string[];
  /** Disabled: nothing was taken for five days, or it said that it is gone. */
  @ApiProperty({ enum: WEBHOOK_STATES, enumName: 'WebhookState', example: 'active' })
  state: WebhookState;
  /** Why it was disabled. */
  @ReadOnly({ type: String, nullable: true, example: null })
  reason: string | null;
  /** Since when nothing was taken. */
  @ReadOnly()
  failingSince: Date | null;
  /** Until when the secret before the last rotation signs too. */
  @ReadOnly()
  previousUntil: Date | null;
  /** When something was taken last. */
  @ReadOnly()
  lastDeliveredAt: Date | null;
  /** Who made it, and is told when it is disabled. */
  @ReadOnly()
  madeById: number;
  /** Their name. */
  @ReadOnly({ example: 'Nia Hart' })
  madeByName: string;
  @ReadOnly()
  createdAt: Date;
  @ReadOnly()
  modifiedAt: Date;
}

export class WebhookBodyDto {
  /** Begins with https:// and is public. */
  @ApiProperty({ example: 'https://crm.example/stowbridge' })
  @RequiredText('Address', webhookUrlLength)
  url: string;
  /** What it is for. */
  @ApiPropertyOptional({ example: 'CRM' })
  @OptionalText('Description', webhookDescriptionLength)
  description?: string;
  /** What it is told of. */
  @ApiProperty({ enum: CHANGE_TYPES, enumName: 'ChangeType', isArray: true, example: ['offer.submitted'] })
  @IsArray({ message: 'Events are required' })
  @ArrayMinSize(1, { message: 'Events are required' })
  @ArrayMaxSize(CHANGE_TYPES.length, { message: 'An event is named twice' })
  @ArrayUnique({ message: 'An event is named twice' })
  @IsIn(CHANGE_TYPES, { each: true, message: 'There is no such event' })
  events: string[];
  /** Left out: active. */
  @ApiPropertyOptional({ enum: ['active', 'paused'], example: 'active' })
  @IsOptional()
  @IsIn(['active', 'paused'], { message: 'The state must be active or paused' })
  state?: 'active' | 'paused';
}

/** The whole webhook as it is to be. */
export class ReplacedWebhookDto extends Replacing(WebhookBodyDto, WebhookDto) {}

export class NewWebhookDto extends WebhookDto {
  /** Shown this once: with it the receiver proves who sent a message. */
  @ApiProperty({ example: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' })
  secret: string;
}

export class RotatedWebhookDto {
  /** Shown this once. */
  @ApiProperty({ example: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' })
  secret: string;
  /** Until when the secret before signs too. */
  previousUntil: Date;
}

/** What became of a change for a webhook. */
export class WebhookDeliveryDto {
  /** Of this delivery; the receiver sees that of the change. */
  @ApiProperty({ type: 'integer', format: 'int64', example: 12 })
  id: number;
  webhookId: number;
  /** The `webhook-id` of the message; null for a test. */
  @ApiProperty({ type: 'integer', format: 'int64', nullable: true, example: 4711 })
  changeId: number | null;
  /** One of the feed, or `webhook.test`. */
  @ApiProperty({ example: 'offer.submitted' })
  type: string;
  /** Held: it is from before a restore, and goes out only when it is sent again. */
  @ApiProperty({ enum: WEBHOOK_DELIVERY_STATES, enumName: 'WebhookDeliveryState', example: 'delivered' })
  state: WebhookDeliveryState;
  /** How often it was tried. */
  attempt: number;
  /** What the receiver answered last; null where nobody did. */
  @ApiProperty({ type: Number, nullable: true, example: 204 })
  status: number | null;
  /** How long the last try took, in milliseconds. */
  @ApiProperty({ type: Number, nullable: true, example: 87 })
  ms: number | null;
  @ApiProperty({ type: String, nullable: true, example: null })
  error: string | null;
  /** Whether a person had it sent. */
  resent: boolean;
  at: Date;
  @ApiProperty({ type: Date, nullable: true })
  triedAt: Date | null;
  /** When it is tried next. */
  @ApiProperty({ type: Date, nullable: true })
  nextAt: Date | null;
}

export class ResendWebhookDto {
  /** At most 30 days ago. */
  @ApiProperty({ type: String, format: 'date-time' })
  @toMoment()
  @IsDate({ message: 'The time is invalid' })
  since: Date;
}

export class ResentDto {
  /** How many messages are on their way. */
  count: number;
}
