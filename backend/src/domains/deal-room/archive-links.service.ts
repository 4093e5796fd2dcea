import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { Caller } from '../../platform/access/permissions';
import { SignedTokensService } from '../../platform/access/signed-tokens.service';
import { DomainError } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { recordEvent } from '../../platform/events/outbox';
import { CallerService } from '../accounts/sign-in/caller.service';
import { DocumentArchivesService } from './document-archives.service';

/** How long a mailed link is good. */
export const ARCHIVE_HOURS = 24;
const FIVE_MINUTES = 300;

interface ArchiveClaims extends Record<string, string | number> {
  sid: string;
  property: number;
}

const ASKED = `
  select 1 from events where name = 'documents.archive-asked' and created_at > now() - interval '${ARCHIVE_HOURS} hours' and payload = $1::jsonb`;

/** How a browser comes to an archive that it saves by itself: above 500 MB by a mail, and only as who asked for it. */
@Injectable()
export class ArchiveLinksService {
  constructor(
    private readonly source: DataSource,
    private readonly archives: DocumentArchivesService,
    private readonly tokens: SignedTokensService,
    private readonly callers: CallerService,
  ) {}

  /**
   * @param mailed what the mailed link names
   * @returns the address of the archive; undefined when it is mailed
   * @throws DomainError('not-found') where the caller may open nothing, or was mailed no such link within a day
   */
  async create(caller: Caller, propertyId: number, mailed: string | undefined): Promise<string | undefined> {
    const { isTooLarge } = await this.archives.find(caller, propertyId);
    if (mailed !== undefined) {
      await this.requireMailed({ archiveId: mailed, propertyId, userId: caller.id });
    } else if (isTooLarge) {
      const asked = { archiveId: randomUUID(), propertyId, userId: caller.id };
      await recordEvent(this.source.manager, 'documents.archive-asked', asked);
      return undefined;
    }
    const claims: ArchiveClaims = { sid: caller.sessionId, property: propertyId };
    return `/api/v1/me/properties/${propertyId}/documents.zip?token=${this.tokens.sign('archive', claims, FIVE_MINUTES)}`;
  }

  /**
   * Who opens an address that was made here: the session that it was made for must still be open.
   * @throws DomainError('unauthenticated') when it is old, of another property, or its session has ended
   */
  async callerOf(token: string, propertyId: number): Promise<Caller> {
    const claims = this.tokens.verify<ArchiveClaims>('archive', token);
    const caller = claims.property === propertyId ? await this.callers.find(claims.sid) : undefined;
    if (!caller) {
      throw new DomainError('unauthenticated', 'This link has expired. Please open it again.');
    }
    return caller;
  }

  private async requireMailed(asked: { archiveId: string; propertyId: number; userId: number }): Promise<void> {
    const found = await sql(this.source, { text: ASKED, values: [JSON.stringify(asked)] });
    if (found.length === 0) {
      throw new DomainError('not-found', 'This link has expired. Please press Download all once more.');
    }
  }
}
