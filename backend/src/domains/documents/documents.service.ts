import { Injectable } from '@nestjs/common';
import { DocumentType } from '@stowbridge/contract/ids';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { list } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { isNda } from './document-rules';
import { PropertyDocument } from './document.entity';
import { DOCUMENTS } from './documents.list';
import { REPLACED_AT } from './versions.sql';

/** The type of a document and who uploaded it, by name. */
export const NAMED = { documentType: true, uploadedBy: true } as const;

/** The private documents of properties, as they are read. */
@Injectable()
export class DocumentsService {
  constructor(private readonly source: DataSource) {}

  page(caller: Caller, request: ListQueryDto): Promise<Listed<PropertyDocument>> {
    requireAdmin(caller);
    return list(this.source, request, DOCUMENTS);
  }

  async get(caller: Caller, id: number): Promise<PropertyDocument> {
    requireAdmin(caller);
    const document = await this.source.manager.findOne(PropertyDocument, { where: { id }, relations: NAMED });
    if (!document) {
      throw notFound('The document');
    }
    return document;
  }

  /** In their order, newest first; for a caller whose right has been checked. */
  ofProperty(propertyId: number): Promise<PropertyDocument[]> {
    return this.source.manager.find(PropertyDocument, {
      where: { propertyId },
      relations: NAMED,
      order: { position: 'ASC', id: 'DESC' },
    });
  }

  /** By its id or by the name of its file; for a caller whose right is checked next. */
  find(where: { id: number } | { fileName: string }): Promise<PropertyDocument | null> {
    return this.source.manager.findOneBy(PropertyDocument, where);
  }

  /**
   * The version that an address opens: the one that it names, else what readers have in the place of this one [BEYA-80]. Each
   * text of an NDA stays what it is; for a caller whose right is checked next.
   * @throws DomainError('not-found') when there is no version of that number
   */
  async versionOf(document: PropertyDocument, named: number | undefined): Promise<PropertyDocument> {
    const { lineId, version } = document;
    if (named !== undefined) {
      const found = await this.source.manager.findOneBy(PropertyDocument, { lineId, version: named });
      if (!found) {
        throw notFound('The document');
      }
      return found;
    }
    if (isNda(document)) {
      return document;
    }
    const replacement = await this.source.manager.findOne(PropertyDocument, {
      where: { lineId, version: MoreThan(version), publishedAt: Not(IsNull()), withdrawnAt: IsNull() },
      order: { version: 'DESC' },
    });
    return replacement ?? document;
  }

  /** When a later version took the place of this one; null where none has. */
  async replacedAt(id: number): Promise<Date | null> {
    const [row] = await sql<{ at: Date | null }>(this.source, {
      text: `select ${REPLACED_AT} at from documents d where d.id = $1`,
      values: [id],
    });
    return row?.at ?? null;
  }

  /** The NDA that is signed today; for a caller whose right has been checked. */
  findNewestNda(propertyId: number): Promise<PropertyDocument | null> {
    return this.source.manager.findOne(PropertyDocument, {
      where: { propertyId, documentTypeId: DocumentType.Nda },
      relations: { agreement: true },
      order: { id: 'DESC' },
    });
  }

  /** @throws DomainError('not-found') */
  async requireProperty(id: number): Promise<void> {
    const rows = await sql(this.source, { text: 'select 1 from properties where id = $1', values: [id] });
    if (rows.length === 0) {
      throw notFound('The property');
    }
  }
}
