import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { NOTE_KINDS, type NoteKind } from '@stowbridge/contract/notes';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { EVENT_KINDS, type EventKind } from './property-timeline.queries';
import { MOST_EVENTS } from './property-timeline.service';

export class TimelineQueryDto {
  @ApiPropertyOptional({ description: 'The next of the page before; left out for the newest events' })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  before?: string;
  @ApiPropertyOptional({ description: 'How many events at most', default: 20 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MOST_EVENTS)
  count: number = 20;
}

/** Something that happened to a property. */
export class PropertyEventDto {
  id: string;
  @ApiProperty({ enum: EVENT_KINDS, enumName: 'PropertyEventKind' })
  kind: EventKind;
  at: Date;
  /** Null when the product itself did it, and of a mail. */
  actorId: number | null;
  actorName: string | null;
  actorUserTypeId: number | null;
  /** Of a change: domain and verb, as the audit log has them. */
  action: string | null;
  /** Of a change: the fields that it touched. */
  fields: string[];
  /** The deal that it belongs to. */
  dealId: number | null;
  /** Of that deal; null without an account. */
  buyerId: number | null;
  buyerName: string | null;
  /** Of an offer: which terms they were. */
  version: number | null;
  /** Of an offer, in whole dollars. */
  price: number | null;
  /** Of a stage; null at the beginning of the deal. */
  fromStatusId: number | null;
  toStatusId: number | null;
  /** Of a stage: why, where somebody said so. */
  reason: string | null;
  /** Of a mail. */
  mailId: number | null;
  subject: string | null;
  /** Of a mail: the name of its recipient, or else the address. */
  recipient: string | null;
  /** Of a note or a call; an API key reads them with `notes:read`. */
  noteId: number | null;
  @ApiProperty({ type: String, enum: NOTE_KINDS, nullable: true, example: 'call' })
  noteKind: NoteKind | null;
  text: string | null;
}

/** A page of what happened to a property. */
export class PropertyTimelineDto {
  /** The newest first. */
  events: PropertyEventDto[];
  /** The `before` of the next page; null on the last one. */
  next: string | null;
}
