import { EXPORT_HOURS, type PrivacyKind, REGRET_DAYS } from '@stowbridge/contract/privacy';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Caller, keyForbidden } from '../../platform/access/permissions';
import { SignedTokensService } from '../../platform/access/signed-tokens.service';
import { recordAudit } from '../../platform/audit/audit';
import { conflict, DomainError, notFound } from '../../platform/common/errors';
import { changed, onConstraint } from '../../platform/database/changes';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { CallerService } from '../accounts/sign-in/caller.service';
import { requireRecentSignIn } from '../accounts/sign-in/recent-sign-in';
import { requireMayGo } from './leaving';
import { COLUMNS, END_OVER, type PrivacyRequestRow, STATE } from './privacy-request';
import { PROVEN } from './proven';
import { takeBackDeletion } from './taking-back';

const FIVE_MINUTES = 300;

const ASKED = `
  insert into privacy_requests (kind, user_id, ready_until, deletes_at)
  values ($1::text, $2, case $1::text when 'export' then now() + make_interval(hours => ${EXPORT_HOURS}) end,
    case $1::text when 'delete' then now() + make_interval(days => ${REGRET_DAYS}) end) returning id`;

interface CopyClaims extends Record<string, string | number> {
  sid: string;
  request: number;
}

const EXPIRED = 'This link has expired. Please open it again.';
const WHAT = { export: 'download your data', delete: 'delete your account' } as const;
const RUNS = {
  export: 'Your data is ready to be downloaded already.',
  delete: 'Your account is going to be deleted already.',
} as const;

/** Whoever asks for a copy of their data, or that their account is deleted. */
@Injectable()
export class PrivacyRequestsService {
  constructor(
    private readonly source: DataSource,
    private readonly tokens: SignedTokensService,
    private readonly callers: CallerService,
  ) {}

  /** The newest first. */
  list(caller: Caller): Promise<PrivacyRequestRow[]> {
    return sql(this.source, {
      text: `select ${COLUMNS} from privacy_requests r where r.user_id = $1 order by r.id desc limit 50`,
      values: [caller.id],
    });
  }

  /**
   * A copy is ready at once, for 24 hours. An account is deleted after 7 days, an administrator's once another one has
   * approved it.
   * @throws DomainError('invalid') when the sign-in is older than 15 minutes, 'conflict' while such a request runs, and
   *   when the caller may not go
   */
  async ask(caller: Caller, kind: PrivacyKind): Promise<PrivacyRequestRow> {
    if (caller.scopes) {
      throw keyForbidden();
    }
    requireRecentSignIn(caller, WHAT[kind]);
    return withTransactionOf(caller, this.source, async (manager) => {
      if (kind === 'delete') {
        await requireMayGo(manager, caller.id);
      }
      await manager.query(END_OVER, [caller.id, null]);
      const [{ id }] = await manager
        .query<[{ id: number }]>(ASKED, [kind, caller.id])
        .catch(onConstraint('privacy_requests_one_of_user', conflict(RUNS[kind])));
      await recordAudit(manager, {
        actor: caller,
        action: 'privacy.asked',
        subjectType: 'user',
        subjectId: caller.id,
        detail: { requestId: id, kind },
      });
      await recordEvent(manager, kind === 'export' ? 'privacy.ready' : 'privacy.asked', { requestId: id });
      return this.get(manager, id, caller.id);
    });
  }

  /**
   * Takes back a deletion that was not carried out yet: everything is as before [BEYE-72].
   * @throws DomainError('not-found') for a request of somebody else, 'stage' when it is no deletion that waits
   */
  async takeBack(caller: Caller, id: number): Promise<void> {
    if (caller.scopes) {
      throw keyForbidden();
    }
    await withTransactionOf(caller, this.source, async (manager) => {
      await takeBackDeletion(manager, caller, await this.get(manager, id, caller.id, 'for update'));
    });
  }

  /**
   * @returns the address at which a browser saves the copy, for five minutes and for this session
   * @throws DomainError('invalid') when the sign-in is older than 15 minutes, 'not-found' for a request of somebody else,
   *   'gone' when the copy is not ready any more
   */
  async link(caller: Caller, id: number): Promise<string> {
    if (caller.scopes) {
      throw keyForbidden();
    }
    requireRecentSignIn(caller, WHAT.export);
    const { state } = await this.get(this.source.manager, id, caller.id);
    if (state !== 'ready') {
      throw new DomainError('gone', EXPIRED);
    }
    const claims: CopyClaims = { sid: caller.sessionId, request: id };
    return `/api/v1/me/privacy-requests/${id}/data.zip?token=${this.tokens.sign('personal-data', claims, FIVE_MINUTES)}`;
  }

  /**
   * Whose copy such an address opens; it is kept that they have taken it. Their e-mail address is empty until it is proven.
   * @throws DomainError('unauthenticated') when the address is old, of another request, or its session has ended
   */
  async openLink(token: string, id: number): Promise<{ userId: number; email: string }> {
    const { sid, request } = this.tokens.verify<CopyClaims>('personal-data', token);
    const caller = request === id ? await this.callers.find(sid) : undefined;
    const taken =
      caller &&
      (await this.source.manager.query<[unknown, number]>(
        `update privacy_requests r set downloaded_at = coalesce(downloaded_at, now()) where id = $1 and user_id = $2 and ${STATE} = 'ready'`,
        [id, caller.id],
      ));
    if (!taken || changed(taken) === 0) {
      throw new DomainError('unauthenticated', EXPIRED);
    }
    const [{ email }] = await sql<{ email: string }>(this.source, { text: PROVEN, values: [caller.id] });
    return { userId: caller.id, email };
  }

  private async get(
    at: EntityManager,
    id: number,
    userId: number,
    lock: '' | 'for update' = '',
  ): Promise<PrivacyRequestRow> {
    const [found] = await sql<PrivacyRequestRow>(at, {
      text: `select ${COLUMNS} from privacy_requests r where r.id = $1 and r.user_id = $2 ${lock}`,
      values: [id, userId],
    });
    if (!found) {
      throw notFound('The request');
    }
    return found;
  }
}
