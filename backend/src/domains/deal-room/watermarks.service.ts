import { Injectable } from '@nestjs/common';
import { watermarkCodeOf } from '@stowbridge/contract/watermark-code';
import { DataSource } from 'typeorm';
import { type Caller, requireAdmin } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import type { Watermark } from './watermark.entity';

/** Whose copy of a document a code is. */
export interface FoundWatermark extends Pick<
  Watermark,
  'code' | 'documentId' | 'documentName' | 'version' | 'propertyId' | 'userId' | 'day' | 'text' | 'madeAt' | 'sha256'
> {
  name: string;
  email: string;
  companyName: string | null;
  /** Null when the property is gone. */
  propertyName: string | null;
  /** Moments as ISO texts, the oldest first. */
  opens: { at: string; address: string | null }[];
}

const OPENS = `
  select coalesce(json_agg(json_build_object('at', o.at, 'address', o.address) order by o.at, o.id), '[]') from document_opens o
  where o.user_id = w.user_id and o.document_id = w.document_id and o.watermark_code = w.code`;
const BY_CODE = `
  select w.code, w.document_id "documentId", w.document_name "documentName", w.version, w.property_id "propertyId", p.name "propertyName",
         w.user_id "userId", u.first_name || ' ' || u.last_name "name", u.email::text email, u.company_name "companyName",
         w.day::text "day", w.text, w.made_at "madeAt", w.sha256, (${OPENS}) opens
  from watermarks w join users u on u.id = w.user_id left join properties p on p.id = w.property_id where w.code = $1`;

/** Says to the office whose a copy is that was found somewhere. */
@Injectable()
export class WatermarksService {
  constructor(private readonly source: DataSource) {}

  /** @throws DomainError('not-found') for what is no code, or none of ours */
  async get(caller: Caller, typed: string): Promise<FoundWatermark> {
    requireAdmin(caller);
    const code = watermarkCodeOf(typed);
    const [found] = code ? await sql<FoundWatermark>(this.source, { text: BY_CODE, values: [code] }) : [];
    if (!found) {
      throw notFound('The watermark');
    }
    return found;
  }
}
