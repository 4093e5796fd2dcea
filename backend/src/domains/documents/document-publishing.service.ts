import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager, In, IsNull, Not } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { atOtherStage, conflict, notFound } from '../../platform/common/errors';
import { withTransactionOf } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { isNda } from './document-rules';
import { PropertyDocument } from './document.entity';
import { DocumentsService } from './documents.service';

/** What became of documents that were published at once, by their ids. */
export interface Publication {
  published: number[];
  /** Readers have them already. */
  leftOut: { id: number; name: string }[];
}

/** Gives documents to their readers, and takes them back. */
@Injectable()
export class DocumentPublishingService {
  constructor(
    private readonly source: DataSource,
    private readonly documents: DocumentsService,
  ) {}

  /**
   * Publishes what is in the workspace or was withdrawn, in one piece: its readers are told once [BEYA-84].
   * @throws DomainError('not-found') when an id is that of no document
   */
  async publish(caller: Caller, ids: number[]): Promise<Publication> {
    requireAdmin(caller);
    return withTransactionOf(caller, this.source, async (manager) => {
      const documents = await manager.find(PropertyDocument, {
        where: { id: In(ids) },
        order: { id: 'ASC' },
        lock: { mode: 'for_no_key_update' },
      });
      if (documents.length !== ids.length) {
        throw notFound('The document');
      }
      const waiting = documents.filter(({ publishedAt, withdrawnAt }) => !publishedAt || withdrawnAt);
      await manager.update(
        PropertyDocument,
        { id: In(waiting.map(({ id }) => id)) },
        { publishedAt: () => 'now()', withdrawnAt: null },
      );
      for (const document of waiting) {
        await this.record(manager, caller, 'document.published', document);
      }
      for (const propertyId of new Set(waiting.map((document) => document.propertyId))) {
        const documentIds = waiting.filter((document) => document.propertyId === propertyId).map(({ id }) => id);
        await recordEvent(manager, 'documents.published', { propertyId, documentIds });
      }
      return {
        published: waiting.map(({ id }) => id),
        leftOut: documents
          .filter((document) => !waiting.includes(document))
          .map(({ id, actualFileName }) => ({ id, name: actualFileName })),
      };
    });
  }

  /**
   * Takes a document back from everybody but the office, with all its versions: an earlier one does not take its place
   * [BEYA-86].
   * @throws DomainError('conflict') for an NDA, and for a document that readers do not have
   */
  async withdraw(caller: Caller, id: number): Promise<PropertyDocument> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const document = await manager.findOne(PropertyDocument, {
        where: { id },
        lock: { mode: 'for_no_key_update' },
      });
      if (!document) {
        throw notFound('The document');
      }
      if (isNda(document)) {
        throw conflict('An NDA cannot be withdrawn. Please upload another one, or delete it.');
      }
      if (!document.publishedAt) {
        throw atOtherStage('This document is not published.');
      }
      if (document.withdrawnAt) {
        throw atOtherStage('This document has been withdrawn already.');
      }
      await manager.update(
        PropertyDocument,
        { lineId: document.lineId, publishedAt: Not(IsNull()), withdrawnAt: IsNull() },
        { withdrawnAt: () => 'now()' },
      );
      await this.record(manager, caller, 'document.withdrawn', document);
    });
    return this.documents.get(caller, id);
  }

  private record(
    manager: EntityManager,
    actor: Caller,
    action: 'document.published' | 'document.withdrawn',
    { id, propertyId, version }: PropertyDocument,
  ): Promise<void> {
    return recordAudit(manager, {
      actor,
      action,
      subjectType: 'property',
      subjectId: propertyId,
      detail: { documentId: id, version },
    });
  }
}
