import { UserStatus } from '@stowbridge/contract/ids';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { changed, onConstraint } from '../../platform/database/changes';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { list, rowOf } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { LISTED } from '../properties/visibility.sql';
import { Favourite } from './favourite.entity';
import { type FavouriteRow, FAVOURITES } from './favourites.list';

/** Keeps what is listed; what is kept already stays one row, and so do two at once. */
const KEEP = `
  insert into favourites (user_id, property_id) select $1, p.id from properties p where p.id = $2 and ${LISTED}
  on conflict (user_id, property_id) do nothing`;

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
   */
  async keep(caller: Caller, propertyId: number, note?: string | null): Promise<FavouriteRow> {
    const id = await withTransactionOf(caller, this.source, async (manager) => {
      await manager
        .query(KEEP, [caller.id, propertyId])
        .catch(onConstraint('favourites_property_id_fk', notFound('The property')));
      const kept = await this.find(manager, caller, propertyId);
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

  private find(manager: EntityManager, { id }: Caller, propertyId: number): Promise<Favourite | null> {
    return manager.findOneBy(Favourite, { userId: id, propertyId });
  }
}
