import { UserStatus } from '@stowbridge/contract/ids';
import { SEARCHES_MAX, TOO_MANY_SEARCHES } from '@stowbridge/contract/saved-searches';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Caller } from '../../platform/access/permissions';
import { conflict, notFound } from '../../platform/common/errors';
import { Config } from '../../config';
import { changed } from '../../platform/database/changes';
import { sql } from '../../platform/database/sql';
import { withTransaction, withTransactionOf } from '../../platform/database/transaction';
import { list, rowOf } from '../../platform/http/list/list';
import type { Window } from '../../platform/http/list/paging.dto';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import type { SearchPage } from '../properties/search/search';
import { searchOfAddress } from '../properties/search/search-of-address';
import { SearchService } from '../properties/search/search.service';
import { finds } from './finds.sql';
import { SearchHit } from './hits.entity';
import { columnsOf, type SavedSearchInput } from './saved-columns';
import { SavedSearch } from './saved-search.entity';
import { SAVED_SEARCHES, type SavedSearchRow } from './saved-searches.list';
import { readStopToken } from './stop-tokens';

/** The searches that people save. Nothing of it is in the logs. */
@Injectable()
export class SavedSearchesService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
    private readonly search: SearchService,
  ) {}

  list(userId: number, request: ListQueryDto): Promise<Listed<SavedSearchRow>> {
    return list(this.source, request, SAVED_SEARCHES, { userId });
  }

  /** Those of somebody, for the office. @throws DomainError('not-found') when there is nobody of this id */
  async listOf(userId: number, request: ListQueryDto): Promise<Listed<SavedSearchRow>> {
    const found = await sql(this.source, { text: 'select 1 from users where id = $1', values: [userId] });
    if (found.length === 0) {
      throw notFound('The user');
    }
    return this.list(userId, request);
  }

  /** @throws DomainError('not-found') for what is not the caller's own */
  async get(caller: Caller, id: number): Promise<SavedSearchRow> {
    const row = await rowOf(this.source, id, SAVED_SEARCHES, { userId: caller.id });
    if (!row) {
      throw notFound('The saved search');
    }
    return row;
  }

  /** What it finds now, as its page does. */
  async matches(caller: Caller, id: number, window: Window): Promise<SearchPage> {
    const { address } = await this.get(caller, id);
    const found = searchOfAddress(address);
    return found ? this.search.search({ ...found.asked, window }) : { rows: '[]', total: 0 };
  }

  /** @throws DomainError('conflict') when the caller has as many as a person may */
  async save(caller: Caller, input: SavedSearchInput): Promise<number> {
    const columns = columnsOf(input);
    return withTransactionOf(caller, this.source, async (manager) => {
      // One at a time for each person, so that no two pass the limit together.
      await manager.query('select 1 from users where id = $1 for no key update', [caller.id]);
      if ((await manager.countBy(SavedSearch, { userId: caller.id })) >= SEARCHES_MAX) {
        throw conflict(TOO_MANY_SEARCHES);
      }
      const { identifiers } = await manager.insert(SavedSearch, { ...columns, userId: caller.id });
      return (identifiers[0] as { id: number }).id;
    });
  }

  async replace(caller: Caller, id: number, input: SavedSearchInput): Promise<void> {
    const columns = columnsOf(input);
    await withTransactionOf(caller, this.source, async (manager) => {
      const mine = { id, userId: caller.id };
      if (changed(await manager.update(SavedSearch, mine, columns)) === 0) {
        throw notFound('The saved search');
      }
      await forgetUntold(manager, id);
    });
  }

  /** With all that was found for it and waits to be told [BEYB-37]. */
  async remove(caller: Caller, id: number): Promise<void> {
    await withTransactionOf(caller, this.source, async (manager) => {
      if (changed(await manager.delete(SavedSearch, { id, userId: caller.id })) === 0) {
        throw notFound('The saved search');
      }
    });
  }

  /**
   * Stops the mails of the search that the link of a mail names; answers what it is called.
   * @throws DomainError('not-found') when the token is not ours, or the search is gone
   */
  async stop(token: string): Promise<{ name: string }> {
    const named = readStopToken(this.config.SECRET_KEY, token);
    return withTransaction(this.source, async (manager) => {
      const found = named ? await manager.findOneBy(SavedSearch, { id: named.searchId, userId: named.userId }) : null;
      if (!found) {
        throw notFound('The link');
      }
      await manager.update(SavedSearch, { id: found.id }, { frequency: 'never' });
      await forgetUntold(manager, found.id);
      return { name: found.name };
    });
  }

  /** How many saved searches find a property: those of people who were rejected do not count. */
  async countMatching(propertyId: number): Promise<number> {
    const [{ count }] = await sql<{ count: number }>(this.source, {
      text: `select count(*)::int count from public_properties p, saved_searches s join users u on u.id = s.user_id and u.status_id <> ${UserStatus.Rejected}
        where p.id = $1 and ${finds('(select t.tsv from search_texts t where t.property_id = $1)')}`,
      values: [propertyId],
    });
    return count;
  }
}

/** Nothing waits for a search that is silent. */
const forgetUntold = async (manager: EntityManager, id: number): Promise<void> => {
  const { frequency } = await manager.findOneByOrFail(SavedSearch, { id });
  if (frequency === 'never') {
    await manager.update(SearchHit, { savedSearchId: id }, { waits: false });
  }
};
