import { Injectable } from '@nestjs/common';
import type { Stampable } from '@stowbridge/contract/watermark';
import { DataSource } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/access/permissions';
import { DomainError, invalid } from '../../platform/common/errors';
import { NoAnswer } from '../../platform/common/limited-process';
import type { PdfFacts } from '../../platform/pdf/inspect';
import { PdfProcesses } from '../../platform/pdf/pdf-processes';
import type { PropertyDocument } from './document.entity';
import { type DocumentContent, documentContent } from './document-content';
import { VirusScanner } from './virus-scanner';

const RETRY_SECONDS = 5;
/** Of a PDF that cannot be read. */
const UNREADABLE: PdfFacts = { pages: null, encrypted: 'no', signed: false, stampable: 'no' };

/** What a document is, and what a watermark would do to it. */
export interface CheckedContent extends DocumentContent, Pick<PropertyDocument, 'digitallySigned'> {
  stampable: Stampable;
  /** A PDF that nobody opens without a password. */
  asksForPassword: boolean;
}

/** Whose file it is, for the audit log. */
interface Subject {
  type: 'property' | 'user';
  id: number;
}

/** What every document must pass before anything of it is stored. */
@Injectable()
export class DocumentChecksService {
  constructor(
    private readonly source: DataSource,
    private readonly scanner: VirusScanner,
    private readonly pdfs: PdfProcesses,
  ) {}

  /**
   * Tells what a document is; one with a virus leaves a row in the audit log [FSEC-20].
   * @throws DomainError('unsupported-type') for other kinds of files, DomainError('invalid') for one that unpacks to too
   * much, is a PDF made to keep programs busy or has a virus, DomainError('unavailable') when it cannot be checked now
   */
  async check(caller: Caller, subject: Subject, content: Buffer): Promise<CheckedContent> {
    const found = await documentContent(content);
    const facts = found.extension === 'pdf' ? await this.lookAt(content) : undefined;
    if (facts?.bomb) {
      throw invalid(`The file could not be uploaded: ${facts.bomb}.`, 'file');
    }
    const signature = await this.scanner.findVirus(content);
    if (signature === undefined) {
      return {
        ...found,
        stampable: facts?.stampable ?? 'not a PDF',
        digitallySigned: facts?.signed ?? false,
        asksForPassword: facts?.encrypted === 'user',
      };
    }
    await recordAudit(this.source.manager, {
      actor: caller,
      action: 'document.infected',
      subjectType: subject.type,
      subjectId: subject.id,
      detail: { signature },
    });
    throw invalid('The file could not be uploaded: it contains a virus.', 'file');
  }

  /**
   * What is known of a PDF; one that takes too much to open counts as a bomb.
   * @throws DomainError('unavailable') when it cannot be opened just now
   */
  async lookAt(content: Buffer): Promise<PdfFacts> {
    try {
      return await this.pdfs.inspect(content);
    } catch (error) {
      if (!(error instanceof NoAnswer)) {
        throw error;
      }
      if (error.reason !== 'unreadable') {
        const busy = 'Too many files are read just now. Please try again in a moment.';
        throw new DomainError('unavailable', busy, [], RETRY_SECONDS);
      }
      return { ...UNREADABLE, ...(error.tooMuch && { bomb: `opening it takes too much ${error.tooMuch}` }) };
    }
  }
}
