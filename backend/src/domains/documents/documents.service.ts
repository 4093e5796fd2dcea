import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { DataSource, EntityManager } from 'typeorm';
import { Config } from '../../config';
import { recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { conflict, invalid, notFound } from '../../platform/common/errors';
import { list } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { receiveUpload, Upload, uploadFlag, uploadId } from '../../platform/common/upload';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { askToSignAgain } from '../properties/editing/nda-again';
import { UPLOAD_LIMIT } from '../../platform/storage/limits';
import { PendingFilesService } from '../../platform/storage/pending-files.service';
import { Storage } from '../../platform/storage/storage';
import { NewText, recordText, sha256Of, StoredText, storeText } from './agreements';
import { DOCUMENT_TIERS, Tier, type TierId } from '@stowbridge/contract/access';
import { DocumentType } from '@stowbridge/contract/ids';
import { requireKnown } from '../lookups/known';
import { type CheckedContent, DocumentChecksService } from './document-checks.service';
import type { DocumentContent } from './document-content';
import { requireNoPassword } from './document-watermark';
import { PropertyDocument } from './document.entity';
import { DOCUMENTS } from './documents.list';
import { shownName } from './shown-name';

/** The type of a document and who uploaded it, by name. */
const NAMED = { documentType: true, uploadedBy: true } as const;
const PDF = 'application/pdf';

interface NewDocument {
  propertyId: number;
  documentTypeId: number;
  tier: TierId;
  watermark: boolean;
  fileName: string;
  upload: Upload;
  content: CheckedContent;
  /** Of an NDA. */
  text?: StoredText;
  /** Whether those who have signed are asked to sign this text. */
  askAgain: boolean;
}

/** What can be changed of a document; its file cannot. */
export interface DocumentChange {
  /** Left out, it stays as it is. */
  documentTypeId?: number;
  tier: TierId;
  /** Left out, it stays as it is. */
  watermark?: boolean;
}

/** What a watermark would do to a PDF. */
type Stamping = Pick<PropertyDocument, 'stampable' | 'digitallySigned'>;

/** The private documents of properties. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly source: DataSource,
    private readonly storage: Storage,
    private readonly pending: PendingFilesService,
    private readonly checks: DocumentChecksService,
    private readonly config: Config,
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
    const tier = uploadTier(upload);
    requireTierOf(documentTypeId, tier, 'Tier');
    const watermark = uploadFlag(upload, 'Watermark', this.config.WATERMARK === 'on' && !isNda({ documentTypeId }));
    requireWatermarkOf(documentTypeId, watermark, 'Watermark');
    await this.requireProperty(propertyId);
    const askAgain = uploadFlag(upload, 'AskAgain');
    if (askAgain && !isNda({ documentTypeId })) {
      throw invalid('Only a new NDA can be asked to be signed again.', 'AskAgain');
    }
    const content = await this.checks.check(caller, propertyId, upload.content);
    requireNoPassword(watermark && content.asksForPassword, 'file');
    const fileName = `${randomBytes(16).toString('hex')}.${content.extension}`;
    upload.name = shownName(upload.name, content.extension);
    const text =
      documentTypeId === DocumentType.Nda ? await storeText(this.storage, newText(caller, upload, content)) : undefined;
    await this.pending.expect('StoreDocuments', fileName);
    try {
      await this.storage.put('StoreDocuments', fileName, upload.content, content.contentType);
      return await withTransactionOf(caller, this.source, (manager) =>
        this.add(manager, caller, {
          propertyId,
          documentTypeId,
          tier,
          watermark,
          fileName,
          upload,
          content,
          text,
          askAgain,
        }),
      );
    } catch (error) {
      await this.pending.remove('StoreDocuments', [fileName]);
      throw error;
    }
  }

  /**
   * Changes what a document is, for whom [BEYA-52 to BEYA-55], and whether its copies name them; of another type it is the
   * next version there.
   * @throws DomainError('conflict') when an NDA would become something else, or something else an NDA: people sign its text
   */
  async change(
    caller: Caller,
    id: number,
    { documentTypeId, tier, watermark }: DocumentChange,
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
      });
      if (!change) {
        return;
      }
      if (after.documentTypeId !== before.documentTypeId) {
        await lockVersions(manager, before.propertyId);
        after.version = await nextVersion(manager, after);
      }
      await manager.update(PropertyDocument, id, {
        documentTypeId: after.documentTypeId,
        tier,
        watermark: after.watermark,
        stampable: after.stampable,
        digitallySigned: after.digitallySigned,
        version: after.version,
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
    return this.get(caller, id);
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
      `update documents set stampable = 'no' where id = $1 and stampable is distinct from 'no'`,
      [id],
    );
  }

  /**
   * What a watermark that is switched on does to a document; undefined for one that has it already, and for other files.
   * @throws DomainError('invalid') for a PDF that opens with a password alone
   */
  private async stampingOf(id: number): Promise<Stamping | undefined> {
    const document = await this.find({ id });
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

  private async add(
    manager: EntityManager,
    caller: Caller,
    { propertyId, documentTypeId, tier, watermark, fileName, upload, content, text, askAgain }: NewDocument,
  ): Promise<PropertyDocument> {
    await lockVersions(manager, propertyId);
    const sha256 = sha256Of(upload.content);
    const here = await manager.findOne(PropertyDocument, { where: { propertyId, sha256 }, order: { id: 'DESC' } });
    if (here) {
      throw conflict(`This file is here already: ${here.actualFileName}.`);
    }
    await this.pending.keep(manager, 'StoreDocuments', fileName);
    const version = await nextVersion(manager, { propertyId, documentTypeId, actualFileName: upload.name });
    const agreementId = text ? await recordText(manager, text) : null;
    const { id } = await manager.save(
      manager.create(PropertyDocument, {
        propertyId,
        documentTypeId,
        tier,
        watermark,
        stampable: content.stampable,
        digitallySigned: content.digitallySigned,
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
      detail: {
        documentId: id,
        documentTypeId,
        tier,
        version,
        sha256,
        ...(watermark ? { watermark } : {}),
        ...(askAgain ? { askAgain } : {}),
      },
    });
    await recordEvent(manager, 'document.added', { documentId: id, propertyId });
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

const isNda = ({ documentTypeId }: Pick<PropertyDocument, 'documentTypeId'>): boolean =>
  documentTypeId === DocumentType.Nda;

/** The tier that an upload names; without one it is behind the NDA. */
function uploadTier({ fields }: Upload): TierId {
  const text = fields.get('tier')?.trim() || String(Tier.Signed);
  const tier = DOCUMENT_TIERS.find((one) => String(one) === text);
  if (tier === undefined) {
    throw invalid('Tier is invalid', 'Tier');
  }
  return tier;
}

/** @throws DomainError('invalid') for an NDA with a tier: who reads it is decided by who signs it */
function requireTierOf(documentTypeId: number, tier: TierId, field: string): void {
  if (isNda({ documentTypeId }) && tier !== Tier.Signed) {
    throw invalid('An NDA has no tier.', field);
  }
}

/** @throws DomainError('invalid') for an NDA with a watermark: what is signed is shown as it is [BEYA-82] */
function requireWatermarkOf(documentTypeId: number, watermark: boolean, field: string): void {
  if (isNda({ documentTypeId }) && watermark) {
    throw invalid('An NDA has no watermark.', field);
  }
}

/**
 * Lets those wait who add a document to the property at the same moment, so that no two get the same version.
 * @throws DomainError('not-found') when the property is gone
 */
async function lockVersions(manager: EntityManager, propertyId: number): Promise<void> {
  const [locked] = await manager.query<unknown[]>('select 1 from properties where id = $1 for no key update', [
    propertyId,
  ]);
  if (!locked) {
    throw notFound('The property');
  }
}

async function nextVersion(
  manager: EntityManager,
  {
    propertyId,
    documentTypeId,
    actualFileName,
  }: Pick<PropertyDocument, 'propertyId' | 'documentTypeId' | 'actualFileName'>,
): Promise<number> {
  const [{ version }] = await manager.query<{ version: number }[]>(
    'select coalesce(max(version), 0) + 1 "version" from documents where property_id = $1 and document_type_id = $2 and lower(actual_file_name) = lower($3)',
    [propertyId, documentTypeId, actualFileName],
  );
  return version;
}

const newText = (caller: Caller, upload: Upload, { extension, contentType }: DocumentContent): NewText => ({
  content: upload.content,
  extension,
  contentType,
  actualFileName: upload.name,
  firstUploadedAt: new Date(),
  uploadedById: caller.id,
});
