import { Injectable } from '@nestjs/common';
import { ANSWER_DAYS } from '@stowbridge/contract/privacy';
import { DataSource, type EntityManager } from 'typeorm';
import { type Caller, keyForbidden, requireAdmin } from '../../platform/access/permissions';
import { recordAudit } from '../../platform/audit/audit';
import { atOtherStage, conflict, notFound } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { list, rowOf } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { OFFICE_REQUESTS, type OfficeRequestRow } from './office-requests.list';
import { CONFIRMED, STATE } from './privacy-request';

export type Decision = { decision: 'approved'; reason?: undefined } | { decision: 'refused'; reason: string };

interface Waiting {
  userId: number | null;
  state: string;
  extendedAt: Date | null;
}

const OVER = 'The deletion was carried out or taken back already.';

/** What the office does with the requests of people for their data. */
@Injectable()
export class OfficeRequestsService {
  constructor(private readonly source: DataSource) {}

  list(caller: Caller, request: ListQueryDto): Promise<Listed<OfficeRequestRow>> {
    requireAdmin(caller);
    return list(this.source, request, OFFICE_REQUESTS);
  }

  /** @throws DomainError('not-found') */
  async get(caller: Caller, id: number): Promise<OfficeRequestRow> {
    requireAdmin(caller);
    const row = await rowOf(this.source, id, OFFICE_REQUESTS);
    if (!row) {
      throw notFound('The request');
    }
    return row;
  }

  /** Gives the office 45 days more, once; the person is told. @throws DomainError('stage') when it has ended, 'conflict' the second time */
  async extend(caller: Caller, id: number): Promise<void> {
    await this.change(caller, id, async (manager, { extendedAt }) => {
      if (extendedAt) {
        throw conflict('A request is extended once.');
      }
      await manager.query(
        `update privacy_requests set due_at = due_at + interval '${ANSWER_DAYS} days', extended_at = now(), alerted_at = null, modified_at = now() where id = $1`,
        [id],
      );
      await recordEvent(manager, 'privacy.extended', { requestId: id });
      return { action: 'privacy.extended', detail: {} };
    });
  }

  /**
   * Approves the deletion of an administrator, or refuses anybody's; who is refused is told why. An administrator does
   * not decide about their own [BEYE-75].
   * @throws DomainError('stage') when it has ended, or needs no approval, 'conflict' for one's own
   */
  async decide(caller: Caller, id: number, { decision, reason }: Decision): Promise<void> {
    await this.change(caller, id, async (manager, { userId, state }) => {
      if (userId === caller.id) {
        throw conflict('Another administrator has to decide about your own request.');
      }
      if (decision === 'approved' && state !== 'to decide') {
        throw atOtherStage('This deletion needs no approval.');
      }
      await manager.query(
        `update privacy_requests set decision = $2, decided_by_id = $3, decided_at = now(), reason = $4, modified_at = now(),
           outcome = case $2::text when 'refused' then 'refused' end, ended_at = case $2::text when 'refused' then now() end where id = $1`,
        [id, decision, caller.id, reason ?? null],
      );
      if (decision === 'refused') {
        await recordEvent(manager, 'privacy.refused', { requestId: id });
      }
      return { action: 'privacy.decided', detail: { decision } };
    });
  }

  /** What the office notes for itself. */
  async annotate(caller: Caller, id: number, note: string | null): Promise<void> {
    requireAdmin(caller);
    const changedRows = await withTransactionOf(caller, this.source, (manager) =>
      manager.query<[unknown, number]>('update privacy_requests set note = $2, modified_at = now() where id = $1', [
        id,
        note,
      ]),
    );
    if (changedRows[1] === 0) {
      throw notFound('The request');
    }
  }

  private async change(
    caller: Caller,
    id: number,
    work: (
      manager: EntityManager,
      request: Waiting,
    ) => Promise<{ action: 'privacy.extended' | 'privacy.decided'; detail: Record<string, string> }>,
  ): Promise<void> {
    requireAdmin(caller);
    if (caller.scopes) {
      throw keyForbidden();
    }
    await withTransactionOf(caller, this.source, async (manager) => {
      const [request] = await sql<Waiting & { kind: string }>(manager, {
        text: `select r.user_id "userId", r.kind, ${STATE} state, r.extended_at "extendedAt" from privacy_requests r where r.id = $1 and ${CONFIRMED} for update`,
        values: [id],
      });
      if (!request) {
        throw notFound('The request');
      }
      if (request.kind !== 'delete' || (request.state !== 'to decide' && request.state !== 'waiting')) {
        throw atOtherStage(OVER);
      }
      const { action, detail } = await work(manager, request);
      await recordAudit(manager, {
        actor: caller,
        action,
        subjectType: 'user',
        subjectId: request.userId,
        detail: { requestId: id, ...detail },
      });
    });
  }
}
