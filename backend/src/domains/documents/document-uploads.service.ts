import { Injectable } from '@nestjs/common';
import { DOCUMENT_TIERS, Tier, type TierId } from '@stowbridge/contract/access';
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { DataSource, EntityManager } from 'typeorm';
import { Config } from '../../config';
import { recordAudit } from '../../platform/audit/audit';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { conflict, invalid } from '../../platform/common/errors';
import { receiveUpload, Upload, uploadFlag, uploadId } from '../../platform/common/upload';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { UPLOAD_LIMIT } from '../../platform/storage/limits';
import { PendingFilesService } from '../../platform/storage/pending-files.service';
import { Storage } from '../../platform/storage/storage';
import { askToSignAgain } from '../properties/editing/nda-again';
import { NewText, recordText, sha256Of, StoredText, storeText } from './agreements';
import { type CheckedContent, DocumentChecksService } from './document-checks.service';
import type { DocumentContent } from './document-content';
import { isNda, lockVersions, nextVersion, requireTierOf, requireWatermarkOf } from './document-rules';
import { requireNoPassword } from './document-watermark';
import { PropertyDocument } from './document.entity';
import { DocumentsService, NAMED } from './documents.service';
import { shownName } from './shown-name';

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

/** How a document comes to its property. */
@Injectable()
export class DocumentUploadsService {
  constructor(
    private readonly source: DataSource,
    private readonly storage: Storage,
    private readonly pending: PendingFilesService,
    private readonly checks: DocumentChecksService,
    private readonly documents: DocumentsService,
    private readonly config: Config,
  ) {}

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
    await this.documents.requireProperty(propertyId);
    const askAgain = uploadFlag(upload, 'AskAgain');
    if (askAgain && !isNda({ documentTypeId })) {
      throw invalid('Only a new NDA can be asked to be signed again.', 'AskAgain');
    }
    const content = await this.checks.check(caller, propertyId, upload.content);
    requireNoPassword(watermark && content.asksForPassword, 'file');
    const fileName = `${randomBytes(16).toString('hex')}.${content.extension}`;
    upload.name = shownName(upload.name, content.extension);
    const text = isNda({ documentTypeId })
      ? await storeText(this.storage, newText(caller, upload, content))
      : undefined;
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

  private async requireType(id: number): Promise<number> {
    const rows = await sql(this.source, { text: 'select 1 from document_types where id = $1', values: [id] });
    if (rows.length === 0) {
      throw invalid('DocumentTypeID is invalid', 'DocumentTypeID');
    }
    return id;
  }
}

/** The tier that an upload names; without one it is behind the NDA. */
function uploadTier({ fields }: Upload): TierId {
  const text = fields.get('tier')?.trim() || String(Tier.Signed);
  const tier = DOCUMENT_TIERS.find((one) => String(one) === text);
  if (tier === undefined) {
    throw invalid('Tier is invalid', 'Tier');
  }
  return tier;
}

const newText = (caller: Caller, upload: Upload, { extension, contentType }: DocumentContent): NewText => ({
  content: upload.content,
  extension,
  contentType,
  actualFileName: upload.name,
  firstUploadedAt: new Date(),
  uploadedById: caller.id,
});
