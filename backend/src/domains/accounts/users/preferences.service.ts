import { Injectable } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import { Caller } from '../../../platform/access/permissions';
import { invalid } from '../../../platform/common/errors';
import { sql } from '../../../platform/database/sql';
import { withTransactionOf } from '../../../platform/database/transaction';
import { UserPreference } from './preference.entity';

/** More than any front end has names for. */
const MOST = 200;

/** One's own preferences. */
@Injectable()
export class PreferencesService {
  constructor(private readonly source: DataSource) {}

  list({ id }: Caller): Promise<Pick<UserPreference, 'name' | 'stored'>[]> {
    return sql(this.source, {
      text: 'select name, stored from user_preferences where user_id = $1 order by name',
      values: [id],
    });
  }

  save(caller: Caller, name: string, stored: string): Promise<void> {
    return withTransactionOf(caller, this.source, async (manager) => {
      const others = await manager.countBy(UserPreference, { userId: caller.id, name: Not(name) });
      if (others >= MOST) {
        throw invalid(`At most ${MOST} preferences can be kept.`);
      }
      await manager.upsert(UserPreference, { userId: caller.id, name, stored }, ['userId', 'name']);
    });
  }
}
