import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PropertyDocument } from '../../domains/documents/document.entity';
import { DocumentsService } from '../../domains/documents/documents.service';
import { LISTED_VERSION } from '../../domains/documents/versions.sql';
import { OPEN_NOW } from '../../domains/ndas/access-rows';
import { signedSql } from '../../domains/ndas/signed';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { sql } from '../../platform/database/sql';

/** How many people have to do with a document. */
interface People {
  /** Have signed its text. */
  signedBy: number;
  /** Have access now that goes as far. */
  readers: number;
  /** Those of them who have opened it [BEYA-98]. */
  readBy: number;
  /** Those of them who have opened an earlier version of it, and not this one. */
  readEarlier: number;
}

export interface CountedDocument extends People {
  document: PropertyDocument;
}

const PEOPLE = `
  with readers as materialized (
    select a.user_id, a.tier from nda_access a where a.property_id = $1 and ${OPEN_NOW} and ${signedSql('a.user_id', 'a.property_id')}
  )
  select d.id, (select count(distinct n.user_id)::int from ndas n where n.agreement_id = d.agreement_id) "signedBy", count(r.user_id)::int readers,
         (count(*) filter (where o.last = d.version))::int "readBy", (count(*) filter (where o.last < d.version))::int "readEarlier"
  from documents d left join readers r on r.tier >= d.tier and ${LISTED_VERSION}
  left join lateral (
    select max(v.version) last from documents v where v.line_id = d.line_id and v.version <= d.version
      and exists (select from document_opens o where o.user_id = r.user_id and o.document_id = v.id)) o on true
  where d.property_id = $1 group by d.id`;

const NOBODY: People = { signedBy: 0, readers: 0, readBy: 0, readEarlier: 0 };

/** The documents of a property, each with how many people have signed its text, may read it and have. */
@Injectable()
export class PropertyDocumentsService {
  constructor(
    private readonly source: DataSource,
    private readonly documents: DocumentsService,
  ) {}

  /** [DOC-15] In their order, newest first; readers are those of the version that they find. */
  async list(caller: Caller, propertyId: number): Promise<CountedDocument[]> {
    requireAdmin(caller);
    await this.documents.requireProperty(propertyId);
    const [documents, counted] = await Promise.all([
      this.documents.ofProperty(propertyId),
      sql<People & { id: number }>(this.source, { text: PEOPLE, values: [propertyId] }),
    ]);
    const people = new Map(counted.map(({ id, ...counts }) => [id, counts]));
    return documents.map((document) => ({ document, ...(people.get(document.id) ?? NOBODY) }));
  }
}
