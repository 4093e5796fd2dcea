import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, isAdmin } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { MAY_READ_TEXT, SIGNATURE_COUNTS } from '../ndas/signed';
import type { Agreement } from '../documents/agreement.entity';
import { DocumentAccessService } from './document-access.service';

/** The text under a signature, and the address that opens it; relative to the site. */
export type OpenableText = Omit<Agreement, 'fileName' | 'uploadedById' | 'uploadedBy'> & { url: string };

/** A text that somebody has signed, and whether that signature counts today. */
export interface SignedText extends Agreement {
  counts: boolean;
}

const TEXT = `
  a.id, a.sha256, a.file_name "fileName", a.actual_file_name "actualFileName", a.content_type "contentType", a.bytes, a.pages,
  a.first_uploaded_at "firstUploadedAt", a.uploaded_by_id "uploadedById"`;

/** The texts that people have signed, as they were. */
@Injectable()
export class AgreementsService {
  constructor(
    private readonly source: DataSource,
    private readonly access: DocumentAccessService,
  ) {}

  /**
   * The text under one signature, with an address that opens it for 5 minutes.
   * @throws DomainError('not-found') for everybody else, and when the text was lost before texts were kept
   */
  async ofNda(caller: Caller, ndaId: number): Promise<OpenableText> {
    const [nda] = await sql<Agreement & { textLost: boolean }>(this.source, {
      text: `select ${TEXT}, n.text_lost "textLost" from ndas n left join properties p on p.id = n.property_id left join agreements a on a.id = n.agreement_id
       where n.id = $1 and ${MAY_READ_TEXT}`,
      values: [ndaId, isAdmin(caller), caller.id],
    });
    if (!nda) {
      throw notFound('The agreement');
    }
    if (nda.id === null) {
      throw notFound('The text of this agreement');
    }
    const { id, sha256, actualFileName, contentType, bytes, pages, firstUploadedAt } = nda;
    return {
      id,
      sha256,
      actualFileName,
      contentType,
      bytes,
      pages,
      firstUploadedAt,
      url: this.access.address(caller, nda.fileName),
    };
  }

  /**
   * A text by the name of its file, for those who may read it.
   * @throws DomainError('not-found') for everybody else
   */
  async getByFile(caller: Caller, fileName: string): Promise<Agreement> {
    const [agreement] = await sql<Agreement>(this.source, {
      text: `select ${TEXT} from agreements a where a.file_name = $1
         and ($2 or exists (select from ndas n left join properties p on p.id = n.property_id where n.agreement_id = a.id and ${MAY_READ_TEXT}))`,
      values: [fileName, isAdmin(caller), caller.id],
    });
    if (!agreement) {
      throw notFound('The document');
    }
    return agreement;
  }

  /** The text that a person has signed on a property, whatever became of the property; of several the last that counts. */
  async findSigned(userId: number, propertyId: number): Promise<SignedText | undefined> {
    const [text] = await sql<SignedText>(this.source, {
      text: `select ${TEXT}, ${SIGNATURE_COUNTS} counts from ndas n join agreements a on a.id = n.agreement_id left join properties p on p.id = n.property_id
       where n.user_id = $1 and n.property_id = $2 order by counts desc, n.id desc limit 1`,
      values: [userId, propertyId],
    });
    return text;
  }
}
