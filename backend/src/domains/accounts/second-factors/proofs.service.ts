import { APP_CODE } from '@stowbridge/contract/second-factor';
import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager, IsNull, Not } from 'typeorm';
import { Config } from '../../../config';
import type { Client } from '../../../platform/access/client';
import { recordAudit } from '../../../platform/audit/audit';
import { DomainError, invalid } from '../../../platform/common/errors';
import { momentIn } from '../../../platform/common/moments';
import { withTransaction } from '../../../platform/database/transaction';
import { SignInLog } from '../sign-in/sign-in-log';
import { PasskeysService, type ShownPasskey, spendPasskey } from './passkeys.service';
import { findRecoveryCode, spendRecoveryCode } from './recovery-codes';
import { openSecret } from '../../../platform/common/sealed-secret';
import { SecondFactor, type ChallengePurpose } from './second-factor.entity';
import { spendStep, stepOfCode } from './totp';
import { forgetTries, reserveTry } from './tries';

/** What somebody shows as their second step: one of these. */
export interface Proof {
  /** Six digits of an app. */
  code?: string;
  recoveryCode?: string;
  /** What the browser answered for a passkey. */
  passkey?: object;
}

/** Uses up what was shown. @returns false when it was used meanwhile */
type Spend = (manager: EntityManager) => Promise<boolean>;

const WRONG = 'That is not right. Please try again.';
/** For who is not signed in. */
export const wrongProof = (): DomainError => new DomainError('unauthenticated', WRONG);

/** @throws DomainError('malformed') for what cannot be a code, which counts as no try */
export function requireCode(code: string): void {
  if (!APP_CODE.test(code)) {
    throw new DomainError('malformed', 'A code has 6 digits.', [
      { field: 'code', code: 'invalid', message: 'A code has 6 digits.' },
    ]);
  }
}

/** Looks at what people show as their second step. Each thing that is shown works once. */
@Injectable()
export class ProofsService {
  private readonly moment: (at: Date) => string;

  constructor(
    private readonly source: DataSource,
    private readonly passkeys: PasskeysService,
    private readonly log: SignInLog,
    private readonly config: Config,
  ) {
    this.moment = momentIn(config.OFFICE_TIME_ZONE);
  }

  /**
   * Runs `work` in the transaction that uses up what was shown.
   * @throws DomainError('unauthenticated') when it is not right ('invalid' within a session, which goes on), 'too-many' while this person's second step pauses
   */
  async with<Result>(
    { userId, proof, client, purpose }: { userId: number; proof: Proof; client: Client; purpose: ChallengePurpose },
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    if (proof.code !== undefined) {
      requireCode(proof.code);
    }
    await reserveTry(this.source, userId, this.moment);
    const spend = await this.look(userId, proof, purpose);
    const done = spend && (await this.run(userId, spend, work));
    if (!done) {
      const reason = proof.passkey ? 'passkey' : proof.code === undefined ? 'recovery-code' : 'code';
      await this.log.record({ userId, outcome: 'failed', kind: 'second-factor', reason, from: client });
      throw purpose === 'sign-in' ? wrongProof() : invalid(WRONG);
    }
    return done.result;
  }

  /** Uses up what a passkey has signed; a counter that does not go on is refused and noted. */
  async spendPasskey(shown: ShownPasskey): Promise<boolean> {
    const { manager } = this.source;
    const goesOn = await spendPasskey(manager, shown);
    if (!goesOn) {
      const { id, userId, name } = shown.factor;
      await recordAudit(manager, {
        actor: null,
        action: 'second-factor.counter-refused',
        subjectType: 'user',
        subjectId: userId,
        detail: { factor: id, name },
      });
    }
    return goesOn;
  }

  private run<Result>(
    userId: number,
    spend: Spend,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<{ result: Result } | undefined> {
    return withTransaction(this.source, async (manager) => {
      if (!(await spend(manager))) {
        return undefined;
      }
      await forgetTries(manager, userId);
      return { result: await work(manager) };
    });
  }

  private async look(userId: number, proof: Proof, purpose: ChallengePurpose): Promise<Spend | undefined> {
    if (proof.code !== undefined) {
      return this.lookAtCode(userId, proof.code);
    }
    if (proof.recoveryCode !== undefined) {
      const id = await findRecoveryCode(this.source.manager, userId, proof.recoveryCode);
      return id === undefined ? undefined : (manager) => spendRecoveryCode(manager, id);
    }
    const shown = await this.passkeys.check({ purpose, userId }, proof.passkey ?? {});
    return shown && (await this.spendPasskey(shown)) ? () => Promise.resolve(true) : undefined;
  }

  private async lookAtCode(userId: number, code: string): Promise<Spend | undefined> {
    const apps = await this.source.manager.findBy(SecondFactor, { userId, kind: 'totp', enabledAt: Not(IsNull()) });
    for (const { id, secret } of apps) {
      const opened = openSecret(this.config.SECRET_KEY, 'second-factors', String(userId), secret ?? '');
      const step = opened && (await stepOfCode(opened, code));
      if (step) {
        return (manager) => spendStep(manager, id, step);
      }
    }
    return undefined;
  }
}
