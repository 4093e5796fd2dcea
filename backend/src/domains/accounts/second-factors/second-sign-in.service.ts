import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Client } from '../../../platform/access/client';
import { Status } from '../../../platform/access/permissions';
import { invalid } from '../../../platform/common/errors';
import { withTransaction } from '../../../platform/database/transaction';
import { AccountService, type Entered, isAllowed } from '../sign-in/account.service';
import { inactive } from '../sign-in/account-row';
import { SignInLog } from '../sign-in/sign-in-log';
import { PasskeysService } from './passkeys.service';
import { type Proof, ProofsService, wrongProof } from './proofs.service';
import { recoveryCodesLeft } from './recovery-codes';
import { ownerOfTicket, spendTicket } from './tickets';

/** Signing in by a second step, or by a passkey alone. */
@Injectable()
export class SecondSignInService {
  constructor(
    private readonly source: DataSource,
    private readonly account: AccountService,
    private readonly proofs: ProofsService,
    private readonly passkeys: PasskeysService,
    private readonly log: SignInLog,
  ) {}

  /**
   * Completes a sign-in whose password was right.
   * @throws DomainError('unauthenticated') when the ticket is good no more or what is shown is not right; 'too-many' while it pauses
   */
  async complete(ticket: string, proof: Proof, client: Client): Promise<Entered> {
    const userId = await this.ownerOf(ticket);
    return this.proofs.with({ userId, proof, client, purpose: 'sign-in' }, async (manager) => {
      if (!(await spendTicket(manager, ticket))) {
        throw wrongProof();
      }
      const account = await this.account.get(userId);
      if (account.statusId === Status.Rejected) {
        throw inactive();
      }
      const entered = await this.account.enter(manager, account, client, 'second-factor');
      return proof.recoveryCode === undefined
        ? entered
        : { ...entered, recoveryCodesLeft: await recoveryCodesLeft(manager, userId) };
    });
  }

  /** What the browser needs to ask for a passkey: one of the ticket's owner, or any that it knows for us. */
  async askPasskey(ticket: string | undefined): Promise<object> {
    return this.passkeys.askOptions({
      purpose: 'sign-in',
      userId: ticket === undefined ? null : await this.ownerOf(ticket),
    });
  }

  /**
   * Signs in by a passkey, without a password.
   * @param roleId 1 on the administrators' screen
   */
  async byPasskey(response: object, roleId: number | undefined, client: Client): Promise<Entered> {
    const shown = await this.passkeys.check({ purpose: 'sign-in', userId: null }, response);
    if (!shown) {
      throw wrongProof();
    }
    const { userId } = shown.factor;
    const account = await this.account.get(userId);
    const refused = async (reason: string, refusal: Error): Promise<Error> => {
      await this.log.record({ userId, outcome: 'failed', kind: 'passkey', reason, from: client });
      return refusal;
    };
    if (account.statusId === Status.Rejected) {
      throw await refused('inactive', inactive());
    }
    if (!isAllowed(roleId, account)) {
      throw await refused('role', invalid('Invalid user credential'));
    }
    if (!(await this.proofs.spendPasskey(shown))) {
      throw await refused('counter', wrongProof());
    }
    return withTransaction(this.source, (manager) => this.account.enter(manager, account, client, 'passkey'));
  }

  private async ownerOf(ticket: string): Promise<number> {
    const userId = await ownerOfTicket(this.source.manager, ticket);
    if (userId === undefined) {
      throw wrongProof();
    }
    return userId;
  }
}
