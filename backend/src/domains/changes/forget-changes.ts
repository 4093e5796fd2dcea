import { CHANGES_KEPT_DAYS } from '@stowbridge/contract/changes';
import type { DataSource } from 'typeorm';

/** Deletes what is older than the feed is kept, from the oldest on, and notes how far. */
export async function forgetChanges(source: DataSource, batch = 10_000): Promise<void> {
  for (let gone = batch; gone === batch;) {
    const [{ count }] = await source.manager.query<{ count: number }[]>(
      `with old as (
         delete from changes where id in (select id from (select id, at from changes order by id limit $1) first where at < now() - interval '${CHANGES_KEPT_DAYS} days')
         returning id
       ), marked as (
         insert into change_marks (id, forgotten_id) select 1, max(id) from old having count(*) > 0
         on conflict (id) do update set forgotten_id = greatest(change_marks.forgotten_id, excluded.forgotten_id)
       )
       select count(*)::int from old`,
      [batch],
    );
    gone = count;
  }
}
