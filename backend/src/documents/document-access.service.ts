import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CallerService } from '../auth/caller.service';
import { Caller, isAdmin, isBuyer, isSeller } from '../auth/permissions';
import { SignedTokensService } from '../auth/signed-tokens.service';
import { DomainError, notFound } from '../common/errors';
import { NdaAccessService } from '../ndas/nda-access.service';
import type { PropertyDocument } from './document.entity';

/** The document type of the NDA [CONST-08]. */
export const NDA_DOCUMENT = 8;
/** What a person without a signed NDA is told [PROF-19]. */
export const SIGN_FIRST = 'You need to sign the NDA in order to view the documents.';

const FIVE_MINUTES = 300;

interface FileClaims extends Record<string, string | number> {
  sid: string;
  file: string;
}

interface Standing {
  seller_id: number | null;
  active: boolean;
  newest_nda: number | null;
}

/** The one rule of who may read a document, and the short-lived links that open one. */
@Injectable()
export class DocumentAccessService {
  constructor(
    private readonly source: DataSource,
    private readonly ndas: NdaAccessService,
    private readonly tokens: SignedTokensService,
    private readonly callers: CallerService,
  ) {}

  /**
   * An administrator, the seller whose property it is, or a buyer who has signed its NDA [PROF-16, DOC-08]. The NDA
   * itself, of a published property, may be read by everyone who is signed in: one cannot sign what one cannot read.
   * @throws DomainError('forbidden') for a buyer who has not signed; DomainError('not-found') for other sellers
   */
  async requireAccess(caller: Caller, document: Pick<PropertyDocument, 'id' | 'propertyId'>): Promise<void> {
    if (isAdmin(caller)) return;
    const [property] = await this.source.query<Standing[]>(
      `select p.seller_id, p.active, (select max(d.id) from documents d where d.property_id = p.id and d.document_type_id = ${NDA_DOCUMENT}) newest_nda
       from properties p where p.id = $1`,
      [document.propertyId],
    );
    if (!property) throw notFound('The document');
    if (isSeller(caller) && property.seller_id === caller.id) return;
    if (property.active && property.newest_nda === document.id) return;
    if (!isBuyer(caller)) throw notFound('The document');
    if (!(await this.ndas.hasSigned(caller.id, document.propertyId))) throw new DomainError('forbidden', SIGN_FIRST);
  }

  /** An address that a page can open in a new tab: for this session, this file, and 5 minutes. */
  async link(caller: Caller, document: PropertyDocument): Promise<string> {
    await this.requireAccess(caller, document);
    const token = this.tokens.sign('file', { sid: caller.sessionId, file: document.fileName } satisfies FileClaims, FIVE_MINUTES);
    return `/StoreDocuments/${document.fileName}?token=${token}`;
  }

  /**
   * Who opens a signed link: the session that it was made for must still be open.
   * @throws DomainError('unauthenticated') when the link is old, of another file, or its session has ended
   */
  async callerOfLink(token: string, fileName: string): Promise<Caller> {
    const claims = this.tokens.verify<FileClaims>('file', token);
    const caller = claims.file === fileName ? await this.callers.find(claims.sid) : undefined;
    if (!caller) throw new DomainError('unauthenticated', 'This link has expired. Please open it again.');
    return caller;
  }
}
