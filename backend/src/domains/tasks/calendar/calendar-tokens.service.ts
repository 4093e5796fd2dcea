import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { DataSource, EntityManager, IsNull } from 'typeorm';
import { Config } from '../../../config';
import type { Caller } from '../../../platform/access/permissions';
import { recordAudit } from '../../../platform/audit/audit';
import { notFound } from '../../../platform/common/errors';
import { changed } from '../../../platform/database/changes';
import { withTransactionOf } from '../../../platform/database/transaction';
import { hashToken } from '../../accounts/sign-in/passwords';
import { CalendarToken } from './calendar-token.entity';

/** 128 bits, as an address has them. */
const BYTES = 16;

/** The secret addresses of calendars. */
@Injectable()
export class CalendarTokensService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** The one that is good; null where there is none. */
  find(caller: Caller): Promise<CalendarToken | null> {
    return this.source.manager.findOneBy(CalendarToken, { userId: caller.id, revokedAt: IsNull() });
  }

  /** Makes an address in the place of the one before, which is answered here and never again. */
  async make(caller: Caller, isPrivate: boolean): Promise<{ address: string; madeAt: Date; private: boolean }> {
    const token = randomBytes(BYTES).toString('base64url');
    const { madeAt } = await withTransactionOf(caller, this.source, async (manager) => {
      // Two that are made at the same moment follow one another.
      await manager.query('select 1 from users where id = $1 for no key update', [caller.id]);
      await revoke(manager, caller);
      const made = await manager.save(CalendarToken, {
        userId: caller.id,
        hash: hashToken(token),
        private: isPrivate,
      });
      await recordAudit(manager, {
        actor: caller,
        action: 'user.calendar-made',
        subjectType: 'user',
        subjectId: caller.id,
      });
      return made;
    });
    return { address: `${this.config.PUBLIC_URL}/api/v1/calendar/${token}.ics`, madeAt, private: isPrivate };
  }

  /** Ends it at once and for good. @throws DomainError('not-found') when there is none */
  async revoke(caller: Caller): Promise<void> {
    await withTransactionOf(caller, this.source, async (manager) => {
      if (!(await revoke(manager, caller))) {
        throw notFound('The calendar');
      }
      await recordAudit(manager, {
        actor: caller,
        action: 'user.calendar-revoked',
        subjectType: 'user',
        subjectId: caller.id,
      });
    });
  }
}

const revoke = async (manager: EntityManager, { id }: Caller): Promise<boolean> =>
  changed(await manager.update(CalendarToken, { userId: id, revokedAt: IsNull() }, { revokedAt: () => 'now()' })) > 0;
