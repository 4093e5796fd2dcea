import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PropertyDocument } from '../../domains/documents/document.entity';
import { DocumentsService } from '../../domains/documents/documents.service';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { sql } from '../../platform/database/sql';

/** A document, and how many people have signed its text. */
export interface CountedDocument {
  document: PropertyDocument;
  signedBy: number;
}

/** The documents of a property, each with how many people have signed its text. */
@Injectable()
export class PropertyDocumentsService {
  constructor(
    private readonly source: DataSource,
    private readonly documents: DocumentsService,
  ) {}

  /** [DOC-15] Newest first. */
  async list(caller: Caller, propertyId: number): Promise<CountedDocument[]> {
    requireAdmin(caller);
    await this.documents.requireProperty(propertyId);
    const documents = await this.documents.ofProperty(propertyId);
    const signers = await this.countSigners(documents.map(({ agreementId }) => agreementId));
    return documents.map((document) => ({ document, signedBy: signers.get(document.agreementId ?? 0) ?? 0 }));
  }

  /** How many people have signed each of these agreements; one that nobody has signed is left out. */
  private async countSigners(agreementIds: (number | null)[]): Promise<Map<number, number>> {
    const rows = await sql<{ id: number; people: number }>(this.source, {
      text: 'select agreement_id id, count(distinct user_id)::int people from ndas where agreement_id = any($1::int[]) group by 1',
      values: [agreementIds],
    });
    return new Map(rows.map(({ id, people }) => [id, people]));
  }
}
