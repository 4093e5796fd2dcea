import { ApiProperty } from '@nestjs/swagger';
import type { AuditLogRow } from './audit-related';

/** A record that an entry or a field of it names, as it is called today. */
export class RecordNameDto {
  /** For example `property`; `user` for a person. */
  type: string;
  id: number;
  name: string;
  /** Of a person; null for anything else. */
  @ApiProperty({ type: 'integer', nullable: true })
  userTypeId: number | null;
}

const ANYTHING = { type: 'object', additionalProperties: true } as const;

/** Who did what to which record. */
export class AuditEntryDto {
  id: number;
  createdAt: Date;
  /** Null when the product itself did it. */
  @ApiProperty({ type: 'integer', nullable: true })
  actorId: number | null;
  /** The name at that time. */
  @ApiProperty({ type: String, nullable: true })
  actorName: string | null;
  @ApiProperty({ type: 'integer', nullable: true })
  actorUserTypeId: number | null;
  @ApiProperty({ type: String, nullable: true })
  actorEmail: string | null;
  /** Domain and verb, for example `deal.moved`. */
  action: string;
  /** What it was done to, for example `property`. */
  subjectType: string;
  @ApiProperty({ type: 'integer', nullable: true })
  subjectId: number | null;
  /** The name at that time; null where none is known. */
  @ApiProperty({ type: String, nullable: true })
  subjectName: string | null;
  /** Of a person; null for anything else. */
  @ApiProperty({ type: 'integer', nullable: true })
  subjectUserTypeId: number | null;
  /** The record was deleted since. */
  subjectGone: boolean;
  /** Where the request came from, as far as the configured proxies are believed. */
  @ApiProperty({ type: String, nullable: true })
  address: string | null;
  /** Field to value before the change; only the fields that it touched. */
  @ApiProperty({ ...ANYTHING, nullable: true, example: { price: 4_000_000 } })
  before: Record<string, unknown> | null;
  /** The same fields after it. */
  @ApiProperty({ ...ANYTHING, nullable: true, example: { price: 4_250_000 } })
  after: Record<string, unknown> | null;
  /** What else is known, for example the stages of a deal. */
  @ApiProperty({ ...ANYTHING, example: { from: 6, to: 1 } })
  detail: Record<string, unknown>;
  /** The people and records that the fields above name by their ids, as far as they are still there. */
  related: RecordNameDto[];
}

export const auditEntryDto = ({ id, detail: { before, after, ...detail }, ...row }: AuditLogRow): AuditEntryDto => ({
  ...row,
  id: Number(id),
  before: before ?? null,
  after: after ?? null,
  detail,
});
