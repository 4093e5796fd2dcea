import { Injectable, Logger } from '@nestjs/common';
import { today } from '@stowbridge/contract/dates';
import { watermarkState } from '@stowbridge/contract/watermark';
import { WATERMARK_CODE_LENGTH } from '@stowbridge/contract/watermark-code';
import { buffer } from 'node:stream/consumers';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import type { Caller } from '../../platform/access/permissions';
import { DomainError, notFound } from '../../platform/common/errors';
import { NoAnswer } from '../../platform/common/limited-process';
import { PdfProcesses } from '../../platform/pdf/pdf-processes';
import type { ByteRange } from '../../platform/storage/byte-range';
import { PendingFilesService } from '../../platform/storage/pending-files.service';
import { Storage, type StoredFile } from '../../platform/storage/storage';
import { sha256Of } from '../documents/agreements';
import { DocumentChangesService } from '../documents/document-changes.service';
import type { PropertyDocument } from '../documents/document.entity';
import { newCode } from '../ndas/certificate-code';
import { watermarkLine } from './watermark-line';
import { Watermark } from './watermark.entity';

const RETRY_SECONDS = 5;

const INSERT = `
  insert into watermarks (code, document_id, property_id, document_name, version, user_id, day, text, made_at, sha256, bytes)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (document_id, user_id, day) do nothing`;

/** What a reader is told who gets nothing now: the original has no watermark, so it is never handed out instead [BEYA-87]. */
const notPrepared = (retryAfter?: number): DomainError =>
  new DomainError('unavailable', 'This document is being prepared.', [], retryAfter);

/** Makes the copies of documents that name their reader, one for each person, document and day, and keeps them for a day. */
@Injectable()
export class StampedCopiesService {
  private readonly logger = new Logger('Watermarks');
  /** What is being made by this process; who asks for the same meanwhile waits for it. */
  private readonly making = new Map<string, Promise<Watermark>>();

  constructor(
    private readonly source: DataSource,
    private readonly storage: Storage,
    private readonly pending: PendingFilesService,
    private readonly pdfs: PdfProcesses,
    private readonly documents: DocumentChangesService,
    private readonly config: Config,
  ) {}

  /**
   * The copy of a reader whose right has been checked: the same for all that they ask for on one day of the office.
   * @returns undefined for a document that is handed out as it is
   * @throws DomainError('unavailable') when there can be none, or none now
   */
  async find(caller: Caller, document: PropertyDocument, address: string | null): Promise<Watermark | undefined> {
    const state = watermarkState(document);
    if (state === 'not watermarked') {
      return undefined;
    }
    if (state === 'to prepare') {
      throw notPrepared();
    }
    const day = today(this.config.OFFICE_TIME_ZONE);
    const known = await this.known(caller, document, day);
    return known ?? this.once(`${document.id} ${caller.id} ${day}`, () => this.make(caller, document, day, address));
  }

  /** Opens a copy, or a part of it; one that is not kept any more is made again from its line. */
  async open(
    copy: Watermark,
    document: PropertyDocument,
    part: ByteRange | undefined,
  ): Promise<StoredFile | undefined> {
    const name = nameOf(copy);
    const kept = await this.storage.get('Stamped', name, part);
    if (kept) {
      return kept;
    }
    await this.once(name, () => this.makeAgain(copy, document));
    return this.storage.get('Stamped', name, part);
  }

  private known({ id: userId }: Caller, { id: documentId }: PropertyDocument, day: string): Promise<Watermark | null> {
    return this.source.manager.findOneBy(Watermark, { documentId, userId, day });
  }

  private once(key: string, make: () => Promise<Watermark>): Promise<Watermark> {
    const begun = this.making.get(key) ?? make().finally(() => this.making.delete(key));
    this.making.set(key, begun);
    return begun;
  }

  /** Of several processes that make the same, the one whose row comes first has made it; a file without a row is cleaned up. */
  private async make(
    caller: Caller,
    document: PropertyDocument,
    day: string,
    address: string | null,
  ): Promise<Watermark> {
    const [code, madeAt] = [newCode(WATERMARK_CODE_LENGTH), new Date()];
    const name = `${caller.firstName} ${caller.lastName}`;
    const text = watermarkLine({ name, email: caller.email, at: madeAt, address, code });
    const content = await this.stamp(document, text);
    const sha256 = sha256Of(content);
    await this.store({ sha256 }, content);
    const { id: documentId, propertyId, actualFileName, version } = document;
    await this.source.manager.query(INSERT, [
      code,
      documentId,
      propertyId,
      actualFileName,
      version,
      caller.id,
      day,
      text,
      madeAt,
      sha256,
      content.length,
    ]);
    const kept = await this.known(caller, document, day);
    if (!kept) {
      throw new Error(`Watermark ${code} was not kept.`);
    }
    return kept;
  }

  private async makeAgain(copy: Watermark, document: PropertyDocument): Promise<Watermark> {
    const content = await this.stamp(document, copy.text);
    // A release that stamps otherwise: what the row does not tell of is not handed out under its code.
    if (sha256Of(content) !== copy.sha256) {
      this.logger.error(`The copy ${copy.code} cannot be made again as it was; there is a new one tomorrow.`);
      throw notPrepared();
    }
    await this.store(copy, content);
    return copy;
  }

  private async store(copy: Pick<Watermark, 'sha256'>, content: Buffer): Promise<void> {
    await this.pending.expect('Stamped', nameOf(copy));
    await this.storage.put('Stamped', nameOf(copy), content, 'application/pdf');
  }

  /** @throws DomainError('unavailable') for a file that cannot be stamped, which is kept, or not now [BEYA-89] */
  private async stamp(document: PropertyDocument, line: string): Promise<Buffer> {
    const tryOnce = (): Promise<Uint8Array> => this.pdfs.stamp(() => this.read(document), { line });
    try {
      // What ended the process the first time may have had nothing to do with the file.
      return Buffer.from(
        await tryOnce().catch((error: unknown) => (isUnreadable(error) ? tryOnce() : Promise.reject(error))),
      );
    } catch (error) {
      if (isUnreadable(error)) {
        this.logger.warn(`Document ${document.id} cannot be stamped: ${error.message}`);
        await this.documents.cannotBeStamped(document.id);
        throw notPrepared();
      }
      throw error instanceof NoAnswer ? notPrepared(RETRY_SECONDS) : error;
    }
  }

  private async read({ fileName }: PropertyDocument): Promise<Buffer> {
    const file = await this.storage.get('StoreDocuments', fileName);
    if (!file) {
      throw notFound('The document');
    }
    return buffer(file.stream);
  }
}

const nameOf = ({ sha256 }: Pick<Watermark, 'sha256'>): string => `${sha256}.pdf`;

const isUnreadable = (error: unknown): error is NoAnswer => error instanceof NoAnswer && error.reason === 'unreadable';
