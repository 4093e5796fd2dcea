import { ApiProperty } from '@nestjs/swagger';
import { ListQueryDto } from '../../platform/http/list/resource-list';
import { AfterField } from '../../platform/http/list/after.dto';
import type { EventLogRow } from './event-log.list';

/** A list as others, or with `after` all that followed an event, in order. */
export class EventsQueryDto extends ListQueryDto {
  /** The last id that was read: with it the answer ascends to the newest settled id and has no count. */
  @AfterField()
  after?: string;
}

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

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const eventEntryDto = (row: EventLogRow): EventEntryDto => ({
  ...row,
  id: Number(row.id),
  parts: row.parts.map((part) => ({
    ...part,
    queuedAt: new Date(part.queuedAt),
    doneAt: moment(part.doneAt),
    failedAt: moment(part.failedAt),
  })),
});
