import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { type Caller, requireAdmin } from '../../platform/access/permissions';
import { inBatches } from '../../platform/common/batches';
import { invalid, notFound } from '../../platform/common/errors';
import { XLSX_MAX_ROWS } from '../../platform/common/xlsx';
import { sql } from '../../platform/database/sql';
import { idsFound, list, rowsOf } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { DocumentsService } from '../documents/documents.service';
import { DOCUMENT_OPENS, type DocumentOpenRow, type OpensOf } from './document-opens.list';
import { LISTING_OPENS, type ListingOpen } from './listing-opens.list';
import { LISTING_READERS, type ListingReader, type ReaderRow, READERS } from './readers.list';

/** Who opened which document, for the office and for the owning seller. */
@Injectable()
export class DocumentOpensService {
  constructor(
    private readonly source: DataSource,
    private readonly documents: DocumentsService,
    private readonly config: Config,
  ) {}

  /** @throws DomainError('not-found') when there is no such property */
  async ofProperty(caller: Caller, propertyId: number, request: ListQueryDto): Promise<Listed<DocumentOpenRow>> {
    return list(this.source, request, DOCUMENT_OPENS, await this.ofOffice(caller, propertyId));
  }

  /** The same by person and document. */
  async readersOfProperty(caller: Caller, propertyId: number, request: ListQueryDto): Promise<Listed<ReaderRow>> {
    return list(this.source, request, READERS, await this.ofOffice(caller, propertyId));
  }

  /** @throws DomainError('not-found') when there is no such document any more; the log of its property still has it */
  async ofDocument(caller: Caller, id: number, request: ListQueryDto): Promise<Listed<DocumentOpenRow>> {
    const { propertyId } = await this.documents.get(caller, id);
    return list(this.source, request, DOCUMENT_OPENS, {
      zone: this.config.OFFICE_TIME_ZONE,
      propertyId,
      documentId: id,
    });
  }

  /** Everything that the list of a property finds, read while the file is taken [BEYA-97]. */
  async all(caller: Caller, propertyId: number, request: ListQueryDto): Promise<AsyncIterable<DocumentOpenRow>> {
    const given = await this.ofOffice(caller, propertyId);
    const ids = await idsFound(this.source, request, XLSX_MAX_ROWS + 1, DOCUMENT_OPENS, given);
    if (ids.length > XLSX_MAX_ROWS) {
      throw invalid(`A file holds at most ${XLSX_MAX_ROWS} rows. Please narrow the list.`);
    }
    return inBatches(ids, (batch) => rowsOf(this.source, batch, DOCUMENT_OPENS, given));
  }

  /** @throws DomainError('not-found') for somebody else's listing [BEYA-94] */
  async ofListing(caller: Caller, propertyId: number, request: ListQueryDto): Promise<Listed<ListingOpen>> {
    return list(this.source, request, LISTING_OPENS, await this.ofSeller(caller, propertyId));
  }

  /**
   * The same by buyer and document.
   * @throws DomainError('not-found') for somebody else's listing [BEYA-94]
   */
  async readersOfListing(caller: Caller, propertyId: number, request: ListQueryDto): Promise<Listed<ListingReader>> {
    return list(this.source, request, LISTING_READERS, await this.ofSeller(caller, propertyId));
  }

  private async ofSeller(caller: Caller, propertyId: number): Promise<OpensOf & { me: number }> {
    const [own] = await sql(this.source, {
      text: 'select 1 from properties where id = $1 and seller_id = $2',
      values: [propertyId, caller.id],
    });
    if (!own) {
      throw notFound('The property');
    }
    return { zone: this.config.OFFICE_TIME_ZONE, propertyId, me: caller.id };
  }

  private async ofOffice(caller: Caller, propertyId: number): Promise<OpensOf> {
    requireAdmin(caller);
    await this.documents.requireProperty(propertyId);
    return { zone: this.config.OFFICE_TIME_ZONE, propertyId };
  }
}
