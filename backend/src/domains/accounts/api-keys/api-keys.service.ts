import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recordAudit } from '../../../platform/audit/audit';
import { KEY_PREFIX } from '../sign-in/caller.service';
import { endKeys } from '../sign-in/end-keys';
import { hashToken, newToken } from '../sign-in/passwords';
import { Caller, requireAdmin } from '../../../platform/access/permissions';
import { notFound } from '../../../platform/common/errors';
import { list } from '../../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../../platform/http/list/resource-list';
import { withTransactionOf } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import { ApiKey } from './api-key.entity';
import { latestEnd } from './key-end';
import { API_KEYS } from './api-keys.list';

export interface ApiKeyInput {
  name: string;
  scopes: string[];
  expiresAt?: Date | null;
  allowedAddresses?: string[];
}

/** Keys by which programs of integrators use /api/v1, each within its scopes. */
@Injectable()
export class ApiKeysService {
  constructor(private readonly source: DataSource) {}

  list(caller: Caller, request: ListQueryDto): Promise<Listed<ApiKey>> {
    requireAdmin(caller);
    return list(this.source, request, API_KEYS);
  }

  async get(caller: Caller, id: number): Promise<ApiKey> {
    requireAdmin(caller);
    const key = await this.source.manager.findOne(ApiKey, { where: { id }, relations: { user: true } });
    if (!key) {
      throw notFound('The API key');
    }
    return key;
  }

  /** Makes a key that acts for its maker, and tells every administrator. The secret is answered here and never again. */
  async create(
    caller: Caller,
    { name, scopes, expiresAt, allowedAddresses = [] }: ApiKeyInput,
  ): Promise<{ id: number; secret: string }> {
    requireAdmin(caller);
    const secret = KEY_PREFIX + newToken();
    const { id } = await withTransactionOf(caller, this.source, async (manager) => {
      const row = await manager.save(
        manager.create(ApiKey, {
          userId: caller.id,
          name,
          scopes,
          expiresAt: expiresAt ?? latestEnd(),
          allowedAddresses,
          secretHash: hashToken(secret),
          hint: secret.slice(-4),
        }),
      );
      await recordAudit(manager, {
        actor: caller,
        action: 'api-key.created',
        subjectType: 'api-key',
        subjectId: row.id,
        detail: { name, scopes: scopes.join(' '), allowedAddresses },
      });
      await recordEvent(manager, 'api-key.created', { keyId: row.id, userId: caller.id });
      return row;
    });
    return { id, secret };
  }

  /** Ends a key at once and for good, and tells every administrator. */
  async revoke(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      if (!(await manager.existsBy(ApiKey, { id }))) {
        throw notFound('The API key');
      }
      await endKeys(manager, caller, { keyId: id });
    });
  }
}
