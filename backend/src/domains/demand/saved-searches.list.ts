import type { Frequency } from '@stowbridge/contract/saved-searches';
import { oneOf } from '../../platform/http/list/filters';
import type { ListRules } from '../../platform/http/list/rules';
import { LISTED } from '../properties/visibility.sql';

export interface SavedSearchRow {
  id: number;
  name: string;
  address: string;
  frequency: Frequency;
  pausedUntil: Date | null;
  newCount: number;
  lastSentAt: Date | null;
  createdAt: Date;
}

/** The searches of one person, the newest first. */
export const SAVED_SEARCHES: ListRules<SavedSearchRow, { userId: number }> = {
  table: 'saved_searches',
  as: 's',
  versioned: true,
  fields: {
    id: { sql: 's.id', type: 'int', sort: true, filter: oneOf, index: 'saved_searches_of' },
  },
  defaultSort: ['id', 'DESC'],
  where: (at, { userId }) => `s.user_id = ${at(userId)}`,
  rows: `
    select s.id, s.name, s.address, s.frequency, s.paused_until "pausedUntil", s.last_sent_at "lastSentAt", s.created_at "createdAt",
      (select count(distinct h.property_id)::int from search_hits h join properties p on p.id = h.property_id and ${LISTED}
       where h.saved_search_id = s.id and h.found_at > now() - interval '7 days') "newCount"
    from page join saved_searches s on s.id = page.id`,
};
