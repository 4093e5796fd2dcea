import { ApiProperty } from '@nestjs/swagger';
import type { EventLogRow } from './event-log.list';

/** What one handler made of an event. */
export class EventPartDto {
  /** For example `mails`. */
  handler: string;
  queuedAt: Date;
  @ApiProperty({ type: Date, nullable: true })
  doneAt: Date | null;
  /** Set when the last attempt failed: the job console can try it again. */
  @ApiProperty({ type: Date, nullable: true })
  failedAt: Date | null;
  attempts: number;
  @ApiProperty({ type: String, nullable: true })
  error: string | null;
}

/** A fact, and what became of it. */
export class EventEntryDto {
  id: number;
  /** For example `offer.submitted`. */
  name: string;
  /** Ids only. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: { dealId: 7, propertyId: 3, version: 1 } })
  payload: Record<string, unknown>;
  createdAt: Date;
  /** When its jobs were made; null while it waits. */
  @ApiProperty({ type: Date, nullable: true })
  relayedAt: Date | null;
  parts: EventPartDto[];
}

export const eventEntryDto = (row: EventLogRow): EventEntryDto => ({ ...row, id: Number(row.id) });
