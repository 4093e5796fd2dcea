import { Injectable } from '@nestjs/common';
import { DOCUMENT_TIERS, Tier, type TierId } from '@stowbridge/contract/access';
import { DocumentType } from '@stowbridge/contract/ids';
import { fileIsHere, UPLOAD_LIMIT } from '@stowbridge/contract/uploads';
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { DataSource, EntityManager } from 'typeorm';
import { Config } from '../../config';
import { recordAudit } from '../../platform/audit/audit';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { alreadyExists, invalid, notFound } from '../../platform/common/errors';
import {
  invalidIn,
  nameIn,
  receiveUpload,
  Upload,
  uploadFlag,
  uploadId,
  uploadText,
} from '../../platform/common/upload';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { PendingFilesService } from '../../platform/storage/pending-files.service';
import { Storage } from '../../platform/storage/storage';
import { askToSignAgain } from '../properties/editing/nda-again';
import { NewText, recordText, sha256Of, StoredText, storeText } from './agreements';
import { type CheckedContent, DocumentChecksService } from './document-checks.service';
import type { DocumentContent } from './document-content';
import { isNda, lastVersion, lockVersions, requireTierOf, requireWatermarkOf } from './document-rules';
import { requireNoPassword } from './document-watermark';
import { PropertyDocument } from './document.entity';
import { DocumentsService, NAMED } from './documents.service';
import { shownName } from './shown-name';

/** What a document is, for whom, and whether its copies name them. */
type Kind = Pick<PropertyDocument, 'documentTypeId' | 'tier' | 'watermark'>;

/** What becomes of a file that is uploaded. */
interface Asked {
  propertyId: number;
  /** A document by what is said of it, or the next version of a line, which has all that from the one before. */
  as: Kind | Pick<PropertyDocument, 'lineId'>;
  isNda: boolean;
  /** Whether those who have signed are asked to sign this text. */
  askAgain: boolean;
  /** Else it stays in the office's workspace. */
  published: boolean;
  /** Of a buyer or a seller, who neither continue a document of others nor learn what it is called. */
  byParty?: boolean;
  /** What else holds once the document is there, in its transaction. */
  then?: (manager: EntityManager, documentId: number) => Promise<void>;
}

interface NewDocument extends Asked {
  fileName: string;
  upload: Upload;
  content: CheckedContent;
  /** Of an NDA. */
  text?: StoredText;
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
   * @param mayWait whether the upload may say that it is not published yet [BEYA-83]
   * @throws DomainError('exists') for a file that the property has already
   */
  async upload(caller: Caller, request: FastifyRequest, mayWait = false): Promise<PropertyDocument> {
    requireAdmin(caller);
    const upload = await receiveUpload(request, UPLOAD_LIMIT);
    const propertyId = uploadId(upload, 'propertyId');
    const documentTypeId = await this.typeOf(upload);
    const tier = uploadTier(upload);
    requireTierOf(documentTypeId, tier, nameIn(upload, 'tier'));
    const watermark = uploadFlag(upload, 'watermark', this.config.WATERMARK === 'on' && !isNda({ documentTypeId }));
    requireWatermarkOf(documentTypeId, watermark, nameIn(upload, 'watermark'));
    await this.documents.requireProperty(propertyId);
    return this.store(caller, upload, {
      propertyId,
      as: { documentTypeId, tier, watermark },
      ...readingOf(upload, isNda({ documentTypeId }), mayWait),
    });
  }

  /**
   * Adds the next version of a document, whose type, tier, watermark and place it takes over [BEYA-78].
   * @param id of any of its versions
   * @throws DomainError('exists') for a file that the property has already
   */
  async addVersion(caller: Caller, id: number, request: FastifyRequest): Promise<PropertyDocument> {
    requireAdmin(caller);
    const upload = await receiveUpload(request, UPLOAD_LIMIT);
    const document = await this.documents.get(caller, id);
    const { propertyId, lineId } = document;
    return this.store(caller, upload, { propertyId, as: { lineId }, ...readingOf(upload, isNda(document), true) });
  }

  /**
   * Adds a file of a buyer or a seller for their deal: in the office's workspace, and under LOI once it is published; for a
   * caller whose right has been checked [BEYC-54].
   * @throws DomainError('exists') for a file that the property has already
   */
  async uploadForDeal(
    caller: Caller,
    request: FastifyRequest,
    propertyId: number,
    then: (manager: EntityManager, documentId: number) => Promise<void>,
  ): Promise<void> {
    const upload = await receiveUpload(request, UPLOAD_LIMIT);
    const as = { documentTypeId: DocumentType.Other, tier: Tier.UnderLoi, watermark: this.config.WATERMARK === 'on' };
    await this.store(caller, upload, {
      propertyId,
      as,
      isNda: false,
      askAgain: false,
      published: false,
      byParty: true,
      then,
    });
  }

