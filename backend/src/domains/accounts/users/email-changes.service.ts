import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { Actor, recordAudit } from '../../../platform/audit/audit';
import { endAccess } from '../sign-in/new-password';
import { hashToken } from '../sign-in/passwords';
import { Caller, Status } from '../../../platform/access/permissions';
import { RateLimitService } from '../../../platform/http/rate-limit.service';
import { alreadyExists, DomainError, invalid } from '../../../platform/common/errors';
import { withTransaction, withTransactionOf } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import { EmailChange } from './email-change.entity';
import { endOpenChange, findPending, isOther, setEmail } from './email-changes';
import { EmailProofsService } from './email-proofs.service';
import { User } from './user.entity';
import { isEmailTaken } from './user.rules';

const expired = (): DomainError => invalid('This link is no longer good. Please ask for a new one.');

/** What the mailed links of a change of address do; each works once. */
@Injectable()
export class EmailChangesService {
  constructor(
    private readonly source: DataSource,
    private readonly limits: RateLimitService,
    private readonly proofs: EmailProofsService,
  ) {}

  /**
   * What a mailed link confirms: the address that the account has, or else a new one, which is its own from now on. With
   * a new one its other sessions and its open reset links end.
   * @param caller whose browser it is, where somebody is signed in: their session stays when the account is theirs
   * @returns the address
   * @throws DomainError('invalid') when the link is used, old or replaced, 'conflict' when somebody has that address by now
   */
  async confirm(token: string, caller: Caller | undefined, address: string): Promise<string> {
    const proven = await this.proofs.confirmByLink(token, address);
    if (proven !== undefined) {
      return proven;
    }
    return withTransactionOf(caller, this.source, async (manager) => {
      const { change, user } = await this.locked(manager, 'confirm', token);
      if (change.endedAt) {
        throw expired();
      }
      if (await isEmailTaken(manager, change.newEmail, user.id)) {
        throw alreadyExists('Another account has this address by now.');
      }
      await manager.update(EmailChange, change.id, { outcome: 'confirmed', endedAt: new Date() });
      await setEmail(
        manager,
        { id: user.id, address },
        user,
        change.newEmail,
        caller?.id === user.id ? caller.sessionId : null,
      );
      return change.newEmail;
    });
  }

  /**
   * Keeps the old address, or brings it back; every session and open link of the account ends. Who had taken the account
   * over may know its password: when the address comes back, the password goes.
   * @returns the account's address, and whether it had been changed
   * @throws DomainError('invalid') when the link is used or old
   */
  async cancel(token: string, address: string): Promise<{ email: string; takenBack: boolean }> {
    return withTransaction(this.source, async (manager) => {
      const { change, user } = await this.locked(manager, 'cancel', token);
      const actor: Actor = { id: user.id, address };
      const takenBack = isOther(user.email, change.oldEmail);
      await endOpenChange(manager, user.id, 'cancelled');
      // Links to addresses that the account got after this one are not its owner's.
      await manager.query(
        `update email_changes set cancel_until = now(), outcome = 'cancelled' where user_id = $1 and id >= $2 and outcome <> 'by office'`,
        [user.id, change.id],
      );
      await recordAudit(manager, {
        actor,
        action: 'user.email-change-cancelled',
        subjectType: 'user',
        subjectId: user.id,
        detail: { email: change.newEmail },
      });
      if (takenBack) {
        await manager.query('update users set password_hash = null where id = $1', [user.id]);
        await setEmail(manager, actor, user, change.oldEmail, null);
      } else {
        await endAccess(manager, actor, user.id, 'email-changed', null);
      }
      return { email: change.oldEmail, takenBack };
    });
  }

  /**
   * Mails the link to the new address once more; the one before is no longer good. [FSITE-01]
   * @returns the new address
   * @throws DomainError('invalid') when no change waits, 'too-many' after five in an hour
   */
  async sendAgain(caller: Caller): Promise<string> {
    return withTransactionOf(caller, this.source, async (manager) => {
      const { id, email } = await this.lockedPending(manager, caller.id);
      await this.limits.count(`email-change-link:${caller.id}`, 5, 3600);
      await recordEvent(manager, 'email.change-link-asked', { changeId: id, userId: caller.id });
      return email;
    });
  }

  /** Takes one's own change back that waits; its link is no longer good. [FSITE-01] @throws DomainError('invalid') when none waits */
  async withdraw(caller: Caller): Promise<void> {
    await withTransactionOf(caller, this.source, async (manager) => {
      const { email } = await this.lockedPending(manager, caller.id);
      await endOpenChange(manager, caller.id, 'cancelled');
      await recordAudit(manager, {
        actor: caller,
        action: 'user.email-change-cancelled',
        subjectType: 'user',
        subjectId: caller.id,
        detail: { email },
      });
    });
  }

  private async lockedPending(manager: EntityManager, userId: number): Promise<{ id: number; email: string }> {
    await manager.query('select 1 from users where id = $1 for no key update', [userId]);
    const pending = await findPending(manager, userId);
    if (!pending) {
      throw invalid('No change of your email waits to be confirmed.');
    }
    return pending;
  }

  /** The account is locked before its change: a request for another waits, too. */
  private async locked(
    manager: EntityManager,
    link: 'confirm' | 'cancel',
    token: string,
  ): Promise<{ change: EmailChange; user: User }> {
    const hash = hashToken(token);
    const named = await manager.findOneBy(EmailChange, { [`${link}Hash`]: hash });
    const user =
      named && (await manager.findOne(User, { where: { id: named.userId }, lock: { mode: 'for_no_key_update' } }));
    const change = user && (await manager.findOneBy(EmailChange, { userId: user.id, [`${link}Hash`]: hash }));
    const until = change?.[`${link}Until`];
    if (!change || !until || until.getTime() <= Date.now() || user.statusId === Status.Rejected) {
      throw expired();
    }
    return { change, user };
  }
}
