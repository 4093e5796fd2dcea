import { Injectable } from '@nestjs/common';
import { toString as pictureOf } from 'qrcode';
import { DataSource, EntityManager, IsNull, Not } from 'typeorm';
import { Config } from '../../../config';
import type { Client } from '../../../platform/access/client';
import { Caller, keyForbidden, requireAdmin } from '../../../platform/access/permissions';
import { recordAudit } from '../../../platform/audit/audit';
import { conflict, invalid, notFound } from '../../../platform/common/errors';
import { withTransactionOf } from '../../../platform/database/transaction';
import { recordEvent } from '../../../platform/events/outbox';
import { requireRecentSignIn } from '../sign-in/recent-sign-in';
import { User } from '../users/user.entity';
import { PasskeysService } from './passkeys.service';
import { type Proof, ProofsService, requireCode } from './proofs.service';
import { confirmRecoveryCodes, makeRecoveryCodes, recoveryCodesLeft } from './recovery-codes';
import { RequiredFactor } from './required-factor.service';
import { removeAllFactors, resetSecondFactor } from './resets';
import { openSecret, sealSecret } from '../../../platform/common/sealed-secret';
import { type FactorKind, SecondFactor } from './second-factor.entity';
import { spendShownFactor } from './tickets';
import { newTotpSecret, spendStep, stepOfCode, totpAddress } from './totp';

/** More than anybody has devices. */
const MOST = 20;
const CHANGE = 'change your second factors';

/** An app that is being set up. */
export interface NewApp {
  id: number;
  /** To be typed where no picture can be read. */
  secret: string;
  address: string;
  /** The picture of the address, as the address of an image. */
  picture: string;
}