  /** A file is stored before its row, so that no row lacks its file. */
  private async store(caller: Caller, upload: Upload, asked: Asked): Promise<PropertyDocument> {
    const content = await this.checks.check(caller, { type: 'property', id: asked.propertyId }, upload.content);
    requireNoPassword('watermark' in asked.as && asked.as.watermark && content.asksForPassword, 'file');
    const fileName = `${randomBytes(16).toString('hex')}.${content.extension}`;
    upload.name = shownName(upload.name, content.extension);
    const text = asked.isNda ? await storeText(this.storage, newText(caller, upload, content)) : undefined;
    await this.pending.expect('StoreDocuments', fileName);
    try {
      await this.storage.put('StoreDocuments', fileName, upload.content, content.contentType);
      return await withTransactionOf(caller, this.source, (manager) =>
        this.add(manager, caller, { ...asked, fileName, upload, content, text }),
      );
    } catch (error) {
      await this.pending.remove('StoreDocuments', [fileName]);
      throw error;
    }
  }

  private async add(
    manager: EntityManager,
    caller: Caller,
    { propertyId, as, fileName, upload, content, text, askAgain, published, byParty, then }: NewDocument,
  ): Promise<PropertyDocument> {
    await lockVersions(manager, propertyId);
    const sha256 = sha256Of(upload.content);
    const here = await manager.findOne(PropertyDocument, { where: { propertyId, sha256 }, order: { id: 'DESC' } });
    if (here) {
      throw alreadyExists(byParty ? 'This file is here already.' : fileIsHere(here.actualFileName));
    }
    const last = byParty
      ? null
      : await lastVersion(
          manager,
          'lineId' in as ? as : { propertyId, documentTypeId: as.documentTypeId, actualFileName: upload.name },
        );
    const kind = 'lineId' in as ? last : as;
    if (!kind) {
      throw notFound('The document');
    }
    const { documentTypeId, tier, watermark } = kind;
    requireNoPassword(watermark && content.asksForPassword, 'file');
    await this.pending.keep(manager, 'StoreDocuments', fileName);
    const agreementId = text ? await recordText(manager, text) : null;
    const [{ id }] = await manager.query<[{ id: number }]>("select nextval('documents_id_seq')::int id");
    const version = (last?.version ?? 0) + 1;
    await manager.insert(PropertyDocument, {
      id,
      propertyId,
      documentTypeId,
      tier,
      watermark,
      stampable: content.stampable,
      digitallySigned: content.digitallySigned,
      lineId: last?.lineId ?? id,
      version,
      replaces: last?.id ?? null,
      position: last?.position ?? 0,
      publishedAt: published ? () => 'now()' : null,
      fileName,
      actualFileName: upload.name,
      contentType: content.contentType,
      bytes: upload.content.length,
      sha256,
      agreementId,
      uploadedById: caller.id,
    });
    await then?.(manager, id);
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
        ...(published ? {} : { published }),
      },
    });
    if (published) {
      await recordEvent(manager, 'document.added', { documentId: id, propertyId });
    }
    if (askAgain) {
      await askToSignAgain(manager, propertyId);
    }
    return manager.findOneOrFail(PropertyDocument, { where: { id }, relations: NAMED });
  }

  private async typeOf(upload: Upload): Promise<number> {
    const id = uploadId(upload, 'documentTypeId');
    const rows = await sql(this.source, { text: 'select 1 from document_types where id = $1', values: [id] });
    if (rows.length === 0) {
      throw invalidIn(upload, 'documentTypeId');
    }
    return id;
  }
}

/** How an upload wants to be read: by those who have signed anew, or by nobody yet. */
function readingOf(upload: Upload, isNda: boolean, mayWait: boolean): Pick<Asked, 'isNda' | 'askAgain' | 'published'> {
  const askAgain = uploadFlag(upload, 'askAgain');
  if (askAgain && !isNda) {
    throw invalid('Only a new NDA can be asked to be signed again.', nameIn(upload, 'askAgain'));
  }
  const published = !mayWait || uploadFlag(upload, 'published', true);
  if (isNda && !published) {
    throw invalid('An NDA is published at once.', nameIn(upload, 'published'));
  }
  return { isNda, askAgain, published };
}

/** The tier that an upload names; without one it is behind the NDA. */
function uploadTier(upload: Upload): TierId {
  const text = uploadText(upload, 'tier') || String(Tier.Signed);
  const tier = DOCUMENT_TIERS.find((one) => String(one) === text);
  if (tier === undefined) {
    throw invalidIn(upload, 'tier');
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
