import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { sql } from '../../platform/database/sql';
import type { Enquiry } from './enquiry.entity';

/** What became of the copy for the CRM; `none` where nothing is copied. */
export const CRM_COPIES = ['none', 'waiting', 'copied', 'failed'] as const;
export type CrmCopy = (typeof CRM_COPIES)[number];

export type CopiedEnquiry = Enquiry & { crmCopy: CrmCopy };

/** The `crm` part of each enquiry's event; the event is as old as the enquiry, which narrows the search to its days. */
const PARTS = `
  select (e.payload->>'enquiryId')::int id, p.done_at is not null done, p.failed_at is not null failed
  from events e left join event_parts p on p.event_id = e.id and p.handler = 'crm'
  where e.name = 'enquiry.received' and e.created_at between $2::timestamptz - interval '1 minute' and $3::timestamptz + interval '1 minute'
    and (e.payload->>'enquiryId')::int = any($1)`;

interface PartRow {
  id: number;
  done: boolean;
  failed: boolean;
}

/** Tells of each enquiry what became of its copy for the CRM [PAGE-28]. */
@Injectable()
export class CrmCopiesService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  async withCopies(enquiries: Enquiry[]): Promise<CopiedEnquiry[]> {
    const copied = this.config.CRM_WEB_TO_LEAD_URL ? enquiries.filter(({ kind }) => kind === 'contact') : [];
    if (copied.length === 0) {
      return enquiries.map((enquiry) => ({ ...enquiry, crmCopy: 'none' }));
    }
    const times = copied.map(({ createdAt }) => createdAt.getTime());
    const rows = await sql<PartRow>(this.source, {
      text: PARTS,
      values: [copied.map(({ id }) => id), new Date(Math.min(...times)), new Date(Math.max(...times))],
    });
    const copies = new Map(rows.map((row) => [row.id, copyOf(row)]));
    return enquiries.map((enquiry) => ({ ...enquiry, crmCopy: copies.get(enquiry.id) ?? 'none' }));
  }
}

function copyOf({ done, failed }: PartRow): CrmCopy {
  if (done) {
    return 'copied';
  }
  return failed ? 'failed' : 'waiting';
}
