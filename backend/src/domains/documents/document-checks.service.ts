import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/access/permissions';
import { invalid } from '../../platform/common/errors';
import { DocumentContent, documentContent } from './document-content';
import { VirusScanner } from './virus-scanner';

/** What every document must pass before anything of it is stored. */
@Injectable()
export class DocumentChecksService {
  constructor(
    private readonly source: DataSource,
    private readonly scanner: VirusScanner,
  ) {}

  /**
   * Tells what a document is; one with a virus leaves a row in the audit log [FSEC-20].
   * @throws DomainError('unsupported-type') for other kinds of files, DomainError('invalid') for one that unpacks to too
   * much or has a virus, DomainError('unavailable') when it cannot be scanned now
   */
  async check(caller: Caller, propertyId: number, content: Buffer): Promise<DocumentContent> {
    const found = await documentContent(content);
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
}
