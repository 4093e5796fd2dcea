import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { conflict, DomainError, invalid, notFound } from '../../platform/common/errors';
import { likeText, list, Listed, ListQueryDto, ListRules } from '../../platform/http/list/resource-list';
import { receiveUpload, Upload, uploadFlag, uploadId } from '../../platform/common/upload';
import { withTransaction } from '../../platform/database/transaction';
import { NdaAccessService } from '../ndas/nda-access.service';
import { askToSignAgain } from '../properties/editing/nda-again';
import { UPLOAD_LIMIT } from '../../platform/storage/limits';
import { ByteRange, requestedRange } from '../../platform/storage/byte-range';
import { LooseFilesService } from '../../platform/storage/loose-files.service';
import { Storage, StoredFile } from '../../platform/storage/storage';
import type { Agreement } from './agreement.entity';
import { AgreementsService } from '../deal-room/agreements.service';
import { NewText, recordText, sha256Of, StoredText, storeText } from './agreements';
import { DocumentAccessService, NDA_DOCUMENT } from '../deal-room/document-access.service';
import { DocumentChecksService } from './document-checks.service';
import type { DocumentContent } from './document-content';
import { PropertyDocument } from './document.entity';
import { noteDownload } from '../deal-room/download-note';
import { documentDto, DocumentDto, DocumentLinkDto, NdaLinkDto, ndaLinkDto } from './document.dto';

const LIST: ListRules<PropertyDocument> = {
  sortable: {
    id: 'd.id',
    actualFileName: 'd.actualFileName',
    documentTypeId: 'd.documentTypeId',
    version: 'd.version',
    bytes: 'd.bytes',
    createdAt: 'd.createdAt',
  },
  defaultSort: ['id', 'DESC'],
  filterable: {
    id: (query, value) => query.andWhere('d.id = any(:ids)', { ids: [value].flat() }),
    propertyId: (query, value) => query.andWhere('d.propertyId = :propertyId', { propertyId: value }),
    documentTypeId: (query, value) => query.andWhere('d.documentTypeId = :typeId', { typeId: value }),
    q: (query, value) => query.andWhere('d.actualFileName ilike :q', { q: `%${likeText(String(value))}%` }),
  },
  searches: ['q'],
};

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

/** What a request wants of a document. */
export interface DocumentRequest {
  fileName: string;
  /** Of a signed link; without it the bearer token says who calls. */
  token?: unknown;
  range?: string;
  ifRange?: string;
  /** Nothing of it is sent, so nobody took it. */
  headOnly?: boolean;
}

export interface OpenedDocument {
  document: Pick<PropertyDocument, 'actualFileName' | 'contentType' | 'bytes'>;
  etag: string;
  /** The part that was asked for; undefined for the whole. */
  part?: ByteRange;
  /** Undefined when what was asked for lies outside. */
  file?: StoredFile;
}

