import { CHANGE_RESOURCE_NAMES, CHANGES_KEPT_DAYS, CHANGES_PAGE_MAX } from '@stowbridge/contract/changes';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Caller, requireAdmin } from '../../platform/access/permissions';
import { DomainError } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { settledId } from '../../platform/events/settled';
import type { Change } from './change.entity';

/**
 * Of each resource the next ids from its index, of these the lowest: however few of the entries somebody may read.
 * @public for bench/feed.mjs
 */
export const CHANGES_PAGE = `
  with page as (
    select c.id from unnest($3::text[]) r (name) cross join lateral (
      select id from changes where resource = r.name and id > $1 and id <= $2 order by id limit $4) c
    order by c.id limit $4)
  select (select forgotten_id from change_marks)::text forgotten, c.id::text, c.type, c.resource, c.resource_id "resourceId", c.data, c.at
  from (select) one left join (page join changes c using (id)) on true order by c.id`;

type PageRow = { forgotten: string | null } & (Change | { id: null });

/** What happened to the records that integrators read. */
@Injectable()
export class ChangesService {
  constructor(private readonly source: DataSource) {}

  /**
   * What the caller may read of what followed an id, up to the newest settled one.
   * @throws DomainError('gone') where some of it is not kept any more
   */
  async after(
    caller: Caller,
    { after = '0', limit = String(CHANGES_PAGE_MAX) }: { after?: string; limit?: string },
  ): Promise<{ rows: Change[]; settled: string }> {
    requireAdmin(caller);
    const { scopes } = caller;
    const readable = CHANGE_RESOURCE_NAMES.filter((name) => !scopes || scopes.includes(`${name}:read`));
    const settled = await settledId(this.source, 'changes');
    const found = await sql<PageRow>(this.source, {
      name: 'changes-after',
      text: CHANGES_PAGE,
      values: [after, settled, readable, limit],
    });
    const { forgotten } = found[0];
    if (forgotten !== null && BigInt(after) > 0n && BigInt(after) < BigInt(forgotten)) {
      throw new DomainError(
        'gone',
        `Changes are kept for ${CHANGES_KEPT_DAYS} days, and some after this one are gone. Read all records again, then go on from the newest id.`,
      );
    }
    return { rows: found.flatMap(({ forgotten: _, ...row }) => (row.id === null ? [] : [row])), settled };
  }
}
