import { Injectable } from '@nestjs/common';
import type { FundsState } from '@stowbridge/contract/funds';
import { DataSource, type EntityManager } from 'typeorm';
import { type Caller, isAdmin, requireAdmin } from '../../../platform/access/permissions';
import { recordAudit } from '../../../platform/audit/audit';
import { atOtherStage, notFound } from '../../../platform/common/errors';
import { sql } from '../../../platform/database/sql';
import { withTransactionOf } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import { list, rowOf } from '../../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../../platform/http/list/resource-list';
import { Storage, type StoredFile } from '../../../platform/storage/storage';
import { FundsProof } from './funds-proof.entity';
import { FUNDS_PROOFS, type FundsProofRow } from './funds-proofs.list';
import { SELLER_OPENS } from './funds.sql';

/** The file of a proof. */
export interface OpenedProof extends StoredFile {
  /** For people. */
  name: string;
  contentType: string;
}

/** What the office says of a proof. */
type Decision = { state: 'approved'; limit: number } | { state: 'declined'; reason: string | null };

const FILE = `
  select f.file_name "fileName", f.actual_file_name "name", f.content_type "contentType" from funds_proofs f
  where f.id = $1 and ($2 or f.user_id = $3
    or exists (select from deals d join properties p on p.id = d.property_id where p.seller_id = $3 and ${SELLER_OPENS}))`;

/** Proofs of funds as the office decides on them, and their files. */
@Injectable()
export class FundsProofsService {
  constructor(
    private readonly source: DataSource,
    private readonly storage: Storage,
  ) {}

  page(caller: Caller, request: ListQueryDto): Promise<Listed<FundsProofRow>> {
    requireAdmin(caller);
    return list(this.source, request, FUNDS_PROOFS);
  }

  async get(caller: Caller, id: number): Promise<FundsProofRow> {
    requireAdmin(caller);
    const proof = await rowOf(this.source, id, FUNDS_PROOFS);
    if (!proof) {
      throw notFound('The proof of funds');
    }
    return proof;
  }

  /**
   * @param limit whole dollars that offers of this buyer are shown to be covered up to
   * @throws DomainError('stage') when somebody has decided already
   */
  approve(caller: Caller, id: number, limit: number): Promise<void> {
    return this.decide(caller, id, { state: 'approved', limit });
  }

  /** @throws DomainError('stage') when somebody has decided already */
  decline(caller: Caller, id: number, reason: string | null): Promise<void> {
    return this.decide(caller, id, { state: 'declined', reason });
  }

  /**
   * The file, for its owner and the office, and for sellers where the buyer lets them [BEYC-41].
   * @throws DomainError('not-found') for everybody else
   */
  async open(caller: Caller, id: number): Promise<OpenedProof> {
    const [found] = await sql<{ fileName: string; name: string; contentType: string }>(this.source, {
      text: FILE,
      values: [id, isAdmin(caller), caller.id],
    });
    const file = found && (await this.storage.get('FundsProofs', found.fileName));
    if (!file) {
      throw notFound('The proof of funds');
    }
    return { ...file, name: found.name, contentType: found.contentType };
  }

  private async decide(caller: Caller, id: number, decision: Decision): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const { userId, state } = await lock(manager, id);
      if (state !== 'sent') {
        throw atOtherStage(`This proof of funds is ${state} already.`);
      }
      await manager.update(FundsProof, id, {
        state: decision.state,
        decidedById: caller.id,
        decidedAt: () => 'now()',
        ...(decision.state === 'approved' ? { shownLimit: decision.limit } : { reason: decision.reason }),
      });
      await recordAudit(manager, {
        actor: caller,
        action: decision.state === 'approved' ? 'funds.approved' : 'funds.declined',
        subjectType: 'user',
        subjectId: userId,
        detail:
          decision.state === 'approved'
            ? { proofId: id, limit: decision.limit }
            : { proofId: id, ...(decision.reason ? { reason: decision.reason } : {}) },
      });
      await recordEvent(manager, 'funds.decided', { fundsProofId: id, userId });
    });
  }
}

/** Those who decide on the same proof, or delete it, wait for one another. */
async function lock(manager: EntityManager, id: number): Promise<{ userId: number; state: FundsState }> {
  const proof = await manager.findOne(FundsProof, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!proof) {
    throw notFound('The proof of funds');
  }
  return proof;
}
