import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Client } from '../../../platform/access/client';
import { sql } from '../../../platform/database/sql';
import { hashToken } from './passwords';
import { Status } from '../../../platform/access/permissions';
import { SignInLog } from './sign-in-log';

/** API keys that are turned away: their makers are told by a row, unknown ones are counted. */
@Injectable()
export class RefusedKeys {
  constructor(
    private readonly source: DataSource,
    private readonly log: SignInLog,
  ) {}

  /** A key that is good otherwise lacked the scope, or came from another address than it may. */
  async record(key: string, client: Client): Promise<void> {
    const [found] = await sql<{ userId: number; reason: string }>(this.source, {
      text: `select k.user_id "userId", case when k.revoked_at is not null then 'revoked' when k.expires_at <= now() then 'expired' when u.status_id = ${Status.Rejected} then 'inactive' else 'not-allowed' end reason
       from api_keys k join users u on u.id = k.user_id where k.secret_hash = $1`,
      values: [hashToken(key)],
    });
    if (!found) {
      return this.log.count('key-refused');
    }
    await this.log.recordOnce({ ...found, outcome: 'key-refused', kind: 'key', from: client }, client);
  }
}