/** A person's own second factors. Changes need a sign-in at most 15 minutes old. */
@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly source: DataSource,
    private readonly passkeys: PasskeysService,
    private readonly proofs: ProofsService,
    private readonly required: RequiredFactor,
    private readonly config: Config,
  ) {}

  async list(caller: Caller): Promise<{ factors: SecondFactor[]; recoveryCodesLeft: number; isRequired: boolean }> {
    const { manager } = this.source;
    return {
      factors: await manager.find(SecondFactor, {
        where: { userId: caller.id, enabledAt: Not(IsNull()) },
        order: { id: 'ASC' },
      }),
      recoveryCodesLeft: await recoveryCodesLeft(manager, caller.id),
      isRequired: this.required.isAskedOf(caller),
    };
  }

  /** Begins with an app; it is on once one of its codes and the recovery codes are confirmed. */
  async enrolApp(caller: Caller, name: string): Promise<NewApp> {
    requireRecentSignIn(caller, CHANGE);
    const secret = newTotpSecret();
    const address = totpAddress(this.config.PRODUCT_NAME, caller.email, secret);
    const svg = await pictureOf(address, { type: 'svg', margin: 2 });
    const sealed = sealSecret(this.config.SECRET_KEY, 'second-factors', String(caller.id), secret);
    const { id } = await withTransactionOf(caller, this.source, (manager) =>
      this.begin(manager, caller, { kind: 'totp', name, secret: sealed }),
    );
    const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    return { id, secret, address, picture };
  }

  /** Confirms an app by one of its codes. @returns the recovery codes, for a person's first factor */
  async confirmApp(caller: Caller, id: number, code: string): Promise<string[] | null> {
    requireRecentSignIn(caller, CHANGE);
    requireCode(code);
    const factor = await this.source.manager.findOneBy(SecondFactor, { id, userId: caller.id, kind: 'totp' });
    if (!factor || factor.enabledAt) {
      throw notFound('The second factor');
    }
    const secret = openSecret(this.config.SECRET_KEY, 'second-factors', String(caller.id), factor.secret ?? '');
    const step = secret && (await stepOfCode(secret, code));
    return withTransactionOf(caller, this.source, async (manager) => {
      if (!step || !(await spendStep(manager, id, step))) {
        throw conflict('That code is not right. Please wait for the next one and try again.');
      }
      await manager.update(SecondFactor, { id }, { provenAt: () => 'now()' });
      return this.codesOrOn(manager, caller);
    });
  }

  askNewPasskey(caller: Caller): Promise<object> {
    requireRecentSignIn(caller, CHANGE);
    const name = `${caller.firstName} ${caller.lastName}`;
    return this.passkeys.enrolOptions({ id: caller.id, email: caller.email, name });
  }

  /** Keeps a passkey that has just been made. @returns the recovery codes, for a person's first factor */
  async enrolPasskey(caller: Caller, name: string, response: object): Promise<string[] | null> {
    requireRecentSignIn(caller, CHANGE);
    const passkey = await this.passkeys.checkNew(caller.id, response);
    if (!passkey) {
      throw invalid('This passkey cannot be kept. Please try again.');
    }
    return withTransactionOf(caller, this.source, async (manager) => {
      await this.begin(manager, caller, { kind: 'passkey', name, ...passkey, provenAt: new Date() });
      return this.codesOrOn(manager, caller);
    });
  }

  async rename(caller: Caller, id: number, name: string): Promise<void> {
    await withTransactionOf(caller, this.source, async (manager) => {
      const { name: before } = await this.lockOwn(manager, caller, id);
      await manager.update(SecondFactor, { id }, { name });
      await this.note(manager, caller, 'second-factor.renamed', { before, name });
    });
  }

  /** @throws DomainError('invalid') unless a factor was shown just before, 'conflict' for the last one where one is required */
  async remove(caller: Caller, id: number): Promise<void> {
    requireRecentSignIn(caller, CHANGE);
    await withTransactionOf(caller, this.source, async (manager) => {
      const { kind, name } = await this.lockOwn(manager, caller, id);
      await spendShownFactor(manager, caller);
      const others = await manager.countBy(SecondFactor, {
        userId: caller.id,
        id: Not(id),
        enabledAt: Not(IsNull()),
      });
      if (others === 0 && this.required.isAskedOf(caller)) {
        throw conflict('A second factor is required here. Please add another one first.');
      }
      await (others === 0 ? removeAllFactors(manager, caller.id) : manager.delete(SecondFactor, { id }));
      await this.note(manager, caller, 'second-factor.removed', { kind, name });
      await recordEvent(manager, 'second-factor.removed', { userId: caller.id });
    });
  }

  /** New recovery codes; the old ones are good until these are confirmed. */
  async makeCodes(caller: Caller): Promise<string[]> {
    requireRecentSignIn(caller, CHANGE);
    return withTransactionOf(caller, this.source, async (manager) => {
      if (!(await manager.existsBy(SecondFactor, { userId: caller.id, enabledAt: Not(IsNull()) }))) {
        throw conflict('Please set up a second factor first.');
      }
      return makeRecoveryCodes(manager, caller.id);
    });
  }

  /** The person has kept their recovery codes: these are good from now on, and what waited for them is on. */
  async confirmCodes(caller: Caller): Promise<void> {
    requireRecentSignIn(caller, CHANGE);
    await withTransactionOf(caller, this.source, async (manager) => {
      if (!(await confirmRecoveryCodes(manager, caller.id))) {
        throw conflict('There are no recovery codes to confirm.');
      }
      await this.note(manager, caller, 'recovery-codes.made', {});
      await this.turnOn(manager, caller);
    });
  }

  askPasskey({ id }: Caller): Promise<object> {
    return this.passkeys.askOptions({ purpose: 'confirm', userId: id });
  }

  /** Shows a factor once more, which removing one or changing the password needs. */
  async show(caller: Caller, proof: Proof, client: Client): Promise<void> {
    await this.proofs.with({ userId: caller.id, proof, client, purpose: 'confirm' }, (manager) =>
      manager.query('update sessions set factor_shown_at = now() where id = $1', [caller.sessionId]),
    );
  }

  /** @throws DomainError('conflict') for oneself and where there is none to reset */
  async resetOf(caller: Caller, userId: number, reason: string): Promise<void> {
    requireAdmin(caller);
    if (caller.scopes) {
      throw keyForbidden();
    }
    if (userId === caller.id) {
      throw conflict('Another administrator must reset your second factor.');
    }
    await withTransactionOf(caller, this.source, async (manager) => {
      if (!(await manager.existsBy(User, { id: userId }))) {
        throw notFound('The user');
      }
      await resetSecondFactor(manager, caller, userId, reason);
    });
  }

  /** What was begun before and never finished goes. */
  private async begin(
    manager: EntityManager,
    { id: userId }: Caller,
    given: Partial<SecondFactor> & { kind: FactorKind; name: string },
  ): Promise<SecondFactor> {
    // The enrolments of one person wait for each other.
    await manager.query('select 1 from users where id = $1 for no key update', [userId]);
    await manager.delete(SecondFactor, { userId, enabledAt: IsNull() });
    if ((await manager.countBy(SecondFactor, { userId })) >= MOST) {
      throw conflict(`At most ${MOST} second factors can be kept.`);
    }
    return manager.save(manager.create(SecondFactor, { userId, ...given }));
  }

  /** A first factor waits for its recovery codes; another one is on at once. */
  private async codesOrOn(manager: EntityManager, caller: Caller): Promise<string[] | null> {
    if (await manager.existsBy(SecondFactor, { userId: caller.id, enabledAt: Not(IsNull()) })) {
      await this.turnOn(manager, caller);
      return null;
    }
    return makeRecoveryCodes(manager, caller.id);
  }

  private async turnOn(manager: EntityManager, caller: Caller): Promise<void> {
    const [on] = await manager.query<[{ kind: string; name: string }[], number]>(
      'update second_factors set enabled_at = now() where user_id = $1 and proven_at is not null and enabled_at is null returning kind, name',
      [caller.id],
    );
    for (const { kind, name } of on) {
      await this.note(manager, caller, 'second-factor.added', { kind, name });
      await recordEvent(manager, 'second-factor.added', { userId: caller.id });
    }
  }

  private async lockOwn(manager: EntityManager, { id: userId }: Caller, id: number): Promise<SecondFactor> {
    const factor = await manager.findOne(SecondFactor, {
      where: { id, userId, enabledAt: Not(IsNull()) },
      lock: { mode: 'for_no_key_update' },
    });
    if (!factor) {
      throw notFound('The second factor');
    }
    return factor;
  }

  private note(
    manager: EntityManager,
    caller: Caller,
    action: 'second-factor.added' | 'second-factor.removed' | 'second-factor.renamed' | 'recovery-codes.made',
    detail: Record<string, string>,
  ): Promise<void> {
    return recordAudit(manager, { actor: caller, action, subjectType: 'user', subjectId: caller.id, detail });
  }
}
