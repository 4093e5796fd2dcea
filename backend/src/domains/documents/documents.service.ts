import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { conflict, invalid, notFound } from '../../platform/common/errors';
import { list } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { receiveUpload, Upload, uploadFlag, uploadId } from '../../platform/common/upload';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { askToSignAgain } from '../properties/editing/nda-again';
import { UPLOAD_LIMIT } from '../../platform/storage/limits';
import { PendingFilesService } from '../../platform/storage/pending-files.service';
import { Storage } from '../../platform/storage/storage';
import { NewText, recordText, sha256Of, StoredText, storeText } from './agreements';
import { DocumentType } from '@stowbridge/contract/ids';
import { DocumentChecksService } from './document-checks.service';
import type { DocumentContent } from './document-content';
import { PropertyDocument } from './document.entity';
import { DOCUMENTS } from './documents.list';
import { shownName } from './shown-name';

/** The type of a document and who uploaded it, by name. */
const NAMED = { documentType: true, uploadedBy: true } as const;

interface NewDocument {
  propertyId: number;
  documentTypeId: number;
  fileName: string;
  upload: Upload;
  content: DocumentContent;
  /** Of an NDA. */
  text?: StoredText;
  /** Whether those who have signed are asked to sign this text. */
  askAgain: boolean;
}

/** The private documents of properties. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly source: DataSource,
    private readonly storage: Storage,
    private readonly pending: PendingFilesService,
    private readonly checks: DocumentChecksService,
  ) {}

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

  /** Newest first; for a caller whose right has been checked. */
  ofProperty(propertyId: number): Promise<PropertyDocument[]> {
    return this.source.manager.find(PropertyDocument, {
      where: { propertyId },
      relations: NAMED,
      order: { id: 'DESC' },
    });
  }

  /** By its id or by the name of its file; for a caller whose right is checked next. */
  find(where: { id: number } | { fileName: string }): Promise<PropertyDocument | null> {
    return this.source.manager.findOneBy(PropertyDocument, where);
  }

  /** The NDA that is signed today; for a caller whose right has been checked. */
  findNewestNda(propertyId: number): Promise<PropertyDocument | null> {
    return this.source.manager.findOne(PropertyDocument, {
      where: { propertyId, documentTypeId: DocumentType.Nda },
      relations: { agreement: true },
      order: { id: 'DESC' },
    });
  }

  /**
   * Adds one document; the same name and type again is the next version [DOC-01, DOC-04, DOC-06].
   * @throws DomainError('conflict') for a file that the property has already
   */
  async upload(caller: Caller, request: FastifyRequest): Promise<PropertyDocument> {
    requireAdmin(caller);
    const upload = await receiveUpload(request, UPLOAD_LIMIT);
    const propertyId = uploadId(upload, 'StoreID');
    const documentTypeId = await this.requireType(uploadId(upload, 'DocumentTypeID'));
    await this.requireProperty(propertyId);
    const askAgain = uploadFlag(upload, 'AskAgain');
    if (askAgain && documentTypeId !== DocumentType.Nda) {
      throw invalid('Only a new NDA can be asked to be signed again.', 'AskAgain');
    }
    const content = await this.checks.check(caller, propertyId, upload.content);
    const fileName = `${randomBytes(16).toString('hex')}.${content.extension}`;
    upload.name = shownName(upload.name, content.extension);
    const text =
      documentTypeId === DocumentType.Nda ? await storeText(this.storage, newText(caller, upload, content)) : undefined;
    await this.pending.expect('StoreDocuments', fileName);
    try {
      await this.storage.put('StoreDocuments', fileName, upload.content, content.contentType);
      return await withTransactionOf(caller, this.source, (manager) =>
        this.add(manager, caller, { propertyId, documentTypeId, fileName, upload, content, text, askAgain }),
      );
    } catch (error) {
      await this.pending.remove('StoreDocuments', [fileName]);
      throw error;
    }
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

  private async add(
    manager: EntityManager,
    caller: Caller,
    { propertyId, documentTypeId, fileName, upload, content, text, askAgain }: NewDocument,
  ): Promise<PropertyDocument> {
    // Uploads to one property wait for each other here, so that no two get the same version.
    const [locked] = await manager.query<unknown[]>('select 1 from properties where id = $1 for no key update', [
      propertyId,
    ]);
    if (!locked) {
      throw notFound('The property');
    }
    const sha256 = sha256Of(upload.content);
    const here = await manager.findOne(PropertyDocument, { where: { propertyId, sha256 }, order: { id: 'DESC' } });
    if (here) {
      throw conflict(`This file is here already: ${here.actualFileName}.`);
    }
    await this.pending.keep(manager, 'StoreDocuments', fileName);
    const [{ version }] = await manager.query<{ version: number }[]>(
      'select coalesce(max(version), 0) + 1 "version" from documents where property_id = $1 and document_type_id = $2 and lower(actual_file_name) = lower($3)',
      [propertyId, documentTypeId, upload.name],
    );
    const agreementId = text ? await recordText(manager, text) : null;
    const { id } = await manager.save(
      manager.create(PropertyDocument, {
        propertyId,
        documentTypeId,
        version,
        fileName,
        actualFileName: upload.name,
        contentType: content.contentType,
        bytes: upload.content.length,
        sha256,
        agreementId,
        uploadedById: caller.id,
      }),
    );
    await recordAudit(manager, {
      actor: caller,
      action: 'document.added',
      subjectType: 'property',
      subjectId: propertyId,
      detail: { documentId: id, documentTypeId, version, sha256, ...(askAgain ? { askAgain } : {}) },
    });
    if (askAgain) {
      await askToSignAgain(manager, propertyId);
    }
    return manager.findOneOrFail(PropertyDocument, { where: { id }, relations: NAMED });
  }

  /** @throws DomainError('not-found') */
  async requireProperty(id: number): Promise<void> {
    const rows = await sql(this.source, { text: 'select 1 from properties where id = $1', values: [id] });
    if (rows.length === 0) {
      throw notFound('The property');
    }
  }

  private async requireType(id: number): Promise<number> {
    const rows = await sql(this.source, { text: 'select 1 from document_types where id = $1', values: [id] });
    if (rows.length === 0) {
      throw invalid('DocumentTypeID is invalid', 'DocumentTypeID');
    }
    return id;
  }
}

const newText = (caller: Caller, upload: Upload, { extension, contentType }: DocumentContent): NewText => ({
  content: upload.content,
  extension,
  contentType,
  actualFileName: upload.name,
  firstUploadedAt: new Date(),
  uploadedById: caller.id,
});
