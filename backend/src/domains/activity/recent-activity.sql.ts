/** $1 and $2 are the first and the last day at the office, $3 is its time zone, in all statements of the reports. */
const MARK = 'coalesce((select activity_id from activity_marks where id = 1), 0)';

/**
 * The activities behind the mark. Postgres cannot know how few they are: with both bounds, the order and the fence
 * (offset 0) it reads them by the primary key and not, as it would else, all activities of the range.
 */
export const RECENT_ACTIVITY = `(select at, kind, property_id, keyword from activities where id > ${MARK} and id <= (select max(id) from activities) order by id offset 0) a`;

/** The first moment of a day at the office. */
export const startOf = (day: string): string => `(${day})::timestamp at time zone $3`;

/** A moment within the range; written so that an index on the column serves. */
export const within = (column: string): string =>
  `${column} >= ${startOf('$1::date')} and ${column} < ${startOf('$2::date + 1')}`;
