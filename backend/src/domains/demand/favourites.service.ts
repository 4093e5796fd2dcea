import { FAVOURITES_MAX, TOO_MANY_FAVOURITES } from '@stowbridge/contract/favourites';
import { UserStatus } from '@stowbridge/contract/ids';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../platform/access/permissions';
import { conflict, notFound } from '../../platform/common/errors';
import { changed, onConstraint } from '../../platform/database/changes';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { list, rowOf } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { LISTED } from '../properties/visibility.sql';
import { Favourite } from './favourite.entity';
import { type FavouriteRow, FAVOURITES } from './favourites.list';

/** Keeps what is listed; what is kept already stays one row. */
const KEEP = `
  insert into favourites (user_id, property_id) select $1, p.id from properties p where p.id = $2 and ${LISTED}
  on conflict (user_id, property_id) do nothing returning id`;

/** The properties that people keep for themselves. Nothing of it is in the logs, which the office reads. */
@Injectable()
export class FavouritesService {
  constructor(private readonly source: DataSource) {}

  list(caller: Caller, request: ListQueryDto): Promise<Listed<FavouriteRow>> {
    return list(this.source, request, FAVOURITES, { me: caller.id });
  }

  /** For the hearts: the properties, the newest first. */
  async ids(caller: Caller): Promise<number[]> {
    const rows = await sql<{ id: number }>(this.source, {
      text: 'select property_id id from favourites where user_id = $1 order by id desc',
      values: [caller.id],
    });
    return rows.map(({ id }) => id);
  }

  /**
   * Keeps a property, and notes something on it.
   * @param note left out: as it was
   * @throws DomainError('not-found') for what is neither listed nor kept
   * @throws DomainError('conflict') when the caller keeps as many as a person may
   */
  async keep(caller: Caller, propertyId: number, note?: string | null): Promise<FavouriteRow> {
    const id = await withTransactionOf(caller, this.source, async (manager) => {
      // One at a time for each person, so that no two pass the limit together.
      await manager.query('select 1 from users where id = $1 for no key update', [caller.id]);
      const added = await manager
        .query<object[]>(KEEP, [caller.id, propertyId])
        .catch(onConstraint('favourites_property_id_fk', notFound('The property')));
      const mine = { userId: caller.id };
      if (added.length > 0 && (await manager.countBy(Favourite, mine)) > FAVOURITES_MAX) {
        throw conflict(TOO_MANY_FAVOURITES);
      }
      const kept = await manager.findOneBy(Favourite, { ...mine, propertyId });
      if (!kept) {
        throw notFound('The property');
      }
      if (note !== undefined) {
        await manager.update(Favourite, { id: kept.id }, { note: note || null });
      }
      return kept.id;
    });
    const row = await rowOf(this.source, id, FAVOURITES, { me: caller.id });
    if (!row) {
      throw notFound('The property');
    }
    return row;
  }

  /** @throws DomainError('not-found') for what the caller does not keep */
  async remove(caller: Caller, propertyId: number): Promise<void> {
    await withTransactionOf(caller, this.source, async (manager) => {
      if (changed(await manager.delete(Favourite, { userId: caller.id, propertyId })) === 0) {
        throw notFound('The favourite');
      }
    });
  }

  /** By how many people a property is kept: those who were rejected do not count. */
  async countOf(propertyId: number): Promise<number> {
    const [{ count }] = await sql<{ count: number }>(this.source, {
      text: `select count(*)::int count from favourites f join users u on u.id = f.user_id and u.status_id <> ${UserStatus.Rejected} where f.property_id = $1`,
      values: [propertyId],
    });
    return count;
  }
}
