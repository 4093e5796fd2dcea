/** `contract/visibility` inside queries: where a row `d` of `documents` stands among its versions. A test compares both. */

const REPLACEMENT = `from documents later
  where later.line_id = d.line_id and later.version > d.version and later.published_at is not null and later.withdrawn_at is null`;

/** Readers have a later version in its place. */
export const REPLACED = `exists (select ${REPLACEMENT})`;

/** When the next version took its place; null where none has. */
export const REPLACED_AT = `(select later.published_at ${REPLACEMENT} order by later.version limit 1)`;

/** `isListed`: the version that readers find. */
export const LISTED_VERSION = `d.published_at is not null and d.withdrawn_at is null and not ${REPLACED}`;

/** `versionStage` */
export const VERSION_STAGE = `case when d.published_at is null then 'unpublished' when d.withdrawn_at is not null then 'withdrawn'
  when ${REPLACED} then 'replaced' else 'newest' end`;
