import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../platform/access/permissions';
import { notFound } from '../platform/common/errors';
import { Config } from '../config';
import { sql } from '../platform/database/sql';
import { withTransaction, withTransactionOf } from '../platform/database/transaction';
import { MailCategory, MAIL_CATEGORY_NAMES } from '../domains/accounts/users/mail-categories';
import { setMails } from '../domains/accounts/users/mail-stops';
import { readUnsubscribeToken, Subscription } from './unsubscribe-tokens';

/** Which mails a person wants, by category. */
export type MailPreferences = Record<MailCategory, boolean>;

/** Which mails people want: their own choice while signed in, or one category by the token of a mail. */
@Injectable()
export class MailPreferencesService {
  constructor(
    private readonly config: Config,
    private readonly source: DataSource,
  ) {}

  async get({ id }: Caller): Promise<MailPreferences> {
    const stopped = await this.stoppedBy(id);
    return Object.fromEntries(
      MAIL_CATEGORY_NAMES.map((category) => [category, !stopped.includes(category)]),
    ) as MailPreferences;
  }

  async set(caller: Caller, wanted: Partial<MailPreferences>): Promise<MailPreferences> {
    await withTransactionOf(caller, this.source, async (manager) => {
      for (const category of MAIL_CATEGORY_NAMES) {
        const wants = wanted[category];
        if (wants !== undefined) {
          await setMails(manager, caller, caller.id, category, wants);
        }
      }
    });
    return this.get(caller);
  }

  /**
   * What a token stops, and whether it is stopped already. Changes nothing: mail scanners open links.
   * @throws DomainError('not-found') when the token is not ours
   */
  async find(token: string): Promise<Subscription & { stopped: boolean }> {
    const subscription = await this.subscriptionOf(token);
    return { ...subscription, stopped: (await this.stoppedBy(subscription.userId)).includes(subscription.category) };
  }

  /** @throws DomainError('not-found') when the token is not ours */
  async stop(token: string): Promise<Subscription & { stopped: boolean }> {
    const { userId, category } = await this.subscriptionOf(token);
    await withTransaction(this.source, (manager) => setMails(manager, null, userId, category, false));
    return { userId, category, stopped: true };
  }

  private async subscriptionOf(token: string): Promise<Subscription> {
    const subscription = readUnsubscribeToken(this.config.SECRET_KEY, token);
    const [user] = subscription
      ? await sql(this.source, { text: 'select 1 from users where id = $1', values: [subscription.userId] })
      : [];
    if (!subscription || !user) {
      throw notFound('The link');
    }
    return subscription;
  }

  private async stoppedBy(userId: number): Promise<MailCategory[]> {
    const rows = await sql<{ category: MailCategory }>(this.source, {
      text: 'select category from mail_stops where user_id = $1',
      values: [userId],
    });
    return rows.map(({ category }) => category);
  }
}
