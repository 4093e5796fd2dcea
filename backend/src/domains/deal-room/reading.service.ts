import { Injectable } from '@nestjs/common';
import { DocumentType } from '@stowbridge/contract/ids';
import { replacedOn } from '@stowbridge/contract/document-versions';
import { isOffice } from '@stowbridge/contract/visibility';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import type { Caller } from '../../platform/access/permissions';
import { DomainError, notFound } from '../../platform/common/errors';
import { ByteRange, requestedRange } from '../../platform/storage/byte-range';
import { Storage, StoredFile } from '../../platform/storage/storage';
import type { Agreement } from '../documents/agreement.entity';
import type { PropertyDocument } from '../documents/document.entity';
import { DocumentsService } from '../documents/documents.service';
import { CeremoniesService, type ShownDisclosure, type WrittenBefore } from '../ndas/ceremonies.service';
import { AgreementsService } from './agreements.service';
import { DocumentAccessService } from './document-access.service';
import { noteOpen, type OpenRequest } from './open-note';
import { StampedCopiesService } from './stamped-copies.service';
import type { Watermark } from './watermark.entity';

/** The NDA of a property, and the address that opens it; relative to the site. */
export interface NdaLink {
  url: string;
  text: Pick<PropertyDocument, 'actualFileName' | 'sha256'>;
  /** Of a PDF that can be read. */
  pages: number | null;
  /** When the office uploaded it. */
  uploadedAt: Date;
  /** Named by who signs it; null for those who need not, or may not. */
  ceremonyId: string | null;
  disclosure: ShownDisclosure;
  /** By the caller, in their last signature. */
  writtenBefore: WrittenBefore | undefined;
}

/** An address that opens one version of a document, and how it is marked when another has taken its place. */
export interface VersionLink {
  url: string;
  document: PropertyDocument;
  replaced: string | null;
}

/** What a request wants of a document. */
export interface DocumentRequest {
  fileName: string;
  /** Of a signed link; without it the bearer token says who calls. */
  token?: unknown;
  /** Of the document, instead of the newest. */
  version?: number;
  range?: string;
  ifRange?: string;
  /** Nothing of it is sent, so nobody opened it. */
  headOnly?: boolean;
  opens: OpenRequest;
}

export interface OpenedDocument {
  document: Pick<PropertyDocument, 'fileName' | 'actualFileName' | 'contentType' | 'bytes'>;
  etag: string;
  /** The part that was asked for; undefined for the whole. */
  part?: ByteRange;
  /** Undefined when what was asked for lies outside. */
  file?: StoredFile;
}

/** How those who may read a document come to it. */
@Injectable()
export class ReadingService {
  constructor(
    private readonly source: DataSource,
    private readonly storage: Storage,
    private readonly documents: DocumentsService,
    private readonly access: DocumentAccessService,
    private readonly agreements: AgreementsService,
    private readonly ceremonies: CeremoniesService,
    private readonly copies: StampedCopiesService,
    private readonly config: Config,
  ) {}

  /** A link to a document for anyone who may read it: to its newest version, or to the one that is named [BEYA-80]. */
  async link(caller: Caller, id: number, version?: number): Promise<VersionLink> {
    const asked = await this.documents.find({ id });
    if (!asked) {
      throw notFound('The document');
    }
    const document = await this.documents.versionOf(asked, version);
    const url = await this.access.link(caller, document, version);
    const at = await this.documents.replacedAt(document.id);
    return { url, document, replaced: at && replacedOn(at, this.config.OFFICE_TIME_ZONE) };
  }

  /**
   * A link to the NDA of a property: the text that the caller has signed, as it was; else the newest one, to be read
   * before signing [PROF-07].
   */
  async ndaLink(caller: Caller, propertyId: number): Promise<NdaLink> {
    const signed = await this.agreements.findSigned(caller.id, propertyId);
    if (signed?.counts) {
      return this.linkOf(caller, signed);
    }
    const { mayRead, signs } = await this.access.readerOfNda(caller, propertyId);
    const document = mayRead ? await this.documents.findNewestNda(propertyId) : null;
    if (document) {
      return {
        url: await this.access.link(caller, document),
        text: document,
        pages: document.agreement?.pages ?? null,
        uploadedAt: document.createdAt,
        ceremonyId:
          signs && document.agreementId ? await this.ceremonies.begin(caller, propertyId, document.agreementId) : null,
        disclosure: await this.ceremonies.disclosureFor(caller),
        writtenBefore: await this.ceremonies.writtenBefore(caller),
      };
    }
    if (!signed) {
      throw notFound('The NDA');
    }
    return this.linkOf(caller, signed);
  }

  /**
   * Opens a document, or a part of it, and notes who opened it [DOC-08, BEYA-75]; a text that was signed too. Of one whose
   * watermark is on everybody but the office and the owning seller gets a copy of their own [BEYA-73, BEYA-74].
   */
  async open(
    bearer: Caller | undefined,
    { fileName, token, version, range, ifRange, headOnly, opens }: DocumentRequest,
  ): Promise<OpenedDocument> {
    const caller = typeof token === 'string' && token !== '' ? await this.access.callerOfLink(token, fileName) : bearer;
    if (!caller) {
      throw new DomainError('unauthenticated', 'Please sign in.');
    }
    const asked = await this.documents.find({ fileName });
    const document = asked && (await this.documents.versionOf(asked, version));
    const copy = document ? await this.copyFor(caller, document, opens.client.address) : undefined;
    const stored = document ?? (await this.agreements.getByFile(caller, fileName));
    const { fileName: storedName, actualFileName, contentType } = stored;
    const { sha256, bytes } = copy ?? stored;
    const [opened, etag] = [{ fileName: storedName, actualFileName, contentType, bytes }, `"${sha256}"`];
    const part = requestedRange(range, ifRange, etag, bytes);
    if (part === 'unsatisfiable') {
      return { document: opened, etag };
    }
    const file =
      document && copy
        ? await this.copies.open(copy, document, part)
        : await this.storage.get(document ? 'StoreDocuments' : 'Agreements', storedName, part);
    if (!file) {
      throw notFound('The document');
    }
    try {
      if (document && !headOnly) {
        await noteOpen(this.source, caller, document, opens, copy?.code);
      }
      if (!headOnly && document?.documentTypeId === DocumentType.Nda) {
        await this.ceremonies.opened(caller, document.sha256);
      }
    } catch (error) {
      file.stream.destroy();
      throw error;
    }
    return { document: opened, etag, part, file };
  }

  private async copyFor(
    caller: Caller,
    document: PropertyDocument,
    address: string | null,
  ): Promise<Watermark | undefined> {
    const viewer = await this.access.requireAccess(caller, document);
    return isOffice(viewer) ? undefined : this.copies.find(caller, document, address);
  }

  private async linkOf(caller: Caller, text: Agreement): Promise<NdaLink> {
    return {
      url: this.access.address(caller, text.fileName),
      text,
      pages: text.pages,
      uploadedAt: text.firstUploadedAt,
      ceremonyId: null,
      disclosure: await this.ceremonies.disclosureFor(caller),
      writtenBefore: await this.ceremonies.writtenBefore(caller),
    };
  }
}
