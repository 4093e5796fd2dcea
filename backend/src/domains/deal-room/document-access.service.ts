import { Injectable } from '@nestjs/common';
import { lockedText, Tier, type TierId } from '@stowbridge/contract/access';
import { DocumentType } from '@stowbridge/contract/ids';
import {
  hasSigned,
  isOffice,
  isOpen,
  mayReadDocument,
  mayReadDocuments,
  mayReadNda,
  mayReadVersion,
  type VersionStage,
  type Viewer,
} from '@stowbridge/contract/visibility';
import { DataSource, EntityManager } from 'typeorm';
import { CallerService } from '../accounts/sign-in/caller.service';
import type { Caller } from '../../platform/access/permissions';
import { SignedTokensService } from '../../platform/access/signed-tokens.service';
import { DomainError, notFound } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { type AccessContext, AccessContextService } from '../deals/access-context.service';
import type { PropertyDocument } from '../documents/document.entity';
import { VERSION_STAGE } from '../documents/versions.sql';

/** What a person without a signed NDA is told [PROF-19]. */
const SIGN_FIRST = 'You need to sign the NDA in order to view the documents.';

const FIVE_MINUTES = 300;

interface FileClaims extends Record<string, string | number> {
  sid: string;
  file: string;
}

/** The one rule of who may read a document, and the short-lived links that open one. */
@Injectable()
export class DocumentAccessService {
  constructor(
    private readonly source: DataSource,
    private readonly contexts: AccessContextService,
    private readonly tokens: SignedTokensService,
    private readonly callers: CallerService,
  ) {}

  /**
   * Those whom `mayReadDocument` names [PROF-16, DOC-08]; the newest NDA also for anyone who may sign it, because one cannot sign
   * what one cannot read; and a text that somebody has signed, that person for ever.
   * @returns as what the caller reads it
   * @throws DomainError('forbidden') for a buyer who could get in, or further; DomainError('not-found') for everyone else
   */
  async requireAccess(
    caller: Caller,
    document: Pick<PropertyDocument, 'id' | 'propertyId' | 'documentTypeId' | 'tier' | 'sha256'>,
  ): Promise<Viewer> {
    const context = await this.contexts.of(caller, document.propertyId);
    if (!context) {
      throw notFound('The document');
    }
    const { state, viewer, tier } = context;
    const isNda = document.documentTypeId === DocumentType.Nda;
    if (!isNda && !(await this.mayReadVersion(caller, viewer, document.id))) {
      throw notFound('The document');
    }
    if (mayReadDocument(state, viewer, tier, document.tier)) {
      return viewer;
    }
    if (isNda) {
      if (mayReadNda(state, viewer) && (await this.isNewestNda(document))) {
        return viewer;
      }
      if (await this.hasSignedText(caller, document)) {
        return viewer;
      }
    }
    throw await this.refusal(context, document.tier);
  }

  /** Tells nothing of what is the office's, and of other documents to those whom the property concerns. */
  private async refusal(context: AccessContext, tier: TierId): Promise<DomainError> {
    const { state, viewer, propertyId } = context;
    if (tier === Tier.OfficeOnly) {
      return notFound('The document');
    }
    if (mayReadDocuments(state, viewer)) {
      return new DomainError('forbidden', lockedText(tier, await this.contexts.brokerOf(propertyId)));
    }
    return isOpen(state) && (viewer === 'buyer' || hasSigned(viewer))
      ? new DomainError('forbidden', await this.contexts.refusal(context, SIGN_FIRST))
      : notFound('The document');
  }

  /** Whether somebody may read the newest NDA of a property, and whether they may in order to sign it. */
  async readerOfNda(caller: Caller, propertyId: number): Promise<{ mayRead: boolean; signs: boolean }> {
    const context = await this.contexts.of(caller, propertyId);
    const mayRead = context !== undefined && mayReadNda(context.state, context.viewer);
    return { mayRead, signs: mayRead && !isOffice(context.viewer) };
  }

  /** One version of a document, as far as its tier goes [BEYA-80, BEYA-83, BEYA-86]. */
  async mayReadVersion(
    caller: Caller,
    viewer: Viewer,
    id: number,
    manager: EntityManager = this.source.manager,
  ): Promise<boolean> {
    const [version] = await sql<{ stage: VersionStage; opened: boolean }>(manager, {
      text: `select ${VERSION_STAGE} stage, exists (select from document_opens o where o.user_id = $2 and o.document_id = d.id) opened
        from documents d where d.id = $1`,
      values: [id, caller.id],
    });
    return version !== undefined && mayReadVersion(viewer, version.stage, version.opened);
  }

  private async isNewestNda({ id, propertyId }: Pick<PropertyDocument, 'id' | 'propertyId'>): Promise<boolean> {
    const newer = await sql(this.source, {
      text: `select 1 from documents where property_id = $1 and document_type_id = ${DocumentType.Nda} and id > $2 limit 1`,
      values: [propertyId, id],
    });
    return newer.length === 0;
  }

  private async hasSignedText(
    { id }: Caller,
    { propertyId, sha256 }: Pick<PropertyDocument, 'propertyId' | 'sha256'>,
  ): Promise<boolean> {
    const signed = await sql(this.source, {
      text: 'select 1 from ndas where user_id = $1 and property_id = $2 and document_sha256 = $3',
      values: [id, propertyId, sha256],
    });
    return signed.length > 0;
  }

  /**
   * An address that a page can open in a new tab: for this session, this file, and 5 minutes.
   * @param version the number of the document's, where the address is to go on naming it
   */
  async link(caller: Caller, document: PropertyDocument, version?: number): Promise<string> {
    await this.requireAccess(caller, document);
    return this.address(caller, document.fileName, version);
  }

  /** The same for a file to which the caller's right has been checked; it is asked again when the address is opened. */
  address(caller: Caller, fileName: string, version?: number): string {
    const token = this.tokens.sign(
      'file',
      { sid: caller.sessionId, file: fileName } satisfies FileClaims,
      FIVE_MINUTES,
    );
    return `/StoreDocuments/${fileName}?${version === undefined ? '' : `version=${version}&`}token=${token}`;
  }

  /**
   * Who opens a signed link: the session that it was made for must still be open.
   * @throws DomainError('unauthenticated') when the link is old, of another file, or its session has ended
   */
  async callerOfLink(token: string, fileName: string): Promise<Caller> {
    const claims = this.tokens.verify<FileClaims>('file', token);
    const caller = claims.file === fileName ? await this.callers.find(claims.sid) : undefined;
    if (!caller) {
      throw new DomainError('unauthenticated', 'This link has expired. Please open it again.');
    }
    return caller;
  }
}
