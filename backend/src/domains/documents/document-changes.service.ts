import { Injectable } from '@nestjs/common';
import type { TierId } from '@stowbridge/contract/access';
import { buffer } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { conflict, notFound } from '../../platform/common/errors';
import { withTransactionOf } from '../../platform/database/transaction';
import { PendingFilesService } from '../../platform/storage/pending-files.service';
import { Storage } from '../../platform/storage/storage';
import { requireKnown } from '../lookups/known';
import { DocumentChecksService } from './document-checks.service';
import { isNda, lockVersions, requireTierOf, requireWatermarkOf } from './document-rules';
import { requireNoPassword } from './document-watermark';
import { PropertyDocument } from './document.entity';
import { DocumentsService } from './documents.service';

const PDF = 'application/pdf';

/** What can be changed of a document; its file cannot. */
export interface DocumentChange {
  /** Left out, it stays as it is. */
  documentTypeId?: number;
  tier: TierId;
  /** Left out, it stays as it is. */
  watermark?: boolean;
  /** Left out, it stays as it is. */
  position?: number;
}

/** What a watermark would do to a PDF. */
type Stamping = Pick<PropertyDocument, 'stampable' | 'digitallySigned'>;

/** What becomes of a document after its upload. */
@Injectable()
export class DocumentChangesService {
  constructor(
    private readonly source: DataSource,
    private readonly storage: Storage,
    private readonly pending: PendingFilesService,
    private readonly checks: DocumentChecksService,
    private readonly documents: DocumentsService,
  ) {}

  /**
   * Changes what a document is, for whom [BEYA-52 to BEYA-55], whether its copies name them, and its place: of all its
   * versions, so that nobody reads an earlier one who may not read the last.
   * @throws DomainError('conflict') when an NDA would become something else, or something else an NDA: people sign its text
   */
  async change(
    caller: Caller,
    id: number,
    { documentTypeId, tier, watermark, position }: DocumentChange,
  ): Promise<PropertyDocument> {
    requireAdmin(caller);
    const stamping = watermark ? await this.stampingOf(id) : undefined;
    await withTransactionOf(caller, this.source, async (manager) => {
      const before = await manager.findOne(PropertyDocument, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!before) {
        throw notFound('The document');
      }
      const after = {
        ...before,
        ...stamping,
        documentTypeId: documentTypeId ?? before.documentTypeId,
        tier,
        watermark: watermark ?? before.watermark,
        position: position ?? before.position,
      };
      await requireKnown(manager, {
        list: 'document_types',
        id: after.documentTypeId,
        field: 'documentTypeId',
        message: 'Document type is invalid',
      });
      requireTierOf(after.documentTypeId, tier, 'tier');
      requireWatermarkOf(after.documentTypeId, after.watermark, 'watermark');
      if (isNda(before) !== isNda(after)) {
        throw conflict('An NDA stays an NDA, and no other document becomes one. Please upload it anew.');
      }
      const change = changeOf<PropertyDocument>(before, {
        documentTypeId: after.documentTypeId,
        tier,
        watermark: after.watermark,
        position: after.position,
      });
      if (!change) {
        return;
      }
      // A version that is uploaded meanwhile takes over what is said here.
      await lockVersions(manager, before.propertyId);
      await manager.update(
        PropertyDocument,
        { lineId: before.lineId },
        { documentTypeId: after.documentTypeId, tier, watermark: after.watermark, position: after.position },
      );
      await manager.update(PropertyDocument, id, {
        stampable: after.stampable,
        digitallySigned: after.digitallySigned,
      });
      await recordAudit(manager, {
        actor: caller,
        action: 'document.changed',
        subjectType: 'property',
        subjectId: before.propertyId,
        detail: { documentId: id },
        change,
      });
    });
    return this.documents.get(caller, id);
  }

  /** [DOC-19] Takes a document off its property; the text of an NDA stays with those who signed it. */
  async delete(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    const deleted = await withTransactionOf(caller, this.source, async (manager) => {
      const document = await manager.findOne(PropertyDocument, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!document) {
        throw notFound('The document');
      }
      await manager.delete(PropertyDocument, id);
      await this.pending.release(manager, 'StoreDocuments', [document.fileName]);
      const detail = { documentId: id, documentTypeId: document.documentTypeId, sha256: document.sha256 };
      await recordAudit(manager, {
        actor: caller,
        action: 'document.deleted',
        subjectType: 'property',
        subjectId: document.propertyId,
        detail,
      });
      return document;
    });
    await this.pending.remove('StoreDocuments', [deleted.fileName]);
  }

  /** Keeps that a document cannot be stamped; the office finds it among those to prepare [BEYA-88]. */
  async cannotBeStamped(id: number): Promise<void> {
    await this.source.manager.query(
      `update documents set stampable = 'no', modified_at = now() where id = $1 and stampable is distinct from 'no'`,
      [id],
    );
  }

  /**
   * What a watermark that is switched on does to a document; undefined for one that has it already, and for other files.
   * @throws DomainError('invalid') for a PDF that opens with a password alone
   */
  private async stampingOf(id: number): Promise<Stamping | undefined> {
    const document = await this.documents.find({ id });
    if (!document || document.watermark || document.contentType !== PDF) {
      return undefined;
    }
    const file = await this.storage.get('StoreDocuments', document.fileName);
    if (!file) {
      throw notFound('The file of the document');
    }
    const { encrypted, signed, stampable, bomb } = await this.checks.lookAt(await buffer(file.stream));
    requireNoPassword(encrypted === 'user', 'watermark');
    return { stampable: bomb ? 'no' : stampable, digitallySigned: signed };
  }
}
