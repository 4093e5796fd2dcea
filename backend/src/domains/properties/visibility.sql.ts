/**
 * `contract/visibility` inside queries [FEVI-01]; `p` is the row of `properties`. A test compares both over all cells,
 * and the indexes of the search are built on these very expressions.
 */

/** A closed property is listed behind all others, and tells none of its figures. */
export const CLOSED = 'p.status_id = 4';

/** Listed: `exists` in the lists. A draft is never active (`properties_draft_hidden`). */
export const LISTED = 'p.active';

/** For sale, under LOI or under contract. */
export const OPEN = 'p.active and p.status_id in (1, 2, 3)';

/** There is a figure, and no words are shown in its place. */
export const PRICED = 'p.alternate_price_option_id is null and p.price > 0';

/** `publicPrice`: null wherever the figure is hidden, so that no order, filter or sum can tell it. */
export const PUBLIC_PRICE = `(case when ${OPEN} and ${PRICED} then p.price end)`;
