import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sql } from '../../../platform/database/sql';
import type { Caller } from '../../../platform/access/permissions';

@Injectable()
export class OwnAccessService {
  constructor(private readonly source: DataSource) {}

  /** When the key or the session of a request ends; null for a key without an end. */
  async endOf({ keyId, sessionId }: Caller): Promise<Date | null> {
    const [{ expiresAt }] = await sql<{ expiresAt: Date | null }>(
      this.source,
      keyId === undefined
        ? { text: 'select expires_at "expiresAt" from sessions where id = $1', values: [sessionId] }
        : { text: 'select expires_at "expiresAt" from api_keys where id = $1', values: [keyId] },
    );
    return expiresAt;
  }
}