/** The private documents of properties. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly source: DataSource,
    private readonly storage: Storage,
    private readonly loose: LooseFilesService,
    private readonly checks: DocumentChecksService,
    private readonly access: DocumentAccessService,
    private readonly agreements: AgreementsService,
    private readonly ndas: NdaAccessService,
  ) {}

  /** [DOC-15] Newest first. */
  async list(caller: Caller, propertyId: number): Promise<DocumentDto[]> {
    requireAdmin(caller);
    await this.requireProperty(propertyId);
    return this.ofProperty(propertyId);
  }

  page(caller: Caller, request: ListQueryDto): Promise<Listed<PropertyDocument>> {
    requireAdmin(caller);
    return list(
      this.source
        .getRepository(PropertyDocument)
        .createQueryBuilder('d')
        .leftJoinAndSelect('d.documentType', 'type')
        .leftJoinAndSelect('d.uploadedBy', 'uploader'),
      request,
      LIST,
    );
  }

  async get(caller: Caller, id: number): Promise<PropertyDocument> {
    requireAdmin(caller);
    const document = await this.source.getRepository(PropertyDocument).findOne({ where: { id }, relations: NAMED });
    if (!document) {
      throw notFound('The document');
    }
    return document;
  }

  /** The documents of a property for a caller whose right has been checked. */
  async ofProperty(propertyId: number): Promise<DocumentDto[]> {
    const documents = await this.source
      .getRepository(PropertyDocument)
      .find({ where: { propertyId }, relations: NAMED, order: { id: 'DESC' } });
    const signers = await this.ndas.countSigners(documents.map(({ agreementId }) => agreementId));
    return documents.map((document) => documentDto(document, signers.get(document.agreementId ?? 0)));
  }

  /**
   * Adds one document; the same name and type again is the next version [DOC-01, DOC-04, DOC-06].
   * @throws DomainError('conflict') for a file that the property has already
   */
  async upload(caller: Caller, request: FastifyRequest): Promise<DocumentDto> {
    requireAdmin(caller);
    const upload = await receiveUpload(request, UPLOAD_LIMIT);
    const propertyId = uploadId(upload, 'StoreID');
    const documentTypeId = await this.requireType(uploadId(upload, 'DocumentTypeID'));
    await this.requireProperty(propertyId);
    const askAgain = uploadFlag(upload, 'AskAgain');
    if (askAgain && documentTypeId !== NDA_DOCUMENT) {
      throw invalid('Only a new NDA can be asked to be signed again.', 'AskAgain');
    }
    const content = await this.checks.check(caller, propertyId, upload.content);
    const fileName = `${randomBytes(16).toString('hex')}.${content.extension}`;
    const text =
      documentTypeId === NDA_DOCUMENT ? await storeText(this.storage, newText(caller, upload, content)) : undefined;
    await this.loose.expect('StoreDocuments', fileName);
    try {
      await this.storage.put('StoreDocuments', fileName, upload.content, content.contentType);
      return await withTransaction(this.source, (manager) =>
        this.add(manager, caller, { propertyId, documentTypeId, fileName, upload, content, text, askAgain }),
      );
    } catch (error) {
      await this.loose.remove('StoreDocuments', [fileName]);
      throw error;
    }
  }

  /** [DOC-19] Takes a document off its property; the text of an NDA stays with those who signed it. */
  async delete(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    const deleted = await withTransaction(this.source, async (manager) => {
      const document = await manager.findOne(PropertyDocument, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!document) {
        throw notFound('The document');
      }
      await manager.delete(PropertyDocument, id);
      await this.loose.release(manager, 'StoreDocuments', [document.fileName]);
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
    await this.loose.remove('StoreDocuments', [deleted.fileName]);
  }

  /** A link to one document for whoever may read it. */
  async link(caller: Caller, id: number): Promise<DocumentLinkDto> {
    const document = await this.source.getRepository(PropertyDocument).findOneBy({ id });
    if (!document) {
      throw notFound('The document');
    }
    return { Url: await this.access.link(caller, document) };
  }

  /**
   * A link to the NDA of a property: the text that the caller has signed, as it was; else the newest one, to be read
   * before signing [PROF-07].
   */
  async ndaLink(caller: Caller, propertyId: number): Promise<NdaLinkDto> {
    const signed = await this.agreements.findSigned(caller.id, propertyId);
    if (signed?.counts) {
      return this.linkOf(caller, signed);
    }
    const document = (await this.access.mayReadNda(caller, propertyId))
      ? await this.source
          .getRepository(PropertyDocument)
          .findOne({ where: { propertyId, documentTypeId: NDA_DOCUMENT }, order: { id: 'DESC' } })
      : null;
    if (document) {
      return ndaLinkDto(await this.access.link(caller, document), document);
    }
    if (!signed) {
      throw notFound('The NDA');
    }
    return this.linkOf(caller, signed);
  }

  /**
   * Opens a document, or a part of it, for its download and notes who took it [DOC-08]; a text that was signed too.
   */
  async open(
    bearer: Caller | undefined,
    { fileName, token, range, ifRange, headOnly }: DocumentRequest,
  ): Promise<OpenedDocument> {
    const caller = typeof token === 'string' && token !== '' ? await this.access.callerOfLink(token, fileName) : bearer;
    if (!caller) {
      throw new DomainError('unauthenticated', 'Please sign in.');
    }
    const document = await this.source.getRepository(PropertyDocument).findOneBy({ fileName });
    if (document) {
      await this.access.requireAccess(caller, document);
    }
    const opened = document ?? (await this.agreements.getByFile(caller, fileName));
    const etag = `"${opened.sha256}"`;
    const part = requestedRange(range, ifRange, etag, opened.bytes);
    if (part === 'unsatisfiable') {
      return { document: opened, etag };
    }
    const file = await this.storage.get(document ? 'StoreDocuments' : 'Agreements', fileName, part);
    if (!file) {
      throw notFound('The document');
    }
    try {
      if (document && !headOnly) {
        await noteDownload(this.source, caller, document);
      }
    } catch (error) {
      file.stream.destroy();
      throw error;
    }
    return { document: opened, etag, part, file };
  }

  private linkOf(caller: Caller, text: Agreement): NdaLinkDto {
    return ndaLinkDto(this.access.address(caller, text.fileName), text);
  }

  private async add(
    manager: EntityManager,
    caller: Caller,
    { propertyId, documentTypeId, fileName, upload, content, text, askAgain }: NewDocument,
  ): Promise<DocumentDto> {
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
    await this.loose.keep(manager, 'StoreDocuments', fileName);
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
    return documentDto(await manager.findOneOrFail(PropertyDocument, { where: { id }, relations: NAMED }));
  }

  private async requireProperty(id: number): Promise<void> {
    const rows = await this.source.query<unknown[]>('select 1 from properties where id = $1', [id]);
    if (rows.length === 0) {
      throw notFound('The property');
    }
  }

  private async requireType(id: number): Promise<number> {
    const rows = await this.source.query<unknown[]>('select 1 from document_types where id = $1', [id]);
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
