import { ApiProperty } from '@nestjs/swagger';

const ANYTHING = { type: 'object', additionalProperties: true } as const;

/** Who did what to which record. */
export class AuditEntryDto {
  id: number;
  createdAt: Date;
  /** Null when the product itself did it. */
  @ApiProperty({ type: 'integer', nullable: true })
  actorId: number | null;
  @ApiProperty({ type: String, nullable: true })
  actorName: string | null;
  @ApiProperty({ type: String, nullable: true })
  actorEmail: string | null;
  /** Domain and verb, for example `deal.moved`. */
  action: string;
  /** What it was done to, for example `property`. */
  subjectType: string;
  @ApiProperty({ type: 'integer', nullable: true })
  subjectId: number | null;
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
}

export interface AuditLogRow {
  id: string;
  created_at: Date;
  actor_id: number | null;
  actor_name: string | null;
  actor_email: string | null;
  action: string;
  subject_type: string;
  subject_id: number | null;
  address: string | null;
  detail: Record<string, unknown> & { before?: Record<string, unknown>; after?: Record<string, unknown> };
}

export function auditEntryDto({ detail: { before, after, ...detail }, ...row }: AuditLogRow): AuditEntryDto {
  return {
    id: Number(row.id),
    createdAt: row.created_at,
    actorId: row.actor_id,
    actorName: row.actor_name,
    actorEmail: row.actor_email,
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    address: row.address,
    before: before ?? null,
    after: after ?? null,
    detail,
  };
}
