import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { documentDto, DocumentDto } from '../../domains/documents/document.dto';
import { DocumentsService } from '../../domains/documents/documents.service';
import { Caller, requireAdmin } from '../../platform/access/permissions';

/** The documents of a property, each with how many people have signed its text. */
@Injectable()
export class PropertyDocumentsService {
  constructor(
    private readonly source: DataSource,
    private readonly documents: DocumentsService,
  ) {}

  /** [DOC-15] Newest first. */
  async list(caller: Caller, propertyId: number): Promise<DocumentDto[]> {
    requireAdmin(caller);
    await this.documents.requireProperty(propertyId);
    const documents = await this.documents.ofProperty(propertyId);
    const signers = await this.countSigners(documents.map(({ agreementId }) => agreementId));
    return documents.map((document) => documentDto(document, signers.get(document.agreementId ?? 0)));
  }

  /** How many people have signed each of these agreements; one that nobody has signed is left out. */
  private async countSigners(agreementIds: (number | null)[]): Promise<Map<number, number>> {
    const rows = await this.source.query<{ id: number; people: number }[]>(
      'select agreement_id id, count(distinct user_id)::int people from ndas where agreement_id = any($1::int[]) group by 1',
      [agreementIds],
    );
    return new Map(rows.map(({ id, people }) => [id, people]));
  }
}
