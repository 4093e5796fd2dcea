import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Client } from '../../../platform/access/client';
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
    const [found] = await this.source.query<{ user_id: number; reason: string }[]>(
      `select k.user_id, case when k.revoked_at is not null then 'revoked' when k.expires_at <= now() then 'expired' when u.status_id = ${Status.Rejected} then 'inactive' else 'not-allowed' end reason
       from api_keys k join users u on u.id = k.user_id where k.secret_hash = $1`,
      [hashToken(key)],
    );
    if (!found) {
      return this.log.count('key-refused');
    }
    await this.log.recordOnce(
      { userId: found.user_id, outcome: 'key-refused', kind: 'key', reason: found.reason, from: client },
      client,
    );
  }
}
