import { EXPORT_HOURS, type PrivacyKind, type PrivacyState, REGRET_DAYS } from '@stowbridge/contract/privacy';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SignedTokensService } from '../../platform/access/signed-tokens.service';
import { recordAudit } from '../../platform/audit/audit';
import { DomainError } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { withTransaction } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { RateLimitService } from '../../platform/http/rate-limit.service';
import { findAccountByEmail } from '../accounts/sign-in/account-row';
import { hashToken } from '../accounts/sign-in/passwords';
import { END_OVER, STATE } from './privacy-request';
import { takeBackDeletion } from './taking-back';

const FIVE_MINUTES = 300;
const QUARTER = 15 * 60;
const MOST_MAILS = 5;

/** One that runs is asked for again: its link is mailed once more, and the earlier one ends with that. */
const ASKED = `
  insert into privacy_requests (kind, email) values ($1, $2)
  on conflict (email, kind) where user_id is null and ended_at is null do update set modified_at = now() returning id`;

/** What a visitor's link is about. */
export interface VisitorRequest {
  kind: PrivacyKind;
  state: PrivacyState;
  email: string;
  /** Until when the copy can be downloaded. */
  readyUntil: Date | null;
  /** When the data is deleted, unless it is taken back. */
  deletesAt: Date | null;
  /** Where a browser saves a copy that is ready, for five minutes. */
  url: string | null;
}

type Row = Omit<VisitorRequest, 'url'> & { id: number };

const FOUND = `
  select r.id, r.kind, ${STATE} state, coalesce(r.email::text, '') email, r.ready_until "readyUntil", r.deletes_at "deletesAt"
  from privacy_requests r`;

const LINK_IS_OVER = 'This link has expired. Please ask for a new one.';

/** Whoever has no account, and asks for a copy of what is kept of their address, or that it is deleted [BEYE-74]. */
@Injectable()
export class VisitorRequestsService {
  constructor(
    private readonly source: DataSource,
    private readonly rates: RateLimitService,
    private readonly tokens: SignedTokensService,
  ) {}

  /**
   * Mails a link by which its reader says that it is they who ask; the owner of an account is told to sign in. Nobody
   * learns whether there is one.
   * @throws DomainError('too-many') when the same address was given five times within 15 minutes
   */
  async ask(email: string, kind: PrivacyKind): Promise<void> {
    await this.rates.count(`privacy:${hashToken(email.toLowerCase())}`, MOST_MAILS, QUARTER);
    await withTransaction(this.source, async (manager) => {
      const account = await findAccountByEmail(manager, email);
      if (account) {
        await recordEvent(manager, 'privacy.account-asked', { userId: account.id });
        return;
      }
      await manager.query(END_OVER, [null, email]);
      const [{ id }] = await manager.query<[{ id: number }]>(ASKED, [kind, email]);
      await recordEvent(manager, 'privacy.link-asked', { requestId: id });
    });
  }

  /** @throws DomainError('gone') when the link is over, or nobody's */
  async open(token: string): Promise<VisitorRequest> {
    return this.asRead(await this.byLink(this.source.manager, token));
  }

  /**
   * From now on a copy can be downloaded for 24 hours, or the data is deleted after 7 days. Done again it changes nothing.
   * @throws DomainError('gone') when the link is over, or nobody's
   */
  async confirm(token: string): Promise<VisitorRequest> {
    return withTransaction(this.source, async (manager) => {
      const { id, kind, state } = await this.byLink(manager, token, 'for update');
      if (state === 'to confirm') {
        await manager.query(
          `update privacy_requests set verified_at = now(), modified_at = now(),
             ready_until = case kind when 'export' then now() + make_interval(hours => ${EXPORT_HOURS}) end,
             deletes_at = case kind when 'delete' then now() + make_interval(days => ${REGRET_DAYS}) end,
             link_until = now() + case kind when 'export' then make_interval(hours => ${EXPORT_HOURS}) else make_interval(days => ${REGRET_DAYS}) end
           where id = $1`,
          [id],
        );
        await recordAudit(manager, {
          actor: null,
          action: 'privacy.asked',
          subjectType: 'user',
          subjectId: null,
          detail: { requestId: id, kind },
        });
        if (kind === 'delete') {
          await recordEvent(manager, 'privacy.asked', { requestId: id });
        }
      }
      return this.asRead(await this.byLink(manager, token));
    });
  }

  /** @throws DomainError('gone') when the link is over, or nobody's, 'stage' when it is no deletion that waits */
  async takeBack(token: string): Promise<VisitorRequest> {
    return withTransaction(this.source, async (manager) => {
      await takeBackDeletion(manager, null, await this.byLink(manager, token, 'for update'));
      return this.asRead(await this.byLink(manager, token));
    });
  }

  /**
   * Whose copy such an address opens; it is kept that they have taken it.
   * @throws DomainError('unauthenticated') when the address is old, or the copy is not ready any more
   */
  async openCopy(token: string): Promise<{ userId: null; email: string }> {
    const { request } = this.tokens.verify<{ request: number }>('visitor-data', token);
    const [[found]] = await this.source.manager.query<[{ email: string }[], number]>(
      `update privacy_requests r set downloaded_at = coalesce(downloaded_at, now())
       where r.id = $1 and r.user_id is null and ${STATE} = 'ready' returning r.email::text email`,
      [request],
    );
    if (!found) {
      throw new DomainError('unauthenticated', 'This link has expired. Please open it again.');
    }
    return { userId: null, email: found.email };
  }

  private async byLink(at: EntityManager, token: string, lock: '' | 'for update' = ''): Promise<Row> {
    const [found] = await sql<Row>(at, {
      text: `${FOUND} where r.link_hash = $1 and r.link_until > now() ${lock}`,
      values: [hashToken(token)],
    });
    if (!found) {
      throw new DomainError('gone', LINK_IS_OVER);
    }
    return found;
  }

  private asRead({ id, ...row }: Row): VisitorRequest {
    const isReady = row.kind === 'export' && row.state === 'ready';
    const token = isReady && this.tokens.sign('visitor-data', { request: id }, FIVE_MINUTES);
    return { ...row, url: token ? `/api/v1/privacy-links/data.zip?token=${token}` : null };
  }
}
