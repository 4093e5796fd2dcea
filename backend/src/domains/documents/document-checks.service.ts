import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/access/permissions';
import { DomainError, invalid } from '../../platform/common/errors';
import { NoAnswer } from '../../platform/common/limited-process';
import { PdfProcesses } from '../../platform/pdf/pdf-processes';
import { DocumentContent, documentContent } from './document-content';
import { VirusScanner } from './virus-scanner';

const RETRY_SECONDS = 5;

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
  async check(caller: Caller, propertyId: number, content: Buffer): Promise<DocumentContent> {
    const found = await documentContent(content);
    if (found.extension === 'pdf') {
      await this.requireModestPdf(content);
    }
    const signature = await this.scanner.findVirus(content);
    if (signature === undefined) {
      return found;
    }
    await recordAudit(this.source.manager, {
      actor: caller,
      action: 'document.infected',
      subjectType: 'property',
      subjectId: propertyId,
      detail: { signature },
    });
    throw invalid('The file could not be uploaded: it contains a virus.', 'file');
  }
  private async requireModestPdf(content: Buffer): Promise<void> {
    const bomb = await this.pdfs.inspect(content).then(
      (facts) => facts.bomb,
      (error: unknown) => {
        if (!(error instanceof NoAnswer)) {
          throw error;
        }
        if (error.reason === 'unreadable') {
          return error.tooMuch && `opening it takes too much ${error.tooMuch}`;
        }
        const busy = 'The file could not be uploaded: too many files are read just now. Please try again in a moment.';
        throw new DomainError('unavailable', busy, [], RETRY_SECONDS);
      },
    );
    if (bomb) {
      throw invalid(`The file could not be uploaded: ${bomb}.`, 'file');
    }
  }
}
